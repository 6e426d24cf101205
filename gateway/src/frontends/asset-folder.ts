import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { type Asset, cacheControlOf, contentTypeOf } from './asset.ts';

/** How often the folder is looked at for a newer build, and how long a build must be finished to be taken. */
const LOOK_EVERY_MS = 1_000;
const SETTLED_AFTER_MS = 1_500;

/**
 * A built frontend, held in memory as one consistent build: an address is looked up in an index, never in the file
 * system, and a build that is written while the gateway runs replaces the old one only when it is complete.
 */
export class AssetFolder {
  private assets: ReadonlyMap<string, Asset> = new Map();
  private signature = '';
  /** At the last look; a build that is the same at the next one is finished, whatever the time of day says of its files. */
  private seen = '';
  private lookedAt = Number.NEGATIVE_INFINITY;

  /** `entry` is the file that names all others: no build without it, and a new build has a new one. What is built later counts, too. */
  constructor(
    private readonly folder: string,
    private readonly entry: string,
    private readonly later: readonly string[] = [],
  ) {}

  /** `path` starts with a slash and is plain (routing/plain-path). */
  get(path: string): Asset | undefined {
    this.look();
    return this.assets.get(path);
  }

  private look(): void {
    const now = monotonicMs();
    if (now - this.lookedAt < LOOK_EVERY_MS) return;
    this.lookedAt = now;
    const [build, ...later] = [this.entry, ...this.later].map((file) => statSync(join(this.folder, file), { throwIfNoEntry: false }));
    if (!build) return;
    const parts = [build, ...later];
    const signature = parts.map((part) => `${part?.size} ${part?.mtimeMs}`).join();
    const writtenAt = Math.max(...parts.map((part) => part?.mtimeMs ?? 0));
    const isSettled = signature === this.seen || Date.now() - writtenAt >= SETTLED_AFTER_MS;
    this.seen = signature;
    if (signature === this.signature || (this.assets.size > 0 && !isSettled)) return;
    this.assets = readAssets(this.folder);
    this.signature = signature;
  }
}

function readAssets(folder: string): Map<string, Asset> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const held = new Set(names);
  const read = (file: string): Buffer | undefined => (held.has(file) ? readFileSync(file) : undefined);
  const assets = new Map<string, Asset>();
  for (const file of names) {
    // Source maps are for developers, compressed neighbours belong to their file, and what the renderer runs to nobody else.
    if (/\.(br|gz|map|cjs)$/.test(file)) continue;
    const identity = readFileSync(file);
    const path = `/${file
      .slice(folder.length + 1)
      .split(sep)
      .join('/')}`;
    const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
    assets.set(encodeURI(path), {
      type: contentTypeOf(path),
      cacheControl: cacheControlOf(path),
      etag,
      bodies: { identity, br: read(`${file}.br`), gzip: read(`${file}.gz`) },
    });
  }
  return assets;
}
