import type { FactoryProvider, Type } from '@nestjs/common';
import { RecurringWork } from '../time/recurring-work.ts';

const EVERY_SECONDS = 60;

interface Swept {
  sweep(): Promise<void>;
}

export class TrashSweeper extends RecurringWork {
  constructor(private readonly trashes: readonly Swept[]) {
    super(EVERY_SECONDS, 'The trash has to wait');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    for (const trash of this.trashes) if (!signal.aborted) await trash.sweep();
  }
}

export function trashSweeper(...owners: readonly Type<Swept>[]): FactoryProvider<TrashSweeper> {
  return { provide: TrashSweeper, inject: [...owners], useFactory: (...trashes: Swept[]) => new TrashSweeper(trashes) };
}
