import type { FactoryProvider, Type } from '@nestjs/common';
import { RecurringWork } from '../time/recurring-work.ts';

/** A due draft must be public within ten seconds. */
const EVERY_SECONDS = 4;

interface Swept {
  sweep(): Promise<void>;
}

export class DraftsSweeper extends RecurringWork {
  constructor(private readonly drafts: readonly Swept[]) {
    super(EVERY_SECONDS, 'What is to be published has to wait');
  }

  protected async work(signal: AbortSignal): Promise<void> {
    for (const drafts of this.drafts) if (!signal.aborted) await drafts.sweep();
  }
}

export function draftsSweeper(...owners: readonly Type<Swept>[]): FactoryProvider<DraftsSweeper> {
  return { provide: DraftsSweeper, inject: [...owners], useFactory: (...drafts: Swept[]) => new DraftsSweeper(drafts) };
}
