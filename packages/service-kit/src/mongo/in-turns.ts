import { withoutDeadline } from '../request/request-context.ts';

/**
 * Runs one query for all callers that wait at the same time. A caller that arrives during a query waits for the next one, so that no answer
 * is older than the call that gets it.
 */
export class InTurns<Answer> {
  private asked: Promise<Answer> | undefined;
  private next: Promise<Answer> | undefined;

  constructor(private readonly ask: () => Promise<Answer>) {}

  answer(): Promise<Answer> {
    this.next ??= this.turn();
    return this.next;
  }

  private async turn(): Promise<Answer> {
    await this.asked?.catch(() => undefined);
    this.next = undefined;
    this.asked = withoutDeadline(this.ask);
    return this.asked;
  }
}
