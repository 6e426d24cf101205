// Divers and people: jointed figures as smooth distance fields. Metres; a swimmer lies along +x, up +y.
import { clamp, fbm3, m4, smooth, type Vec3, v3 } from '../core/math.ts';
import { isosurface, loft, Mesh, sd, sheet, sphere, tube } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';

type Pair = [Vec3, Vec3];
export type Pose = {
  hips: Vec3;
  chest: Vec3;
  head: Vec3;
  /** where the face points */
  look: Vec3;
  /** where the back points (tank side) */
  back: Vec3;
  elbows: Pair;
  wrists: Pair;
  knees: Pair;
  ankles: Pair;
  /** where the feet (or fins) point */
  toes: Pair;
};

export const POSES: Record<'trim' | 'kick' | 'hover' | 'stride' | 'glide', Pose> = {
  trim: {
    hips: [0, 0, 0],
    chest: [0.46, 0.06, 0],
    head: [0.77, 0.17, 0],
    look: [1, -0.05, 0],
    back: [0, 1, 0],
    elbows: [
      [0.5, -0.2, 0.24],
      [0.5, -0.2, -0.24],
    ],
    wrists: [
      [0.78, -0.16, 0.07],
      [0.78, -0.16, -0.07],
    ],
    knees: [
      [-0.42, -0.1, 0.13],
      [-0.42, -0.08, -0.14],
    ],
    ankles: [
      [-0.72, 0.2, 0.16],
      [-0.74, 0.16, -0.18],
    ],
    toes: [
      [-0.95, 0.25, 0.14],
      [-0.97, 0.18, -0.22],
    ],
  },
  kick: {
    hips: [0, 0, 0],
    chest: [0.47, 0.09, 0],
    head: [0.78, 0.2, 0.02],
    look: [1, 0.05, 0.35],
    back: [0, 1, 0],
    elbows: [
      [0.32, -0.14, 0.3],
      [0.5, -0.2, -0.25],
    ],
    wrists: [
      [0.52, -0.3, 0.22],
      [0.76, -0.24, -0.16],
    ],
    knees: [
      [-0.44, 0.04, 0.12],
      [-0.42, -0.17, -0.12],
    ],
    ankles: [
      [-0.86, 0.14, 0.13],
      [-0.82, -0.22, -0.15],
    ],
    toes: [
      [-1.1, 0.1, 0.14],
      [-1.08, -0.36, -0.16],
    ],
  },
  hover: {
    hips: [0, 0, 0],
    chest: [0.3, 0.36, 0],
    head: [0.46, 0.66, 0],
    look: [1, 0.1, 0],
    back: [-0.7, 0.7, 0],
    elbows: [
      [0.36, 0.1, 0.32],
      [0.36, 0.1, -0.32],
    ],
    wrists: [
      [0.6, 0.14, 0.18],
      [0.6, 0.14, -0.18],
    ],
    knees: [
      [-0.26, -0.34, 0.14],
      [-0.22, -0.36, -0.14],
    ],
    ankles: [
      [-0.62, -0.4, 0.16],
      [-0.56, -0.52, -0.18],
    ],
    toes: [
      [-0.86, -0.46, 0.16],
      [-0.78, -0.66, -0.2],
    ],
  },
  stride: {
    hips: [0, 0, 0],
    chest: [0.03, 0.48, 0],
    head: [0.06, 0.82, 0],
    look: [1, -0.12, 0],
    back: [-1, 0.05, 0],
    elbows: [
      [0.12, 0.3, 0.3],
      [0.02, 0.24, -0.3],
    ],
    wrists: [
      [0.2, 0.62, 0.12],
      [0.14, 0.02, -0.2],
    ],
    knees: [
      [0.4, -0.2, 0.13],
      [-0.2, -0.42, -0.12],
    ],
    ankles: [
      [0.6, -0.58, 0.15],
      [-0.5, -0.72, -0.14],
    ],
    toes: [
      [0.84, -0.6, 0.16],
      [-0.42, -0.98, -0.14],
    ],
  },
  glide: {
    hips: [0, 0, 0],
    chest: [0.48, 0.03, 0],
    head: [0.79, 0.08, 0],
    look: [1, -0.3, 0],
    back: [0, 1, 0],
    elbows: [
      [0.25, -0.06, 0.3],
      [0.25, -0.06, -0.3],
    ],
    wrists: [
      [0.02, -0.12, 0.26],
      [0.02, -0.12, -0.26],
    ],
    knees: [
      [-0.45, -0.02, 0.11],
      [-0.45, -0.05, -0.11],
    ],
    ankles: [
      [-0.88, 0.02, 0.12],
      [-0.87, -0.06, -0.12],
    ],
    toes: [
      [-1.13, 0.0, 0.13],
      [-1.12, -0.1, -0.14],
    ],
  },
};

