// Boats of the Celebes Sea. Bow toward +x, waterline at y = 0.
import { clamp, m4, mix, type Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { box, loft, Mesh, sheet, sphere, tube } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';

type HullOpts = {
  len: number;
  beam: number;
  draft: number;
  board: number;
  bow: number;
  stern: number;
  rake?: number;
  full?: number;
  paint: (t: number, y: number, topside: number) => Vec3;
  gloss?: number;
};

/** A hull: t −1 stern … 1 bow. Sheer rises toward both ends. */
export function hull(o: HullOpts): { mesh: Mesh; sheer: (t: number) => number; breadth: (t: number) => number } {
  const sheer = (t: number): number => o.board + (t > 0 ? o.bow * t ** 2.4 : o.stern * (-t) ** 2.2);
  const breadth = (t: number): number => (o.beam / 2) * (t > 0 ? Math.sqrt(Math.max(0, 1 - t ** (o.full ?? 2.4))) : 1 - 0.32 * (-t) ** 2.5);
  const m = new Mesh();
  const X = (t: number, v: number) =>
    (t * o.len) / 2 +
    (t > 0.3 ? (o.rake ?? 0.12) * o.len * ((t - 0.3) / 0.7) ** 2 * v : 0) -
    (t < -0.5 ? 0.03 * o.len * ((-t - 0.5) / 0.5) * v : 0);
  for (const s of [-1, 1])
    m.add(
      sheet(
        60,
        16,
        (u, v) => {
          const t = u * 2 - 1;
          const y = mix(-o.draft * (t > 0.6 ? 1 - ((t - 0.6) / 0.4) ** 2 : 1), sheer(t), v);
          const flare = Math.sin(clamp(v * 1.1) * 1.5708) ** 0.7 * (0.92 + 0.1 * v);
          return [X(t, v), y, s * (breadth(t) * flare + 0.01)];
        },
        (u, _v, p) => o.paint(u * 2 - 1, p[1], sheer(u * 2 - 1)),
        () => [0.95, 0, o.gloss ?? 0.4, 0],
      ),
    );
  // transom and deck
  m.add(
    sheet(
      10,
      10,
      (u, v) => {
        const s = u * 2 - 1;
        const f = Math.sin(clamp(v * 1.1) * 1.5708) ** 0.7 * (0.92 + 0.1 * v);
        return [X(-1, v), mix(-o.draft, sheer(-1), v), s * breadth(-1) * f];
      },
      (_u, _v, p) => o.paint(-1, p[1], sheer(-1)),
      () => [0.95, 0, 0.3, 0],
    ),
  );
  m.add(
    sheet(
      60,
      6,
      (u, v) => {
        const t = u * 2 - 1;
        return [X(t, 0.9), sheer(t) - 0.12 * o.board - 0.02, (v * 2 - 1) * breadth(t) * 0.97];
      },
      () => hex('#8a6a44'),
      () => [0.7, 0, 0.2, 0],
    ),
  );
  // rub rail
  for (const s of [-1, 1]) {
    const path: Vec3[] = [];
    for (let i = 0; i <= 40; i++) {
      const t = (i / 40) * 2 - 1;
      path.push([X(t, 1), sheer(t), s * (breadth(t) * 1.02 + 0.01)]);
    }
    tube(path, () => o.len * 0.0035 + 0.012, { sides: 6, into: m, color: () => o.paint(0, 9, 9), aux: () => [1, 0, 0.4, 0] });
  }
  return { mesh: m, sheer, breadth };
}

/** A jukung: narrow outrigger canoe with bamboo floats. */
export function jukung(o: { len?: number; body?: string; trim?: string; sail?: string | null } = {}): Mesh {
  const len = o.len ?? 6.5;
  const body = hex(o.body ?? '#f2f4f0');
  const trim = hex(o.trim ?? '#1f7fc0');
  const { mesh: m } = hull({
    len,
    beam: 0.72,
    draft: 0.22,
    board: 0.34,
    bow: 0.52,
    stern: 0.34,
    rake: 0.08,
    full: 1.8,
    paint: (_t, y, top) => (y > top - 0.09 ? trim : y < 0.03 ? hex('#3a2a24') : body),
  });
  const bamboo = hex('#d8c078');
  for (const s of [-1, 1]) {
    const z = s * len * 0.29;
    const path: Vec3[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = (i / 16) * 2 - 1;
      path.push([t * len * 0.4, 0.02 + 0.16 * t * t * (t > 0 ? 1.3 : 0.5), z]);
    }
    tube(path, () => 0.055, {
      sides: 9,
      into: m,
      color: (t) => v3.mul(bamboo, Math.abs((t * 12) % 1) < 0.1 ? 0.6 : 1),
      aux: () => [1, 0, 0.4, 0],
    });
    for (const x of [-0.2, 0.2]) {
      const arm: Vec3[] = [];
      for (let i = 0; i <= 10; i++) {
        const t = i / 10;
        arm.push([x * len, mix(0.42, 0.08, smooth(0.35, 1, t)) + 0.16 * Math.sin(t * 3.14), s * t * len * 0.29]);
      }
      tube(arm, (t) => 0.034 - 0.012 * t, { sides: 7, into: m, color: () => bamboo, aux: () => [1, 0, 0.3, 0] });
    }
  }
  for (const x of [-0.22, 0.02, 0.24]) m.add(box(0.26, 0.03, 0.6, hex('#9a7448')), m4.translate([x * len, 0.36, 0]));
  if (o.sail) {
    const c = hex(o.sail);
    tube(
      [
        [0.6, 0.3, 0],
        [0.55, 3.6, 0],
      ],
      () => 0.035,
      { sides: 7, into: m, color: () => bamboo },
    );
    m.add(
      sheet(
        12,
        12,
        (u, v) => [0.6 - u * 2.3 * (1 - v * 0.72), 0.75 + v * 2.8 - u * 0.1, 0.22 * Math.sin(u * 3.1) * (1 - v)],
        () => c,
        () => [1, 0.6, 0.1, 0],
      ),
    );
  }
  return m;
}

/** A day boat for divers: long open wooden boat with a canopy. */
export function diveBoat(o: { len?: number; stripe?: string; roof?: string } = {}): Mesh {
  const len = o.len ?? 13;
  const white = hex('#eef2f0');
  const stripe = hex(o.stripe ?? '#0a5a7d');
  const { mesh: m, sheer } = hull({
    len,
    beam: 2.9,
    draft: 0.5,
    board: 0.85,
    bow: 0.85,
    stern: 0.12,
    rake: 0.1,
    paint: (_t, y, top) => (y > top - 0.2 ? stripe : y < 0.08 ? hex('#7a2a20') : white),
    gloss: 0.5,
  });
  const y0 = 0.8;
  const yr = 2.75;
  for (const s of [-1, 1])
    for (let i = 0; i < 6; i++) {
      const x = mix(-0.42, 0.24, i / 5) * len;
      tube(
        [
          [x, y0, s * 1.16],
          [x, yr, s * 1.1],
        ],
        () => 0.035,
        { sides: 7, into: m, color: () => white, aux: () => [1, 0, 0.4, 0] },
      );
    }
  m.add(
    sheet(
      20,
      8,
      (u, v) => [mix(-0.47, 0.3, u) * len, yr + 0.14 * Math.cos((v - 0.5) * 3.1) + 0.03 * Math.sin(u * 3.1), (v - 0.5) * 2.75],
      () => hex(o.roof ?? '#e8ecea'),
      () => [0.9, 0.1, 0.3, 0],
    ),
  );
  for (const s of [-1, 1]) m.add(box(0.77 * len, 0.1, 0.05, stripe, [1, 0, 0.3, 0]), m4.translate([-0.085 * len, yr + 0.01, s * 1.37]));
  // cabin forward, benches, tanks
  m.add(box(1.7, 1.25, 1.9, white, [0.95, 0, 0.4, 0]), m4.translate([0.2 * len, 1.5, 0]));
  m.add(box(1.74, 0.42, 1.7, hex('#16323e'), [1, 0, 0.9, 0]), m4.translate([0.2 * len, 1.75, 0]));
  for (const s of [-1, 1]) {
    m.add(box(0.5 * len, 0.08, 0.42, hex('#a07a4c')), m4.translate([-0.18 * len, 1.18, s * 0.95]));
    for (let i = 0; i < 12; i++) {
      const c = hex(i % 3 === 0 ? '#d8a82a' : i % 3 === 1 ? '#c8ccd0' : '#2a7fb0');
      tube(
        [
          [mix(-0.4, 0.03, i / 11) * len, 0.9, s * 0.66],
          [mix(-0.4, 0.03, i / 11) * len, 1.45, s * 0.66],
          [mix(-0.4, 0.03, i / 11) * len, 1.52, s * 0.66],
        ],
        (t) => (t > 0.9 ? 0.03 : 0.09),
        { sides: 9, into: m, color: () => c, aux: () => [0.9, 0, 0.7, 0] },
      );
    }
  }
  // stern: two engines; bow rail, flag staff
  for (const s of [-0.45, 0.45]) {
    m.add(box(0.5, 0.6, 0.36, hex('#20262c'), [1, 0, 0.6, 0]), m4.translate([-0.53 * len, 1.02, s]));
    m.add(box(0.2, 0.9, 0.14, hex('#2a3036')), m4.translate([-0.53 * len, 0.4, s]));
  }
  tube(
    [
      [-0.47 * len, 0.9, 0],
      [-0.49 * len, 2.5, 0],
    ],
    () => 0.02,
    { sides: 5, into: m, color: () => white },
  );
  m.add(
    sheet(
      8,
      4,
      (u, v) => [-0.49 * len - u * 0.75, 2.45 - v * 0.44, 0.08 * Math.sin(u * 5)],
      (_u, v) => (v < 0.5 ? hex('#d8242a') : hex('#fafafa')),
      () => [1, 0.5, 0.1, 0],
    ),
  );
  void sheer;
  return m;
}

/** A phinisi liveaboard: two masts, bowsprit, deckhouses with warm windows. Windows and lamps come apart for GLOW. */
export function liveaboard(rng: Rng, len = 34): { body: Mesh; glow: Mesh } {
  const wood = hex('#6a3e22');
  const dark = hex('#2a1a12');
  const white = hex('#e8e4da');
  const glow = new Mesh();
  const warm = hex('#ffb25a', 5);
  const {
    mesh: m,
    sheer,
    breadth,
  } = hull({
    len,
    beam: 8,
    draft: 1.6,
    board: 1.9,
    bow: 2.6,
    stern: 1.5,
    rake: 0.13,
    full: 2.2,
    paint: (_t, y, top) => (y > top - 0.34 ? dark : y > top - 0.75 ? white : y < 0.25 ? hex('#4a1c14') : wood),
    gloss: 0.45,
  });
  const house = (x0: number, x1: number, y: number, h: number, w: number, win: number) => {
    const L = x1 - x0;
    m.add(box(L, h, w, white, [0.95, 0, 0.3, 0]), m4.translate([(x0 + x1) / 2, y + h / 2, 0]));
    m.add(box(L + 0.9, 0.16, w + 0.9, wood, [0.95, 0, 0.3, 0]), m4.translate([(x0 + x1) / 2, y + h + 0.06, 0]));
    for (const s of [-1, 1])
      for (let i = 0; i < win; i++) {
        const x = mix(x0, x1, (i + 0.5) / win);
        const ww = (L / win) * 0.6;
        m.add(box(ww + 0.14, h * 0.5 + 0.14, 0.06, wood, [1, 0, 0.3, 0]), m4.translate([x, y + h * 0.56, s * (w / 2 + 0.01)]));
        glow.add(
          box(ww, h * 0.5, 0.08, v3.mul(warm, rng.range(0.35, 1)), [1, 0, 0, 0]),
          m4.translate([x, y + h * 0.56, s * (w / 2 + 0.03)]),
        );
      }
  };
  const d = 1.9;
  house(-len * 0.4, len * 0.18, d, 2.2, 5.6, 9);
  house(-len * 0.34, len * 0.06, d + 2.4, 2.1, 4.6, 6);
  // awning on the upper deck
  for (const s of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const x = mix(-len * 0.34, -len * 0.1, i / 4);
      tube(
        [
          [x, d + 4.6, s * 2.1],
          [x, d + 6.6, s * 2.0],
        ],
        () => 0.06,
        { sides: 6, into: m, color: () => wood },
      );
    }
  m.add(
    sheet(
      14,
      6,
      (u, v) => [
        mix(-len * 0.36, -len * 0.08, u),
        d + 6.65 + 0.25 * Math.cos((v - 0.5) * 3.1) - 0.12 * Math.abs(Math.sin(u * 12.5)),
        (v - 0.5) * 4.8,
      ],
      () => hex('#efe6d2'),
      () => [1, 0.5, 0.1, 0],
    ),
  );
  // rails
  for (const s of [-1, 1]) {
    for (const k of [0.5, 1]) {
      const path: Vec3[] = [];
      for (let i = 0; i <= 40; i++) {
        const t = mix(-0.98, 0.96, i / 40);
        path.push([(t * len) / 2 + (t > 0.3 ? 0.12 * len * ((t - 0.3) / 0.7) ** 2 : 0), sheer(t) + k * 0.9, s * breadth(t) * 0.98]);
      }
      tube(path, () => 0.04, { sides: 5, into: m, color: () => wood });
    }
    for (let i = 0; i <= 26; i++) {
      const t = mix(-0.98, 0.96, i / 26);
      const x = (t * len) / 2 + (t > 0.3 ? 0.12 * len * ((t - 0.3) / 0.7) ** 2 : 0);
      tube(
        [
          [x, sheer(t), s * breadth(t) * 0.98],
          [x, sheer(t) + 0.9, s * breadth(t) * 0.98],
        ],
        () => 0.035,
        { sides: 5, into: m, color: () => wood },
      );
    }
  }
  // masts, gaffs, bowsprit, rigging
  const bow: Vec3 = [len * 0.62, sheer(1), 0];
  tube(
    [
      [len * 0.42, sheer(0.9) + 0.3, 0],
      [len * 0.6, sheer(1) + 0.9, 0],
      [len * 0.85, sheer(1) + 2.8, 0],
    ],
    (t) => 0.28 - 0.18 * t,
    { sides: 9, into: m, color: () => wood, aux: () => [1, 0, 0.3, 0] },
  );
  const masts: [number, number][] = [
    [len * 0.2, 23],
    [-len * 0.2, 19],
  ];
  const rope = (a: Vec3, b: Vec3, r = 0.05, sag = 0) =>
    tube([a, v3.add(v3.mix(a, b, 0.5), [0, -sag, 0]), b], () => r, { sides: 4, into: m, cap: false, color: () => dark });
  for (const [x, h] of masts) {
    tube(
      [
        [x, 1.5, 0],
        [x - 0.3, h, 0],
      ],
      (t) => 0.3 - 0.2 * t,
      { sides: 9, into: m, color: () => wood, aux: () => [1, 0, 0.3, 0] },
    );
    // furled sail along the boom and gaff
    tube(
      [
        [x - 0.3, 6.2, 0],
        [x - 4, 6.4, 0.05],
        [x - 7.5, 6.9, 0],
      ],
      (t) => 0.32 - 0.12 * t + 0.05 * Math.sin(t * 25),
      { sides: 8, into: m, color: () => hex('#e9dfc8'), aux: () => [1, 0.2, 0.1, 0] },
    );
    tube(
      [
        [x - 0.3, h * 0.62, 0],
        [x - 3.5, h * 0.72, 0],
        [x - 6.5, h * 0.84, 0],
      ],
      (t) => 0.2 - 0.08 * t,
      { sides: 7, into: m, color: () => wood },
    );
    for (const s of [-1, 1]) for (let k = 0; k < 4; k++) rope([x + (k - 1.5) * 0.9, 2.0 + 0.2, s * 3.7], [x - 0.25, h * 0.78, 0]);
    rope([x - 6.5, h * 0.84, 0], [x - 0.3, h * 0.97, 0]);
  }
  const top = (i: number): Vec3 => [(masts[i] as [number, number])[0] - 0.3, (masts[i] as [number, number])[1] * 0.97, 0];
  const tip: Vec3 = [len * 0.85, sheer(1) + 2.8, 0];
  rope(top(0), tip, 0.05, 0.4);
  rope([top(0)[0], top(0)[1] * 0.75, 0], tip, 0.05, 0.3);
  rope([top(0)[0], top(0)[1] * 0.6, 0], bow, 0.05, 0.3);
  rope(top(0), top(1), 0.03, 0.5);
  rope(top(1), [-len * 0.5, sheer(-1) + 1, 0], 0.05, 0.4);
  // lamps: mast heads, a string along the deck
  const lamp = (p: Vec3, r: number, k: number) =>
    glow.add(sphere(8, 6, v3.mul(hex('#ffc27a', 6), k), [1, 0, 0, 0]), m4.chain(m4.translate(p), m4.scale(r)));
  lamp([top(0)[0], top(0)[1] + 0.7, 0], 0.16, 1.4);
  lamp([top(1)[0], top(1)[1] + 0.7, 0], 0.14, 1.2);
  for (let i = 0; i < 22; i++) {
    const t = i / 21;
    for (const s of [-1, 1])
      lamp(
        [
          mix(-len * 0.45, len * 0.42, t),
          d + 2.15 - 0.2 * Math.sin(t * 21) * 0.3 + (t > 0.75 ? (t - 0.75) * 5 : 0),
          s * (t > 0.75 ? 2.6 - (t - 0.75) * 6 : 3.2),
        ],
        0.07,
        0.9,
      );
  }
  return { body: m, glow };
}

/** Timber jetty on posts, along −z from z0 to z1. */
export function jetty(z0: number, z1: number, y = 1, w = 1.8): Mesh {
  const m = new Mesh();
  const n = Math.round(Math.abs(z1 - z0) / 0.24);
  for (let i = 0; i < n; i++)
    m.add(
      box(w, 0.05, 0.2, v3.mul(hex('#9a7a54'), 0.75 + (0.4 * ((i * 37) % 11)) / 11)),
      m4.translate([0.02 * ((i * 13) % 5), y, mix(z0, z1, (i + 0.5) / n)]),
    );
  for (let i = 0; i <= n / 9; i++)
    for (const s of [-1, 1]) {
      const z = mix(z0, z1, (i * 9) / n);
      tube(
        [
          [s * w * 0.42, -3, z],
          [s * w * 0.42, y + 0.3, z],
        ],
        () => 0.09,
        { sides: 8, into: m, color: () => hex('#5f4a34') },
      );
    }
  void loft;
  return m;
}
