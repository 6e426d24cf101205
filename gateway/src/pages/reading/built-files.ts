import { Injectable } from '@nestjs/common';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../../routing/routes.ts';
import { BuiltJson } from './built-json.ts';

/** `page/files.json` of a build: what its files are called today. */
interface FileNames {
  app: string[];
  chunks: Record<string, string[]>;
  scriptsLast?: string;
  /** Digest of the remote's entry. */
  entry?: string;
}

/** `page/server.json` of a build: the digest of its file for the server. */
interface ServerBuild {
  build: string;
}

/** Addresses of the files of the shell and the public remote; another object when either is another build. */
export class BuiltFiles {
  /** The entry of the public remote; undefined when it is not built. */
  readonly remoteEntry: string | undefined;
  /** Digest of that entry; undefined where the build does not say. */
  readonly entryDigest: string | undefined;
  /** The shell's script that has all others wait for what is seen first; undefined while the shell is developed. */
  readonly scriptsLast: string | undefined;

  constructor(
    private readonly remote: FileNames,
    private readonly shell: FileNames,
    /** Digests of the files for the server; undefined where the builds do not say. */
    readonly build: string | undefined,
  ) {
    this.remoteEntry = remote.app.length > 0 ? REMOTE_PREFIXES.public + REMOTE_ENTRY : undefined;
    this.entryDigest = remote.entry;
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
  private last: { read: readonly unknown[]; said: string; files: BuiltFiles } | undefined;

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
    // Read anew, and still the same words: no other build.
    const said = read.map((one) => one?.text).join('\n');
    const files = last?.said === said ? last.files : filesOf(read);
    this.last = { read, said, files };
    return files;
  }
}
