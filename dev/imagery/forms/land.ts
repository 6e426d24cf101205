// Land seen from the water: volcano islands, ridges, hills. Metres, y = 0 is the sea.
import { clamp, fbm3, mix, ridged3, smooth, type Vec3, v3 } from '../core/math.ts';
import { type Mesh, terrain } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';

export type VolcanoOpts = {
  center: Vec3;
  /** radius at the sea and height */
  radius: number;
  height: number;
  seed?: number;
  /** steepness of the upper cone (1 straight, 1.6 concave like a real stratovolcano) */
  power?: number;
  /** crater width as a fraction of the radius */
  crater?: number;
  /** mesh density */
  res?: number;
  forest?: string;
  grass?: string;
  rock?: string;
  /** share of bare summit 0..1 */
  bare?: number;
};

/** A volcano with ravines, forested flanks and a rim. */
export function volcano(o: VolcanoOpts): Mesh {
  const { center: c, radius: R, height: H } = o;
  const sd = o.seed ?? 1;
  const pw = o.power ?? 1.55;
  const cr = o.crater ?? 0.06;
  const h = (x: number, z: number): number => {
    const dx = (x - c[0]) / R;
    const dz = (z - c[2]) / R;
    const a = Math.atan2(dz, dx);
    const wob = 1 + 0.1 * fbm3(Math.cos(a) * 1.3 + sd, Math.sin(a) * 1.3, sd, 3);
    const r = Math.hypot(dx, dz) / wob;
    if (r > 1.25) return -30;
    const cone = clamp(1 - r) ** pw;
    const rim = r < cr ? -(1 - r / cr) * 0.05 : 0;
    // ravines run down the slope: noise in angle, stretched along r
    const k = ridged3(Math.cos(a) * 3.4 + sd * 3, Math.sin(a) * 3.4, r * 1.1 + sd, 5);
    const k2 = ridged3(dx * 5 + sd, dz * 5, sd * 2, 5);
    const rav = (k - 0.45) * 0.17 * smooth(0.02, 0.35, r) * smooth(1.1, 0.6, r) + (k2 - 0.45) * 0.075 * smooth(0.05, 0.4, r);
    const shoulder = 0.08 * smooth(0.95, 0.5, r) + 0.1 * fbm3(dx * 1.7 + 9, dz * 1.7, sd, 4) * smooth(0.1, 0.5, r) * smooth(1.15, 0.7, r);
    return H * (cone + rim + rav * (0.35 + cone) + shoulder) - (r > 1 ? (r - 1) * H * 0.6 : 0);
  };
  const g = o.res ?? 260;
  const forest = hex(o.forest ?? '#2c4a26');
  const grass = hex(o.grass ?? '#5f7238');
  const rock = hex(o.rock ?? '#6a5c50');
  return terrain(c[0] - R * 1.25, c[0] + R * 1.25, c[2] - R * 1.25, c[2] + R * 1.25, g, g, h, (p, n) => {
    const e = clamp(p[1] / H);
    const f = fbm3((p[0] / R) * 6, e * 3, (p[2] / R) * 6, 4);
    let k = v3.mix(forest, grass, smooth(0.1, 0.35, f + (1 - n[1]) * -0.2));
    k = v3.mix(k, rock, smooth(1 - (o.bare ?? 0.12), 1.05, e + 0.12 * f) + 0.35 * smooth(0.55, 0.3, n[1]) * (o.bare ?? 0.12) * 3);
    return v3.mul(k, mix(0.8, 1.1, clamp(0.5 + f)));
  });
}

export type RidgeOpts = {
  /** distance band (toward −z) and half width */
  near: number;
  far: number;
  half: number;
  height: number;
  seed?: number;
  /** noise scale per metre */
  scale?: number;
  /** leaves a gap of sea around x = gap[0] of half width gap[1] */
  gap?: [number, number];
  base?: number;
  res?: number;
  forest?: string;
  grass?: string;
};

/** A band of hills across the view, rising from the sea. */
export function ridge(o: RidgeOpts): Mesh {
  const sd = o.seed ?? 1;
  const sc = o.scale ?? 1.6 / o.half;
  const forest = hex(o.forest ?? '#2f4a28');
  const grass = hex(o.grass ?? '#66753a');
  const h = (x: number, z: number): number => {
    const t = (-z - o.near) / (o.far - o.near);
    const prof = smooth(0, 0.55, t) * smooth(1.1, 0.8, t);
    const g = o.gap ? smooth(o.gap[1] * 0.6, o.gap[1] * 1.6, Math.abs(x - o.gap[0])) : 1;
    const big = 0.5 + 0.75 * fbm3(x * sc + sd * 7, z * sc * 0.6, sd, 4);
    const rg = ridged3(x * sc * 2.6 + sd, z * sc * 2.6, sd * 3, 6);
    return (o.base ?? 0) + o.height * g * (prof * (big * 0.75 + rg * 0.42) - 0.05 - 0.08 * (1 - prof));
  };
  const n = Math.max(480, o.res ?? 0);
  return terrain(-o.half, o.half, -o.far, -o.near, n, Math.round(n * 0.35), h, (p, nn) => {
    const f = fbm3(p[0] * sc * 9, p[1] * sc * 9, p[2] * sc * 9, 4);
    const k = v3.mix(forest, grass, smooth(0.05, 0.4, f + 0.25 * (nn[1] - 0.7)));
    return v3.mul(k, 0.85 + 0.4 * f);
  });
}
