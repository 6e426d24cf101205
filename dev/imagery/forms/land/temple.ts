// A klenteng in the manner of Ban Hin Kiong: tiled roofs with upturned eaves, ridge dragons, red columns, lanterns.
import { m4, mix, smooth, type Vec3, v3 } from '../../core/math.ts';
import { box, lathe, Mesh, sheet, sphere, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import type { Material } from '../../core/world.ts';

const GOLD = hex('#e2a83a');
const RED = hex('#b3231c');
const DEEP = hex('#7d1512');
const GREEN = hex('#1f6b4c');
const JADE = hex('#2f8f74');

/** Glazed barrel tiles: aux.w runs along the eave in metres, aux.x down the slope. */
export const TILE: Material = {
  name: 'tile',
  surface: /* glsl */ `
 float u=vA.w*3.1,v=vA.x*vI.w;
 float fu=abs(fract(u)-.5)*2.;float barrel=sqrt(max(0.,1.-fu*fu*1.35));float gap=smoothstep(.78,1.,fu);
 float fv=fract(v);float id=h21(vec2(floor(u),floor(v)));
 s.alb*=.72+.5*id;
 s.alb=mix(s.alb,s.alb*vec3(.45,.4,.42),gap*.75);
 s.alb*=mix(.6,1.,smoothstep(0.,.16,fv));
 float moss=smoothstep(.6,.8,fbm(vP*.9,4));s.alb=mix(s.alb,vec3(.10,.11,.06),moss*.4);
 s.n=bumpN(s.n,vP,barrel*.09+fv*.025);
 s.gloss=.55;s.f0=.05;s.ao=mix(.5,1.,barrel);`,
};
/** Lacquer and gilding: aux.z gloss. Worn a little by weather. */
export const LACQUER: Material = {
  name: 'lacquer',
  surface: /* glsl */ `
 float f=fbm(vP*3.,4);s.alb*=.82+.36*f;
 float g=smoothstep(.5,.75,vC.g/max(vC.r,.01));
 s.alb*=mix(.8,1.,smoothstep(.2,.5,fbm(vP*11.,3)));
 s.n=bumpN(s.n,vP,f*.01);`,
};
/** A silk lantern lit from inside: aux.y carries the glow. */
export const LANTERN: Material = {
  name: 'lantern',
  surface: /* glsl */ `
 float rib=abs(sin(atan(vL.z,vL.x)*8.));
 s.alb*=mix(.55,1.05,smoothstep(0.,.35,rib));
 float lm=vA.y;float fc=max(dot(s.n,V),0.);
 s.emit=vI.w*lm*mix(vec3(.75,.03,.01),vec3(1.25,.34,.06),pow(fc,2.5))*mix(.55,1.,smoothstep(0.,.3,rib));
 s.trans=.3*lm;s.gloss=.3;`,
};

export type Roof = { rx: number; ex: number; ez: number; h: number; lift: number; courses?: number };
const roofAt = (r: Roof, side: number, u: number, v: number): Vec3 => {
  const X = mix(r.rx, r.ex, v ** 0.9);
  const Z = r.ez * v;
  const y = r.h * (1 - v) ** 1.55 + r.lift * Math.abs(u) ** 4.5 * v ** 2.6;
  const out = 1 + 0.05 * Math.abs(u) ** 6 * v ** 3;
  if (side === 0) return [u * X * out, y, Z * out];
  if (side === 1) return [-u * X * out, y, -Z * out];
  const zz = side === 2 ? 1 : -1;
  return [zz * X * out, y, -zz * u * Z * out];
};

/** A hipped roof with its eave at y = 0; tiles and trim come apart because they want different materials. */
export function roof(r: Roof, tile: string, trim = '#2f8f74'): { tiles: Mesh; trim: Mesh } {
  const tiles = new Mesh();
  const t = new Mesh();
  const c = hex(tile);
  const g = hex(trim);
  for (let s = 0; s < 4; s++)
    tiles.add(
      sheet(
        64,
        26,
        (u, v) => roofAt(r, s, u * 2 - 1, mix(s < 2 ? 0 : 0.001, 1, v)),
        () => c,
        (_u, v, p) => [v, 0, 0.5, s < 2 ? p[0] : p[2]],
      ),
    );
  // underside and fascia
  for (let s = 0; s < 4; s++) {
    t.add(
      sheet(
        48,
        2,
        (u, v) => {
          const p = roofAt(r, s, u * 2 - 1, 1);
          return [p[0], p[1] - 0.02 - v * 0.2, p[2]];
        },
        (_u, v) => (v < 0.6 ? GOLD : g),
        () => [0.9, 0, 0.5, 0],
      ),
    );
    t.add(
      sheet(
        48,
        6,
        (u, v) => {
          const p = roofAt(r, s, u * 2 - 1, mix(1, 0.45, v));
          return [p[0] * 0.995, p[1] - 0.22, p[2] * 0.995];
        },
        () => DEEP,
        () => [0.7, 0, 0.1, 0],
      ),
    );
    const L = 2 * (s < 2 ? r.ex : r.ez);
    const n = Math.round(L * 3.1);
    const cap = sphere(8, 6);
    for (let i = 0; i <= n; i++) {
      const p = roofAt(r, s, (i / n) * 2 - 1, 1.004);
      t.add(cap, m4.chain(m4.translate([p[0], p[1] - 0.04, p[2]]), m4.scale(0.085)), i % 2 ? GOLD : v3.mul(g, 1.2));
    }
  }
  // hips with curled ends
  for (const sx of [1, -1])
    for (const sz of [1, -1]) {
      const pts: Vec3[] = [];
      for (let i = 0; i <= 24; i++) {
        const v = i / 24;
        const p = roofAt(r, 0, 1, v);
        pts.push([p[0] * sx, p[1] + 0.12, p[2] * sz]);
      }
      const e = pts[24] as Vec3;
      const d = v3.norm(v3.sub(e, pts[23] as Vec3));
      const k = 0.16 * r.ex;
      for (let i = 1; i <= 9; i++) {
        const a = i / 9;
        pts.push([e[0] + d[0] * k * (a - 0.35 * a * a), e[1] + k * (0.25 * a + 0.75 * a * a), e[2] + d[2] * k * (a - 0.35 * a * a)]);
      }
      tube(pts, (q) => mix(0.15, 0.17, q) * (q > 0.8 ? 1 - (q - 0.8) * 4.2 : 1) + 0.012, {
        sides: 8,
        color: (q) => (q > 0.72 ? GOLD : g),
        aux: () => [1, 0, 0.6, 0],
        into: t,
      });
      for (let i = 0; i < 4; i++) {
        const p = pts[15 + i * 2] as Vec3;
        t.add(
          lathe(
            8,
            8,
            (v) => [0.1 * Math.sin(v * 2.6 + 0.3), v * 0.36],
            undefined,
            () => GOLD,
            () => [1, 0, 0.7, 0],
          ),
          m4.translate([p[0], p[1] + 0.1, p[2]]),
        );
      }
    }
  // ridge
  const rp: Vec3[] = [];
  for (let i = 0; i <= 40; i++) {
    const u = (i / 40) * 2 - 1;
    rp.push([u * (r.rx + 0.5), r.h + 0.16 + r.lift * 0.55 * Math.abs(u) ** 3.2, 0]);
  }
  for (const [dy, rad, col] of [
    [0, 0.2, g],
    [0.24, 0.15, hex('#e9dcc0')],
    [0.42, 0.11, GOLD],
  ] as const)
    tube(
      rp.map((p) => [p[0], p[1] + dy, p[2]] as Vec3),
      () => rad,
      { sides: 8, color: () => col, aux: () => [1, 0, 0.5, 0], into: t },
    );
  return { tiles, trim: t };
}

/** A ridge dragon, about 3 units long, head toward +x, body in waves. */
export function dragon(col: string = '#e2a83a', crest: string = '#2f9a6a'): Mesh {
  const m = new Mesh();
  const c = hex(col);
  const k = hex(crest);
  const pts: Vec3[] = [];
  for (let i = 0; i <= 60; i++) {
    const t = i / 60;
    pts.push([
      mix(-1.6, 1.15, t),
      0.25 + 0.3 * Math.sin(t * 9.2 + 0.6) * mix(0.7, 1, t) + 0.45 * smooth(0.72, 1, t) + 0.5 * smooth(0.2, 0, t),
      0.12 * Math.sin(t * 9),
    ]);
  }
  tube(pts, (t) => 0.15 * Math.sin(Math.PI * mix(0.1, 0.78, t)) ** 0.6 * (1 + 0.05 * Math.sin(t * 260)), {
    sides: 9,
    color: (t) => v3.mix(c, k, 0.35 + 0.35 * Math.sin(t * 130)),
    aux: () => [1, 0, 0.7, 0],
    into: m,
  });
  for (let i = 3; i < 58; i++) {
    const p = pts[i] as Vec3;
    m.add(
      lathe(5, 3, (v) => [0.035 * (1 - v) + 0.002, v * 0.16]),
      m4.chain(m4.translate([p[0], p[1] + 0.12, p[2]]), m4.rotZ(0.4)),
      hex('#c8341f'),
    );
  }
  const h = pts[60] as Vec3;
  m.add(sphere(14, 10, c, [1, 0, 0.7, 0]), m4.chain(m4.translate([h[0] + 0.12, h[1] + 0.06, h[2]]), m4.scale(0.22, 0.17, 0.16)));
  m.add(sphere(12, 8, c, [1, 0, 0.7, 0]), m4.chain(m4.translate([h[0] + 0.36, h[1] + 0.06, h[2]]), m4.scale(0.2, 0.085, 0.12)));
  m.add(
    sphere(12, 8, hex('#c8341f'), [1, 0, 0.7, 0]),
    m4.chain(m4.translate([h[0] + 0.32, h[1] - 0.1, h[2]]), m4.rotZ(-0.35), m4.scale(0.18, 0.05, 0.1)),
  );
  for (const s of [1, -1]) {
    tube(
      [
        [h[0] + 0.05, h[1] + 0.16, s * 0.09],
        [h[0] - 0.15, h[1] + 0.36, s * 0.14],
        [h[0] - 0.4, h[1] + 0.44, s * 0.2],
      ],
      (t) => mix(0.04, 0.008, t),
      { sides: 5, color: () => hex('#f2d9a0'), into: m },
    );
    tube(
      [
        [h[0] + 0.52, h[1] + 0.06, s * 0.07],
        [h[0] + 0.72, h[1] - 0.04, s * 0.2],
        [h[0] + 0.8, h[1] + 0.2, s * 0.32],
      ],
      (t) => mix(0.022, 0.006, t),
      { sides: 5, color: () => GOLD, into: m },
    );
    m.add(sphere(8, 6, hex('#f7f2e0'), [1, 0, 0.9, 0]), m4.chain(m4.translate([h[0] + 0.2, h[1] + 0.18, s * 0.1]), m4.scale(0.05)));
    for (const x of [16, 40]) {
      const p = pts[x] as Vec3;
      tube([p, [p[0] + 0.12, p[1] - 0.2, s * 0.22], [p[0] + 0.26, p[1] - 0.3, s * 0.26]], (t) => mix(0.07, 0.03, t), {
        sides: 6,
        color: () => k,
        into: m,
      });
    }
  }
  for (let i = 0; i < 14; i++) {
    const a = i * 0.45;
    tube(
      [
        [h[0] - 0.05, h[1], 0],
        [h[0] - 0.3, h[1] + 0.18 * Math.cos(a), 0.2 * Math.sin(a)],
        [h[0] - 0.46, h[1] + 0.2 * Math.cos(a) + 0.1, 0.26 * Math.sin(a)],
      ],
      (t) => mix(0.035, 0.005, t),
      { sides: 4, color: () => JADE, into: m },
    );
  }
  const e = pts[0] as Vec3;
  for (let i = 0; i < 5; i++)
    tube(
      [
        e,
        [e[0] - 0.2, e[1] + 0.16 * (i - 2) * 0.5 + 0.1, 0.05 * (i - 2)],
        [e[0] - 0.42, e[1] + 0.2 * (i - 2) * 0.7 + 0.22, 0.08 * (i - 2)],
      ],
      (t) => mix(0.05, 0.006, t),
      { sides: 5, color: () => JADE, into: m },
    );
  return m;
}

/** The flaming pearl between two dragons. */
export function pearl(): Mesh {
  const m = sphere(18, 12, hex('#f2c14a'), [1, 0, 0.9, 0]);
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.283;
    tube(
      [
        [Math.cos(a) * 0.9, Math.sin(a) * 0.9, 0],
        [Math.cos(a) * 1.3, Math.sin(a) * 1.3 + 0.1, 0],
        [Math.cos(a + 0.35) * 1.8, Math.sin(a + 0.35) * 1.8 + 0.35, 0],
      ],
      (t) => mix(0.26, 0.03, t),
      { sides: 5, color: (t) => v3.mix(hex('#e2542a'), GOLD, t), into: m },
    );
  }
  return m;
}

