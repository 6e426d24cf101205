import { Injectable } from '@nestjs/common';
import { REMOTE_ENTRY, REMOTE_PREFIXES } from '../../routing/routes.ts';
import { BuiltJson } from './built-json.ts';

/** `page/files.json` of the public remote's build: what its files are called today. */
interface FileNames {
  app: string[];
  assets: Record<string, string>;
  chunks: Record<string, string[]>;
}

/** Addresses of the public remote's files. */
export class BuiltFiles {
  constructor(private readonly names: FileNames) {}

  asset(source: string): string | undefined {
    const name = Object.hasOwn(this.names.assets, source) ? this.names.assets[source] : undefined;
    return name && REMOTE_PREFIXES.public + name;
  }

  /** Every script that the screens of these modules begin with: the remote itself, their chunks and their texts. */
  scripts(modules: readonly string[]): string[] {
    if (this.names.app.length === 0) return [];
    const chunks = modules.flatMap((module) => (Object.hasOwn(this.names.chunks, module) ? (this.names.chunks[module] ?? []) : []));
    return [...new Set([REMOTE_ENTRY, ...this.names.app, ...chunks])].map((name) => REMOTE_PREFIXES.public + name);
  }
}

const NO_FILES: FileNames = { app: [], assets: {}, chunks: {} };

@Injectable()
export class BuiltFilesReader {
  constructor(private readonly built: BuiltJson) {}

  async read(): Promise<BuiltFiles> {
    return new BuiltFiles((await this.built.read<FileNames>('/page/files.json')) ?? NO_FILES);
  }
}
