// Tomohon market: stalls under awnings, heaps of chillies and greens, flowers, first light.
import { m4, mix, type Vec3, v3 } from '../../core/math.ts';
import { box, lathe, Mesh, sheet, sphere, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import type { Stage } from '../../core/stage.ts';
import type { Instance, World } from '../../core/world.ts';
import { WOOD } from '../../forms/land/boats.ts';
import { basket, bead, bloom, CANVAS, cabbage, chilli, FRUIT, heap, house, WALL } from '../../forms/land/built.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { cone, fan, greens, LAND } from '../../forms/land/ground.ts';
import { LEAF } from '../../forms/land/plants.ts';
import { at, hour, I, shrubs, trees } from '../../forms/land/set.ts';
import { veil } from '../../forms/land/veil.ts';

const STREET = {
  name: 'street',
  surface: /* glsl */ `float n=fbm(vP.xz*.9,5),n2=fbm(vP.xz*7.,4);s.alb*=.6+.5*n+.25*n2;float wet=smoothstep(.48,.62,n);s.alb*=mix(1.,.6,wet);s.gloss=wet*.75*vI.w;s.f0=.04;s.n=bumpN(s.n,vP,(n2*.03+n*.05)*(1.-wet));`,
};
const WEAVE = {
  name: 'weave',
  surface: /* glsl */ `float a=atan(vL.z,vL.x);float w=sin(a*44.)*sin(vL.y*60.);s.alb*=.8+.35*w;s.n=bumpN(s.n,vP,w*.006);`,
};

/** An awning on poles; front edge scalloped. Stripes run with aux.w. */
function awning(
  w: World,
  p: Vec3,
  wid: number,
  dep: number,
  c: string,
  o: { ry?: number; h0?: number; h1?: number; stripe?: boolean } = {},
): void {
  const h0 = o.h0 ?? 2.35;
  const h1 = o.h1 ?? 2.95;
  const k = hex(c);
  const m = sheet(
    40,
    20,
    (u, v) => [
      mix(-wid / 2, wid / 2, u),
      mix(h1, h0, v) - 0.22 * Math.sin(v * Math.PI) * (0.6 + 0.4 * Math.sin(u * Math.PI * 3) ** 2),
      mix(-dep / 2, dep / 2, v),
    ],
    () => [1, 1, 1],
    (u) => [1, 0.7, 0.05, u * wid * 1.1],
  );
  m.add(
    sheet(
      60,
      3,
      (u, v) => [mix(-wid / 2, wid / 2, u), h0 - v * (0.16 + 0.1 * Math.abs(Math.sin(u * wid * 3.45))), dep / 2 + 0.01],
      () => [1, 1, 1],
      (u) => [1, 0.7, 0.05, u * wid * 1.1],
    ),
  );
  const M = at(p[0], p[1], p[2], o.ry ?? 0);
  w.add(m, { m: M, tint: k, seed: o.stripe === false ? 0.2 : 0.8 }, CANVAS);
  const poles = new Mesh();
  for (const [x, z, h] of [
    [-1, -1, h1],
    [1, -1, h1],
    [-1, 1, h0],
    [1, 1, h0],
  ] as const)
    tube(
      [
        [(x * wid) / 2, 0, (z * dep) / 2],
        [(x * wid) / 2, h, (z * dep) / 2],
      ],
      () => 0.045,
      { sides: 7, color: () => hex('#8a7458'), into: poles },
    );
  w.add(poles, M, WOOD);
}
const table = (wid: number, dep: number, h: number, cloth: string): Mesh => {
  const m = box(wid, 0.08, dep, hex('#8a6f50'));
  m.warp((p) => [p[0], p[1] + h, p[2]]);
  m.add(
    sheet(
      50,
      5,
      (u, v) => [mix(-wid / 2, wid / 2, u), h - v * h * 0.82, dep / 2 + 0.02 + 0.03 * Math.sin(u * wid * 9) * v],
      () => hex(cloth),
      () => [1, 0.2, 0.05, 0],
    ),
  );
  return m;
};
type Goods = 'chilli' | 'green' | 'tomato' | 'lime' | 'cabbage' | 'banana' | 'eggplant' | 'carrot' | 'onion' | 'turmeric' | 'mango';
const BIN: Record<Goods, { c: string[]; size: number; dir?: readonly [number, number, number]; h: number }> = {
  chilli: { c: ['#d8201a', '#b8140f'], size: 0.085, h: 0.24 },
  green: { c: ['#4f8f2a', '#7fae3a'], size: 0.085, h: 0.2 },
  tomato: { c: ['#d93a22', '#e2622e'], size: 0.065, h: 0.22 },
  lime: { c: ['#7fa832', '#a8bd3f'], size: 0.045, h: 0.18 },
  cabbage: { c: ['#8fb860', '#5f9a45'], size: 0.15, h: 0.2 },
  banana: { c: ['#e8c23a', '#d8a82e'], size: 0.12, h: 0.2 },
  eggplant: { c: ['#4a2350', '#5f2f66'], size: 0.085, dir: [1.9, 0.8, 0.8], h: 0.18 },
  carrot: { c: ['#e27a26', '#d8661f'], size: 0.1, h: 0.18 },
  onion: { c: ['#9a3550', '#b0566a'], size: 0.045, h: 0.2 },
  turmeric: { c: ['#c98a2a', '#b0701f'], size: 0.05, dir: [1.5, 0.8, 0.8], h: 0.16 },
  mango: { c: ['#d8b23a', '#8fa63a'], size: 0.08, dir: [1.3, 0.9, 0.9], h: 0.2 },
};
/** A full basket or tray of goods. */
function goods(s: Stage, w: World, kind: Goods, p: Vec3, wid: number, dep: number, o: { basket?: boolean; tilt?: number } = {}): void {
  const b = BIN[kind];
  if (o.basket !== false)
    w.add(
      basket(s.rng.pick(['#a8834e', '#b8935c', '#94703f'])),
      { m: at(p[0], p[1], p[2], s.rng.range(0, 6), [wid * 0.58, 0.36, dep * 0.58]), seed: s.rng.next() },
      WEAVE,
    );
  const y = p[1] + (o.basket === false ? 0.02 : 0.12);
  const places = heap(s.rng, [0, y, 0], wid, dep, b.size, b.h, b.dir).map((i) => ({ ...i, m: m4.mul(at(p[0], 0, p[2]), i.m) }));
  const inEl = places.filter(
    (i) => o.basket === false || Math.hypot(((i.m[12] as number) - p[0]) / (wid * 0.52), ((i.m[14] as number) - p[2]) / (dep * 0.52)) < 1,
  );
  const core = sphere(18, 10, v3.mul(hex(b.c[0] as string), 0.5), [0.6, 0, 0.1, 0]);
  w.add(core, at(p[0], y - 0.02, p[2], 0, [wid * 0.47, b.h * 0.92, dep * 0.47]), FRUIT);
  b.c.forEach((c, k) => {
    const ins = inEl.filter((_, i) => i % b.c.length === k);
    const mesh =
      kind === 'chilli' || kind === 'green'
        ? chilli(c)
        : kind === 'cabbage'
          ? cabbage(s.rng, c, '#d8e6b0')
          : kind === 'banana'
            ? tube(
                [
                  [-0.7, 0.1, 0],
                  [-0.3, -0.1, 0],
                  [0.2, -0.12, 0],
                  [0.75, 0.18, 0],
                ],
                (t) => 0.17 * Math.sin(mix(0.35, 2.8, t)),
                { sides: 7, color: (t) => (t < 0.08 || t > 0.93 ? hex('#4a4020') : hex(c)), aux: () => [1, 0.1, 0.35, 0] },
              )
            : kind === 'carrot'
              ? tube(
                  [
                    [-0.9, 0, 0],
                    [0.2, 0, 0],
                    [1.0, 0.02, 0],
                  ],
                  (t) => mix(0.24, 0.05, t),
                  { sides: 8, color: (t) => (t < 0.06 ? hex('#4f8f2a') : hex(c)), aux: () => [1, 0.05, 0.3, 0] },
                )
              : bead(c);
    w.add(mesh, ins as Instance[], kind === 'cabbage' ? LEAF : FRUIT);
  });
}
function stall(
  s: Stage,
  w: World,
  x: number,
  z: number,
  ry: number,
  wid: number,
  c: string,
  kinds: Goods[],
  o: { cloth?: string; seller?: string; rows?: number } = {},
): void {
  const M = at(x, 0, z, ry);
  const loc = (p: Vec3): Vec3 => m4.point(M, p);
  awning(w, [x, 0, z], wid, 2.6, c, { ry });
  const rows = o.rows ?? 2;
  for (let r = 0; r < rows; r++) {
    const h = 0.62 + 0.2 * (rows - 1 - r);
    const zz = -0.15 + r * 0.72;
    w.add(table(wid - 0.2, 0.72, h, o.cloth ?? '#2f6a5f'), m4.mul(M, m4.translate([0, 0, zz])), CLOTH);
    const n = Math.floor(wid / 0.62);
    for (let i = 0; i < n; i++) {
      const k = kinds[(i + r * 2) % kinds.length] as Goods;
      const p = loc([mix(-wid / 2 + 0.38, wid / 2 - 0.38, i / Math.max(1, n - 1)), h + 0.04, zz]);
      goods(s, w, k, p, 0.56, 0.6);
    }
  }
  if (o.seller)
    w.add(
      person({ pose: 'reach', top: o.seller, low: '#33404a', long: true, hat: s.rng.chance(0.4) ? 'cone' : 'none' }),
      m4.mul(M, at(s.rng.range(-0.5, 0.5), 0.12, -0.85, 0, 1)),
      CLOTH,
    );
  // bananas and bags hang from the front bar
  for (let i = 0; i < 3; i++) {
    const b = new Mesh();
    for (let k = 0; k < 14; k++) {
      const a = k * 0.9;
      const y = -0.1 - (k % 5) * 0.09;
      b.add(
        tube(
          [
            [0, y, 0],
            [0.09, y - 0.03, 0],
            [0.14, y - 0.14, 0],
          ],
          (t) => 0.03 * Math.sin(mix(0.5, 2.8, t)),
          { sides: 6, color: () => hex('#dcb632'), aux: () => [1, 0.1, 0.3, 0] },
        ),
        m4.rotY(a),
      );
    }
    if (kinds.includes('banana')) w.add(b, m4.mul(M, m4.translate([mix(-wid / 2 + 0.3, wid / 2 - 0.3, s.rng.next()), 2.2, 1.0])), FRUIT);
  }
}
const back = (s: Stage, w: World, eye: Vec3, seed: number) => {
  w.add(
    fan({
      eye,
      half: 50,
      near: 90,
      far: 6000,
      nu: 260,
      nv: 240,
      h: (x, z) => Math.max(cone(x, z, { x: 330, z: -2600, r: 1500, h: 900, seed, gully: 0.44 }), 5) - 3,
      color: greens(['#2a4a2c', '#3c5c34', '#4f6a3c'], 300, 3),
      wood: () => 0.8,
    }),
    I,
    LAND,
  );
  const hs = [-26, -17, -9, 8, 17, 27];
  hs.forEach((x, i) => {
    w.add(
      house({ w: 8, d: 6, h: 4 + (i % 3), wall: ['#d8c8a4', '#b8c4c0', '#d2b090'][i % 3], roof: ['#8a4a36', '#6a6460', '#9a5a40'][i % 3] }),
      at(x, 0, -34 - (i % 2) * 8, 0),
      WALL,
    );
  });
  trees(
    w,
    s.rng,
    [
      [-13, 0, -36],
      [-4, 0, -50],
      [22, 0, -40],
      [-22, 0, -42],
      [13, 0, -46],
    ],
    { h: 9, leaves: 1700, leaf: 0.5 },
  );
};

scene('market-stalls', { seed: 81 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.6, 0.62, 0.15]),
    sunCol: hex('#ffe2b4', 3.3),
    haze: 0.00022,
    ao: 1.15,
    aoRadius: 0.4,
    shadow: { center: [0, 1, -5], radius: 13, size: 3072, soft: 1.7, strength: 0.93 },
    sky: { cover: 0.4, seed: 5 },
  });
  const eye: Vec3 = [0.2, 1.75, 4.3];
  const w = s.world({ eye, at: [-0.1, 1.05, -6], fov: 52, near: 0.2, far: 12000 }, env);
  w.add(box(60, 0.1, 90, hex('#6a6460')), { m: at(0, -0.06, -30), seed: 0.9 }, STREET);
  back(s, w, eye, 5);
  stall(s, w, -2.75, -0.3, 0.95, 3.6, '#c8342a', ['chilli', 'tomato', 'lime', 'green', 'onion'], { seller: '#e8a13a' });
  stall(s, w, 2.9, -1.0, -0.95, 3.8, '#1f7f9e', ['cabbage', 'carrot', 'eggplant', 'mango', 'banana'], {
    seller: '#d9452c',
    cloth: '#7a3a4a',
  });
  stall(s, w, -2.9, -4.9, 1.1, 3.4, '#e2a02e', ['banana', 'mango', 'turmeric', 'lime'], { seller: '#5f8f4a' });
  stall(s, w, 3.0, -5.4, -1.1, 3.4, '#3f8f5a', ['tomato', 'chilli', 'cabbage'], { seller: '#f0e4cc' });
  stall(s, w, -3.6, -10, 1.2, 3.4, '#2f6f9e', ['green', 'carrot', 'cabbage'], { rows: 1 });
  stall(s, w, 3.7, -10.4, -1.2, 3.4, '#c8342a', ['onion', 'tomato'], { rows: 1 });
  stall(s, w, -3.6, -15, 1.3, 3.6, '#e2a02e', ['green'], { rows: 1 });
  stall(s, w, 3.8, -15, -1.3, 3.6, '#1f7f9e', ['tomato'], { rows: 1 });
  for (const [x, z, k] of [
    [-1.35, 1.5, 'chilli'],
    [-0.55, 2.0, 'lime'],
    [1.25, 1.7, 'tomato'],
    [1.75, 0.95, 'carrot'],
    [-1.8, 0.8, 'turmeric'],
  ] as const)
    goods(s, w, k, [x, 0.0, z], 0.72, 0.72);
  const tops = ['#1f7f9e', '#f4ead6', '#c9483a', '#7a5a9a', '#e8a13a'];
  [
    [-0.7, -4.4, 2.9, 'walk'],
    [0.6, -6.4, 0.2, 'carry'],
    [-0.1, -9.6, 3.2, 'walk'],
    [1.0, -11.5, 0.1, 'walk'],
    [-1.0, -13, 0.4, 'walk'],
  ].forEach(([x, z, r, p], i) => {
    w.add(
      person({
        pose: p as 'walk',
        top: tops[i],
        low: '#2f3f4f',
        long: true,
        load: p === 'carry' ? '#e2622e' : undefined,
        hat: i === 3 ? 'cone' : 'none',
      }),
      at(x as number, 0, z as number, r as number, 1),
      CLOTH,
    );
  });
  s.finish(s.render(w), { saturation: 1.06 });
});