/** Red hall under a roof: columns, painted beams, brackets, lattice doors. Front at +z. */
export function hall(w: number, d: number, h: number, bays: number): Mesh {
  const m = new Mesh();
  const g = [1, 0, 0.55, 0] as const;
  m.add(box(w + 1.6, 0.5, d + 1.8, hex('#9c948a')), m4.translate([0, 0.0, 0.2])).add(
    box(w + 2.4, 0.25, d + 2.6, hex('#b5ada2')),
    m4.translate([0, -0.2, 0.2]),
  );
  m.add(box(w, h, d * 0.7, DEEP), m4.translate([0, h / 2 + 0.2, -d * 0.12]));
  const z = d / 2;
  for (let i = 0; i <= bays; i++) {
    const x = mix(-w / 2, w / 2, i / bays);
    m.add(
      lathe(
        18,
        4,
        (v) => [0.26 - 0.02 * v, 0.25 + v * (h - 0.2)],
        undefined,
        () => RED,
        () => g,
      ),
      m4.translate([x, 0, z]),
    );
    m.add(
      lathe(
        18,
        6,
        (v) => [0.42 - 0.12 * Math.abs(v - 0.5), v * 0.4],
        undefined,
        () => hex('#8f887d'),
      ),
      m4.translate([x, 0.2, z]),
    );
    // a gold dragon winds round each column
    const sp: Vec3[] = [];
    for (let k = 0; k <= 60; k++) {
      const t = k / 60;
      const a = t * 13 + i;
      sp.push([x + Math.cos(a) * 0.29, 0.8 + t * (h - 1.7), z + Math.sin(a) * 0.29]);
    }
    tube(sp, (t) => 0.06 * Math.sin(Math.PI * mix(0.08, 0.9, t)) * (1 + 0.2 * Math.sin(t * 190)), {
      sides: 6,
      color: () => GOLD,
      aux: () => [1, 0, 0.8, 0],
      into: m,
    });
    for (const s of [-1, 1])
      for (let k = 0; k < 4; k++)
        m.add(
          box(0.2 + k * 0.2, 0.13, 0.26, k % 2 ? GOLD : k === 2 ? hex('#1d5f8a') : GREEN, g),
          m4.translate([x + s * (0.1 + k * 0.1), h - 0.75 + k * 0.15, z]),
        );
  }
  m.add(box(w + 0.7, 0.34, 0.3, hex('#1d4f86'), g), m4.translate([0, h - 0.02, z]))
    .add(box(w + 0.8, 0.14, 0.4, GOLD, g), m4.translate([0, h + 0.2, z]))
    .add(box(w + 0.7, 0.1, 0.36, GOLD, g), m4.translate([0, h - 0.22, z]));
  const n = Math.round(w * 1.6);
  for (let i = 0; i < n; i++) {
    const x = mix(-w / 2, w / 2, (i + 0.5) / n);
    m.add(
      box((w / n) * 0.7, 0.2, 0.04, i % 3 === 0 ? hex('#d94f2a') : i % 3 === 1 ? JADE : hex('#e9dcc0'), g),
      m4.translate([x, h, z + 0.16]),
    );
    for (let k = 0; k < 3; k++)
      m.add(
        box(0.16 + k * 0.11, 0.12, 0.2 + k * 0.2, [RED, GOLD, GREEN][k] as Vec3, g),
        m4.translate([x, h + 0.34 + k * 0.14, z + k * 0.08]),
      );
  }
  // doors and lattice
  const zf = -d * 0.12 + d * 0.35 + 0.03;
  for (let b = 0; b < bays; b++) {
    const x = mix(-w / 2, w / 2, (b + 0.5) / bays);
    const bw = w / bays - 0.5;
    const open = b === Math.floor(bays / 2);
    m.add(box(bw, h - 1.1, 0.06, open ? hex('#2a0b08') : RED, g), m4.translate([x, (h - 1) / 2 + 0.25, zf]));
    m.add(box(bw + 0.16, 0.14, 0.14, GOLD, g), m4.translate([x, h - 0.75, zf + 0.03]));
    if (!open) {
      for (let i = 0; i <= 8; i++)
        m.add(box(0.03, (h - 1.1) * 0.6, 0.05, GOLD, g), m4.translate([x - bw / 2 + (bw * i) / 8, h * 0.58, zf + 0.05]));
      for (let i = 0; i <= 8; i++) m.add(box(bw, 0.03, 0.05, GOLD, g), m4.translate([x, h * 0.28 + i * (h * 0.075), zf + 0.05]));
      m.add(box(bw * 0.8, h * 0.14, 0.05, hex('#d8a640'), g), m4.translate([x, h * 0.16 + 0.2, zf + 0.05]));
    } else
      m.add(box(bw * 0.9, 0.62, 0.08, hex('#17130f'), g), m4.translate([x, h - 1.15, zf + 0.12])).add(
        box(bw * 0.7, 0.3, 0.1, GOLD, g),
        m4.translate([x, h - 1.15, zf + 0.13]),
      );
  }
  return m;
}

