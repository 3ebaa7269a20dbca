// Runs the page's module outside of a page, for tests: a program for WASI that reads calls from standard input and writes
// what they print to standard output.
//
// `F PATH COUNT` and a line end are followed by the COUNT bytes of a file; `R ARGUMENT ARGUMENT …` is a call.

typedef unsigned long size_t;
typedef struct {
    void *start;
    size_t count;
} bytes;

#define WASI(name) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name)))
WASI(fd_read) int fd_read(int stream, const bytes *target, size_t targets, size_t *count);
WASI(fd_write) int fd_write(int stream, const bytes *source, size_t sources, size_t *count);
WASI(proc_exit) void proc_exit(int status);

unsigned char *scenec_input(int count);
void scenec_store(int nameCount);
int scenec_run(int argumentsCount);
unsigned char *scenec_output(void);
int scenec_outputCount(void);
void *malloc(size_t);
void free(void *);

static char buffer[65536];
static size_t filled, used;

static int next(void) {
    if (used == filled) {
        bytes target = {buffer, sizeof buffer};
        used = filled = 0;
        if (fd_read(0, &target, 1, &filled) || !filled) return -1;
    }
    return (unsigned char)buffer[used++];
}

static void write(const void *start, size_t count) {
    while (count) {
        bytes source = {(void *)start, count};
        size_t written = 0;
        if (fd_write(1, &source, 1, &written) || !written) proc_exit(2);
        start = (const char *)start + written;
        count -= written;
    }
}

void _start(void) {
    static char line[8192];
    while (1) {
        int count = 0, byte;
        while ((byte = next()) >= 0 && byte != '\n')
            if (count < (int)sizeof line) line[count++] = byte;
        if (byte < 0) proc_exit(0);
        if (line[0] == 'F') {
            int end = count, size = 0;
            while (line[end - 1] != ' ') end--;
            for (int at = end; at < count; at++) size = size * 10 + line[at] - '0';
            int nameCount = end - 3;
            unsigned char *input = scenec_input(nameCount + size);
            for (int at = 0; at < nameCount; at++) input[at] = line[2 + at];
            for (int at = 0; at < size; at++) input[nameCount + at] = next();
            scenec_store(nameCount);
        } else {
            unsigned char *input = scenec_input(count - 1);
            for (int at = 2; at < count; at++) input[at - 2] = line[at] == ' ' ? 0 : line[at];
            input[count - 2] = 0;
            char status[] = "= 0\n";
            status[2] += scenec_run(count - 1);
            write(scenec_output(), scenec_outputCount());
            write(status, 4);
        }
    }
}
