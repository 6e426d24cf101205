// Setting a stage: hours of the day, seas, and the placing of things on ground.
import { type Mat4, m4, Rng, type Vec3, v3 } from '../../core/math.ts';
import { hex } from '../../core/palette.ts';
import { airEnv, type Env, type Instance, type World } from '../../core/world.ts';
import type { Height } from './ground.ts';
import { BARK, LEAF, palm, shrub, tree, tuft } from './plants.ts';

export const I = m4.ident();
export const at = (x: number, y: number, z: number, ry = 0, s: number | readonly [number, number, number] = 1, rz = 0, rx = 0): Mat4 =>
  m4.chain(
    m4.translate([x, y, z]),
    m4.rotY(ry),
    m4.rotZ(rz),
    m4.rotX(rx),
    typeof s === 'number' ? m4.scale(s) : m4.scale(s[0], s[1], s[2]),
  );

type Hour = 'day' | 'morning' | 'dawn' | 'dusk' | 'night' | 'overcast' | 'gold';
type Sky = Env['sky'];

/** Light for an hour; the sun is always on the left. */
export function hour(h: Hour, over: Partial<Omit<Env, 'sky'>> & { sky?: Partial<Sky> } = {}): Env {
  const { sky, ...rest } = over;
  const b = airEnv();
  const P: Record<Hour, Partial<Omit<Env, 'sky'>> & { sky: Partial<Sky> }> = {
    day: { sunDir: v3.norm([-0.6, 0.62, -0.22]), haze: 0.00005, sky: {} },
    morning: {
      sunDir: v3.norm([-0.7, 0.34, -0.2]),
      sunCol: hex('#ffdca8', 3.1),
      ambUp: hex('#9dbfe0', 0.66),
      haze: 0.00009,
      sky: {
        zenith: hex('#3f86c0', 0.85),
        horizon: hex('#f2e6d2', 0.98),
        sun: hex('#ffdfae', 1.1),
        lit: hex('#fff3e0', 1.05),
        dark: hex('#a9b4c6', 0.9),
      },
    },
    gold: {
      sunDir: v3.norm([-0.72, 0.24, -0.42]),
      sunCol: hex('#ffc888', 3.2),
      ambUp: hex('#a5b4d8', 0.58),
      ambDown: hex('#7a6a58', 0.3),
      haze: 0.0001,
      sky: {
        zenith: hex('#4a7fb4', 0.8),
        horizon: hex('#f8d9ae', 0.98),
        sun: hex('#ffc27a', 1.3),
        lit: hex('#ffe6c4', 1.05),
        dark: hex('#a59cae', 0.85),
      },
    },
    dawn: {
      sunDir: v3.norm([-0.62, 0.11, -0.75]),
      sunCol: hex('#ffb487', 2.6),
      ambUp: hex('#8fa0cc', 0.6),
      ambDown: hex('#6a6070', 0.28),
      haze: 0.00022,
      sky: {
        zenith: hex('#5b82b8', 0.7),
        horizon: hex('#ffcfae', 0.9),
        sun: hex('#ff9a5e', 1.3),
        lit: hex('#ffd3b4', 1.0),
        dark: hex('#8f86a8', 0.75),
        cover: 0.5,
      },
    },
    dusk: {
      sunDir: v3.norm([-0.8, 0.09, -0.6]),
      sunCol: hex('#ff8f55', 2.2),
      ambUp: hex('#6f78b4', 0.5),
      ambDown: hex('#4a4058', 0.24),
      haze: 0.00016,
      sky: {
        zenith: hex('#23407f', 0.6),
        horizon: hex('#f0a884', 0.72),
        sun: hex('#ff7a3c', 0.85),
        lit: hex('#ffb08a', 0.95),
        dark: hex('#5d5484', 0.55),
        cover: 0.52,
      },
    },
    night: {
      sunDir: v3.norm([-0.5, 0.5, -0.5]),
      sunCol: hex('#8fb0e8', 0.34),
      ambUp: hex('#2c4478', 0.24),
      ambDown: hex('#141c30', 0.1),
      haze: 0.00012,
      sky: {
        zenith: hex('#050d26', 0.9),
        horizon: hex('#1d3a63', 0.7),
        sun: hex('#20406a', 0.3),
        lit: hex('#2b3f66', 0.5),
        dark: hex('#0c1630', 0.6),
        cover: 0.2,
        cumulus: 0.5,
      },
    },
    overcast: {
      sunDir: v3.norm([-0.5, 0.7, -0.3]),
      sunCol: hex('#fff4e2', 1.7),
      ambUp: hex('#c2d2dc', 1.0),
      ambDown: hex('#707468', 0.34),
      haze: 0.0003,
      sky: {
        zenith: hex('#7fa2ba', 0.85),
        horizon: hex('#dfe8e8', 0.9),
        cover: 0.72,
        soft: 0.5,
        lit: hex('#f6f5f0', 0.95),
        dark: hex('#9caab2', 0.85),
      },
    },
  };
  const p = P[h];
  return { ...b, ...p, ...rest, sky: { ...b.sky, ...p.sky, ...sky } };
}

