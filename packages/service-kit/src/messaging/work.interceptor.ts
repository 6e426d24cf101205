import { type CallHandler, type ExecutionContext, Injectable, Logger, type NestInterceptor } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { context as traceContext } from '@opentelemetry/api';
import { Observable, tap } from 'rxjs';
import { Metrics } from '../health/metrics.ts';
import { type Outcome, outcomeOf } from '../health/outcome.ts';
import { acceptRequestId, REQUEST_ID_HEADER, runWithContext } from '../request/request-context.ts';
import { readDeadline, TIME_LEFT_HEADER } from '../time/deadline.ts';
import { beginHandling } from '../tracing/message-tracing.ts';
import { endSpan } from '../tracing/span.ts';

/** Gives every NATS handler the request id, trace and deadline of the caller, and measures its duration. */
@Injectable()
export class WorkInterceptor implements NestInterceptor {
  private readonly logger = new Logger('Messages');

  constructor(private readonly metrics: Metrics) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'rpc') return next.handle();
    const nats = context.switchToRpc().getContext<NatsContext>();
    const headers = nats.getHeaders();
    const subject = nats.getSubject();
    const requestId = acceptRequestId(headers?.get?.(REQUEST_ID_HEADER));
    const deadline = readDeadline(headers?.get?.(TIME_LEFT_HEADER));
    const end = this.metrics.messageSeconds.startTimer({ subject, side: 'handled' });
    const { span, inside } = beginHandling(subject, headers, requestId);
    const over = (outcome: Outcome, thrown?: unknown): void => {
      const seconds = end({ outcome });
      endSpan(span, thrown);
      this.logger.debug({ subject, outcome, ms: Math.round(1_000 * seconds) });
    };
    const complete = (): void => over('ok');
    const error = (thrown: unknown): void => over(outcomeOf(thrown), thrown);
    return new Observable((subscriber) =>
      traceContext.with(inside, () =>
        runWithContext({ requestId, deadline }, () => next.handle().pipe(tap({ complete, error })).subscribe(subscriber)),
      ),
    );
  }
}
