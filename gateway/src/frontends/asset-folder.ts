import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { monotonicMs } from '@reefdesk/service-kit/time/monotonic';
import { type Asset, cacheControlOf, contentTypeOf } from './asset.ts';

/** Interval of the check for a newer build, and the time that a build must be complete before it is used. */
const LOOK_EVERY_MS = 1_000;
const SETTLED_AFTER_MS = 1_500;

/** A built frontend in memory. Paths are looked up in an index, not on disk, and a new build replaces the old one only when complete. */
export class AssetFolder {
  private assets: ReadonlyMap<string, Asset> = new Map();
  private signature = '';
  /** State at the last check. A build that is unchanged at the next one is complete, whatever its timestamps. */
  private seen = '';
  private lookedAt = Number.NEGATIVE_INFINITY;

  /** `entry` names all other files: every build needs it, and a new build changes it. `later`: files that are written after it. */
  constructor(
    private readonly folder: string,
    private readonly entry: string,
    private readonly later: readonly string[] = [],
  ) {}

  /** `path` starts with a slash and is normalized (routing/plain-path). */
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
    // Source maps, compressed variants and the renderer's files are not served on their own.
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
