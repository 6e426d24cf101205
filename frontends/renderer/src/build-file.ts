import { readFile, stat } from 'node:fs/promises';

/** A file of a build as it is now; `tag` is another one when it is. */
export interface BuildFile {
  code: string;
  tag: string;
}

/** Undefined when it still has this tag. Throws when it cannot be read now. */
export type ReadBuild = (knownTag: string | undefined) => Promise<BuildFile | undefined>;

const FETCH_TIMEOUT_MS = 10_000;

export function buildOnDisk(file: string): ReadBuild {
  return async (knownTag) => {
    const { size, mtimeMs } = await stat(file);
    const tag = `${size} ${mtimeMs}`;
    return tag === knownTag ? undefined : { code: await readFile(file, 'utf8'), tag };
  };
}

/** Of a frontend that runs by itself. */
export function buildAtAddress(address: string): ReadBuild {
  return async (knownTag) => {
    const answer = await fetch(address, {
      headers: knownTag ? { 'if-none-match': knownTag } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    if (answer.status === 304) return undefined;
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    const code = await answer.text();
    const tag = answer.headers.get('etag') ?? String(code.length);
    return tag === knownTag ? undefined : { code, tag };
  };
}
