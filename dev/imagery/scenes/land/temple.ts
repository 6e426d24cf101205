// Ban Hin Kiong, the oldest klenteng of the province: roofs, gate, lanterns; the city package.
import { m4, mix, smooth, type Vec3, v3 } from '../../core/math.ts';
import { box, lathe, Mesh, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import type { Stage } from '../../core/stage.ts';
import type { Instance, World } from '../../core/world.ts';
import { WALL } from '../../forms/land/built.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { fan, greens, hills, LAND } from '../../forms/land/ground.ts';
import { at, hour, I, palms, trees } from '../../forms/land/set.ts';
import { dragon, hall, LACQUER, LANTERN, lantern, pearl, type Roof, roof, TILE } from '../../forms/land/temple.ts';
import { veil } from '../../forms/land/veil.ts';

const PAVE = {
  name: 'pave',
  surface: /* glsl */ `
 vec2 q=vP.xz/.9;q.x+=.5*mod(floor(q.y),2.);vec2 f=fract(q);float id=h21(floor(q));
 float j=smoothstep(.0,.05,f.x)*smoothstep(1.,.95,f.x)*smoothstep(0.,.05,f.y)*smoothstep(1.,.95,f.y);
 float n=fbm(vP.xz*1.4,5);s.alb*=(.72+.4*id)*(.75+.5*n)*mix(.5,1.,j);s.gloss=vI.w*smoothstep(.45,.7,n);
 s.n=bumpN(s.n,vP,j*.02+n*.02);`,
};

const TILES = '#b8551f';
function roofed(w: World, r: Roof, p: Vec3, o: { tile?: string; trim?: string; ry?: number; dragons?: number } = {}): void {
  const rf = roof(r, o.tile ?? TILES, o.trim);
  const m = at(p[0], p[1], p[2], o.ry ?? 0);
  w.add(rf.tiles, { m, seed: r.courses ?? 14 }, TILE).add(rf.trim, m, LACQUER);
  const k = o.dragons ?? 0;
  if (k > 0) {
    const d = dragon();
    const y = r.h + 0.68;
    for (const s of [1, -1]) w.add(d, m4.mul(m, at(-s * r.rx * 0.56, y + 0.1 * r.lift, 0, s > 0 ? 0 : Math.PI, k)), LACQUER);
    w.add(pearl(), m4.mul(m, at(0, y + 0.55 * k, 0, 0, 0.26 * k)), LACQUER);
  }
}
function lanterns(w: World, ps: Vec3[], size: number, glow: number, s: Stage): void {
  const l = lantern();
  const ins: Instance[] = ps.map((p) => ({
    m: m4.chain(m4.translate(p), m4.rotZ(s.rng.range(-0.05, 0.05)), m4.rotY(s.rng.range(0, 6)), m4.scale(size)),
    seed: glow,
  }));
  w.add(l.silk, ins, LANTERN).add(l.metal, ins, LACQUER);
}
const garland = (a: Vec3, b: Vec3, n: number, sag: number): { pts: Vec3[]; wire: Vec3[] } => {
  const wire: Vec3[] = [];
  for (let i = 0; i <= 24; i++) wire.push(v3.add(v3.mix(a, b, i / 24), [0, -sag * 4 * (i / 24) * (1 - i / 24), 0]));
  const pts: Vec3[] = [];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n;
    pts.push(v3.add(v3.mix(a, b, t), [0, -sag * 4 * t * (1 - t), 0]));
  }
  return { pts, wire };
};
/** An incense burner on three legs. */
const burner = (): Mesh => {
  const m = lathe(
    28,
    14,
    (v) => [v < 0.8 ? 0.5 + 0.35 * Math.sin(v * 3.6) : 0.62 + 0.2 * (v - 0.8), 0.55 + v * 0.85],
    undefined,
    () => hex('#9a7a32'),
    () => [1, 0, 0.75, 0],
  );
  for (let i = 0; i < 3; i++) {
    const a = i * 2.094 + 0.5;
    tube(
      [
        [Math.cos(a) * 0.5, 0.7, Math.sin(a) * 0.5],
        [Math.cos(a) * 0.7, 0.35, Math.sin(a) * 0.7],
        [Math.cos(a) * 0.66, 0, Math.sin(a) * 0.66],
      ],
      () => 0.1,
      { sides: 8, color: () => hex('#8a6a2a'), aux: () => [1, 0, 0.7, 0], into: m },
    );
  }
  for (const s of [1, -1])
    tube(
      [
        [s * 0.7, 1.3, 0],
        [s * 1.0, 1.6, 0],
        [s * 0.9, 1.95, 0],
      ],
      () => 0.07,
      { sides: 8, color: () => hex('#b8923e'), aux: () => [1, 0, 0.7, 0], into: m },
    );
  for (let i = 0; i < 22; i++) {
    const a = i * 2.4;
    const r = 0.4 * Math.sqrt(i / 22);
    tube(
      [
        [Math.cos(a) * r, 1.3, Math.sin(a) * r],
        [Math.cos(a) * r * 1.3, 2.15 + 0.2 * (i % 3), Math.sin(a) * r * 1.3],
      ],
      () => 0.014,
      { sides: 4, color: (t) => (t > 0.9 ? hex('#ff6a2a') : hex('#a8341f')), into: m },
    );
  }
  return m;
};
const ground = (c: string, n = 80): Mesh => box(n, 0.1, n, hex(c));

