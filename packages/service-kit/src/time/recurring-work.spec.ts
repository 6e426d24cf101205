import { setImmediate as turn } from 'node:timers/promises';
import { RecurringWork } from './recurring-work.ts';

const HOUR_SECONDS = 3_600;

class Rounds extends RecurringWork {
  count = 0;

  constructor(private readonly task: (count: number, signal: AbortSignal) => Promise<void>) {
    super(HOUR_SECONDS, 'The rounds have to wait', 0.001);
  }

  protected async work(signal: AbortSignal): Promise<void> {
    this.count += 1;
    await this.task(this.count, signal);
  }
}

describe('RecurringWork', () => {
  it('works at the start, and again when it is woken', async () => {
    const rounds = new Rounds(async () => undefined);
    rounds.onApplicationBootstrap();
    await turn();
    expect(rounds.count).toBe(1);
    rounds.wake();
    await turn();
    expect(rounds.count).toBe(2);
    await rounds.beforeApplicationShutdown();
  });

  it('repeats a round that failed after the shorter pause', async () => {
    let repeated = (): void => undefined;
    const second = new Promise<void>((resolve) => {
      repeated = resolve;
    });
    const rounds = new Rounds(async (count) => {
      if (count === 1) throw new Error('a fault in the first round');
      repeated();
    });
    rounds.onApplicationBootstrap();
    await second;
    await rounds.beforeApplicationShutdown();
    expect(rounds.count).toBe(2);
  });

  it('asks the round in progress to end at the shutdown, and waits for it', async () => {
    let hasEnded = false;
    const rounds = new Rounds(async (_count, signal) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      await turn();
      hasEnded = true;
    });
    rounds.onApplicationBootstrap();
    await rounds.beforeApplicationShutdown();
    expect(hasEnded).toBe(true);
    expect(rounds.count).toBe(1);
  });
});
