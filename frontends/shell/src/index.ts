import './styles.css';
import { HOST_MODULES } from '@reefdesk/web-kit/parts';
import { trustOwnScripts } from './trusted-scripts.ts';

async function begin(): Promise<void> {
  for (const load of [...HOST_MODULES, () => import(/* webpackMode: "eager" */ './app.tsx')]) {
    await ownTask();
    await load();
  }
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await ownTask();
  await start();
}

/** Yields to the event loop, so that a slow phone responds between two parts of the code. */
function ownTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

trustOwnScripts();
void begin();
