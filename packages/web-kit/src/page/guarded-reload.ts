const KEY = 'reefdesk_reloaded_at';
const ONCE_PER_MS = 60_000;

/** After a deployment an open page may ask for code that is gone. Names as bundlers and browsers give them. */
export function isLostChunk(error: unknown): boolean {
  const { name = '', message = '' } = error instanceof Error ? error : {};
  return name === 'ChunkLoadError' || /loading (css )?chunk|dynamically imported module/i.test(message);
}

/** Reloads the page for a lost chunk, at most once a minute, so that it can never loop. True when it reloads. */
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

/** Makes the reload only where the server answers: without a connection it would leave the browser's own error page. */
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
