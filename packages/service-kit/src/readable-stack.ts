import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

const PLACE = /((?:file:\/\/)?\/[^\s():]+\.js):(\d+):(\d+)/g;

/** Weak references: source maps are large and rarely needed. */
const maps = new Map<string, WeakRef<SourceMap>>();

/** Same as `node --enable-source-maps`, which keeps each map in memory and costs 30 MB per process. */
export function readableStack(stack: string): string {
  return stack.replace(PLACE, (written, file: string, line: string, column: string) => {
    const origin = mapOf(file.startsWith('file:') ? fileURLToPath(file) : file)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : written;
  });
}

/** Undefined if there is no readable source map. */
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
