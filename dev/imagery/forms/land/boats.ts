// Boats of the bay: the jukung with its two outriggers, a roofed day boat, an inter-island ship. Bow toward +x.
import { m4, mix, type Rng, smooth, type Vec3, v3 } from '../../core/math.ts';
import { box, lathe, Mesh, sheet, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import type { Material } from '../../core/world.ts';

/** Painted wood, a little worn. */
export const WOOD: Material = {
  name: 'wood',
  surface: /* glsl */ `
 float f=fbm(vec3(vL.x*1.3,vL.y*9.,vL.z*9.)+vI.w*5.,4);
 s.alb*=.78+.44*f;
 float worn=smoothstep(.62,.78,fbm(vL*3.1+vI.w,4));s.alb=mix(s.alb,vec3(.30,.24,.18)*(.6+.5*f),worn*.35);
 s.n=bumpN(s.n,vP,f*.012);`,
};

/** Hull by sections: half width and bottom/top heights along the length. */
function hull(len: number, beam: number, depth: number, sheer: number, stern: number, col: (t: number, k: number) => Vec3): Mesh {
  const m = new Mesh();
  const sec = (t: number, k: number): Vec3 => {
    const x = (t - 0.5) * len;
    const e = Math.abs(t * 2 - 1);
    const b = beam * (1 - e ** (t > 0.5 ? 2.3 : 3.2)) ** 0.8 * (t < 0.5 ? mix(1, 1, e) : 1) + (t < 0.02 ? stern : 0);
    const rise = sheer * (t > 0.5 ? e ** 2.6 : e ** 3 * 0.8);
    const top = depth * 0.5 + rise;
    const bot = -depth * 0.5 + depth * 0.85 * e ** 5 + rise * 0.55;
    const a = k * Math.PI;
    const w = Math.sin(a);
    return [x + (t > 0.5 ? 0.05 : -0.03) * len * e ** 6 * (1 - w), mix(top, bot, w ** 0.7), Math.cos(a) * b * (0.86 + 0.14 * (1 - w))];
  };
  m.add(
    sheet(
      48,
      20,
      (u, v) => sec(u, v),
      (u, v) => col(u, Math.abs(v * 2 - 1)),
      (u) => [1, 0, 0.35, u],
    ),
  );
  // inside
  m.add(
    sheet(
      30,
      10,
      (u, v) => {
        const t = mix(0.04, 0.96, u);
        const p = sec(t, v);
        const q = sec(t, 0.5);
        return [p[0], Math.max(p[1] - 0.02, mix(q[1], sec(t, 0)[1], 0.35)), p[2] * 0.92];
      },
      () => hex('#6d5a44'),
      () => [0.6, 0, 0.1, 0],
    ),
  );
  for (const k of [0.001, 0.999]) {
    const pts: Vec3[] = [];
    for (let i = 0; i <= 30; i++) pts.push(sec(i / 30, k));
    tube(pts, () => 0.03 + beam * 0.02, { sides: 5, color: () => col(0.5, 2), aux: () => [1, 0, 0.3, 0], into: m });
  }
  return m;
}

/** A jukung, 7 m: white or painted hull, bamboo outriggers on arched booms. */
export function jukung(rng: Rng, o: { hull?: string; band?: string; rig?: string; engine?: boolean; awning?: string } = {}): Mesh {
  const c1 = hex(o.hull ?? '#e9e6dc');
  const c2 = hex(o.band ?? '#1f7f9e');
  const bam = hex(o.rig ?? '#c9b78a');
  const m = hull(7, 0.42, 0.62, 0.42, 0, (t, k) =>
    k > 1.5 ? c2 : k > 0.62 ? (k > 0.8 ? v3.mul(c2, 0.95) : c1) : v3.mul(c1, t > 0.93 || t < 0.06 ? 0.8 : 0.95),
  );
  for (const s of [1, -1]) {
    const f: Vec3[] = [];
    for (let i = 0; i <= 16; i++) {
      const t = i / 16;
      f.push([(t - 0.48) * 6.2, -0.22 + 0.35 * smooth(0.75, 1.02, t) + 0.1 * smooth(0.15, 0, t), s * 1.85]);
    }
    tube(f, (t) => 0.075 * (1 + 0.06 * Math.sin(t * 90)) * mix(0.8, 1, smooth(0, 0.2, 1 - t)), {
      sides: 8,
      color: (t) => v3.mul(bam, 0.85 + 0.2 * Math.abs(Math.sin(t * 45))),
      into: m,
    });
  }
  for (const x of [1.35, -1.25]) {
    const p: Vec3[] = [];
    for (let i = 0; i <= 20; i++) {
      const z = mix(-1.92, 1.92, i / 20);
      const q = Math.abs(z) / 1.92;
      p.push([x + 0.05 * Math.sin(i), 0.52 - 0.7 * q ** 3.2 + 0.1 * Math.sin(q * 3.1), z]);
    }
    tube(p, () => 0.05, { sides: 6, color: () => v3.mul(bam, rng.range(0.7, 0.9)), into: m });
  }
  for (const x of [-2, -0.4, 0.7, 2.1]) m.add(box(0.24, 0.04, 0.68, hex('#9a7f5c')), m4.translate([x, 0.26 + 0.02 * Math.abs(x), 0]));
  if (o.engine !== false) {
    m.add(box(0.3, 0.34, 0.24, hex('#2a2f36'), [1, 0, 0.6, 0]), m4.translate([-2.95, 0.55, 0.1]));
    tube(
      [
        [-3, 0.4, 0.1],
        [-4.3, -0.25, 0.25],
      ],
      () => 0.03,
      { sides: 5, color: () => hex('#777777'), into: m },
    );
  }
  if (o.awning) {
    const a = hex(o.awning);
    m.add(
      sheet(
        10,
        8,
        (u, v) => [mix(-1.6, 1.2, u), 1.55 + 0.12 * Math.sin(v * Math.PI) - 0.06 * Math.sin(u * Math.PI * 2), mix(-0.75, 0.75, v)],
        () => a,
        () => [1, 0.45, 0.1, 0],
      ),
    );
    for (const [x, z] of [
      [-1.6, -0.7],
      [-1.6, 0.7],
      [1.2, -0.7],
      [1.2, 0.7],
    ] as const)
      tube(
        [
          [x, 0.2, z * 0.55],
          [x, 1.56, z],
        ],
        () => 0.025,
        { sides: 5, color: () => bam, into: m },
      );
  }
  return m;
}

/** A roofed dive and day boat, 13 m. */
export function dayBoat(o: { trim?: string; hull?: string } = {}): Mesh {
  const white = hex(o.hull ?? '#f3f1ea');
  const trim = hex(o.trim ?? '#14839a');
  const m = hull(13, 1.55, 1.5, 0.95, 0.35, (_t, k) => (k > 1.5 ? trim : k > 0.78 ? trim : k > 0.3 ? white : hex('#7c2f26')));
  m.add(box(9.2, 0.08, 2.6, hex('#b79a6c')), m4.translate([-0.9, 0.52, 0]));
  const roof = sheet(
    24,
    12,
    (u, v) => [mix(-5.6, 2.7, u), 2.85 + 0.22 * Math.sin(v * Math.PI) + 0.06 * u, mix(-1.55, 1.55, v)],
    () => white,
    () => [1, 0.05, 0.3, 0],
  );
  m.add(roof);
  m.add(box(8.5, 0.12, 0.07, trim), m4.translate([-1.45, 2.86, 1.55])).add(box(8.5, 0.12, 0.07, trim), m4.translate([-1.45, 2.86, -1.55]));
  for (let i = 0; i < 7; i++) for (const z of [-1.42, 1.42]) m.add(box(0.08, 2.3, 0.08, white), m4.translate([-5.3 + i * 1.3, 1.7, z]));
  // wheelhouse with windows
  m.add(box(1.9, 1.2, 2.4, white), m4.translate([1.7, 1.1, 0]));
  m.add(box(1.5, 0.75, 2.44, hex('#23404e'), [1, 0, 0.9, 0]), m4.translate([1.75, 2.1, 0]));
  m.add(box(0.04, 0.7, 2.0, hex('#23404e'), [1, 0, 0.9, 0]), m4.translate([2.68, 2.05, 0]));
  m.add(box(6, 0.4, 0.4, hex('#caa878')), m4.translate([-2.2, 0.8, 1.1])).add(
    box(6, 0.4, 0.4, hex('#caa878')),
    m4.translate([-2.2, 0.8, -1.1]),
  );
  for (let i = 0; i < 8; i++)
    m.add(
      lathe(10, 6, (v) => [0.12 * Math.sin(Math.min(1, v * 1.4 + 0.05) * 1.57 + (v > 0.8 ? (v - 0.8) * 4 : 0)) + 0.02, v * 0.75]),
      m4.translate([-4.6 + i * 0.62, 0.58, i % 2 ? 0.55 : -0.55]),
      i % 3 ? hex('#d8d8d2') : hex('#e0a52a'),
    );
  for (const z of [-0.5, 0.5]) m.add(box(0.5, 1.1, 0.42, hex('#30363c'), [1, 0, 0.6, 0]), m4.translate([-6.5, 0.5, z]));
  tube(
    [
      [5.9, 1.2, 0],
      [5.9, 2.3, 0],
    ],
    () => 0.03,
    { sides: 5, color: () => white, into: m },
  );
  return m;
}

/** A white inter-island ferry, 42 m. */
export function ferry(): Mesh {
  const white = hex('#f0eee8');
  const m = hull(42, 4.4, 5, 2.6, 1.5, (_t, k) => (k > 1.5 ? white : k > 0.55 ? white : k > 0.45 ? hex('#c8442e') : hex('#1c3f5c')));
  let x0 = -17;
  let x1 = 9;
  for (let d = 0; d < 3; d++) {
    const y = 3.4 + d * 2.6;
    m.add(box(x1 - x0, 2.4, 7.2 - d * 0.5, white), m4.translate([(x0 + x1) / 2, y, 0]));
    m.add(box(x1 - x0 - 1.2, 0.85, 7.26 - d * 0.5, hex('#26414f'), [1, 0, 0.9, 0]), m4.translate([(x0 + x1) / 2, y + 0.3, 0]));
    for (let i = 0; i < (x1 - x0) / 1.5; i++) m.add(box(0.34, 0.9, 7.32 - d * 0.5, white), m4.translate([x0 + 1 + i * 1.5, y + 0.3, 0]));
    m.add(box(x1 - x0 + 1.5, 0.16, 8 - d * 0.4, hex('#d9d6cc')), m4.translate([(x0 + x1) / 2, y + 1.3, 0]));
    x0 += 2;
    x1 -= 3;
  }
  m.add(
    lathe(16, 6, (v) => [1.2 * (1 - v * 0.15), v * 3.4]),
    m4.translate([-9, 11, 0]),
    hex('#d9452c'),
  );
  tube(
    [
      [2, 11, 0],
      [2, 17, 0],
    ],
    () => 0.12,
    { sides: 6, color: () => white, into: m },
  );
  return m;
}
