// Scenes register themselves here; render.ts lists and draws them.
import type { Stage } from './stage.ts';

export type SceneSpec = {
  /** file name without extension */
  name: string;
  width: number;
  height: number;
  seed: number;
  /** where it goes: a master for the media pipeline or an asset of the public front end */
  kind: 'master' | 'frontend';
  /** upper bound in KB for the encoder (it lowers the quality until it fits) */
  maxKb?: number;
  draw: (s: Stage) => void | Promise<void>;
};

const scenes = new Map<string, SceneSpec>();

export function scene(name: string, opts: Partial<Omit<SceneSpec, 'name' | 'draw'>> & { seed: number }, draw: SceneSpec['draw']): void {
  if (scenes.has(name)) throw new Error(`scene ${name} is registered twice`);
  scenes.set(name, { name, width: 2000, height: 1333, kind: 'master', ...opts, draw });
}

export const allScenes = (): SceneSpec[] => [...scenes.values()];
export const getScene = (name: string): SceneSpec | undefined => scenes.get(name);
