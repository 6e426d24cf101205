import colors from 'picocolors';

const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];

interface Terminal {
  write(text: string): unknown;
  isTTY?: boolean;
}

/** Shows the running step and its duration: in one updated line at a terminal, else in plain lines. */
export class Progress {
  readonly #out: Terminal;
  readonly #isTerminal: boolean;
  #current: { title: string; note: string; startedAt: number; timer?: NodeJS.Timeout } | undefined;
  #frame = 0;

  constructor(out: Terminal = process.stdout) {
    this.#out = out;
    this.#isTerminal = out.isTTY === true && process.env.TERM !== 'dumb';
  }

  async step<T>(title: string, work: () => Promise<T>): Promise<T> {
    this.#begin(title);
    try {
      const result = await work();
      this.#end(colors.green('✔'));
      return result;
    } catch (error) {
      this.#end(colors.red('✘'));
      throw error;
    }
  }

  note(text: string): void {
    if (this.#current) this.#current.note = text;
    if (!this.#current || !this.#isTerminal) this.say(`  ${text}`);
  }

  say(text: string): void {
    this.#clear();
    this.#out.write(`${text}\n`);
    this.#draw();
  }

  #begin(title: string): void {
    this.#current = { title, note: '', startedAt: Date.now() };
    if (!this.#isTerminal) this.#out.write(`… ${title}\n`);
    else this.#current.timer = setInterval(() => this.#draw(), 100).unref();
    this.#draw();
  }

  #end(sign: string): void {
    const step = this.#current;
    if (!step) return;
    clearInterval(step.timer);
    this.#current = undefined;
    this.#clear();
    this.#out.write(`${sign} ${step.title} ${colors.dim(elapsed(step.startedAt))}\n`);
  }

  #clear(): void {
    if (this.#isTerminal) this.#out.write('\r\u001b[2K');
  }

  #draw(): void {
    if (!this.#isTerminal || !this.#current) return;
    const { title, note, startedAt } = this.#current;
    this.#frame = (this.#frame + 1) % FRAMES.length;
    this.#clear();
    this.#out.write(
      `${colors.cyan(FRAMES[this.#frame] ?? '')} ${title} ${colors.dim([elapsed(startedAt), note].filter(Boolean).join('  '))}`,
    );
  }
}

function elapsed(startedAt: number): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
}
