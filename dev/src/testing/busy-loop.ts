// Keeps one core busy until its parent ends.
import { onParentGone } from '@reefdesk/embedded-stack/parent-pipe';

const ROUND_MS = 50;

onParentGone(() => process.exit(0));

function spin(): void {
  const end = performance.now() + ROUND_MS;
  while (performance.now() < end);
  setImmediate(spin);
}
spin();