/** A paper lantern of radius about 0.5 hung from y = 0. */
export function lantern(): { silk: Mesh; metal: Mesh } {
  const silk = lathe(
    32,
    16,
    (v) => [0.14 + 0.36 * Math.sin(v * Math.PI) ** 0.62, -0.28 - v * 0.72],
    (a) => 1 - 0.04 * Math.abs(Math.cos(a * 8)),
    () => hex('#d01f14'),
    (_u, v) => [1, 0.55 + 0.45 * Math.sin(v * Math.PI), 0.3, 0],
  );
  const metal = new Mesh();
  for (const y of [-0.3, -1.0])
    metal.add(
      lathe(
        18,
        4,
        (v) => [0.19 - 0.03 * v, y - 0.04 + v * 0.08],
        undefined,
        () => GOLD,
        () => [1, 0, 0.8, 0],
      ),
    );
  tube(
    [
      [0, 0, 0],
      [0, -0.3, 0],
    ],
    () => 0.012,
    { sides: 4, color: () => DEEP, into: metal },
  );
  for (let i = 0; i < 14; i++) {
    const a = i * 0.45;
    tube(
      [
        [0.02 * Math.cos(a), -1.02, 0.02 * Math.sin(a)],
        [0.05 * Math.cos(a), -1.3, 0.05 * Math.sin(a)],
        [0.06 * Math.cos(a), -1.62, 0.06 * Math.sin(a)],
      ],
      () => 0.008,
      { sides: 3, color: () => (i % 4 ? hex('#d8301c') : GOLD), into: metal },
    );
  }
  return { silk, metal };
}
