/** Milliseconds with an arbitrary origin; only differences are meaningful. */
export type Clock = () => number;

/** Clock for durations within this process, unaffected by changes of the system time. */
export const monotonicMs: Clock = () => performance.now();
