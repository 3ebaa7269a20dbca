// Messages of JSON-RPC over two streams, each behind a header with its length.
'use strict';

/** One session with a server. */
class Connection {
    /**
     * @param input The stream that the server writes.
     * @param output The stream that the server reads.
     * @param {(method: string, parameters: any) => any} receive Handles notifications, and answers requests, of the server.
     * @param {(error: Error) => void} fail Called if something other than a message arrives.
     */
    constructor(input, output, receive, fail) {
        this.output = output;
        this.receive = receive;
        this.fail = fail;
        this.pending = new Map();
        this.lastID = 0;
        this.isClosed = false;
        this.chunks = [];
        this.size = 0;
        input.on('data', chunk => this.take(chunk));
        // A server that ends while something is written to it is reported when its process exits.
        output.on('error', () => this.close());
    }

    /** Sends a notification. */
    notify(method, parameters) { this.send({ jsonrpc: '2.0', method, params: parameters }); }

    /** Sends a request. Returns its result; an error of the server rejects, unless it only says that it was cancelled. */
    request(method, parameters, cancellation) {
        if (this.isClosed) return Promise.resolve(null);
        const id = ++this.lastID;
        return new Promise((resolve, reject) => {
            const subscription = cancellation?.onCancellationRequested(() => this.notify('$/cancelRequest', { id }));
            this.pending.set(id, (result, error) => {
                subscription?.dispose();
                // Cancelled by the client, and ContentModified.
                if (!error || error.code === -32800 || error.code === -32801) resolve(result ?? null);
                else reject(new Error(error.message));
            });
            this.send({ jsonrpc: '2.0', id, method, params: parameters });
        });
    }

    /** Ends all requests without results. */
    close() {
        this.isClosed = true;
        const pending = [...this.pending.values()];
        this.pending.clear();
        for (const finish of pending) finish(null);
    }

    send(message) {
        if (this.isClosed) return;
        const body = Buffer.from(JSON.stringify(message), 'utf8');
        this.output.write(`Content-Length: ${body.length}\r\n\r\n`);
        this.output.write(body);
    }

    take(chunk) {
        this.chunks.push(chunk);
        this.size += chunk.length;
        // Joining only what can be a whole message keeps a long one from being copied for each of its chunks.
        while (this.size > 0 && this.size >= (this.wanted ?? 1)) {
            const buffer = this.chunks.length === 1 ? this.chunks[0] : Buffer.concat(this.chunks);
            this.chunks = [buffer];
            const end = buffer.indexOf('\r\n\r\n');
            if (end < 0) {
                if (buffer.length > 4096) this.break();
                return;
            }
            const length = /^content-length: *(\d+) *$/im.exec(buffer.toString('latin1', 0, end));
            if (!length) return this.break();
            this.wanted = end + 4 + Number(length[1]);
            if (buffer.length < this.wanted) return;
            const body = buffer.toString('utf8', end + 4, this.wanted);
            this.chunks = [buffer.subarray(this.wanted)];
            this.size -= this.wanted;
            this.wanted = undefined;
            try {
                this.handle(JSON.parse(body));
            } catch (error) {
                this.fail(error);
            }
        }
    }

    break() {
        this.chunks = [];
        this.size = 0;
        this.close();
        this.fail(new Error('what the server writes is no message'));
    }

    handle(message) {
        if (message.method === undefined) {
            const finish = this.pending.get(message.id);
            this.pending.delete(message.id);
            finish?.(message.result, message.error);
        } else {
            const result = this.receive(message.method, message.params);
            if (message.id !== undefined) this.send({ jsonrpc: '2.0', id: message.id, result: result ?? null });
        }
    }
}

module.exports = { Connection };
