import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { NatsContext } from '@nestjs/microservices';
import { Observable, tap } from 'rxjs';
import { Metrics } from '../health/metrics.ts';
import { acceptRequestId, REQUEST_ID_HEADER, runWithContext } from '../http/request-context.ts';

/** Around every NATS handler: the request id of the caller, and how long it took. */
@Injectable()
export class WorkInterceptor implements NestInterceptor {
  constructor(private readonly metrics: Metrics) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (context.getType() !== 'rpc') return next.handle();
    const nats = context.switchToRpc().getContext<NatsContext>();
    const requestId = acceptRequestId(nats.getHeaders()?.get?.(REQUEST_ID_HEADER));
    const end = this.metrics.messageSeconds.startTimer({ subject: nats.getSubject(), side: 'handled' });
    return new Observable((subscriber) =>
      runWithContext({ requestId }, () =>
        next
          .handle()
          .pipe(tap({ complete: () => end({ outcome: 'ok' }), error: () => end({ outcome: 'error' }) }))
          .subscribe(subscriber),
      ),
    );
  }
}
