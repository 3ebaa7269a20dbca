// The part of Musl that the program uses, with the types in its headers for x86-64. It was written for this project and
// is only read by `.ci/platforms`, which compiles the program for Musl on any machine. Constants have the values they
// have there, though nothing runs with them. Declare here what you use for the first time.
#ifndef SCENEC_TESTS_MUSL_H
#define SCENEC_TESTS_MUSL_H

typedef unsigned mode_t;
typedef unsigned long nlink_t;
typedef unsigned long dev_t;
typedef unsigned long ino_t;
typedef unsigned uid_t;
typedef unsigned gid_t;
typedef int pid_t;
typedef long off_t;
typedef long blkcnt_t;
typedef long blksize_t;
typedef long time_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef unsigned long nfds_t;
typedef int clockid_t;
typedef struct __sigset_t {
    unsigned long __bits[128 / sizeof(long)];
} sigset_t;

// errno.h: a macro that Swift can't import; the overlay turns it into a variable.
int *__errno_location(void);
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EBADF 9
#define EAGAIN 11
#define EWOULDBLOCK EAGAIN
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
#define ENAMETOOLONG 36
#define ELOOP 40
#define EOVERFLOW 75
#define EILSEQ 84
#define ENOTSUP 95
#define EDQUOT 122

// sys/stat.h. The overlay declares the constants of `st_mode`, with the type `mode_t`.
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
struct stat {
    dev_t st_dev;
    ino_t st_ino;
    nlink_t st_nlink;
    mode_t st_mode;
    uid_t st_uid;
    gid_t st_gid;
    unsigned int __pad0;
    dev_t st_rdev;
    off_t st_size;
    blksize_t st_blksize;
    blkcnt_t st_blocks;
    struct timespec st_atim;
    struct timespec st_mtim;
    struct timespec st_ctim;
    long __unused[3];
};
int stat(const char *restrict, struct stat *restrict);
int lstat(const char *restrict, struct stat *restrict);
int fstat(int, struct stat *);
int mkdir(const char *, mode_t);
int fchmod(int, mode_t);
mode_t umask(mode_t);

// fcntl.h. `open` and `fcntl` are variadic, so Swift only sees those of the overlay.
int open(const char *, int, ...);
int fcntl(int, int, ...);
#define O_RDONLY 00
#define O_WRONLY 01
#define O_RDWR 02
#define O_CREAT 0100
#define O_EXCL 0200
#define O_TRUNC 01000
#define O_NONBLOCK 04000
#define O_DIRECTORY 0200000
#define O_NOFOLLOW 0400000
#define O_CLOEXEC 02000000
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define FD_CLOEXEC 1

// unistd.h
ssize_t read(int, void *, size_t);
int usleep(unsigned);
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
_Noreturn void _exit(int);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define W_OK 2
#define _SC_NPROCESSORS_ONLN 84

// poll.h
struct pollfd {
    int fd;
    short events;
    short revents;
};
int poll(struct pollfd *, nfds_t, int);
#define POLLIN 0x001
#define POLLOUT 0x004
#define POLLNVAL 0x020

// dirent.h
typedef struct __dirstream DIR;
struct dirent {
    ino_t d_ino;
    off_t d_off;
    unsigned short d_reclen;
    unsigned char d_type;
    char d_name[256];
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
_Noreturn void exit(int);
char *strerror(int);
double sin(double);
double cos(double);

// signal.h. The overlay declares the constants of handlers.
typedef struct __siginfo siginfo_t;
struct sigaction {
    union {
        void (*sa_handler)(int);
        void (*sa_sigaction)(int, siginfo_t *, void *);
    } __sa_handler;
    sigset_t sa_mask;
    int sa_flags;
    void (*sa_restorer)(void);
};
void (*signal(int, void (*)(int)))(int);
int sigaction(int, const struct sigaction *restrict, struct sigaction *restrict);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigprocmask(int, const sigset_t *restrict, sigset_t *restrict);
int pthread_sigmask(int, const sigset_t *restrict, sigset_t *restrict);
int kill(pid_t, int);
int raise(int);
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGBUS 7
#define SIGFPE 8
#define SIGSEGV 11
#define SIGSYS 31
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
#define SA_RESTART 0x10000000
#define SA_RESETHAND 0x80000000

// time.h
int clock_gettime(clockid_t, struct timespec *);
#define CLOCK_REALTIME 0
#define CLOCK_MONOTONIC 1

// pthread.h. A thread is a pointer to an incomplete type.
typedef struct __pthread *pthread_t;
typedef struct {
    union {
        int __i[14];
        volatile int __vi[14];
        unsigned long __s[7];
    } __u;
} pthread_attr_t;
int pthread_create(pthread_t *restrict, const pthread_attr_t *restrict, void *(*)(void *), void *restrict);
int pthread_join(pthread_t, void **);
int pthread_attr_init(pthread_attr_t *);
int pthread_attr_destroy(pthread_attr_t *);
int pthread_attr_setstacksize(pthread_attr_t *, size_t);

#endif
