import { Injectable } from '@nestjs/common';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../../routing/routes.ts';
import { BuiltJson } from './built-json.ts';

/** `page/files.json` of a build: its current file names. */
interface FileNames {
  app: string[];
  chunks: Record<string, string[]>;
  scriptsLast?: string;
  entry?: string;
}

interface ServerBuild {
  build: string;
}

/** Files of the shell and the public remote; a new object for each new build. */
export class BuiltFiles {
  readonly remoteEntry: string | undefined;
  /** Digest of the remote's entry; undefined if the build does not state it. */
  readonly entryDigest: string | undefined;
  /** Script that delays all others until the visible content is loaded; undefined while the shell is developed. */
  readonly scriptsLast: string | undefined;

  constructor(
    private readonly remote: FileNames,
    private readonly shell: FileNames,
    /** Digests of the server builds; undefined if the builds do not state them. */
    readonly build: string | undefined,
  ) {
    this.remoteEntry = remote.app.length > 0 ? REMOTE_PREFIXES.public + REMOTE_ENTRY : undefined;
    this.entryDigest = remote.entry;
    this.scriptsLast = shell.scriptsLast && `/${shell.scriptsLast}`;
  }

  shellChunks(modules: readonly string[]): string[] {
    return chunksOf(this.shell, modules).map((name) => `/${name}`);
  }

  remoteChunks(modules: readonly string[]): string[] {
    return [...new Set([...this.remote.app, ...chunksOf(this.remote, modules)])].map((name) => REMOTE_PREFIXES.public + name);
  }
}

function chunksOf({ chunks }: FileNames, modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap((module) => (Object.hasOwn(chunks, module) ? (chunks[module] ?? []) : [])))];
}

const NO_FILES: FileNames = { app: [], chunks: {} };

type Read<T> = { content: T } | undefined;

function filesOf([remote, shell, remoteServer, shellServer]: [
  Read<FileNames>,
  Read<FileNames>,
  Read<ServerBuild>,
  Read<ServerBuild>,
]): BuiltFiles {
  const build = shellServer && remoteServer && `${shellServer.content.build} ${remoteServer.content.build}`;
  return new BuiltFiles(remote?.content ?? NO_FILES, shell?.content ?? NO_FILES, build);
}

@Injectable()
export class BuiltFilesReader {
  private last: { read: readonly unknown[]; signature: string; files: BuiltFiles } | undefined;

  constructor(private readonly built: BuiltJson) {}

  async read(): Promise<BuiltFiles> {
    const read = await Promise.all([
      this.built.read<FileNames>('public', '/page/files.json'),
      this.built.read<FileNames>('shell', '/page/files.json'),
      this.built.read<ServerBuild>('public', '/page/server.json'),
      this.built.read<ServerBuild>('shell', '/page/server.json'),
    ]);
    const { last } = this;
    if (last && read.every((one, at) => one === last.read[at])) return last.files;
    // An unchanged build keeps the same object.
    const signature = read.map((one) => one?.text).join('\n');
    const files = last?.signature === signature ? last.files : filesOf(read);
    this.last = { read, signature, files };
    return files;
  }
}
