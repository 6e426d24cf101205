import { Injectable } from '@nestjs/common';
import { AppError } from '@reefdesk/service-kit/errors/app-error';
import { Metrics } from '@reefdesk/service-kit/health/metrics';
import { timed } from '@reefdesk/service-kit/health/outcome';
import { inSpan } from '@reefdesk/service-kit/tracing/span';

export type StorageOperation = 'prepare' | 'presign' | 'stat' | 'read' | 'open' | 'write' | 'remove';

@Injectable()
export class StorageMetrics {
  private readonly seconds;
  private readonly full;

  constructor(metrics: Metrics) {
    this.seconds = metrics.histogram(
      'object_storage_request_duration_seconds',
      'Duration of calls to the object storage; a stream is timed until it begins',
      ['operation', 'outcome'],
      [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    );
    this.full = metrics.counter('object_storage_full_total', 'Calls that the object storage refused for want of room', ['operation']);
  }

  /** Measures an operation and adds it to the trace. */
  observe<T>(operation: StorageOperation, work: () => Promise<T>): Promise<T> {
    return inSpan(`storage ${operation}`, { kind: 'client' }, () =>
      timed(this.seconds, { operation }, () => this.notingFull(operation, work)),
    );
  }

  private async notingFull<T>(operation: StorageOperation, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'storage_full') this.full.inc({ operation });
      throw error;
    }
  }
}