export type Kitout = { suit: string; accent: string; fin: string; tank: string; skin?: string; hood?: boolean; torch?: boolean };

/** A scuba diver. */
export function diver(pose: Pose, o: Kitout): Mesh {
  const m = new Mesh();
  const { hips, chest, head } = pose;
  const up = v3.norm(v3.sub(chest, hips));
  const back = v3.norm(pose.back);
  const side = v3.norm(v3.cross(back, up)); // toward the diver's own side 0/1 order below
  const look = v3.norm(pose.look);
  const sideOf = (i: 0 | 1): Vec3 => {
    const s = v3.dot(v3.sub(pose.elbows[i], chest), side) >= 0 ? 1 : -1;
    return v3.mul(side, s);
  };
  const shoulder = (i: 0 | 1): Vec3 => v3.mad(v3.mad(chest, up, 0.06), sideOf(i), 0.19);
  const hip = (i: 0 | 1): Vec3 => v3.mad(hips, sideOf(i), 0.1);
  const suit = (p: Vec3): number => {
    let d = sd.cone(p, hips, chest, 0.15, 0.175);
    d = sd.join(d, sd.cone(p, shoulder(0), shoulder(1), 0.075, 0.075), 0.1);
    d = sd.join(d, sd.cone(p, v3.mad(chest, up, 0.1), head, 0.07, 0.06), 0.05);
    for (const i of [0, 1] as const) {
      d = sd.join(d, sd.cone(p, shoulder(i), pose.elbows[i], 0.066, 0.05), 0.04);
      d = sd.join(d, sd.cone(p, pose.elbows[i], pose.wrists[i], 0.05, 0.036), 0.02);
      d = sd.join(d, sd.cone(p, hip(i), pose.knees[i], 0.1, 0.068), 0.06);
      d = sd.join(d, sd.cone(p, pose.knees[i], pose.ankles[i], 0.064, 0.045), 0.03);
    }
    if (o.hood !== false) d = sd.join(d, sd.ellipsoid(p, v3.mad(head, look, -0.015), [0.112, 0.118, 0.108]), 0.03);
    return d + 0.004 * fbm3(p[0] * 14, p[1] * 14, p[2] * 14, 3);
  };
  const S = hex(o.suit);
  const A = hex(o.accent);
  const lim = (pts: Vec3[], pad: number): [Vec3, Vec3] => {
    const a: Vec3 = [9, 9, 9];
    const b: Vec3 = [-9, -9, -9];
    for (const p of pts)
      for (const k of [0, 1, 2] as const) {
        a[k] = Math.min(a[k], p[k] - pad);
        b[k] = Math.max(b[k], p[k] + pad);
      }
    return [a, b];
  };
  const joints = [hips, chest, head, ...pose.elbows, ...pose.wrists, ...pose.knees, ...pose.ankles];
  const [lo, hi] = lim(joints, 0.2);
  m.add(
    isosurface(
      suit,
      lo,
      hi,
      0.017,
      (p) => {
        // side panels and forearms carry the accent
        const sd0 = Math.abs(v3.dot(v3.sub(p, chest), side));
        const along = v3.dot(v3.sub(p, hips), up);
        const panel = along > 0.2 && sd0 > 0.19 && sd0 < 0.235 ? 1 : 0;
        return v3.mix(S, A, panel * 0.85);
      },
      (_p, n) => [clamp(0.75 + 0.25 * n[1]), 0, 0.35, 0],
    ),
  );
  // hands and face
  const skin = hex(o.skin ?? '#b88560');
  for (const i of [0, 1] as const) {
    const d = v3.norm(v3.sub(pose.wrists[i], pose.elbows[i]));
    m.add(
      isosurface(
        (p) =>
          sd.join(
            sd.cone(p, pose.wrists[i], v3.mad(pose.wrists[i], d, 0.12), 0.034, 0.026),
            sd.cone(p, v3.mad(pose.wrists[i], d, 0.06), v3.mad(v3.mad(pose.wrists[i], d, 0.1), back, -0.05), 0.02, 0.014),
            0.02,
          ),
        ...lim([pose.wrists[i], v3.mad(pose.wrists[i], d, 0.14)], 0.07),
        0.011,
        () => skin,
        () => [0.9, 0.1, 0.25, 0],
      ),
    );
  }
  const face = v3.mad(head, look, 0.05);
  const fUp = v3.norm(v3.cross(v3.cross(look, up), look));
  m.add(sphere(18, 14, skin, [0.9, 0.1, 0.25, 0]), m4.along(face, look, [0.065, 0.1, 0.078]));
  if (o.hood === false)
    m.add(
      sphere(18, 14, hex('#1c1410'), [0.9, 0, 0.5, 0]),
      m4.along(v3.mad(v3.mad(head, look, -0.01), fUp, 0.025), look, [0.108, 0.112, 0.102]),
    );
  // mask: frame and glass
  const mk = v3.mad(v3.mad(head, look, 0.105), fUp, 0.028);
  m.add(sphere(18, 12, hex('#121416'), [1, 0, 0.6, 0]), m4.along(v3.mad(mk, look, -0.022), look, [0.05, 0.05, 0.092]));
  for (const i of [0, 1] as const)
    m.add(
      sphere(14, 10, hex('#5fa8bc'), [1, 0, 1, 0]),
      m4.along(v3.mad(v3.mad(mk, look, 0.008), sideOf(i), 0.036), look, [0.022, 0.036, 0.034]),
    );
  // strap
  m.add(sphere(20, 8, hex('#15171a'), [0.8, 0, 0.4, 0]), m4.along(v3.mad(head, fUp, 0.028), look, [0.122, 0.022, 0.117]));
  // regulator and hoses
  const mouth = v3.mad(v3.mad(head, look, 0.115), fUp, -0.058);
  m.add(sphere(14, 10, hex('#1a1c20'), [1, 0, 0.6, 0]), m4.along(mouth, look, [0.038, 0.036, 0.046]));
  const t0 = v3.mad(v3.mad(hips, back, 0.24), up, 0.0);
  const t1 = v3.mad(v3.mad(chest, back, 0.25), up, 0.12);
  const tank = hex(o.tank);
  m.add(
    loft(
      [v3.mad(t0, up, -0.02), t0, v3.mix(t0, t1, 0.5), t1, v3.mad(t1, up, 0.05)],
      (t) => {
        const r = 0.092 * Math.sqrt(clamp(Math.min(t * 9, (1 - t) * 7 + 0.12), 0, 1));
        return [r, r];
      },
      back,
      20,
      () => tank,
      () => [0.95, 0, 0.75, 0],
    ),
  );
  tube([v3.mad(t1, up, 0.04), v3.mad(t1, up, 0.11)], () => 0.03, {
    sides: 10,
    into: m,
    color: () => hex('#888c90'),
    aux: () => [1, 0, 0.8, 0],
  });
  for (const i of [0, 1] as const) {
    const v = v3.mad(t1, up, 0.07);
    const over = v3.mad(v3.mad(v3.mix(shoulder(i), chest, 0.25), up, 0.17), back, 0.1);
    const path: Vec3[] =
      i === 0
        ? [
            v,
            over,
            v3.mad(v3.mad(shoulder(0), up, 0.17), look, 0.1),
            v3.mad(v3.mad(mouth, sideOf(0), 0.12), up, -0.04),
            v3.mad(mouth, sideOf(0), 0.04),
          ]
        : [
            v,
            over,
            v3.mad(v3.mad(shoulder(1), back, -0.08), up, 0.05),
            v3.mad(v3.mad(v3.mad(chest, sideOf(1), 0.17), back, -0.16), up, -0.12),
            v3.mad(v3.mad(v3.mad(hips, sideOf(1), 0.16), back, -0.12), up, 0.1),
          ];
    m.add(
      loft(
        path,
        () => [0.012, 0.012],
        [0.31, 0.2, 0.93],
        8,
        () => hex('#141618'),
        () => [1, 0, 0.5, 0],
      ),
    );
  }
  // jacket
  const bcd = (p: Vec3): number => {
    let d = sd.cone(p, v3.mad(hips, up, 0.05), v3.mad(chest, up, 0.03), 0.185, 0.2);
    d = sd.cut(d, sd.cone(p, v3.mad(v3.mad(hips, back, -0.24), up, -0.1), v3.mad(v3.mad(chest, back, -0.25), up, 0.2), 0.12, 0.12), 0.04);
    for (const i of [0, 1] as const)
      d = sd.join(
        d,
        sd.cone(p, v3.mad(v3.mad(chest, sideOf(i), 0.11), up, 0.13), v3.mad(v3.mad(chest, sideOf(i), 0.12), back, -0.14), 0.04, 0.035),
        0.03,
      );
    return d + 0.006 * fbm3(p[0] * 11, p[1] * 11, p[2] * 11, 3);
  };
  m.add(
    isosurface(
      bcd,
      ...lim([hips, chest], 0.34),
      0.017,
      (_p, n) =>
        v3.mix(hex('#20242a'), v3.mul(A, 0.8), smooth(0.3, 0.4, v3.dot(v3.sub(_p, hips), up)) * smooth(-0.1, 0.5, v3.dot(n, back) + 0.6)),
      () => [0.85, 0, 0.3, 0],
    ),
  );
  // fins
  const F = hex(o.fin);
  for (const i of [0, 1] as const) {
    const a = pose.ankles[i];
    const d = v3.norm(v3.sub(pose.toes[i], a));
    const w = v3.norm(v3.cross(d, v3.cross(v3.sub(a, pose.knees[i]), side)));
    const sx = v3.norm(v3.mad(side, d, -v3.dot(side, d)));
    const nn = v3.norm(v3.cross(d, sx));
    void w;
    m.add(
      loft(
        [v3.mad(a, d, -0.06), v3.mad(a, d, 0.05), v3.mad(a, d, 0.2), v3.mad(a, d, 0.27)],
        (t) => [0.062 - 0.012 * t, 0.058 - 0.03 * t],
        nn,
        14,
        () => v3.mul(F, 0.5),
        () => [0.9, 0, 0.4, 0],
      ),
    );
    m.add(
      sheet(
        14,
        12,
        (u, v) => {
          const s = u * 2 - 1;
          const wdt = 0.075 + 0.045 * v;
          const p = v3.mad(v3.mad(a, d, 0.17 + v * 0.5 * (1 - 0.12 * s * s * (v > 0.8 ? 1 : 0))), sx, s * wdt);
          return v3.mad(p, nn, 0.09 * v * v - 0.012 * Math.cos(s * 9) * (1 - v * 0.6));
        },
        (u, v) => v3.mul(F, (Math.abs(u * 2 - 1) > 0.82 ? 0.45 : 1) * (0.75 + 0.3 * v)),
        () => [0.9, 0.25, 0.45, 0],
      ),
    );
  }
  if (o.torch) {
    const h = v3.mad(pose.wrists[0], v3.norm(v3.sub(pose.wrists[0], pose.elbows[0])), 0.08);
    tube([v3.mad(h, look, -0.07), v3.mad(h, look, 0.05), v3.mad(h, look, 0.06), v3.mad(h, look, 0.12)], (t) => (t > 0.5 ? 0.034 : 0.02), {
      sides: 12,
      into: m,
      color: () => hex('#202226'),
      aux: () => [1, 0, 0.7, 0],
    });
  }
  return m;
}

