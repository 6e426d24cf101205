import type { Asset } from './asset.ts';

/** Where the files of one frontend come from. */
export interface FrontendSource {
  /** Undefined when there is no such file; throws when it cannot be known now. */
  file(path: string): Promise<Asset | undefined>;
  close(): void;
}
