import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Outcome, PixelJob } from './pixel-jobs.ts';

const MAX_COMPLAINT = 2_000;

// Tests run the TypeScript sources; everything else runs the built files.
const program = import.meta.url.endsWith('.ts')
  ? ['--conditions=reefdesk-source', pathOf('./pixel-process.ts')]
  : [pathOf('./pixel-process.js')];

/** The process ended during its job: the picture needed too much memory or time. */
export class PixelProcessEnded extends Error {
  override name = 'PixelProcessEnded';
}

export class PixelWorker {
  private readonly child: ChildProcess;
  private complaint = '';
  private ended = false;

  constructor() {
    this.child = spawn(process.execPath, ['--max-old-space-size=512', ...program], {
      // Passes no other environment. Few arenas limit the memory that glibc does not return.
      env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '2' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      serialization: 'advanced',
    });
    this.child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (this.complaint.length < MAX_COMPLAINT) this.complaint += text;
    });
    this.child.on('error', () => this.end()).on('exit', () => this.end());
  }

  get isUsable(): boolean {
    return !this.ended;
  }

  /** Throws {@link PixelProcessEnded} if the process dies or takes longer than `withinMs`. */
  async do<Result>(job: PixelJob, withinMs: number): Promise<Outcome<Result>> {
    if (this.ended) throw new PixelProcessEnded('had ended before');
    const listening = new AbortController();
    const timer = setTimeout(() => this.end(), withinMs);
    try {
      const outcome = this.outcome<Result>(listening.signal);
      this.child.send(job, (error) => error && this.end());
      return await outcome;
    } finally {
      clearTimeout(timer);
      listening.abort();
    }
  }

  private outcome<Result>(signal: AbortSignal): Promise<Outcome<Result>> {
    const answered = once(this.child, 'message', { signal }).then(([outcome]) => outcome as Outcome<Result>);
    const ended = once(this.child, 'exit', { signal }).then(() => {
      throw new PixelProcessEnded(this.complaint || 'took too long, or died without a word');
    });
    // Only one of the two promises settles.
    for (const promise of [answered, ended]) promise.catch(() => undefined);
    return Promise.race([answered, ended]);
  }

  end(): void {
    this.ended = true;
    this.child.kill('SIGKILL');
  }
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}
