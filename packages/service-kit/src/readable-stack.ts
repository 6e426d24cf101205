import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Location in a stack trace: file, line, column. */
const PLACE = /((?:file:\/\/)?\/[^\s():]+\.js):(\d+):(\d+)/g;

/** Weak references: source maps are large and rarely needed. */
const maps = new Map<string, WeakRef<SourceMap>>();

/**
 * Returns the stack with locations in the sources instead of the bundles, like `node --enable-source-maps`. That flag reads each map when
 * its bundle is loaded and keeps it in memory, which costs 30 MB per process.
 */
export function readableStack(stack: string): string {
  return stack.replace(PLACE, (written, file: string, line: string, column: string) => {
    const origin = mapOf(file.startsWith('file:') ? fileURLToPath(file) : file)?.findOrigin(Number(line), Number(column));
    return origin && 'fileName' in origin ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}` : written;
  });
}

/** Returns undefined if there is no readable source map; the error is logged with its original locations then. */
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
