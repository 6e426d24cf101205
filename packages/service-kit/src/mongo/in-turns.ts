import { withoutDeadline } from '../request/request-context.ts';

/** Shares one query among waiting callers. A caller that arrives during a query gets the next one, so no answer is older than its call. */
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
