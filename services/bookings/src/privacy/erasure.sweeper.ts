import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { ErasureService } from './erasure.service.ts';

export const ERASURE_SWEEP_SECONDS = Symbol('ERASURE_SWEEP_SECONDS');

/** Erases enquiries after the retention time that the privacy page states. */
@Injectable()
export class ErasureSweeper extends RecurringWork {
  constructor(
    private readonly erasure: ErasureService,
    @Inject(ERASURE_SWEEP_SECONDS) everySeconds: number,
  ) {
    super(everySeconds, 'Personal data of old enquiries has to wait for being erased');
  }

  protected work(signal: AbortSignal): Promise<void> {
    return this.erasure.sweep(signal);
  }
}