scene('temple-roof', { seed: 71 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.62, 0.52, 0.5]),
    sunCol: hex('#ffdfae', 3.4),
    ambUp: hex('#8fb6e2', 0.62),
    haze: 0.0006,
    ao: 1.1,
    aoRadius: 0.5,
    shadow: { center: [0, 6, 0], radius: 13, size: 3072, soft: 1.7, strength: 0.93 },
    sky: { zenith: hex('#2f78b8', 0.85), cover: 0.4, seed: 8, cumulus: 0.5, cumulusHeight: 0.2 },
  });
  const w = s.world({ eye: [-7.6, 7.6, 16.5], at: [0.5, 6.9, 0], fov: 40, near: 0.3, far: 9000 }, env);
  w.add(ground('#a89e90'), { m: at(0, -0.4, 0), seed: 0.2 }, PAVE);
  w.add(hall(10, 7, 4.3, 5), I, LACQUER);
  roofed(w, { rx: 3.9, ex: 7.4, ez: 5.6, h: 2.3, lift: 1.15, courses: 17 }, [0, 5.0, 0], { dragons: 0 });
  w.add(box(8.2, 1.5, 3.6, hex('#8f1a15'), [1, 0, 0.4, 0]), at(0, 7.1, 0), LACQUER);
  for (let i = 0; i < 9; i++)
    w.add(box(0.62, 0.8, 0.1, hex(i % 2 ? '#1d5f8a' : '#d8a640'), [1, 0, 0.5, 0]), at(-3.6 + i * 0.9, 7.25, 1.84), LACQUER);
  roofed(w, { rx: 3.4, ex: 5.3, ez: 3.3, h: 1.75, lift: 1.05, courses: 11 }, [0, 7.95, 0], { dragons: 1.05 });
  const g: Vec3[] = [];
  for (let i = 0; i < 9; i++) g.push([mix(-6.2, 6.2, i / 8), 4.72 + 0.55 * Math.abs(i / 4 - 1) ** 4, 5.15]);
  lanterns(w, g, 0.82, 0.4, s);
  trees(
    w,
    s.rng,
    [
      [-12, -0.4, -13],
      [15, -0.4, -14],
      [20, -0.4, -10],
      [5, -0.4, -19],
      [-4, -0.4, -21],
      [-20, -0.4, -17],
      [27, -0.4, -18],
    ],
    { h: 9, leaves: 3400, leaf: 0.4, kinds: 4, pal: ['#2f5526', '#44702c', '#5f8a38'] },
  );
  w.add(
    fan({
      eye: [-7.6, 7.6, 16.5],
      half: 46,
      near: 200,
      far: 5200,
      nu: 260,
      nv: 200,
      h: (x, z) => 520 * smooth(-900, -3200, z) * (0.42 + hills(x, z, 1300, 5)) - 4,
      color: greens(['#35573c', '#4a6a48', '#5d7a52'], 400, 3),
      wood: () => 0.8,
    }),
    I,
    LAND,
  );
  palms(
    w,
    s.rng,
    [
      [11.5, -0.4, -9],
      [-15, -0.4, -15],
    ],
    { h: 12.5, near: true },
  );
  s.finish(s.render(w), { saturation: 1.04 });
});