type Sea = NonNullable<Env['sea']>;
export function sea(kind: 'bay' | 'lagoon' | 'lake' | 'still', over: Partial<Sea> = {}): Sea {
  const K: Record<typeof kind, Sea> = {
    bay: {
      level: 0,
      height: 0.55,
      scale: 0.55,
      time: 1.3,
      chop: 0.55,
      body: hex('#0a456c', 0.5),
      scatter: hex('#1a8698', 0.22),
      absorb: [0.3, 0.06, 0.04],
      glint: 1,
      rough: 0.1,
      foam: 0.25,
    },
    lagoon: {
      level: 0,
      height: 0.12,
      scale: 1.2,
      time: 2.1,
      chop: 0.3,
      body: hex('#12a0ac', 0.62),
      scatter: hex('#3cc6c0', 0.16),
      absorb: [0.42, 0.055, 0.05],
      glint: 0.8,
      rough: 0.03,
      foam: 0.35,
    },
    lake: {
      level: 0,
      height: 0.07,
      scale: 1.3,
      time: 0.7,
      chop: 0.3,
      body: hex('#1f4d52', 0.4),
      scatter: hex('#2c6a66', 0.1),
      absorb: [0.6, 0.3, 0.3],
      glint: 0.8,
      rough: 0.05,
      foam: 0,
    },
    still: {
      level: 0,
      height: 0.018,
      scale: 1.6,
      time: 0.7,
      chop: 0.2,
      body: hex('#28484a', 0.35),
      scatter: hex('#2c5a56', 0.06),
      absorb: [0.7, 0.35, 0.35],
      glint: 0.6,
      rough: 0.02,
      foam: 0,
    },
  };
  return { ...K[kind], ...over };
}

/** Points on land by rejection: keeps what `keep` likes. */
export function scatter(
  rng: Rng,
  n: number,
  box: readonly [number, number, number, number],
  h: Height,
  keep: (x: number, z: number, y: number) => number,
): Vec3[] {
  const out: Vec3[] = [];
  for (let i = 0; i < n * 30 && out.length < n; i++) {
    const x = rng.range(box[0], box[1]);
    const z = rng.range(box[2], box[3]);
    const y = h(x, z);
    if (rng.next() < keep(x, z, y)) out.push([x, y, z]);
  }
  return out;
}

export const stand = (rng: Rng, ps: Vec3[], s0: number, s1: number, tilt = 0.06, sink = 0): Instance[] =>
  ps.map((p) => ({
    m: m4.chain(
      m4.translate([p[0], p[1] - sink, p[2]]),
      m4.rotY(rng.range(0, 6.283)),
      m4.rotX(rng.range(-tilt, tilt)),
      m4.scale(rng.range(s0, s1)),
    ),
    seed: rng.next(),
  }));

export function split<T>(xs: T[], n: number): T[][] {
  return Array.from({ length: n }, (_, k) => xs.filter((_x, i) => i % n === k));
}

/** Puts palms on points, three kinds; `near` gives full leaflets. */
export function palms(w: World, rng: Rng, ps: Vec3[], o: { h?: number; near?: boolean; yaw?: number; lean?: number } = {}): void {
  for (const g of split(ps, 3)) {
    const p = palm(rng, {
      h: (o.h ?? 12) * rng.range(0.85, 1.15),
      lean: (o.lean ?? 0.18) * rng.range(0.6, 1.5),
      leaflets: o.near ? 44 : 22,
      fronds: o.near ? 26 : 20,
    });
    const ins = g.map((q) => ({
      m: m4.chain(
        m4.translate(q),
        m4.rotY(o.yaw === undefined ? rng.range(0, 6.283) : o.yaw + rng.range(-0.9, 0.9)),
        m4.scale(rng.range(0.8, 1.15)),
      ),
      seed: rng.next(),
    }));
    w.add(p.leaves, ins, LEAF).add(p.wood, ins, BARK);
  }
}
/** Broadleaf trees on points. */
export function trees(
  w: World,
  rng: Rng,
  ps: Vec3[],
  o: {
    h?: number;
    leaves?: number;
    leaf?: number;
    kinds?: number;
    pal?: readonly string[];
    spread?: number;
    base?: number;
    s?: readonly [number, number];
    wood?: boolean;
  } = {},
): void {
  const kinds = o.kinds ?? 3;
  for (const g of split(ps, kinds)) {
    const h = (o.h ?? 10) * rng.range(0.85, 1.2);
    const t = tree(rng, {
      h,
      leaves: o.leaves ?? 420,
      leaf: o.leaf ?? h * 0.085,
      pal: o.pal,
      spread: o.spread ? o.spread * h : undefined,
      base: o.base ? o.base * h : undefined,
    });
    const ins = stand(rng, g, ...(o.s ?? ([0.7, 1.25] as const)));
    w.add(t.leaves, ins, LEAF);
    if (o.wood !== false) w.add(t.wood, ins, BARK);
  }
}
export function shrubs(
  w: World,
  rng: Rng,
  ps: Vec3[],
  o: { s?: readonly [number, number]; pal?: readonly string[]; leaves?: number; leaf?: number } = {},
): void {
  for (const g of split(ps, 3))
    w.add(shrub(rng, o.leaves ?? 160, o.leaf ?? 0.34, o.pal), stand(rng, g, ...(o.s ?? ([0.6, 1.6] as const)), 0.1, 0.1), LEAF);
}
export function grass(
  w: World,
  rng: Rng,
  ps: Vec3[],
  o: { s?: readonly [number, number]; pal?: readonly string[]; blades?: number } = {},
): void {
  for (const g of split(ps, 3)) w.add(tuft(rng, o.blades ?? 12, 0.4, o.pal), stand(rng, g, ...(o.s ?? ([0.35, 0.8] as const)), 0.15), LEAF);
}
