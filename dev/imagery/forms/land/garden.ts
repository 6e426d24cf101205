// Flowering bushes for parks and gardens.
import { m4, type Rng, type Vec3 } from '../../core/math.ts';
import type { Instance, World } from '../../core/world.ts';
import { bloom } from './built.ts';
import { LEAF } from './plants.ts';
import { shrubs, split } from './set.ts';

export function bloomBush(rng: Rng, w: World, ps: Vec3[], cols: readonly string[]): void {
  shrubs(w, rng, ps, { s: [0.45, 0.7], leaves: 260, leaf: 0.24 });
  const gs = split(ps, cols.length);
  cols.forEach((c, k) => {
    const m = bloom(c, '#f2c14a', 6);
    const ins: Instance[] = [];
    for (const p of gs[k] as Vec3[])
      for (let i = 0; i < 34; i++) {
        const d = rng.dir();
        const r = rng.range(0.5, 0.72);
        ins.push({
          m: m4.chain(
            m4.translate([p[0] + d[0] * r, p[1] + Math.abs(d[1]) * r * 0.85, p[2] + d[2] * r]),
            m4.rotZ(-d[0] * 0.8),
            m4.rotX(d[2] * 0.8),
            m4.scale(rng.range(0.04, 0.065)),
          ),
          seed: rng.next(),
        });
      }
    w.add(m, ins, LEAF);
  });
}
