import type { ApiFailure } from '@reefdesk/web-kit';

/** `lost`: there is no such place. `unreadable`: an answer that is no destination. `failed`: no answer, or a broken server. */
export type FailureKind = 'lost' | 'unreadable' | 'failed';

/** Which of the three texts it gets (ERR-13..15, OR-07). */
export function failureKind({ status }: Pick<ApiFailure, 'status'>): FailureKind {
  if (status === 404) return 'lost';
  return status === 200 || status === 400 ? 'unreadable' : 'failed';
}
