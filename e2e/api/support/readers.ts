import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@reefdesk/test-kit/eventually';
import { PlainHttp } from '@reefdesk/test-kit/plain-http';

export interface Read {
  path: string;
  headers?: Record<string, string>;
}

const PAUSE_MS = 10;

/** Readers who request continuously, each over keep-alive connections of their own. No request is repeated. */
export class Readers {
  readonly failures: string[] = [];
  answered = 0;
  private readonly completed: number[];
  private isOver = false;
  private readonly done: Promise<unknown>;

  constructor(url: string, people: number, reads: readonly Read[]) {
    this.completed = Array.from({ length: people }, () => 0);
    this.done = Promise.all(Array.from({ length: people }, (_, at) => this.read(url, at, reads)));
  }

  /** Resolves when each person has completed two more requests, the second of which began after this call. */
  async readOn(): Promise<void> {
    const before = [...this.completed];
    await eventually(() => {
      if (this.completed.some((count, person) => count < (before[person] ?? 0) + 2))
        throw new Error('A reader has not completed two requests');
    });
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.done;
  }

  private async read(url: string, first: number, reads: readonly Read[]): Promise<void> {
    const http = new PlainHttp(url);
    for (let at = first; !this.isOver; at++) {
      const { path, headers = {} } = reads[at % reads.length] as Read;
      try {
        const answer = await http.ask(path, { headers });
        const isGood = answer.status === 200 && answer.headers['x-reefdesk-stale'] === undefined;
        if (isGood) this.answered++;
        else this.failures.push(`${path}: ${answer.status} ${JSON.stringify(answer.json ?? answer.headers)}`);
      } catch (error) {
        this.failures.push(`${path}: ${String(error)}`);
      }
      this.completed[first] = (this.completed[first] ?? 0) + 1;
      await sleep(PAUSE_MS);
    }
    http.close();
  }
}
