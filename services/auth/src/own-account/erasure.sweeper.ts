import { Injectable } from '@nestjs/common';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { ErasureService } from './erasure.service.ts';

const EVERY_SECONDS = 60;

/** Completes pending erasures at the start and then at intervals. */
@Injectable()
export class ErasureSweeper extends RecurringWork {
  constructor(private readonly erasure: ErasureService) {
    super(EVERY_SECONDS, 'Accounts that were erased still stand in enquiries');
  }

  protected work(signal: AbortSignal): Promise<void> {
    return this.erasure.finishAll(signal);
  }
}
