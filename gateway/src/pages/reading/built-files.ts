import { Injectable } from '@nestjs/common';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../../routing/routes.ts';
import { BuiltJson } from './built-json.ts';

/** `page/files.json` of a build: what its files are called today. */
interface FileNames {
  app: string[];
  chunks: Record<string, string[]>;
  scriptsLast?: string;
}

/** Addresses of the files of the shell and the public remote. */
export class BuiltFiles {
  /** The entry of the public remote; undefined when it is not built. */
  readonly remoteEntry: string | undefined;
  /** The shell's script that has all others wait for what is seen first; undefined while the shell is developed. */
  readonly scriptsLast: string | undefined;

  constructor(
    private readonly remote: FileNames,
    private readonly shell: FileNames,
  ) {
    this.remoteEntry = remote.app.length > 0 ? REMOTE_PREFIXES.public + REMOTE_ENTRY : undefined;
    this.scriptsLast = shell.scriptsLast && `/${shell.scriptsLast}`;
  }

  /** Chunks of the shell that hold these modules. */
  shellChunks(modules: readonly string[]): string[] {
    return chunksOf(this.shell, modules).map((name) => `/${name}`);
  }

  /** The remote's app, and its chunks that hold these modules. */
  remoteChunks(modules: readonly string[]): string[] {
    return [...new Set([...this.remote.app, ...chunksOf(this.remote, modules)])].map((name) => REMOTE_PREFIXES.public + name);
  }
}

function chunksOf({ chunks }: FileNames, modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap((module) => (Object.hasOwn(chunks, module) ? (chunks[module] ?? []) : [])))];
}

const NO_FILES: FileNames = { app: [], chunks: {} };

@Injectable()
export class BuiltFilesReader {
  constructor(private readonly built: BuiltJson) {}

  async read(): Promise<BuiltFiles> {
    const [remote, shell] = await Promise.all([
      this.built.read<FileNames>('public', '/page/files.json'),
      this.built.read<FileNames>('shell', '/page/files.json'),
    ]);
    return new BuiltFiles(remote ?? NO_FILES, shell ?? NO_FILES);
  }
}
