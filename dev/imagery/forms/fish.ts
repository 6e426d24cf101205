// Fish: lofted bodies with painted flanks; schools by flocking. A fish is 1 long, head toward +x, up +y.
import { clamp, m4, mix, noise3, Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { Mesh, sheet, sphere } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import type { Instance } from '../core/world.ts';

export type FishSpec = {
  /** body depth and thickness as fractions of length */
  depth: number;
  width: number;
  /** position of the deepest point, 0 snout … 1 tail base */
  peak?: number;
  /** tail-base depth relative to depth */
  stem?: number;
  /** snout bluntness 0.3 (pointed) … 1 */
  snout?: number;
  /** tail: span, length, fork 0..1 */
  tail?: [number, number, number];
  dorsal?: [number, number, number];
  anal?: [number, number, number];
  /** a trailing filament on the dorsal (bannerfish) */
  streamer?: number;
  gloss?: number;
  /** t: 0 snout … 1 tail base, y: -1 belly … 1 back */
  skin: (t: number, y: number) => Vec3;
  fin: Vec3;
  tailCol?: Vec3;
  eye?: number;
};

export function fish(sp: FishSpec, lod = 1): Mesh {
  const m = new Mesh();
  const pk = sp.peak ?? 0.38;
  const stem = sp.stem ?? 0.2;
  const bl = sp.snout ?? 0.55;
  const L = 0.8;
  const x0 = 0.5;
  const half = (t: number): number => {
    const a = t < pk ? Math.sin((t / pk) * Math.PI * 0.5) ** bl : mix(stem, 1, Math.cos(((t - pk) / (1 - pk)) * Math.PI * 0.5) ** 1.15);
    return a * sp.depth * 0.5 + 0.002;
  };
  const wid = (t: number): number => {
    const a =
      t < pk ? Math.sin((t / pk) * Math.PI * 0.5) ** (bl * 0.85) : mix(0.12, 1, Math.cos(((t - pk) / (1 - pk)) * Math.PI * 0.5) ** 1.3);
    return a * sp.width * 0.5 + 0.0015;
  };
  const nu = lod > 0.6 ? 26 : 12;
  const nv = lod > 0.6 ? 44 : 18;
  const gloss = sp.gloss ?? 0.6;
  m.add(
    sheet(
      nu,
      nv,
      (u, v) => {
        const a = u * Math.PI * 2;
        return [x0 - v * L, Math.sin(a) * half(v) - (v < pk ? (1 - v / pk) * sp.depth * 0.03 : 0), Math.cos(a) * wid(v)];
      },
      (u, v) => {
        const y = Math.sin(u * Math.PI * 2);
        return sp.skin(v, y);
      },
      (u) => [0.75 + 0.25 * Math.sin(u * Math.PI * 2), 0.12, gloss, 1],
      true,
    ),
  );
  const fin = (pts: (u: number, v: number) => Vec3, c: Vec3, nuF = 10, nvF = 4, alpha = 0.55) =>
    m.add(
      sheet(
        nuF,
        nvF,
        pts,
        (u, v) => {
          const ray = 0.82 + 0.3 * Math.abs(Math.sin(u * nuF * 4));
          return v3.mul(c, ray * (0.8 + 0.3 * v));
        },
        () => [0.95, alpha, 0.2, 0],
      ),
    );
  const [ts, tl, tf] = sp.tail ?? [0.3, 0.2, 0.5];
  fin(
    (u, v) => {
      const s = u * 2 - 1;
      const base = half(1) * 0.9 * s;
      const tip = (Math.sign(s) * Math.abs(s) ** 0.8 * ts) / 2;
      const len = tl * (1 - tf * (1 - Math.abs(s) ** 1.4));
      return [x0 - L + 0.015 - v * len, mix(base, tip, v ** 0.8), 0.006 * Math.sin(u * 30) * v];
    },
    sp.tailCol ?? sp.fin,
    16,
    5,
  );
  const edge = (d: [number, number, number], sgn: number) =>
    fin(
      (u, v) => {
        const t = mix(d[0], d[1], u);
        const env = Math.sin(clamp(u * 1.15) * Math.PI * 0.5) ** 0.5 * (1 - 0.55 * u) * (u > 0.92 ? 1 - (u - 0.92) * 7 : 1);
        return [x0 - t * L - v * d[2] * 0.55, sgn * (half(t) * 0.94 + v * d[2] * env), 0.004 * Math.sin(u * 40) * v];
      },
      sp.fin,
      18,
      4,
    );
  if (sp.dorsal) edge(sp.dorsal, 1);
  if (sp.anal) edge(sp.anal, -1);
  if (sp.streamer)
    fin(
      (u, v) => {
        const k = sp.streamer as number;
        const t = 0.34;
        return [
          x0 - t * L - k * 0.75 * u ** 1.2 - v * 0.05 * (1 - u),
          half(t) * 0.9 + k * (0.95 * Math.sin(u * 1.9) - 0.1 * u) + v * 0.02 * (1 - u),
          0,
        ];
      },
      [1, 1, 0.95],
      16,
      2,
    );
  // pectoral and pelvic fins
  for (const s of [-1, 1]) {
    fin(
      (u, v) => {
        const t = 0.3;
        const a = mix(-0.5, 0.5, u);
        const len = sp.depth * 0.34 * v;
        return [
          x0 - t * L - len * Math.cos(a) * 0.9,
          -sp.depth * 0.06 + len * Math.sin(a) * 0.8 - len * 0.25,
          s * (wid(t) * 0.9 + len * 0.5),
        ];
      },
      v3.mix(sp.fin, [1, 1, 1], 0.15),
      6,
      3,
      0.7,
    );
    fin(
      (u, v) => {
        const t = 0.36 + 0.07 * u;
        return [x0 - t * L - v * sp.depth * 0.2, -half(t) * 0.92 - v * sp.depth * 0.2 * (1 - 0.6 * u), s * 0.012 * (1 + v)];
      },
      sp.fin,
      4,
      3,
    );
    const er = (sp.eye ?? 0.034) * 0.5;
    const et = 0.13;
    const ey = half(et) * 0.32;
    m.add(
      sphere(10, 7, [0.02, 0.02, 0.025], [1, 0, 0.95, 0]),
      m4.chain(m4.translate([x0 - et * L, ey, s * wid(et) * 0.86]), m4.scale(er, er, er * 0.55)),
    );
    m.add(
      sphere(12, 7, [0.85, 0.72, 0.4], [1, 0, 0.7, 0]),
      m4.chain(m4.translate([x0 - et * L, ey, s * wid(et) * 0.8]), m4.scale(er * 1.45, er * 1.45, er * 0.5)),
    );
  }
  return m;
}

const band = (t: number, a: number, b: number, s = 0.015): number => smooth(a - s, a + s, t) * (1 - smooth(b - s, b + s, t));
const cm = (a: Vec3, b: Vec3, t: number): Vec3 => v3.mix(a, b, clamp(t));
const H = hex;

export const SPECIES = {
  anthias: {
    depth: 0.36,
    width: 0.15,
    peak: 0.36,
    stem: 0.26,
    tail: [0.42, 0.26, 0.85],
    dorsal: [0.24, 0.92, 0.1],
    anal: [0.58, 0.9, 0.1],
    gloss: 0.4,
    skin: (t, y) =>
      cm(cm(H('#ff7a1e'), H('#ffb24a'), 0.5 - y * 0.6), H('#e8488a'), smooth(0.0, 0.5, 0.35 - t) + 0.25 * band(y, 0.1, 0.4, 0.1)),
    fin: H('#ff8a3a'),
    tailCol: H('#ffa050'),
    eye: 0.06,
  },
  anthiasPink: {
    depth: 0.35,
    width: 0.15,
    peak: 0.36,
    stem: 0.26,
    tail: [0.44, 0.28, 0.9],
    dorsal: [0.22, 0.92, 0.12],
    anal: [0.58, 0.9, 0.1],
    gloss: 0.4,
    skin: (t, y) => cm(cm(H('#d8489a'), H('#ff9ab0'), 0.5 - y * 0.6), H('#ff9a3a'), smooth(0.3, 0.1, t)),
    fin: H('#e86ab0'),
    tailCol: H('#b048c0'),
    eye: 0.06,
  },
  chromis: {
    depth: 0.46,
    width: 0.16,
    peak: 0.4,
    stem: 0.24,
    tail: [0.36, 0.22, 0.75],
    dorsal: [0.28, 0.92, 0.1],
    anal: [0.6, 0.92, 0.1],
    gloss: 0.55,
    skin: (_t, y) => cm(H('#2f9fd0'), H('#b8f0e0'), 0.5 - y * 0.7),
    fin: H('#8fd8ea'),
    eye: 0.06,
  },
  fusilier: {
    depth: 0.25,
    width: 0.13,
    peak: 0.38,
    stem: 0.22,
    tail: [0.3, 0.22, 0.85],
    dorsal: [0.3, 0.92, 0.06],
    anal: [0.62, 0.9, 0.05],
    gloss: 0.85,
    skin: (t, y) => cm(cm(H('#1e78e0'), H('#e8f4fa'), smooth(0.35, -0.5, y)), H('#ffd02a'), smooth(0.25, 0.7, y + (t - 0.45) * 1.1) * 0.95),
    fin: H('#8ac8f0'),
    tailCol: H('#ffc81e'),
    eye: 0.05,
  },
  trigger: {
    depth: 0.5,
    width: 0.17,
    peak: 0.42,
    stem: 0.2,
    tail: [0.52, 0.3, 0.85],
    dorsal: [0.52, 0.95, 0.2],
    anal: [0.54, 0.95, 0.2],
    gloss: 0.35,
    skin: (t, y) =>
      cm(cm(H('#142a86'), H('#2a5ac8'), 0.5 - y * 0.4), H('#3a9ad0'), smooth(0.25, 0.05, t) * 0.5 + 0.12 * Math.sin(t * 60) * 0.5),
    fin: H('#2a58c0'),
    tailCol: H('#4a86e8'),
    eye: 0.04,
  },
  pyramid: {
    depth: 0.6,
    width: 0.13,
    peak: 0.42,
    stem: 0.18,
    snout: 0.75,
    tail: [0.26, 0.16, 0.15],
    dorsal: [0.25, 0.98, 0.12],
    anal: [0.55, 0.98, 0.12],
    gloss: 0.3,
    skin: (t, y) => {
      const white = smooth(0.28, 0.36, t) * smooth(0.55, 0.2, y + Math.abs(t - 0.6) * 1.5);
      return cm(cm(H('#ffc81e'), H('#5a3a10'), smooth(0.3, 0.1, t) * 0.8), H('#fbfbf4'), white);
    },
    fin: H('#ffc21e'),
    tailCol: H('#ffffff'),
    eye: 0.045,
  },
  banner: {
    depth: 0.62,
    width: 0.13,
    peak: 0.45,
    stem: 0.18,
    snout: 0.8,
    tail: [0.26, 0.17, 0.1],
    dorsal: [0.3, 0.96, 0.12],
    anal: [0.55, 0.96, 0.13],
    streamer: 0.55,
    gloss: 0.3,
    skin: (t, y) =>
      cm(
        H('#fbfbf2'),
        H('#12100e'),
        Math.max(band(t + y * 0.1, 0.22, 0.42, 0.012), band(t + y * 0.22, 0.64, 0.86, 0.012), smooth(0.08, 0.03, t)),
      ),
    fin: H('#ffd22a'),
    tailCol: H('#ffd83a'),
    eye: 0.045,
  },
  idol: {
    depth: 0.66,
    width: 0.13,
    peak: 0.47,
    stem: 0.16,
    snout: 0.95,
    tail: [0.26, 0.14, 0.1],
    dorsal: [0.35, 0.97, 0.12],
    anal: [0.55, 0.97, 0.14],
    streamer: 0.75,
    gloss: 0.3,
    skin: (t, y) =>
      cm(
        cm(H('#fffdf0'), H('#ffd21e'), smooth(0.5, 0.7, t + y * 0.05)),
        H('#0e0c0c'),
        Math.max(band(t, 0.2, 0.42, 0.012), band(t + y * 0.1, 0.78, 0.95, 0.012)),
      ),
    fin: H('#ffe04a'),
    tailCol: H('#141212'),
    eye: 0.04,
  },
  surgeon: {
    depth: 0.48,
    width: 0.14,
    peak: 0.42,
    stem: 0.14,
    tail: [0.4, 0.2, 0.6],
    dorsal: [0.2, 0.97, 0.12],
    anal: [0.45, 0.97, 0.1],
    gloss: 0.4,
    skin: (t, y) =>
      cm(
        cm(H('#2f6ae8'), H('#6aa8ff'), 0.4 - y * 0.4),
        H('#0a0c20'),
        Math.max(smooth(0.14, 0.06, t) * 0.7, band(y, 0.15, 0.6, 0.12) * band(t, 0.2, 0.85, 0.1)),
      ),
    fin: H('#1c2a60'),
    tailCol: H('#ffd22a'),
    eye: 0.04,
  },
  tang: {
    depth: 0.54,
    width: 0.13,
    peak: 0.42,
    stem: 0.14,
    tail: [0.38, 0.2, 0.5],
    dorsal: [0.2, 0.97, 0.16],
    anal: [0.45, 0.97, 0.14],
    gloss: 0.3,
    skin: (_t, y) => cm(H('#ffcf1e'), H('#ffe884'), 0.4 - y * 0.5),
    fin: H('#ffc81e'),
    eye: 0.04,
  },
  snapper: {
    depth: 0.34,
    width: 0.15,
    peak: 0.35,
    stem: 0.26,
    tail: [0.34, 0.2, 0.5],
    dorsal: [0.26, 0.9, 0.11],
    anal: [0.66, 0.86, 0.1],
    gloss: 0.5,
    skin: (_t, y) => {
      const st = Math.max(band(y, -0.02, 0.08, 0.025), band(y, 0.28, 0.38, 0.025), band(y, 0.56, 0.66, 0.03), band(y, -0.3, -0.22, 0.025));
      return cm(cm(H('#ffcf2a'), H('#fff2c8'), smooth(-0.2, -0.8, y)), H('#5ab8ff'), st * 0.9);
    },
    fin: H('#ffca1e'),
    eye: 0.06,
  },
  jack: {
    depth: 0.36,
    width: 0.13,
    peak: 0.36,
    stem: 0.1,
    tail: [0.42, 0.22, 0.9],
    dorsal: [0.42, 0.97, 0.09],
    anal: [0.5, 0.97, 0.08],
    gloss: 1,
    skin: (t, y) =>
      cm(
        cm(H('#7f97a6'), H('#eef6f8'), smooth(0.5, -0.4, y)),
        H('#2a3640'),
        smooth(0.62, 0.95, y) * 0.8 + band(t, 0.2, 0.23, 0.01) * band(y, 0.1, 0.5, 0.05) * 0.6,
      ),
    fin: H('#7c8a8e'),
    tailCol: H('#586468'),
    eye: 0.06,
  },
  barracuda: {
    depth: 0.15,
    width: 0.1,
    peak: 0.42,
    stem: 0.4,
    snout: 0.9,
    tail: [0.22, 0.16, 0.85],
    dorsal: [0.62, 0.74, 0.08],
    anal: [0.64, 0.76, 0.07],
    gloss: 1,
    skin: (t, y) =>
      cm(
        cm(H('#5f7480'), H('#f0f6f6'), smooth(0.4, -0.4, y)),
        H('#232c32'),
        smooth(0.1, 0.6, y) * smooth(0.3, 0.8, Math.sin(t * 95 + y * 2)) * 0.7,
      ),
    fin: H('#4a565c'),
    eye: 0.035,
  },
  clown: {
    depth: 0.42,
    width: 0.19,
    peak: 0.38,
    stem: 0.34,
    tail: [0.3, 0.18, 0.05],
    dorsal: [0.22, 0.92, 0.1],
    anal: [0.6, 0.9, 0.1],
    gloss: 0.35,
    skin: (t, y) => {
      const w = Math.max(band(t, 0.22, 0.31, 0.012), band(t + Math.abs(y) * 0.04 - 0.02, 0.5, 0.62, 0.012), band(t, 0.86, 0.93, 0.012));
      const k = Math.max(band(t, 0.2, 0.33, 0.01), band(t + Math.abs(y) * 0.04 - 0.02, 0.48, 0.64, 0.01), band(t, 0.845, 0.945, 0.01)) - w;
      return cm(cm(cm(H('#ff6a10'), H('#ff9a3a'), 0.4 - y * 0.5), H('#1a0a04'), k), H('#fffaf2'), w);
    },
    fin: H('#ff7a1e'),
    eye: 0.055,
  },
  damsel: {
    depth: 0.5,
    width: 0.17,
    peak: 0.42,
    stem: 0.28,
    tail: [0.34, 0.18, 0.4],
    dorsal: [0.26, 0.94, 0.12],
    anal: [0.58, 0.94, 0.12],
    gloss: 0.4,
    skin: (_t, y) => cm(H('#1746c8'), H('#2f86ff'), 0.5 - y * 0.5),
    fin: H('#1e50c8'),
    tailCol: H('#ffc82a'),
    eye: 0.06,
  },
  sergeant: {
    depth: 0.54,
    width: 0.17,
    peak: 0.42,
    stem: 0.28,
    tail: [0.36, 0.2, 0.5],
    dorsal: [0.26, 0.94, 0.12],
    anal: [0.58, 0.94, 0.12],
    gloss: 0.45,
    skin: (t, y) =>
      cm(
        cm(H('#dff0ee'), H('#f6d84a'), smooth(0.1, 0.9, y)),
        H('#14181c'),
        [0.2, 0.36, 0.52, 0.68, 0.84].reduce((s, b) => Math.max(s, band(t, b - 0.035, b + 0.035, 0.01)), 0),
      ),
    fin: H('#9ab0b8'),
    eye: 0.055,
  },
  angel: {
    depth: 0.6,
    width: 0.15,
    peak: 0.42,
    stem: 0.26,
    tail: [0.3, 0.16, 0.0],
    dorsal: [0.3, 0.98, 0.14],
    anal: [0.55, 0.98, 0.14],
    gloss: 0.35,
    skin: (t, y) => {
      const s = Math.sin((t * 9 + y * 1.6 - y * t * 2.0) * 5.2);
      return t < 0.26 ? cm(H('#1a2a78'), H('#ffd84a'), band(t, 0.16, 0.2, 0.01)) : cm(H('#2a48c8'), H('#ffd42a'), smooth(-0.1, 0.25, s));
    },
    fin: H('#3a56d8'),
    tailCol: H('#ffcf2a'),
    eye: 0.045,
  },
  parrot: {
    depth: 0.36,
    width: 0.17,
    peak: 0.36,
    stem: 0.3,
    snout: 0.42,
    tail: [0.34, 0.18, 0.35],
    dorsal: [0.24, 0.92, 0.08],
    anal: [0.58, 0.9, 0.07],
    gloss: 0.5,
    skin: (t, y) =>
      cm(
        cm(H('#1fa8a0'), H('#7fe0c0'), 0.4 - y * 0.5),
        H('#e86aa0'),
        0.35 * band(t, 0.0, 0.2, 0.04) + 0.25 * smooth(0.4, 0.8, noise3(t * 30, y * 8, 2)),
      ),
    fin: H('#2f8ad8'),
    tailCol: H('#e878a8'),
    eye: 0.035,
  },
} satisfies Record<string, FishSpec>;

export type SpeciesName = keyof typeof SPECIES;

const cache = new Map<string, Mesh>();
/** A shared mesh of a species; lod 1 near, 0.5 far. */
export function species(name: SpeciesName, lod = 1): Mesh {
  const k = `${name}/${lod}`;
  let m = cache.get(k);
  if (!m) {
    m = fish(SPECIES[name] as FishSpec, lod);
    cache.set(k, m);
  }
  return m;
}

/** One fish as an instance. */
export function swim(p: Vec3, dir: Vec3, size: number, rng: Rng, bend = 0.7): Instance {
  const k = rng.range(0.9, 1.1);
  return { m: m4.along(p, dir, size), tint: [k, k, k], seed: rng.next(), extra: [bend * rng.range(0.4, 1.2), rng.range(0, 6.28), 0, 0] };
}

/**
 * A school by flocking: fish start around `center` inside `radius` (ellipsoid), follow `flow`, keep apart,
 * align with neighbours, stay together.
 */
export function school(
  seed: number | string,
  n: number,
  center: Vec3,
  radius: Vec3,
  size: number,
  flow: (p: Vec3) => Vec3,
  opts: { steps?: number; spread?: number; jitter?: number; pitch?: number } = {},
): Instance[] {
  const rng = new Rng(seed);
  const P: Vec3[] = [];
  const D: Vec3[] = [];
  for (let i = 0; i < n; i++) {
    const d = v3.mul(rng.dir(), Math.cbrt(rng.next()));
    const p: Vec3 = [center[0] + d[0] * radius[0], center[1] + d[1] * radius[1], center[2] + d[2] * radius[2]];
    P.push(p);
    D.push(v3.norm(flow(p)));
  }
  const sep = size * (opts.spread ?? 1.15);
  const cell = sep * 1.5;
  for (let s = 0; s < (opts.steps ?? 26); s++) {
    const grid = new Map<string, number[]>();
    P.forEach((p, i) => {
      const k = `${Math.floor(p[0] / cell)},${Math.floor(p[1] / cell)},${Math.floor(p[2] / cell)}`;
      const l = grid.get(k);
      if (l) l.push(i);
      else grid.set(k, [i]);
    });
    for (let i = 0; i < n; i++) {
      const p = P[i] as Vec3;
      let push: Vec3 = [0, 0, 0];
      let ali: Vec3 = [0, 0, 0];
      let c = 0;
      const gx = Math.floor(p[0] / cell);
      const gy = Math.floor(p[1] / cell);
      const gz = Math.floor(p[2] / cell);
      for (let x = -1; x <= 1; x++)
        for (let y = -1; y <= 1; y++)
          for (let z = -1; z <= 1; z++)
            for (const j of grid.get(`${gx + x},${gy + y},${gz + z}`) ?? []) {
              if (j === i) continue;
              const d = v3.sub(p, P[j] as Vec3);
              const l = v3.len(d) || 1e-4;
              if (l < sep) push = v3.mad(push, d, (sep - l) / l);
              ali = v3.add(ali, D[j] as Vec3);
              c++;
            }
      const f = v3.norm(flow(p));
      let nd = v3.add(v3.mul(D[i] as Vec3, 0.6), v3.mul(f, 0.35));
      if (c) nd = v3.mad(nd, ali, 0.35 / c);
      nd[1] *= 0.85;
      D[i] = v3.norm(nd);
      const home: Vec3 = [(center[0] - p[0]) / radius[0], (center[1] - p[1]) / radius[1], (center[2] - p[2]) / radius[2]];
      const out = v3.len(home);
      const np = v3.add(p, v3.mul(push, 0.5));
      P[i] = out > 1 ? v3.mad(np, [home[0] * radius[0], home[1] * radius[1], home[2] * radius[2]], 0.08 * (out - 1)) : np;
    }
  }
  const j = opts.jitter ?? 0.1;
  return P.map((p, i) => {
    const d = v3.norm(v3.add(D[i] as Vec3, [rng.gauss() * j, rng.gauss() * j * (opts.pitch ?? 0.6), rng.gauss() * j]));
    return swim(p, d, size * rng.range(0.82, 1.15), rng);
  });
}