export type Outfit = { skin?: string; top: string; bottom: string; hair?: string; hat?: string };

/** A person ashore or on deck in loose light clothes; the same joints, no gear. */
export function person(pose: Pose, o: Outfit): Mesh {
  const { hips, chest, head } = pose;
  const up = v3.norm(v3.sub(chest, hips));
  const back = v3.norm(pose.back);
  const side = v3.norm(v3.cross(back, up));
  const look = v3.norm(pose.look);
  const skin = hex(o.skin ?? '#a8744e');
  const top = hex(o.top);
  const bottom = hex(o.bottom);
  const sideOf = (i: 0 | 1): Vec3 => v3.mul(side, v3.dot(v3.sub(pose.elbows[i], chest), side) >= 0 ? 1 : -1);
  const sh = (i: 0 | 1): Vec3 => v3.mad(v3.mad(chest, up, 0.08), sideOf(i), 0.17);
  const hp = (i: 0 | 1): Vec3 => v3.mad(hips, sideOf(i), 0.09);
  const parts: [(p: Vec3) => number, Vec3][] = [
    [
      (p) =>
        sd.join(
          sd.join(sd.cone(p, v3.mad(hips, up, 0.03), chest, 0.13, 0.15), sd.cone(p, sh(0), sh(1), 0.068), 0.08),
          Math.min(
            sd.cone(p, sh(0), v3.mix(sh(0), pose.elbows[0], 0.65), 0.068, 0.06),
            sd.cone(p, sh(1), v3.mix(sh(1), pose.elbows[1], 0.65), 0.068, 0.06),
          ),
          0.04,
        ) +
        0.008 * fbm3(p[0] * 9, p[1] * 9, p[2] * 9, 3),
      top,
    ],
    [
      (p) =>
        sd.join(
          sd.cone(p, v3.mad(hips, up, 0.04), v3.mad(hips, up, -0.05), 0.138),
          Math.min(
            sd.cone(p, hp(0), v3.mix(hp(0), pose.knees[0], 0.85), 0.1, 0.085),
            sd.cone(p, hp(1), v3.mix(hp(1), pose.knees[1], 0.85), 0.1, 0.085),
          ),
          0.06,
        ) +
        0.006 * fbm3(p[0] * 9, p[1] * 9, p[2] * 9, 3),
      bottom,
    ],
    [
      (p) => {
        let d = sd.join(sd.ellipsoid(p, head, [0.085, 0.112, 0.085]), sd.cone(p, v3.mad(chest, up, 0.12), head, 0.052, 0.05), 0.03);
        d = sd.join(d, sd.sphere(p, v3.mad(v3.mad(head, look, 0.07), up, -0.035), 0.03), 0.05);
        for (const i of [0, 1] as const) {
          d = Math.min(
            d,
            sd.join(
              sd.cone(p, v3.mix(sh(i), pose.elbows[i], 0.4), pose.elbows[i], 0.045, 0.04),
              sd.cone(p, pose.elbows[i], pose.wrists[i], 0.04, 0.028),
              0.02,
            ),
          );
          const hd = v3.norm(v3.sub(pose.wrists[i], pose.elbows[i]));
          d = sd.join(d, sd.cone(p, pose.wrists[i], v3.mad(pose.wrists[i], hd, 0.12), 0.034, 0.022), 0.02);
          d = Math.min(
            d,
            sd.join(
              sd.cone(p, v3.mix(hp(i), pose.knees[i], 0.6), pose.knees[i], 0.07, 0.058),
              sd.cone(p, pose.knees[i], pose.ankles[i], 0.056, 0.038),
              0.02,
            ),
          );
          d = sd.join(d, sd.cone(p, pose.ankles[i], v3.mix(pose.ankles[i], pose.toes[i], 0.75), 0.04, 0.032), 0.03);
        }
        return d;
      },
      skin,
    ],
    [
      (p) =>
        sd.cut(
          sd.ellipsoid(p, v3.mad(v3.mad(head, look, -0.018), up, 0.03), [0.098, 0.108, 0.096]),
          sd.sphere(p, v3.mad(v3.mad(head, look, 0.13), up, -0.04), 0.12),
          0.02,
        ),
      hex(o.hair ?? '#18120e'),
    ],
  ];
  const all = [hips, chest, head, ...pose.elbows, ...pose.wrists, ...pose.knees, ...pose.ankles, ...pose.toes];
  const lo: Vec3 = [9, 9, 9];
  const hi: Vec3 = [-9, -9, -9];
  for (const p of all)
    for (const k of [0, 1, 2] as const) {
      lo[k] = Math.min(lo[k], p[k] - 0.24);
      hi[k] = Math.max(hi[k], p[k] + 0.24);
    }
  const m = new Mesh();
  for (const [f, c] of parts)
    m.add(
      isosurface(
        f,
        lo,
        hi,
        0.018,
        () => c,
        (_p, n) => [clamp(0.75 + 0.25 * n[1]), 0.1, 0.15, 0],
      ),
    );
  if (o.hat) {
    m.add(sphere(22, 8, hex(o.hat), [1, 0.2, 0.1, 0]), m4.stand(v3.mad(head, up, 0.075), up, 0, [0.2, 0.018, 0.2]));
    m.add(sphere(18, 10, hex(o.hat), [1, 0.2, 0.1, 0]), m4.stand(v3.mad(head, up, 0.09), up, 0, [0.1, 0.07, 0.1]));
  }
  return m;
}
