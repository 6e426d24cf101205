/** For `tsc`. Each of its checkers works out the types of mongoose again: with one, a project takes half of the processor's time. */
export const ONE_CHECKER = ['--checkers', '1'] as const;