scene('market-flowers', { seed: 82 }, (s) => {
  const env = hour('day', {
    sunDir: v3.norm([-0.6, 0.66, 0.3]),
    haze: 0.00025,
    ao: 1.15,
    aoRadius: 0.3,
    shadow: { center: [0, 1, -2], radius: 9, size: 3072, soft: 1.7, strength: 0.92 },
    sky: { cover: 0.5, seed: 15 },
  });
  const eye: Vec3 = [-0.3, 1.85, 4.1];
  const w = s.world({ eye, at: [0.1, 0.85, -3], fov: 46, near: 0.2, far: 12000, shift: [0, 0.04] }, env);
  w.add(box(60, 0.1, 90, hex('#8a8078')), { m: at(0, -0.06, -30), seed: 0.5 }, STREET);
  back(s, w, eye, 9);
  const cols: [string, string][] = [
    ['#f4c23a', '#b8641e'],
    ['#e8437a', '#9a1f4a'],
    ['#f6f0e2', '#e8c34a'],
    ['#d9342c', '#7a1610'],
    ['#b06ad0', '#5f3390'],
    ['#ff8a4a', '#c84a1e'],
    ['#f2a8c0', '#c8507a'],
    ['#e8e05a', '#a88a1e'],
  ];
  const meshes = cols.map(([a, b]) => bloom(a, b, 13));
  const leaf: Vec3[] = [];
  const put: Instance[][] = cols.map(() => []);
  const bucket = lathe(
    24,
    6,
    (v) => [0.19 + 0.05 * v, v * 0.42],
    undefined,
    () => hex('#ffffff'),
    () => [1, 0, 0.4, 0],
  );
  const bk: Instance[] = [];
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 9; i++) {
      const x = -3.1 + i * 0.74 + (r % 2) * 0.3 + s.rng.range(-0.06, 0.06);
      const z = 1.9 - r * 0.78 + s.rng.range(-0.05, 0.05);
      const y = r * 0.26;
      const k = (i * 3 + r * 5 + s.rng.int(0, 2)) % cols.length;
      bk.push({ m: at(x, y, z), tint: hex(s.rng.pick(['#2f6f9e', '#c9c4b8', '#a83a2e', '#3f7a5a'])) });
      leaf.push([x, y + 0.42, z]);
      for (let q = 0; q < 24; q++) {
        const a = q * 2.4;
        const rr = 0.32 * Math.sqrt(q / 24);
        (put[k] as Instance[]).push({
          m: m4.chain(
            m4.translate([x + Math.cos(a) * rr, y + 0.86 - rr * rr * 1.7 + s.rng.range(-0.04, 0.05), z + Math.sin(a) * rr]),
            m4.rotZ(-Math.cos(a) * rr * 2),
            m4.rotX(Math.sin(a) * rr * 2 + 0.2),
            m4.scale(s.rng.range(0.085, 0.12)),
          ),
          seed: s.rng.next(),
        });
      }
    }
  meshes.forEach((m, i) => {
    w.add(m, put[i] as Instance[], LEAF);
  });
  w.add(bucket, bk, WALL);
  shrubs(w, s.rng, leaf, { s: [0.28, 0.36], leaves: 120, leaf: 0.34, pal: ['#3f6a2a', '#587c34', '#2f5524'] });
  const steps = new Mesh();
  for (let r = 1; r < 4; r++) steps.add(box(7.4, r * 0.26, 0.8, hex('#7d654a')), m4.translate([0, r * 0.13, 1.9 - r * 0.78]));
  w.add(steps, I, WOOD);
  awning(w, [0, 0, -0.7], 8, 3.4, '#e2542a', { h0: 2.75, h1: 3.25 });
  w.add(person({ pose: 'reach', top: '#f0e4cc', low: '#5f3a5a', long: true, hat: 'cone' }), at(0.9, 0.35, -1.75, 0.2, 1.04), CLOTH).add(
    person({ pose: 'stand', top: '#14a3b4', low: '#2b3440', long: true }),
    at(-1.2, 0.3, -1.8, 0.3, 1.02),
    CLOTH,
  );
  stall(s, w, -6.4, -5.5, 0.8, 3.4, '#1f7f9e', ['banana', 'mango', 'tomato'], { rows: 1, seller: '#c9483a' });
  stall(s, w, 6.4, -5.5, -0.8, 3.4, '#3f8f5a', ['cabbage', 'carrot'], { rows: 1 });
  s.finish(s.render(w), { saturation: 1.04 });
});

