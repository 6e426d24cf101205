import type { HttpRequest } from '../http/http-client.ts';

/** Receives each read before its result is used, and may repeat it. */
export type ReadGuard = <Answer>(read: () => Promise<Answer>, request: HttpRequest) => Promise<Answer>;

let guard: ReadGuard | undefined;

/** Sets the single guard of all reads through `api`; returns the function that removes it. */
export function guardReads(next: ReadGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export function guarded<Answer>(read: () => Promise<Answer>, request: HttpRequest): Promise<Answer> {
  return guard ? guard(read, request) : read();
}
