import type { Asset } from './asset.ts';
import { AssetFolder } from './asset-folder.ts';
import type { FrontendSource } from './frontend-source.ts';

/** A frontend whose build lies on this machine. */
export class BuiltFrontend implements FrontendSource {
  private readonly assets: AssetFolder;

  /** `entry`: the file of the build that names all others. */
  constructor(folder: string, entry: string) {
    this.assets = new AssetFolder(folder, entry, ['page/server.json']);
  }

  async file(path: string): Promise<Asset | undefined> {
    return this.assets.get(path);
  }

  close(): void {}
}
