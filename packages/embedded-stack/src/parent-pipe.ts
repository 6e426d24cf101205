/** Calls `action` when the parent ends, even by SIGKILL: the parent holds the pipe on standard input open. */
export function onParentGone(action: () => void): void {
  process.stdin.once('end', action);
  process.stdin.once('error', action);
  process.stdin.resume();
}
