import { beginOutgoing, type OutgoingRequest } from '@reefdesk/service-kit/tracing/outgoing-request';
import { explainFailure } from './failures.ts';

/** `2xx` and its like, or why there was no answer: `unreachable`, `timeout`, `broken`, `left` (the visitor did), `retried`. */
export type NoteAnswer = (upstream: string, outcome: string, seconds: number) => void;

const FAILURES: Readonly<Record<string, string>> = { service_unavailable: 'unreachable', gateway_timeout: 'timeout' };

/** What nginx calls a client that went away. */
const CLIENT_LEFT = 499;

/** One question to an upstream, from the moment it is sent until its answer begins: timed, and a span of the visitor's trace. */
export class UpstreamCall {
  private readonly startedAt = performance.now();
  private readonly outgoing: OutgoingRequest;
  private isOver = false;

  constructor(
    private readonly upstream: string,
    method: string,
    private readonly note: NoteAnswer,
  ) {
    this.outgoing = beginOutgoing(method, upstream);
  }

  /** To send along with the question. */
  get traceHeaders(): Readonly<Record<string, string>> {
    return this.outgoing.headers;
  }

  answered(status: number): void {
    this.end(`${Math.floor(status / 100)}xx`, { status });
  }

  failed(cause: unknown): void {
    const error = explainFailure(cause);
    this.end(FAILURES[error.code] ?? 'broken', { error });
  }

  /** Nobody wants the answer any more, or the same is asked once more. */
  dropped(why: 'left' | 'retried'): void {
    this.end(why, { status: CLIENT_LEFT });
  }

  private end(outcome: string, facts: Parameters<OutgoingRequest['end']>[0]): void {
    if (this.isOver) return;
    this.isOver = true;
    this.outgoing.end(facts);
    this.note(this.upstream, outcome, (performance.now() - this.startedAt) / 1_000);
  }
}
