import { Inject, Injectable } from '@nestjs/common';
import { RecurringWork } from '@reefdesk/service-kit/time/recurring-work';
import { DestinationRemovalService } from './destination-removal.service.ts';

export const REMOVAL_SWEEP_SECONDS = Symbol('REMOVAL_SWEEP_SECONDS');

@Injectable()
export class DestinationRemovalSweeper extends RecurringWork {
  constructor(
    private readonly removal: DestinationRemovalService,
    @Inject(REMOVAL_SWEEP_SECONDS) everySeconds: number,
  ) {
    super(everySeconds, 'Unfinished removals have to wait');
  }

  protected work(): Promise<void> {
    return this.removal.sweep();
  }
}
