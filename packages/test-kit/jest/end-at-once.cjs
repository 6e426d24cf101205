// A worker that has nothing left to do ends at once. Taking its heap of a gigabyte down in order outlasts, on a busy machine, the
// half second after which jest ends it by force, and takes it for a leak. (Whatever keeps a worker busy is still told: there is
// no `beforeExit` then.) A single file runs in jest's own process, which ends in order.
const isWorker = process.send !== undefined;
if (isWorker) process.once('beforeExit', () => process.kill(process.pid, 'SIGKILL'));
