import type { HttpRequest } from '../http/http-client.ts';

/** Gets each read before its answer counts, and may make it again. */
export type ReadGuard = <Answer>(read: () => Promise<Answer>, request: HttpRequest) => Promise<Answer>;

let guard: ReadGuard | undefined;

/** All reads through `api` go through it until what is returned is called. One at a time. */
export function guardReads(next: ReadGuard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

export function guarded<Answer>(read: () => Promise<Answer>, request: HttpRequest): Promise<Answer> {
  return guard ? guard(read, request) : read();
}
