import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Where a line of a stack stands: file, line, column. */
const PLACE = /((?:file:\/\/)?\/[^\s():]+\.js):(\d+):(\d+)/g;

/** They are large, and gone when nobody needs them. */
const maps = new Map<string, WeakRef<SourceMap>>();

/**
 * A stack with the places of the sources instead of those in the bundles, as `node --enable-source-maps` has it. That flag reads each
 * map when its bundle is loaded and holds it for good, 30 MB of each process, for errors that never come.
 */
export function readableStack(stack: string): string {
  return stack.replace(PLACE, (written, file: string, line: string, column: string) => {
    const origin = mapOf(file.startsWith('file:') ? fileURLToPath(file) : file)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : written;
  });
}

/** Undefined for what has no map, or none that can be read: an error is written all the same. */
function mapOf(file: string): SourceMap | undefined {
  const known = maps.get(file)?.deref();
  if (known || !existsSync(`${file}.map`)) return known;
  try {
    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    maps.set(file, new WeakRef(map));
    return map;
  } catch {
    return undefined;
  }
}
