// A kit of corals and the gardener who plants them.
import { fbm3, m4, type Rng, type Vec3, v3 } from '../core/math.ts';
import type { Mesh } from '../core/mesh.ts';
import { hex, reef } from '../core/palette.ts';
import type { Instance, Material, World } from '../core/world.ts';
import * as C from './coral.ts';
import { BRAIN, CORAL, FAN, SOFT, SPONGE } from './materials.ts';

export type Kind =
  | 'staghorn'
  | 'table'
  | 'boulder'
  | 'leaf'
  | 'soft'
  | 'fan'
  | 'barrel'
  | 'tubes'
  | 'crinoid'
  | 'anemone'
  | 'whips'
  | 'turf'
  | 'leather';

type Variant = { mesh: Mesh; mat: Material; low: Mesh; tiny: Mesh };

/** SOFT with pale trunks: the tint colours only the polyps. */
const DENDRO: Material = {
  ...SOFT,
  name: 'dendro',
  surface: `s.alb=mix(mix(vC,vC*vI.rgb,.35),vC*vI.rgb,vA.w);${SOFT.surface}`,
};

/** Variants are grown once per scene; near ones in detail, far ones light. */
export class Kit {
  private pool = new Map<Kind, Variant[]>();
  private rng: Rng;
  private n: number;
  constructor(rng: Rng, variants = 3) {
    this.rng = rng.fork('kit');
    this.n = variants;
  }
  get(kind: Kind): Variant[] {
    const got = this.pool.get(kind);
    if (got) return got;
    const r = this.rng.fork(kind);
    const mk = (): Variant => {
      const seed = String(r.next());
      const two = (f: (q: Rng, d: number) => Mesh, mat: Material): Variant => ({
        mesh: f(r.fork(seed), 1),
        low: f(r.fork(`${seed}l`), 0.45),
        tiny: f(r.fork(`${seed}t`), 0.2),
        mat,
      });
      switch (kind) {
        case 'staghorn':
          return two((q, d) => C.staghorn(q, 1, d), CORAL);
        case 'table':
          return two((q, d) => C.table(q, 1, d), CORAL);
        case 'boulder':
          return two((q, d) => C.boulder(q, 1, d > 0.6 ? 48 : d > 0.3 ? 22 : 12), BRAIN);
        case 'leaf':
          return two((q, d) => C.leaf(q, 1, d > 0.6 ? 11 : d > 0.3 ? 7 : 4), CORAL);
        case 'soft':
          return two((q, d) => C.softCoral(q, 1, d), DENDRO);
        case 'fan':
          return two((q, d) => C.seaFan(q, 1, d > 0.6 ? 1300 : d > 0.3 ? 420 : 130, d > 0.6 ? 1.1 : d > 0.3 ? 1.8 : 3), FAN);
        case 'barrel':
          return two((q) => C.barrel(q, 1), SPONGE);
        case 'tubes':
          return two((q, d) => C.tubes(q, 1, d > 0.6 ? 9 : d > 0.3 ? 6 : 4), SPONGE);
        case 'crinoid':
          return two((q, d) => C.crinoid(q, 1, d > 0.6 ? 24 : d > 0.3 ? 12 : 7), FAN);
        case 'anemone':
          return two((q, d) => C.anemone(q, 1, d > 0.6 ? 300 : d > 0.3 ? 110 : 40), SOFT);
        case 'whips':
          return two((q, d) => C.whips(q, 1, d > 0.3 ? 7 : 4), FAN);
        case 'turf':
          return two((q, d) => C.turf(q, 1, d > 0.6 ? 54 : d > 0.3 ? 24 : 9), CORAL);
        case 'leather':
          return two((q) => C.leather(q, 1), SOFT);
      }
    };
    const out = Array.from({ length: this.n }, mk);
    this.pool.set(kind, out);
    return out;
  }
}