scene('temple-lanterns', { seed: 72 }, (s) => {
  const env = hour('night', {
    sunDir: v3.norm([-0.6, 0.45, 0.5]),
    sunCol: hex('#7f98d8', 0.55),
    ambUp: hex('#34508c', 0.42),
    ambDown: hex('#5a2418', 0.2),
    haze: 0.004,
    ao: 1,
    aoRadius: 0.4,
    shadow: { center: [0, 3, -4], radius: 12, size: 2048, soft: 2, strength: 0.9 },
    sky: {
      zenith: hex('#0e1c48', 0.8),
      horizon: hex('#5a4a7c', 0.55),
      cover: 0.4,
      cumulus: 0,
      lit: hex('#3a4474', 0.5),
      dark: hex('#161c40', 0.5),
    },
  });
  env.lights = [
    { pos: [0, 3.6, -3.2], color: hex('#ff8a48', 11), range: 16 },
    { pos: [-4, 4.4, 1.5], color: hex('#ff6a28', 12), range: 14 },
    { pos: [4, 4.4, 1.5], color: hex('#ff6a28', 12), range: 14 },
    { pos: [0, 2.4, -7.2], color: hex('#ffb060', 7), range: 12 },
  ];
  const cam = { eye: [-1.0, 1.65, 8.2] as Vec3, at: [0.2, 3.55, -6] as Vec3, fov: 50, near: 0.2, far: 500 };
  const w = s.world(cam, env);
  w.add(ground('#8a7c70'), { m: at(0, -0.1, 0), seed: 0.9 }, PAVE);
  w.add(hall(10, 6, 4.4, 5), at(0, 0, -10.5), LACQUER);
  roofed(w, { rx: 3.6, ex: 7.2, ez: 5, h: 2.2, lift: 1.1 }, [0, 5.1, -10.5], { dragons: 1 });
  const wires = new Mesh();
  const all: Vec3[] = [];
  for (let i = 0; i < 7; i++) {
    const z = 5.4 - i * 2.1;
    const g = garland([-7, 6.1 + 0.2 * (i % 2), z], [7, 6.1 + 0.25 * ((i + 1) % 2), z - 0.8], 8, 0.55);
    all.push(...g.pts);
    tube(g.wire, () => 0.012, { sides: 4, color: () => hex('#2a1a18'), into: wires });
  }
  w.add(wires, I, LACQUER);
  lanterns(w, all, 0.95, 0.75, s);
  for (const sx of [-1, 1])
    for (let i = 0; i < 4; i++)
      w.add(
        lathe(
          16,
          3,
          (v) => [0.22, v * 6.2],
          undefined,
          () => hex('#8f1a15'),
          () => [1, 0, 0.5, 0],
        ),
        at(sx * 7, 0, 5 - i * 4.2),
        LACQUER,
      );
  w.add(burner(), at(0.3, 0, -3.6, 0, 1.1), LACQUER);
  w.add(person({ pose: 'stand', top: '#f0e4cc', low: '#2b3440', long: true }), at(-1.2, 0, -1.6, 2.7, 1.02), CLOTH)
    .add(person({ pose: 'child', top: '#ffc24b', low: '#7d1512' }), at(-0.6, 0, -1.5, 2.9, 1), CLOTH)
    .add(person({ pose: 'reach', top: '#c9483a', low: '#23303a', long: true }), at(1.7, 0, -3.2, -1.4, 1), CLOTH);
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 3,
    far: 30,
    steps: 28,
    density: 'smoothstep(.45,.8,fbm(vec3(p.x*.5,p.y*.35-1.,p.z*.5),5))*.09*exp(-pow(length(p.xz-vec2(.3,-4.2))/4.,2.))',
    light: 'vec3(.9,.42,.22)*(.35+.5*smoothstep(0.,5.,p.y))',
  });
  s.finish(l, { bloom: 0.22, exposure: 1.1, vignette: 0.3 });
});

