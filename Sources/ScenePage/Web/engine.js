"use strict";
// The compiler: the same functions in the page and in its worker.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", {ignoreBOM: true});

// Memory that one huge text needed isn't kept for all that follow.
const mostMemory = 192 << 20;

class Compiler {
  // The module, compiled, and the files that scenes can import.
  constructor(module, files) {
    this.module = module;
    this.files = files;
  }

  async start() {
    const instance = await WebAssembly.instantiate(this.module);
    this.functions = instance.exports;
    for (const [path, text] of this.files) {
      const name = encoder.encode(path);
      this.hand(name, encoder.encode(text));
      this.functions.scenec_store(name.length);
    }
    return this;
  }

  hand(first, second) {
    const at = this.functions.scenec_input(first.length + second.length);
    const memory = new Uint8Array(this.functions.memory.buffer, at, first.length + second.length);
    memory.set(first);
    memory.set(second, first.length);
  }

  // Runs the command line with these arguments; `text` is its standard input. The result says whether that is a
  // printed hierarchy or a document of Interface Builder.
  call(words, text) {
    if (!this.functions) throw new Error("the compiler starts again");
    const encoded = encoder.encode(words.map(word => word + "\0").join(""));
    try {
      this.hand(encoded, encoder.encode(text));
      const status = this.functions.scenec_run(encoded.length);
      const read = (start, count) => decoder.decode(new Uint8Array(this.functions.memory.buffer, start, count));
      const result = {
        status,
        isDocument: this.functions.scenec_isDocument(encoded.length) === 1,
        output: read(this.functions.scenec_output(), this.functions.scenec_outputCount()),
        error: read(this.functions.scenec_error(), this.functions.scenec_errorCount()),
      };
      if (this.functions.memory.buffer.byteLength > mostMemory) this.restart();
      return result;
    } catch (error) {
      this.restart();
      throw error;
    }
  }

  // An instance that has trapped is in no defined state.
  restart() {
    this.functions = null;
    this.restarted = this.start();
  }
}

if (typeof document === "undefined") {
  let compiler = null;
  self.onmessage = async ({data}) => {
    try {
      if (data.module) {
        compiler = await new Compiler(data.module, data.files).start();
        self.postMessage({ready: true});
        return;
      }
      await compiler.restarted;
      self.postMessage({id: data.id, results: data.calls.map(([words, text]) => compiler.call(words, text))});
    } catch (error) {
      self.postMessage({id: data.id, failure: String(error)});
    }
  };
}
