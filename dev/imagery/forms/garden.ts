// Grounds to plant on: reef floors from a height function, walls from a depth function.
import { m4, mix, noise3, type Rng, type Vec3, v3 } from '../core/math.ts';
import { terrain } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import type { Material, World } from '../core/world.ts';
import { CRUST } from './materials.ts';
import { type Kind, type Kit, type Plan, type Spot } from './reef.ts';

export type Floor = { h: (x: number, z: number) => number; spot: (x: number, z: number) => Spot };

export function floor(
  w: World,
  h: (x: number, z: number) => number,
  o: {
    x: [number, number];
    z: [number, number];
    nx?: number;
    nz?: number;
    bias?: number;
    mat?: Material;
    color?: (p: Vec3, n: Vec3) => Vec3;
    aux?: (p: Vec3) => readonly number[];
  },
): Floor {
  const base = o.color ?? ((p: Vec3) => v3.mix(hex('#5f5248'), hex('#8a7a62'), 0.5 + 0.5 * noise3(p[0] * 0.8, 2, p[2] * 0.8)));
  w.add(
    terrain(o.x[0], o.x[1], o.z[0], o.z[1], o.nx ?? 280, o.nz ?? 280, h, base, (p) => o.aux?.(p) ?? [0.9, 0, 0, 0], o.bias ?? 2.2),
    m4.ident(),
    o.mat ?? CRUST,
  );
  const spot = (x: number, z: number): Spot => {
    const e = 0.12;
    return { p: [x, h(x, z), z], n: v3.norm([h(x - e, z) - h(x + e, z), 2 * e, h(x, z - e) - h(x, z + e)]) };
  };
  return { h, spot };
}

/** Random spots in the wedge the camera sees (looking toward −z). */
export function wedge(
  f: Floor,
  o: { near: number; far: number; pow?: number; left?: number; right?: number; base?: number; clear?: (p: Vec3) => boolean },
): (r: Rng) => Spot | null {
  return (r) => {
    const z = -mix(o.near, o.far, r.next() ** (o.pow ?? 2));
    const k = (o.base ?? 2.2) - z * 0.95;
    const x = r.range(-(o.left ?? 1), o.right ?? 1) * k;
    const s = f.spot(x, z);
    return o.clear && !o.clear(s.p) ? null : s;
  };
}

/** Plants one coral exactly there. */
export function put(w: World, kit: Kit, rng: Rng, kind: Kind, s: Spot, size: number, color: string, up = 0.6, turn?: number): void {
  const vs = kit.get(kind);
  const v = vs[rng.int(0, vs.length - 1)];
  if (!v) return;
  w.add(
    v.mesh,
    {
      m: m4.stand(v3.mad(s.p, s.n, -0.04 * size), v3.mix(s.n, [0, 1, 0], up), turn ?? rng.range(0, 6), size),
      tint: hex(color),
      seed: rng.next(),
    },
    v.mat,
  );
}

export const HARD: Plan[] = [
  { kind: 'turf', weight: 3, size: [0.22, 0.42] },
  { kind: 'staghorn', weight: 2.6, size: [0.4, 0.95], up: 0.6 },
  { kind: 'table', weight: 1.5, size: [0.6, 1.5], up: 0.8 },
  { kind: 'boulder', weight: 1.6, size: [0.3, 0.9], up: 0.4 },
  { kind: 'leaf', weight: 1.2, size: [0.4, 0.85], up: 0.5 },
  { kind: 'leather', weight: 0.8, size: [0.35, 0.7] },
  { kind: 'soft', weight: 0.9, size: [0.3, 0.6], up: 0.4 },
  { kind: 'tubes', weight: 0.4, size: [0.25, 0.45] },
  { kind: 'crinoid', weight: 0.3, size: [0.2, 0.3] },
  { kind: 'fan', weight: 0.2, size: [0.5, 0.9] },
];

/** Wall life: soft corals, fans, sponges hanging in the current. */
export const WALL: Plan[] = [
  { kind: 'turf', weight: 4, size: [0.2, 0.4] },
  { kind: 'soft', weight: 2.8, size: [0.25, 0.6], up: -0.1 },
  { kind: 'fan', weight: 0.9, size: [0.6, 1.4], up: 0.3 },
  { kind: 'tubes', weight: 0.9, size: [0.25, 0.5], up: 0.3 },
  { kind: 'leaf', weight: 1.2, size: [0.35, 0.8], up: 0.2 },
  { kind: 'boulder', weight: 1.1, size: [0.3, 0.8], up: 0.1 },
  { kind: 'staghorn', weight: 0.7, size: [0.35, 0.7], up: 0.5 },
  { kind: 'crinoid', weight: 0.5, size: [0.2, 0.32], up: 0.2 },
  { kind: 'barrel', weight: 0.12, size: [0.5, 0.9], up: 0.5 },
  { kind: 'whips', weight: 0.3, size: [0.6, 1.3], up: 0.1 },
];