scene('temple-gate', { seed: 73 }, (s) => {
  const env = hour('day', {
    sunDir: v3.norm([-0.66, 0.6, 0.42]),
    haze: 0.0004,
    ao: 1.1,
    aoRadius: 0.5,
    shadow: { center: [0, 4, -2], radius: 16, size: 3072, soft: 1.7, strength: 0.93 },
    sky: { zenith: hex('#3b86c4', 0.85), cover: 0.5, seed: 23, cumulus: 0.3 },
  });
  const w = s.world({ eye: [1.6, 1.7, 16], at: [-0.2, 4.5, 0], fov: 46, near: 0.3, far: 3000, shift: [0, 0.02] }, env);
  w.add(ground('#a3978a'), { m: at(0, -0.1, 0), seed: 0.15 }, PAVE);
  const red = hex('#b3231c');
  const gl = [1, 0, 0.5, 0] as const;
  const g = new Mesh();
  for (const x of [-5.4, -2.3, 2.3, 5.4]) {
    const h = Math.abs(x) < 3 ? 6.6 : 4.9;
    g.add(
      lathe(
        22,
        4,
        (v) => [0.36 - 0.03 * v, v * h],
        undefined,
        () => red,
        () => gl,
      ),
      m4.translate([x, 0, 0]),
    );
    g.add(box(1.1, 0.7, 1.1, hex('#9c948a')), m4.translate([x, 0.35, 0]));
    for (const y of [1.2, h - 1.3])
      g.add(
        lathe(
          22,
          2,
          (v) => [0.4, v * 0.16],
          undefined,
          () => hex('#e2a83a'),
          () => gl,
        ),
        m4.translate([x, y, 0]),
      );
  }
  g.add(box(5.6, 0.6, 0.5, hex('#1d4f86'), gl), m4.translate([0, 5.1, 0]))
    .add(box(5.8, 0.16, 0.6, hex('#e2a83a'), gl), m4.translate([0, 5.45, 0]))
    .add(box(5.8, 0.16, 0.6, hex('#e2a83a'), gl), m4.translate([0, 4.76, 0]));
  g.add(box(3.2, 1.0, 0.2, hex('#15110d'), gl), m4.translate([0, 6.05, 0.22]))
    .add(box(3.4, 0.1, 0.24, hex('#e2a83a'), gl), m4.translate([0, 6.58, 0.22]))
    .add(box(3.4, 0.1, 0.24, hex('#e2a83a'), gl), m4.translate([0, 5.52, 0.22]));
  for (let i = 0; i < 3; i++) g.add(box(0.62, 0.62, 0.1, hex('#e8b84a'), [1, 0, 0.8, 0]), m4.translate([-0.95 + i * 0.95, 6.05, 0.3]));
  for (const sx of [-1, 1]) {
    g.add(box(2.8, 0.5, 0.45, hex('#1f6b4c'), gl), m4.translate([sx * 3.85, 3.9, 0]))
      .add(box(3, 0.14, 0.55, hex('#e2a83a'), gl), m4.translate([sx * 3.85, 4.2, 0]))
      .add(box(3, 0.14, 0.55, hex('#e2a83a'), gl), m4.translate([sx * 3.85, 3.6, 0]));
    g.add(box(7, 2.4, 0.4, hex('#a83228')), m4.translate([sx * 9.4, 1.2, 0])).add(
      box(7.2, 0.3, 0.7, hex('#2f8f74'), gl),
      m4.translate([sx * 9.4, 2.5, 0]),
    );
    for (let i = 0; i < 5; i++)
      g.add(
        lathe(
          18,
          2,
          (v) => [0.42, v * 0.06],
          undefined,
          () => hex('#e9dcc0'),
        ),
        m4.chain(m4.translate([sx * (7 + i * 1.2), 1.35, 0.2]), m4.rotX(1.57)),
      );
    for (let k = 0; k < 5; k++)
      g.add(box(0.3 + 0.16 * k, 0.14, 0.5, hex(k % 2 ? '#e2a83a' : '#1f6b4c'), gl), m4.translate([sx * 2.3, 6.0 + k * 0.15, 0]));
  }
  w.add(g, I, LACQUER);
  roofed(w, { rx: 2.4, ex: 4.1, ez: 1.7, h: 1.2, lift: 0.95, courses: 7 }, [0, 6.9, 0], { dragons: 0.78 });
  for (const sx of [-1, 1]) roofed(w, { rx: 1.1, ex: 2.3, ez: 1.4, h: 0.9, lift: 0.6, courses: 6 }, [sx * 4.5, 4.9, 0]);
  w.add(hall(11, 7, 4.2, 5), at(0, 0, -17), LACQUER);
  roofed(w, { rx: 4, ex: 7.6, ez: 5.4, h: 2.5, lift: 1.1 }, [0, 4.9, -17], { dragons: 1 });
  lanterns(
    w,
    [
      [-3.85, 3.5, 0.1],
      [3.85, 3.5, 0.1],
      [-1.2, 4.7, 0.1],
      [1.2, 4.7, 0.1],
    ],
    1.15,
    0.3,
    s,
  );
  // guardian lions
  for (const sx of [-1, 1]) {
    const m = new Mesh();
    const st = hex('#bdb5a6');
    m.add(box(1.3, 1.0, 1.6, hex('#8f887d')), m4.translate([0, 0.5, 0]));
    tube(
      [
        [0, 1.1, -0.4],
        [0, 1.7, -0.1],
        [0, 2.1, 0.2],
      ],
      (t) => mix(0.45, 0.34, t),
      { sides: 14, color: () => st, into: m },
    );
    tube(
      [
        [0, 2.2, 0.1],
        [0, 2.45, 0.28],
        [0, 2.35, 0.62],
      ],
      (t) => mix(0.42, 0.22, t),
      { sides: 14, color: () => st, into: m },
    );
    for (let i = 0; i < 24; i++) {
      const a = i * 2.4;
      const b = 0.3 + (i / 24) * 2;
      m.add(
        lathe(8, 6, (v) => [0.13 * Math.sin(v * 3.14) + 0.001, 0.13 - v * 0.26]),
        m4.translate([0.42 * Math.sin(b) * Math.cos(a), 2.35 + 0.4 * Math.cos(b), 0.05 + 0.35 * Math.sin(b) * Math.sin(a) * 0.8]),
        st,
      );
    }
    for (const z of [-1, 1])
      tube(
        [
          [z * 0.25, 1.7, 0.3],
          [z * 0.28, 1.3, 0.5],
          [z * 0.28, 1.05, 0.62],
        ],
        (t) => mix(0.17, 0.15, t),
        { sides: 10, color: () => st, into: m },
      );
    w.add(m, at(sx * 3.8, 0, 2.0, -sx * 0.25), WALL);
  }
  w.add(person({ pose: 'walk', top: '#f4ead6', low: '#2f5a78', skin: '#d2a180' }), at(-0.7, 0, 4.6, 3.0, 1.03), CLOTH).add(
    person({ pose: 'walk', top: '#e8a13a', low: '#33404a', long: true }),
    at(0.35, 0, 4.2, 3.3, 1),
    CLOTH,
  );
  trees(
    w,
    s.rng,
    [
      [-13, 0, -6],
      [13.5, 0, -5],
      [-17, 0, 1],
    ],
    { h: 9, leaves: 2800, leaf: 0.42, kinds: 3 },
  );
  s.finish(s.render(w));
});

