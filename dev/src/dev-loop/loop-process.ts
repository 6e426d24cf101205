import { messageOf } from '@reefdesk/embedded-stack/errors';
import { ManagedProcess, type ProcessSpec } from '@reefdesk/embedded-stack/managed-process';

export interface LoopProcessInput {
  spec: ProcessSpec;
  /** Says something about the process to the person at the terminal. */
  tell: (text: string) => void;
}

/** One process of the loop: started again when what it is made of changes, and only then. It never throws; it tells. */
export class LoopProcess {
  readonly name: string;
  readonly #process: ManagedProcess;
  readonly #tell: (text: string) => void;
  /** Counts what was asked for: what an older request began is given up. */
  #wanted = 0;
  #work: Promise<void> = Promise.resolve();
  #isOver = false;

  constructor({ spec, tell }: LoopProcessInput) {
    this.name = spec.name;
    this.#process = new ManagedProcess(spec);
    this.#tell = tell;
  }

  /** Starts it, or ends it first where it runs or is starting. Resolves when it serves, has failed, or was asked again. */
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
      if (isCurrent()) this.#tell(`${messageOf(error)}\n${again}`);
      return;
    }
    if (!isCurrent()) return;
    this.#tell(`ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
    void this.#process.whenExited().then((reason) => isCurrent() && this.#tell(`ended unasked (${reason}); ${again}`));
  }

  /** For good: a change that is still being worked on starts nothing any more. */
  async stop(): Promise<void> {
    this.#isOver = true;
    this.#wanted += 1;
    await this.#process.stop();
    await this.#work;
  }
}
