// Bubbles from a diver: strings that widen and flatten on their way up.
import { m4, type Rng, type Vec3 } from '../core/math.ts';
import { sphere } from '../core/mesh.ts';
import type { Instance, World } from '../core/world.ts';
import { BUBBLE } from './materials.ts';

export function bubbles(w: World, rng: Rng, from: Vec3, height: number, n: number, spread = 0.16): void {
  const inst: Instance[] = [];
  const bursts = Math.max(2, Math.round(height / 0.8));
  for (let i = 0; i < n; i++) {
    const burst = rng.int(0, bursts - 1);
    const t = Math.min(1, Math.max(0, (burst + 0.15 + 0.5 * rng.next()) / bursts));
    const s = spread * (0.25 + t * 1.6);
    const big = rng.chance(0.06 + 0.1 * t);
    const r = big ? rng.range(0.03, 0.075) * (0.6 + t) : rng.range(0.006, 0.024) * (0.7 + 0.7 * t);
    const p: Vec3 = [
      from[0] + rng.gauss() * s * 0.55 + 0.15 * Math.sin(t * 5 + from[2]),
      from[1] + t * height + rng.gauss() * 0.09,
      from[2] + rng.gauss() * s * 0.55,
    ];
    inst.push({
      m: m4.chain(
        m4.translate(p),
        m4.rotZ(rng.gauss() * 0.25),
        m4.scale(r * (big ? 1.5 : 1.1), r * (big ? 0.62 : 0.95), r * (big ? 1.4 : 1.1)),
      ),
      seed: rng.next(),
    });
  }
  w.add(sphere(16, 10), inst, BUBBLE);
}
