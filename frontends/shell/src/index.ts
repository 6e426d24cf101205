import './styles.css';
import { HOST_PARTS } from '@reefdesk/web-kit/parts';
import { trustOwnScripts } from './trusted-scripts.ts';

async function begin(): Promise<void> {
  for (const load of [...HOST_PARTS, () => import(/* webpackMode: "eager" */ './app.tsx')]) {
    await ownTask();
    await load();
  }
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.tsx');
  await ownTask();
  await start();
}

/** A slow phone answers between one part of the code and the next. */
function ownTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

trustOwnScripts();
void begin();
