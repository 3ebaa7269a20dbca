// The part of macOS's C library that the program uses, with the types in Apple's headers. It was written for this
// project and is only read by `.ci/platforms`, which compiles the program for macOS on a machine without an SDK.
// Constants have the values they have on macOS, though nothing runs with them. Declare here what you use for the first
// time.
#ifndef SCENEC_TESTS_DARWIN_H
#define SCENEC_TESTS_DARWIN_H

// Types. Darwin's `mode_t` and `nlink_t` have 16 bits; `dev_t` is signed.
typedef unsigned short mode_t;
typedef unsigned useconds_t;
typedef unsigned short nlink_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int pid_t;
typedef long long off_t;
typedef long long blkcnt_t;
typedef int blksize_t;
typedef long time_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef unsigned int nfds_t;
typedef unsigned int sigset_t;
typedef unsigned long long rlim_t;

// errno.h: a macro that Swift can't import; the overlay turns it into a variable.
extern int *_Nonnull __error(void);
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define ENOSPC 28
#define EROFS 30
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ENOTSUP 45
#define ELOOP 62
#define ENAMETOOLONG 63
#define EDQUOT 69
#define EOVERFLOW 84
#define EILSEQ 92

// sys/stat.h. The overlay declares the constants of `st_mode`, with the type `mode_t`.
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    unsigned int st_flags;
    unsigned int st_gen;
    int st_lspare;
    long long st_qspare[2];
};
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
int mkdir(const char *, mode_t);
int fchmod(int, mode_t);
mode_t umask(mode_t);

// fcntl.h. `open` and `fcntl` are variadic, so Swift only sees those of the overlay.
int open(const char *, int, ...);
int fcntl(int, int, ...);
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_CLOEXEC 0x01000000
#define O_DIRECTORY 0x00100000
#define O_NOFOLLOW 0x00000100
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1

// unistd.h
ssize_t read(int, void *, size_t);
int usleep(useconds_t);
ssize_t write(int, const void *, size_t);
int close(int);
int fsync(int);
int access(const char *, int);
int fchown(int, uid_t, gid_t);
int ftruncate(int, off_t);
off_t lseek(int, off_t, int);
int link(const char *, const char *);
int unlink(const char *);
int isatty(int);
pid_t getpid(void);
uid_t geteuid(void);
long sysconf(int);
void _exit(int) __attribute__((noreturn));
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define W_OK (1 << 1)
#define _SC_NPROCESSORS_ONLN 58

// poll.h
struct pollfd {
    int fd;
    short events;
    short revents;
};
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLNVAL 0x0020

// dirent.h. Unlike on Linux, `DIR` is a complete type.
typedef struct {
    int __dd_fd;
    long __dd_loc;
    long __dd_size;
    char *__dd_buf;
    int __dd_len;
    long __dd_seek;
} DIR;
struct dirent {
    ino_t d_ino;
    unsigned long long d_seekoff;
    unsigned short d_reclen;
    unsigned short d_namlen;
    unsigned char d_type;
    char d_name[1024];
};
DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);
#define DT_UNKNOWN 0
#define DT_FIFO 1
#define DT_CHR 2
#define DT_DIR 4
#define DT_BLK 6
#define DT_REG 8
#define DT_LNK 10
#define DT_SOCK 12

// stdlib.h, stdio.h, string.h, math.h
char *getenv(const char *);
char *realpath(const char *restrict, char *restrict);
int mkstemp(char *);
int rename(const char *, const char *);
void free(void *);
void exit(int) __attribute__((noreturn));
char *strerror(int);
double sin(double);
double cos(double);

// signal.h. The overlay declares the constants of handlers.
typedef void (*sig_t)(int);
typedef struct __siginfo siginfo_t;
union __sigaction_u {
    void (*__sa_handler)(int);
    void (*__sa_sigaction)(int, struct __siginfo *, void *);
};
struct sigaction {
    union __sigaction_u __sigaction_u;
    sigset_t sa_mask;
    int sa_flags;
};
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigprocmask(int, const sigset_t *restrict, sigset_t *restrict);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int kill(pid_t, int);
int raise(int);
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGBUS 10
#define SIGSEGV 11
#define SIGSYS 12
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SA_RESTART 0x0002
#define SA_RESETHAND 0x0004

// time.h. A clock is a case of an enumeration; its name is a macro, which the overlay declares.
typedef enum {
    _CLOCK_REALTIME = 0,
    _CLOCK_MONOTONIC = 6,
} clockid_t;
int clock_gettime(clockid_t, struct timespec *);

// pthread.h. `pthread_t` is optional; the function of a thread gets a nonnull pointer.
#pragma clang assume_nonnull begin
struct _opaque_pthread_t {
    long __sig;
    void *_Nullable __cleanup_stack;
    char __opaque[8176];
};
typedef struct _opaque_pthread_t *pthread_t;
struct _opaque_pthread_attr_t {
    long __sig;
    char __opaque[56];
};
typedef struct _opaque_pthread_attr_t pthread_attr_t;
int pthread_create(
    pthread_t _Nullable *_Nonnull restrict, const pthread_attr_t *_Nullable restrict,
    void *_Nullable (*_Nonnull)(void *_Nonnull), void *_Nullable restrict);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);
#pragma clang assume_nonnull end

#endif
