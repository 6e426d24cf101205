import { Injectable } from '@nestjs/common';
import type { Asset } from '../../frontends/asset.ts';
import { Frontends } from '../../frontends/frontends.ts';

/** The files that the public remote's build writes for the gateway (`page/…`), parsed once per build. */
@Injectable()
export class BuiltJson {
  private readonly parsed = new WeakMap<Asset, unknown>();

  constructor(private readonly frontends: Frontends) {}

  /** Undefined when the build does not have it or cannot be read now. */
  async read<T>(path: string): Promise<T | undefined> {
    const asset = await this.frontends.remoteFile('public', path).catch(() => undefined);
    if (!asset) return undefined;
    if (!this.parsed.has(asset)) this.parsed.set(asset, JSON.parse(asset.bodies.identity.toString('utf8')));
    return this.parsed.get(asset) as T;
  }
}
