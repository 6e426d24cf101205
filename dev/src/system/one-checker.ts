/** Option for `tsc`. Each checker computes the types of mongoose again, so one checker halves the CPU time of a project. */
export const ONE_CHECKER = ['--checkers', '1'] as const;
