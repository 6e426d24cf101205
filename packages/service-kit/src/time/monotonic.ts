/** Milliseconds of some clock; only differences mean something. */
export type Clock = () => number;

/** The clock for everything that lasts within this process: nobody sets it, forward or back, as they do the time of day. */
export const monotonicMs: Clock = () => performance.now();
