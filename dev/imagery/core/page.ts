// Runs inside the headless browser: loads the scenes, draws one, hands the pixels back.
import { GL } from './gl.ts';
import { allScenes, getScene } from './registry.ts';
import { Stage } from './stage.ts';

declare const window: {
  list: () => unknown;
  draw: (name: string, width: number, ss: number, preview: boolean) => Promise<unknown>;
  loadScenes: (urls: string[]) => Promise<void>;
};

window.loadScenes = async (urls) => {
  for (const u of urls) {
    try {
      await import(u);
    } catch (e) {
      console.log(`! ${u}: ${e}`);
    }
  }
};
window.list = () => allScenes().map(({ draw: _, ...s }) => s);
window.draw = async (name, width, ss, preview) => {
  const spec = getScene(name);
  if (!spec) throw new Error(`no scene ${name}`);
  const w = width || spec.width;
  const h = Math.round((spec.height * w) / spec.width);
  const stage = new Stage(new GL(), spec, w, h, ss, preview);
  await spec.draw(stage);
  if (!stage.result) throw new Error(`${name} did not finish()`);
  await fetch('/__out', { method: 'POST', body: stage.result.slice().buffer });
  return { w, h };
};