const COLORS: Record<Kind, readonly string[]> = {
  staghorn: reef.staghorn,
  table: reef.table,
  boulder: reef.boulder,
  leaf: reef.leaf,
  soft: reef.soft,
  fan: reef.fan,
  barrel: ['#a86a5a', '#8a5a6a', '#b07a4a'],
  tubes: reef.sponge,
  crinoid: ['#f0c030', '#e0602a', '#2a2a30', '#e8e0c8', '#a83a5a', '#5a8a3a'],
  anemone: ['#c8b070', '#b07aa8', '#8fae7a'],
  whips: ['#d84a3a', '#e8a03a', '#c8c8b0'],
  turf: ['#9a6a4a', '#7a8a3a', '#b0705a', '#8a5a8a', '#c08a4a', '#5a7a6a'],
  leather: ['#c8b48a', '#a8946a', '#b0a0a8'],
};

export type Spot = { p: Vec3; n: Vec3 };
export type Plan = {
  kind: Kind;
  weight: number;
  size: [number, number];
  colors?: readonly string[];
  up?: number;
  clump?: number;
  sink?: number;
};

/** Plants `count` corals on spots drawn from `pick`. `eye` decides the detail. */
export function plant(
  world: World,
  kit: Kit,
  rng: Rng,
  count: number,
  pick: (r: Rng) => Spot | null,
  plans: Plan[],
  eye: Vec3 = world.cam.eye,
  nearAt = 3.2,
): Spot[] {
  const total = plans.reduce((s, p) => s + p.weight, 0);
  const batch = new Map<Mesh, { mat: Material; inst: Instance[] }>();
  const done: Spot[] = [];
  for (let i = 0; i < count; i++) {
    const spot = pick(rng);
    if (!spot) continue;
    // species come in patches
    let best: Plan | null = null;
    let bv = -9;
    plans.forEach((pl, k) => {
      const patch = fbm3(spot.p[0] * 0.55 + k * 31, spot.p[1] * 0.55, spot.p[2] * 0.55 + k * 17, 3) * (pl.clump ?? 1);
      const v = patch + 0.55 * Math.log((pl.weight / total) * (0.02 + rng.next()));
      if (v > bv) {
        bv = v;
        best = pl;
      }
    });
    const pl = best as Plan | null;
    if (!pl) continue;
    const vs = kit.get(pl.kind);
    const v = vs[rng.int(0, vs.length - 1)] as Variant;
    const s = rng.range(pl.size[0], pl.size[1]) * (rng.chance(0.12) ? 1.35 : 1);
    const up = v3.norm(v3.mix(spot.n, [0, 1, 0], pl.up ?? 0.45));
    const c = hex(rng.pick(pl.colors ?? COLORS[pl.kind]));
    const j = rng.range(0.8, 1.2);
    const tint: Vec3 = [c[0] * j * rng.range(0.92, 1.08), c[1] * j, c[2] * j * rng.range(0.92, 1.08)];
    const d = v3.dist(spot.p, eye) / Math.max(0.35, s);
    const mesh = d < nearAt * 1.75 ? v.mesh : d < nearAt * 4.2 ? v.low : v.tiny;
    let b = batch.get(mesh);
    if (!b) {
      b = { mat: v.mat, inst: [] };
      batch.set(mesh, b);
    }
    const at = v3.mad(spot.p, up, -s * (pl.sink ?? 0.04));
    const m =
      pl.kind === 'fan' ? fanFrame(at, up, spot.n, s, rng) : m4.stand(at, up, rng.range(0, 6.28), [s, s * rng.range(0.85, 1.15), s]);
    b.inst.push({ m, tint, seed: rng.next() });
    done.push(spot);
  }
  for (const [mesh, b] of batch) world.add(mesh, b.inst, b.mat);
  return done;
}

/** Fans stand across the current: broadside to the viewer on the whole, with some turn. */
function fanFrame(p: Vec3, up: Vec3, n: Vec3, s: number, rng: Rng) {
  const y = v3.norm(v3.mix(up, n, 0.35));
  const z0: Vec3 = v3.norm([rng.gauss() * 0.5, rng.gauss() * 0.15, 1]);
  const x = v3.norm(v3.cross(y, z0));
  const z = v3.cross(x, y);
  return new Float32Array([
    x[0] * s,
    x[1] * s,
    x[2] * s,
    0,
    y[0] * s,
    y[1] * s,
    y[2] * s,
    0,
    z[0] * s,
    z[1] * s,
    z[2] * s,
    0,
    p[0],
    p[1],
    p[2],
    1,
  ]);
}
