import { execFileSync } from 'node:child_process';
import { mkdirSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '@reefdesk/embedded-stack/errors';

const MEGABYTE = 1024 * 1024;
const SIZES = { logs: 256 * MEGABYTE, storage: 512 * MEGABYTE, received: 512 * MEGABYTE };

export type DiskName = keyof typeof SIZES;

/** In-memory disks for a site's uploads, stores and logs, which can be full without filling the machine's disk. */
export class SmallDisks {
  readonly #folder: string;
  readonly #mounted: DiskName[] = [];
  /** Reason why no disks can be mounted: they need root and Linux. */
  readonly missing: string | undefined;

  constructor(folder: string) {
    this.#folder = folder;
    // Mounts must be removed when this process exits.
    process.once('exit', () => this.unmount());
    this.missing = this.#mountAll();
  }

  folderOf(disk: DiskName): string {
    return join(this.#folder, disk);
  }

  fill(disk: DiskName): void {
    const { blocks, bfree, bsize } = statfsSync(this.folderOf(disk));
    this.#resize(disk, Math.max(1, blocks - bfree) * bsize);
  }

  empty(disk: DiskName): void {
    this.#resize(disk, SIZES[disk]);
  }

  unmount(): void {
    for (const disk of this.#mounted.splice(0)) run('umount', '--lazy', this.folderOf(disk));
  }

  #mountAll(): string | undefined {
    try {
      for (const disk of Object.keys(SIZES) as DiskName[]) {
        mkdirSync(this.folderOf(disk), { recursive: true, mode: 0o700 });
        run('mount', '-t', 'tmpfs', '-o', `size=${SIZES[disk]},mode=0700`, 'reefdesk-faults', this.folderOf(disk));
        this.#mounted.push(disk);
      }
      return undefined;
    } catch (error) {
      this.unmount();
      return `no disk of its own could be mounted here: ${messageOf(error).split('\n').join(' ').trim()}`;
    }
  }

  #resize(disk: DiskName, bytes: number): void {
    run('mount', '-o', `remount,size=${bytes}`, this.folderOf(disk));
  }
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
