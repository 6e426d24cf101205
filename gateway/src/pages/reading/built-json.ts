import { Injectable } from '@nestjs/common';
import type { Asset } from '../../frontends/asset.ts';
import { Frontends } from '../../frontends/frontends.ts';

/** The files that the builds write for the gateway (`page/…`), parsed once per build. */
@Injectable()
export class BuiltJson {
  private readonly parsed = new WeakMap<Asset, unknown>();

  constructor(private readonly frontends: Frontends) {}

  /** Undefined when the build does not have it or cannot be read now. */
  async read<T>(frontend: 'shell' | 'public', path: string): Promise<T | undefined> {
    const { frontends } = this;
    const asset = await (frontend === 'shell' ? frontends.shellFile(path) : frontends.remoteFile('public', path)).catch(() => undefined);
    if (!asset) return undefined;
    if (!this.parsed.has(asset)) this.parsed.set(asset, JSON.parse(asset.bodies.identity.toString('utf8')));
    return this.parsed.get(asset) as T;
  }
}
