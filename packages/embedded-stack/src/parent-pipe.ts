/**
 * A child's side of the pipe that its parent holds open on the child's standard input: it closes when the parent
 * ends, however it ends, SIGKILL included. No polling, no stale process ids.
 */
export function onParentGone(action: () => void): void {
  process.stdin.once('end', action);
  process.stdin.once('error', action);
  process.stdin.resume();
}
