import { beginOutgoing, type OutgoingRequest } from '@reefdesk/service-kit/tracing/outgoing-request';
import { explainFailure } from './failures.ts';

/** `2xx` etc., or the failure: `unreachable`, `timeout`, `broken`, `left` (the visitor did), `retried`. */
export type NoteAnswer = (upstream: string, outcome: string, seconds: number) => void;

const FAILURES: Readonly<Record<string, string>> = { service_unavailable: 'unreachable', gateway_timeout: 'timeout' };

/** Status that nginx uses for a client that disconnected. */
const CLIENT_LEFT = 499;

/** An attempt at an upstream until its response begins, measured and traced as a span. */
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
