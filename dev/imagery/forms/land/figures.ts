// People seen from a little way off: soft bodies from a skeleton of capsules. Feet at the origin, facing +z, 1.65 m.
import { m4, type Vec3, v3 } from '../../core/math.ts';
import { isosurface, lathe, type Mesh, sd } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import type { Material } from '../../core/world.ts';

export const CLOTH: Material = {
  name: 'cloth',
  surface: /* glsl */ `float f=fbm(vL*9.+vI.w*9.,3);s.alb*=.84+.32*f;s.n=bumpN(s.n,vP,f*.012);s.wrap=.35;`,
};

export type Pose = 'stand' | 'walk' | 'sit' | 'reach' | 'carry' | 'wade' | 'row' | 'child';

export function person(
  o: {
    pose?: Pose;
    skin?: string;
    top?: string;
    low?: string;
    hair?: string;
    hat?: 'cone' | 'cap' | 'none';
    load?: string;
    long?: boolean;
    cell?: number;
  } = {},
): Mesh {
  const pose = o.pose ?? 'stand';
  const skin = hex(o.skin ?? '#8a5a3c');
  const top = hex(o.top ?? '#d9452c');
  const low = hex(o.low ?? '#2f4a63');
  const hair = hex(o.hair ?? '#1c1512');
  const sit = pose === 'sit' || pose === 'row';
  const hip = sit ? 0.45 : 0.88;
  const st = pose === 'walk' ? 0.22 : pose === 'wade' ? 0.12 : 0.05;
  const sh = hip + 0.52;
  type P = [Vec3, Vec3, number, number, Vec3];
  const ps: P[] = [];
  for (const s of [1, -1] as const) {
    const h: Vec3 = [0.1 * s, hip, 0];
    const kn: Vec3 = sit ? [0.14 * s, hip + 0.02, 0.42] : [0.11 * s, 0.46, st * s + 0.04];
    const ft: Vec3 = sit ? [0.14 * s, 0.04, 0.45] : [0.11 * s, 0.05, st * s * 1.7 - (pose === 'walk' ? 0.02 : 0)];
    ps.push(
      [h, kn, 0.1, 0.07, low],
      [kn, ft, 0.068, 0.045, o.long ? low : skin],
      [ft, v3.add(ft, [0, -0.01, 0.13]), 0.045, 0.035, o.long ? hex('#2a2320') : skin],
    );
    const so: Vec3 = [0.19 * s, sh - 0.03, 0];
    let el: Vec3 = [0.25 * s, sh - 0.3, 0.02];
    let ha: Vec3 = [0.25 * s, sh - 0.54, 0.1];
    if (pose === 'reach') {
      el = [0.24 * s, sh - 0.22, 0.16];
      ha = [0.15 * s, sh - 0.24, 0.42];
    } else if (pose === 'carry') {
      el = [0.34 * s, sh + 0.12, 0.02];
      ha = [0.17 * s, sh + 0.4, 0.02];
    } else if (pose === 'walk') {
      el = [0.25 * s, sh - 0.28, -0.08 * s];
      ha = [0.25 * s, sh - 0.5, 0.14 - 0.2 * s];
    } else if (pose === 'row') {
      el = [0.26 * s, sh - 0.24, 0.2];
      ha = [s > 0 ? 0.3 : 0.05, sh - 0.28 + 0.12 * s, 0.44];
    } else if (pose === 'wade') {
      el = [0.33 * s, sh - 0.26, 0.04];
      ha = [0.42 * s, sh - 0.4, 0.2];
    } else if (sit) {
      el = [0.24 * s, sh - 0.26, 0.1];
      ha = [0.14 * s, hip + 0.12, 0.34];
    }
    ps.push([so, el, 0.065, 0.05, top], [el, ha, 0.045, 0.035, skin], [ha, v3.add(ha, [0, -0.04, 0.05]), 0.042, 0.03, skin]);
  }
  ps.push(
    [[0, hip + 0.02, 0], [0, sh - 0.24, 0.0], 0.145, 0.14, low],
    [[0, sh - 0.3, 0.01], [0, sh - 0.08, 0], 0.15, 0.155, top],
    [[-0.12, sh - 0.05, 0], [0.12, sh - 0.05, 0], 0.09, 0.09, top],
  );
  if (o.long) ps.push([[0, hip, 0], [0, sit ? 0.3 : 0.25, sit ? 0.3 : 0], 0.15, 0.19, low]);
  const neck: Vec3 = [0, sh + 0.06, 0];
  const head: Vec3 = [0, sh + 0.23, 0.03];
  ps.push(
    [neck, head, 0.05, 0.05, skin],
    [v3.add(head, [0, -0.03, 0.01]), v3.add(head, [0, 0.03, 0]), 0.092, 0.1, skin],
    [v3.add(head, [0, 0.045, -0.03]), v3.add(head, [0, 0.02, -0.045]), 0.103, 0.1, hair],
  );
  // a ball round each part lets far parts be skipped
  const ball = ps.map(
    (q) =>
      [(q[0][0] + q[1][0]) / 2, (q[0][1] + q[1][1]) / 2, (q[0][2] + q[1][2]) / 2, v3.dist(q[0], q[1]) / 2 + Math.max(q[2], q[3])] as const,
  );
  const f = (p: Vec3): number => {
    let d = 9;
    for (let i = 0; i < ps.length; i++) {
      const q = ps[i] as P;
      const b = ball[i] as readonly [number, number, number, number];
      if (Math.hypot(p[0] - b[0], p[1] - b[1], p[2] - b[2]) - b[3] > d + 0.04) continue;
      d = sd.join(d, sd.cone(p, q[0], q[1], q[2], q[3]), 0.035);
    }
    return d;
  };
  const m = isosurface(
    f,
    [-0.55, -0.05, -0.45],
    [0.55, sh + 0.75, 0.75],
    o.cell ?? 0.04,
    (p) => {
      let best = 9;
      let c = skin;
      for (const q of ps) {
        const d = sd.cone(p, q[0], q[1], q[2], q[3]);
        if (d < best) {
          best = d;
          c = q[4];
        }
      }
      return c;
    },
    () => [1, 0.04, 0.12, 0],
  );
  if (o.hat === 'cone')
    m.add(
      lathe(20, 5, (v) => [0.3 * v + 0.001, 0.17 * (1 - v)]),
      m4.translate(v3.add(head, [0, 0.04, 0])),
      hex('#d8bf86'),
    );
  if (o.hat === 'cap')
    m.add(
      lathe(16, 6, (v) => [0.118 * Math.cos(v * 1.5), 0.1 * Math.sin(v * 1.5)]),
      m4.translate(v3.add(head, [0, 0.03, 0])),
      hex('#1f7f9e'),
    );
  if (o.load) {
    m.add(
      lathe(20, 8, (v) => [v < 0.9 ? 0.2 + 0.1 * v : 0.27, v * 0.2]),
      m4.translate([0, sh + 0.36, 0.02]),
      hex('#a8834e'),
    );
    const c = hex(o.load);
    for (let i = 0; i < 26; i++) {
      const a = i * 2.4;
      const r = 0.24 * Math.sqrt(i / 26);
      m.add(
        lathe(7, 5, (v) => [0.065 * Math.sin(v * 3.14) + 1e-4, -0.065 * Math.cos(v * 3.14)]),
        m4.translate([Math.cos(a) * r, sh + 0.58 - r * 0.25, Math.sin(a) * r]),
        v3.mul(c, 0.75 + (0.5 * ((i * 37) % 10)) / 10),
      );
    }
  }
  if (pose === 'child') m.warp((p) => v3.mul(p, 0.62));
  return m;
}
