import { withoutDeadline } from '../http/request-context.ts';

/**
 * One question for all who have it at the same time. Who comes while it is being asked waits for the next one: no answer is older than
 * the question of whoever gets it.
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
