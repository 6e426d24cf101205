const KEY = 'reefdesk_reloaded_at';
const ONCE_PER_MS = 60_000;

/**
 * True for the error of a chunk that could not be loaded, by the names that bundlers and browsers use. After a deployment, an open
 * page may request chunks that no longer exist.
 */
export function isLostChunk(error: unknown): boolean {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  return name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(message);
}

/** Reloads the page for a missing chunk, at most once a minute to prevent a loop. Returns true if it reloads. */
export function reloadOnce(reload: () => void = () => location.reload(), now: number = Date.now()): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < ONCE_PER_MS) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Calls `reload` only if the server responds: without a connection, a reload would show the browser's own error page. */
export async function whenReachable(reload: () => void, ask: () => Promise<unknown> = askServer): Promise<void> {
  try {
    await ask();
  } catch {
    return;
  }
  reload();
}

function askServer(): Promise<unknown> {
  return fetch('/health/live', { method: 'HEAD', cache: 'no-store' });
}