scene('pkg-city-temple', { seed: 74 }, (s) => {
  const env = hour('dusk', {
    sunDir: v3.norm([-0.75, 0.32, 0.4]),
    sunCol: hex('#ffa868', 2.6),
    ambUp: hex('#7f88c4', 0.62),
    ambDown: hex('#6a3a30', 0.28),
    haze: 0.0012,
    ao: 1.1,
    aoRadius: 0.6,
    shadow: { center: [0, 5, -6], radius: 18, size: 3072, soft: 1.8, strength: 0.9 },
    sky: { cover: 0.5, seed: 31, cumulus: 0.4, cumulusHeight: 0.2 },
  });
  env.lights = [
    { pos: [0, 3, -2.2], color: hex('#ff9a50', 8), range: 14 },
    { pos: [-4, 3.6, 2.6], color: hex('#ff7a30', 9), range: 10 },
    { pos: [4, 3.6, 2.6], color: hex('#ff7a30', 9), range: 10 },
  ];
  const cam = {
    eye: [4.6, 1.7, 15] as Vec3,
    at: [-0.6, 5.4, -4] as Vec3,
    fov: 47,
    near: 0.3,
    far: 3000,
    shift: [0, 0.05] as [number, number],
  };
  const w = s.world(cam, env);
  w.add(ground('#8f8378'), { m: at(0, -0.1, 0), seed: 0.95 }, PAVE);
  // a three-storey pagoda pavilion
  w.add(hall(9, 8, 4.0, 3), at(0, 0, -5), LACQUER);
  roofed(w, { rx: 3.2, ex: 6.6, ez: 5.8, h: 2.0, lift: 1.25 }, [0, 4.7, -5]);
  w.add(hall(6, 5, 2.4, 3), at(0, 6.2, -5), LACQUER);
  roofed(w, { rx: 2.2, ex: 4.7, ez: 4.2, h: 1.6, lift: 1.1 }, [0, 9.2, -5]);
  w.add(hall(3.6, 3.2, 1.9, 2), at(0, 10.4, -5), LACQUER);
  roofed(w, { rx: 0.7, ex: 3.2, ez: 3.0, h: 1.9, lift: 0.9 }, [0, 12.9, -5]);
  w.add(pearl(), at(0, 15.4, -5, 0, 0.34), LACQUER);
  const wires = new Mesh();
  const all: Vec3[] = [];
  for (const [a, b, n] of [
    [[-5.6, 4.4, 0.4], [-9, 5.2, 10], 7],
    [[5.6, 4.4, 0.4], [9, 5.2, 10], 7],
    [[-9, 5.4, 7], [9, 5.4, 5], 9],
  ] as [Vec3, Vec3, number][]) {
    const g = garland(a, b, n, 0.6);
    all.push(...g.pts);
    tube(g.wire, () => 0.012, { sides: 4, color: () => hex('#2a1a18'), into: wires });
  }
  for (let i = 0; i < 7; i++) all.push([mix(-5.4, 5.4, i / 6), 4.45 + 0.6 * Math.abs(i / 3 - 1) ** 4, 0.6]);
  w.add(wires, I, LACQUER);
  lanterns(w, all, 0.8, 0.95, s);
  w.add(burner(), at(-0.8, 0, 2.6, 0, 1.1), LACQUER);
  w.add(person({ pose: 'stand', top: '#f4ead6', low: '#2f3f52', skin: '#d2a180' }), at(-2.3, 0, 4.2, 2.6, 1.03), CLOTH)
    .add(person({ pose: 'reach', top: '#c9483a', low: '#23303a', long: true }), at(0.5, 0, 2.6, -1.5, 1), CLOTH)
    .add(person({ pose: 'walk', top: '#14a3b4', low: '#2b3440', skin: '#e0b490' }), at(2.6, 0, 5.6, 3.6, 1), CLOTH);
  trees(
    w,
    s.rng,
    [
      [-12, 0, -10],
      [12.5, 0, -12],
      [16, 0, -4],
    ],
    { h: 10, leaves: 2600, leaf: 0.46, kinds: 3, pal: ['#2f4a2a', '#44622f'] },
  );
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 4,
    far: 40,
    steps: 26,
    density: 'smoothstep(.45,.8,fbm(vec3(p.x*.5,p.y*.35-1.,p.z*.5),5))*.07*exp(-pow(length(p.xz-vec2(-.8,2.2))/(1.2+p.y*.5),2.))',
    light: 'vec3(1.,.72,.55)*(.4+.4*smoothstep(0.,5.,p.y))',
  });
  s.finish(l, { bloom: 0.2 });
});
