import { join } from 'node:path';
import type { NoteAnswer } from '../upstream/upstream-call.ts';
import type { Asset } from './asset.ts';
import { AssetFolder } from './asset-folder.ts';
import { ServedFrontend } from './served-frontend.ts';

/** Where the files of one frontend come from. */
export interface FrontendSource {
  /** Undefined when there is no such file; throws when it cannot be known now. */
  file(path: string): Promise<Asset | undefined>;
  close(): void;
}

export interface FrontendPlace {
  name: string;
  /** The file of the build that names all others. */
  entry: string;
  /** Where it runs by itself; empty: `<folder>/<name>/dist`. */
  url: string;
  folder: string;
  /** Hears how the questions went that were asked of it. */
  note: NoteAnswer;
}

export function frontendSource({ name, entry, url, folder, note }: FrontendPlace): FrontendSource {
  return url ? new ServedFrontend(url, note) : new BuiltFrontend(join(folder, name, 'dist'), entry);
}

class BuiltFrontend implements FrontendSource {
  private readonly assets: AssetFolder;

  constructor(folder: string, entry: string) {
    this.assets = new AssetFolder(folder, entry);
  }

  async file(path: string): Promise<Asset | undefined> {
    return this.assets.get(path);
  }

  close(): void {}
}