scene('market-dawn', { seed: 83 }, (s) => {
  const env = hour('dawn', {
    sunDir: v3.norm([-0.5, 0.2, -0.85]),
    haze: 0.0028,
    hazeTop: 700,
    hazeCol: hex('#d8a49a', 0.5),
    ambUp: hex('#7f94c8', 0.5),
    ao: 1.15,
    aoRadius: 0.4,
    shadow: { center: [0, 1, -6], radius: 14, size: 3072, soft: 1.8, strength: 0.92 },
    sky: { cover: 0.45, seed: 25 },
  });
  env.lights = [
    { pos: [-2.1, 2.1, -0.6], color: hex('#ffb060', 7), range: 9 },
    { pos: [2.4, 2.1, -4.0], color: hex('#ffb060', 7), range: 9 },
    { pos: [-2.6, 2.1, -7.6], color: hex('#ffb060', 7), range: 9 },
    { pos: [2.6, 2.1, 0.6], color: hex('#ffb060', 5), range: 8 },
  ];
  const eye: Vec3 = [-0.4, 1.65, 4.6];
  const cam = { eye, at: [0.2, 1.35, -6] as Vec3, fov: 48, near: 0.2, far: 12000, shift: [0, 0.08] as [number, number] };
  const w = s.world(cam, env);
  w.add(box(60, 0.1, 90, hex('#7a7078')), { m: at(0, -0.06, -30), seed: 1 }, STREET);
  back(s, w, eye, 12);
  stall(s, w, -3.0, -0.8, 1.05, 3.4, '#3f6f8f', ['cabbage', 'green', 'carrot'], { seller: '#c9483a' });
  stall(s, w, 3.3, -4.0, -1.05, 3.4, '#b8452e', ['tomato', 'banana', 'onion'], { seller: '#e0c890' });
  stall(s, w, -3.4, -7.6, 1.1, 3.4, '#8f7a3a', ['banana', 'lime'], { rows: 1, seller: '#4f7f8f' });
  stall(s, w, 3.5, 0.4, -1.0, 3.2, '#4f7a5a', ['chilli', 'lime', 'turmeric'], {});
  stall(s, w, 3.6, -10.5, -1.2, 3.4, '#3f6f8f', ['green'], { rows: 1 });
  const bulb = sphere(12, 8, hex('#fff0c8'), [1, 0, 0, 0]);
  const LIT = { name: 'lit', surface: 's.emit=vec3(5.,3.2,1.5);' };
  w.add(
    bulb,
    [
      [-2.1, 2.1, -0.6],
      [2.4, 2.1, -4.0],
      [-2.6, 2.1, -7.6],
      [2.6, 2.1, 0.6],
      [2.9, 2.1, -10.2],
    ].map(([x, y, z]) => ({ m: at(x as number, y as number, z as number, 0, 0.06) })),
    LIT,
  );
  // a woman with a basket comes up the lane; a handcart
  w.add(person({ pose: 'carry', top: '#d9452c', low: '#4a3a5a', long: true, load: '#7fae3a' }), at(0.2, 0, -2.4, 0.1, 1.04), CLOTH);
  w.add(person({ pose: 'walk', top: '#5a7a9a', low: '#2b3440', long: true, hat: 'cone' }), at(0.9, 0, -6, 0.2, 1), CLOTH).add(
    person({ pose: 'walk', top: '#e8a13a', low: '#33404a', long: true }),
    at(-0.8, 0, -9, 3.1, 1),
    CLOTH,
  );
  const cart = new Mesh();
  cart.add(box(1.0, 0.1, 1.7, hex('#6a4f38')), m4.translate([0, 0.62, 0]));
  for (const x of [-0.56, 0.56])
    cart.add(
      lathe(28, 3, (v) => [v < 0.5 ? 0.42 : 0.36, 0.04 * (v - 0.5)]),
      m4.chain(m4.translate([x, 0.42, 0]), m4.rotZ(1.57)),
      hex('#3a2f28'),
    );
  for (const x of [-0.45, 0.45])
    tube(
      [
        [x, 0.65, 0.8],
        [x, 0.9, 1.9],
      ],
      () => 0.035,
      { sides: 6, color: () => hex('#6a4f38'), into: cart },
    );
  w.add(cart, at(1.35, 0, 0.9, 0.35), WOOD);
  goods(s, w, 'cabbage', [1.35, 0.66, 0.85], 0.9, 1.2, { basket: false });
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 5,
    far: 60,
    steps: 28,
    density: 'smoothstep(.35,.75,fbm(vec3(p.x*.16,p.y*.35,p.z*.16),4))*.045*exp(-p.y/3.)',
    light: 'mix(vec3(.55,.52,.66),vec3(1.15,.72,.5),smoothstep(-8.,-40.,p.z))',
  });
  s.finish(l, { bloom: 0.22, contrast: 1.06 });
});
