import { Injectable } from '@nestjs/common';
import type { Asset } from '../../frontends/asset.ts';
import { Frontends } from '../../frontends/frontends.ts';

interface ReadJson<T> {
  text: string;
  content: T;
}

/** JSON files that the builds write for the gateway (`page/…`), parsed once per build. */
@Injectable()
export class BuiltJson {
  private readonly parsed = new WeakMap<Asset, ReadJson<unknown>>();

  constructor(private readonly frontends: Frontends) {}

  /** Undefined if the file is missing or cannot be read now. */
  async read<T>(frontend: 'shell' | 'public', path: string): Promise<ReadJson<T> | undefined> {
    const { frontends } = this;
    const asset = await (frontend === 'shell' ? frontends.shellFile(path) : frontends.remoteFile('public', path)).catch(() => undefined);
    if (!asset) return undefined;
    const known = this.parsed.get(asset);
    if (known) return known as ReadJson<T>;
    const text = asset.bodies.identity.toString('utf8');
    const content = parsed<T>(text);
    if (content === undefined) return undefined;
    const read = { text, content };
    this.parsed.set(asset, read);
    return read;
  }
}

/** Undefined for invalid JSON: a development server responds to every path. */
function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T;
  } catch {
    return undefined;
  }
}
