import { messageOf } from '@reefdesk/embedded-stack/errors';
import { ManagedProcess, type ProcessSpec } from '@reefdesk/embedded-stack/managed-process';

export interface LoopProcessInput {
  spec: ProcessSpec;
  tell: (text: string) => void;
}

/** A process of the loop, restarted when its sources change. It reports errors and never throws. */
export class LoopProcess {
  readonly name: string;
  readonly #process: ManagedProcess;
  readonly #report: (text: string) => void;
  /** Counts requests, so that the work of an older one is abandoned. */
  #wanted = 0;
  #work: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor({ spec, tell }: LoopProcessInput) {
    this.name = spec.name;
    this.#process = new ManagedProcess(spec);
    this.#report = tell;
  }

  /** Starts the process, or ends it first. Resolves when it serves, has failed, or a newer request arrived. */
  restart(): Promise<void> {
    if (this.#isOver) return this.#work;
    this.#wanted += 1;
    const asked = this.#wanted;
    const isCurrent = () => asked === this.#wanted;
    const ended = this.#process.stop();
    this.#work = Promise.all([this.#work, ended]).then(() => (isCurrent() ? this.#start(isCurrent) : undefined));
    return this.#work;
  }

  async #start(isCurrent: () => boolean): Promise<void> {
    const startedAt = Date.now();
    const again = 'it starts again when its code changes';
    try {
      await this.#process.start();
    } catch (error) {
      if (isCurrent()) this.#report(`${messageOf(error)}\n${again}`);
      return;
    }
    if (!isCurrent()) return;
    this.#report(`ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    void this.#process.whenExited().then((reason) => isCurrent() && this.#report(`ended unasked (${reason}); ${again}`));
  }

  /** Stops permanently: changes in progress start nothing any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#wanted += 1;
    await this.#process.stop();
    await this.#work;
  }
}
