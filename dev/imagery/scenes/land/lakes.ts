// The highland lakes: Linow's sulphur greens, Tondano's wide dawn.
import { clamp, m4, smooth, type Vec3, v3 } from '../../core/math.ts';
import { box, Mesh, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import type { Stage } from '../../core/stage.ts';
import { jukung, WOOD } from '../../forms/land/boats.ts';
import { house, WALL } from '../../forms/land/built.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { cone, crags, fan, greens, hills, LAND } from '../../forms/land/ground.ts';
import { BARK } from '../../forms/land/plants.ts';
import { at, grass, hour, I, palms, scatter, sea, shrubs, trees } from '../../forms/land/set.ts';
import { veil } from '../../forms/land/veil.ts';

const FOREST = ['#234024', '#35552a', '#4f6f33', '#2b4a2b'];
const STEAM = (x: number, z: number, r: number, h: number, k: number) =>
  `smoothstep(.30,.85,fbm(vec3(p.x*.11+p.y*.03,p.y*.07-1.,p.z*.11),5)+.3*exp(-length(p.xz-vec2(${x.toFixed(1)},${z.toFixed(1)})-vec2(p.y*.35,0.))/${r.toFixed(1)}))*${k.toFixed(3)}*exp(-p.y/${h.toFixed(1)})*exp(-pow(length(p.xz-vec2(${x.toFixed(1)},${z.toFixed(1)})-vec2(p.y*.35,0.))/(${r.toFixed(1)}+p.y*.5),2.))`;

/** Lake Linow: a crater lake; the bed's colours show through: milk, sulphur, jade. */
function linow(
  s: Stage,
  o: {
    eye: Vec3;
    at: Vec3;
    fov: number;
    seed: number;
    shift?: [number, number];
    env: ReturnType<typeof hour>;
    steam: string;
    near: (x: number, z: number) => number;
    bed: readonly string[];
    dress?: (w: ReturnType<Stage['world']>, h: (x: number, z: number) => number) => void;
    light?: string;
    steamFar?: number;
    rim?: number;
  },
) {
  const cam = { eye: o.eye, at: o.at, fov: o.fov, near: 0.5, far: 9000, shift: o.shift };
  const w = s.world(cam, o.env);
  const bowl = (x: number, z: number) => {
    const d = Math.hypot((x - 20) / 1.35, z + 210) + 26 * hills(x, z, 110, o.seed);
    const rim = smooth(165, 330, d) * smooth(45, 150, Math.hypot(x - o.eye[0], z - o.eye[2]));
    return (
      -0.55 -
      0.6 * smooth(165, 60, d) +
      0.5 * hills(x, z, 40, o.seed + 3) +
      rim * (o.rim ?? 1) * (20 + 46 * (0.5 + 0.9 * hills(x, z, 190, o.seed + 1)) + 16 * crags(x, z, 90, o.seed)) +
      4.5 * smooth(150, 176, d) +
      Math.max(0, cone(x, z, { x: 420, z: -2300, r: 1150, h: 560, seed: 4, gully: 0.4 })) * smooth(330, 1000, d)
    );
  };
  const h = (x: number, z: number) => Math.max(bowl(x, z), o.near(x, z));
  const g = greens(FOREST, 60, o.seed);
  const cs = o.bed.map((c) => hex(c));
  w.add(
    fan({
      eye: o.eye,
      half: o.fov * 1.05,
      near: 2,
      far: 4200,
      nu: 420,
      nv: 620,
      h,
      color: (p, n) => {
        const bank = smooth(0.2, 1.6, p[1]);
        const t = clamp(0.5 + 1.7 * hills(p[0], p[2] * 1.8, 130, o.seed + 8, 4) + 0.16 * hills(p[0], p[2], 30, 2)) * (cs.length - 1.001);
        const i = Math.floor(t);
        const bed = v3.mix(cs[i] as Vec3, cs[i + 1] as Vec3, t - i);
        const shore = v3.mix(hex('#d8cf9e'), hex('#9a8a66'), clamp(0.5 + hills(p[0], p[2], 20, 5)));
        return v3.mix(v3.mix(bed, shore, smooth(-0.5, 0.1, p[1])), g(p, n), bank);
      },
      wood: (p) => smooth(1.5, 5, p[1]) * smooth(30, 90, Math.hypot(p[0] - o.eye[0], p[2] - o.eye[2])),
    }),
    I,
    LAND,
  );
  const ft = scatter(s.rng, 2600, [-330, 380, -560, -20], h, (x, z, y) => (y > 2.2 && Math.hypot(x - o.eye[0], z - o.eye[2]) > 60 ? 1 : 0));
  trees(w, s.rng, ft, {
    h: 13,
    leaves: 150,
    leaf: 2.1,
    kinds: 5,
    s: [0.6, 1.3],
    pal: ['#2a4a24', '#3c6029', '#58772f', '#223f22'],
    wood: false,
  });
  o.dress?.(w, h);
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 6,
    far: o.steamFar ?? 420,
    steps: 40,
    density: o.steam,
    light: o.light ?? 'vec3(1.02,1.02,.98)*(.75+.35*smoothstep(0.,30.,p.y))',
    power: 1.4,
  });
  return l;
}

const LINOW_BED = ['#b5a64a', '#8f9a45', '#3f8a6a', '#156a72', '#6f9a70', '#c4b25a'];
const linowSea = () =>
  sea('lake', {
    height: 0.06,
    scale: 0.3,
    rough: 0.035,
    body: hex('#2f8474', 0.42),
    absorb: [0.22, 0.05, 0.1],
    scatter: hex('#8fb89a', 0.05),
  });

scene('linow-colours', { seed: 21 }, (s) => {
  const env = hour('day', {
    sea: linowSea(),
    sunDir: v3.norm([-0.7, 0.55, 0.1]),
    haze: 0.0003,
    ao: 0.8,
    aoRadius: 3,
    shadow: { center: [0, 20, -220], radius: 330, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { cover: 0.5, seed: 5 },
  });
  const l = linow(s, {
    eye: [0, 26, 10],
    at: [10, -6, -190],
    fov: 44,
    seed: 3,
    env,
    bed: LINOW_BED,
    shift: [0, 0.06],
    steam: `${STEAM(-95, -250, 26, 26, 0.09)}+${STEAM(120, -330, 20, 20, 0.07)}`,
    near: (x, z) => (z > -10 ? 22.4 + 0.6 * hills(x, z, 8, 3) - 5 * smooth(1, -10, z) : -60),
    dress: (w, h) => {
      shrubs(
        w,
        s.rng,
        scatter(s.rng, 90, [-16, 16, -9, 3], h, (x, z) => (Math.abs(x) > 3.5 + (z + 9) * 0.2 ? 1 : 0.5)),
        { s: [0.6, 1.7], leaves: 520, leaf: 0.2, pal: ['#2f5526', '#476b2c', '#5f7a34'] },
      );
      grass(
        w,
        s.rng,
        scatter(s.rng, 1600, [-14, 14, -9, 3], h, () => 1),
        { s: [0.4, 1.1] },
      );
      trees(
        w,
        s.rng,
        [
          [-16, 14, -16],
          [17.5, 12, -20],
        ],
        { h: 13, leaves: 3800, leaf: 0.46, kinds: 2 },
      );
    },
  });
  s.finish(l);
});

scene('linow-steam', { seed: 22 }, (s) => {
  const env = hour('morning', {
    sea: { ...linowSea(), body: hex('#57927c', 0.5) },
    sunDir: v3.norm([-0.75, 0.42, 0.22]),
    haze: 0.0006,
    ao: 0.8,
    aoRadius: 2,
    shadow: { center: [0, 10, -90], radius: 190, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { seed: 9 },
  });
  const l = linow(s, {
    eye: [-6, 4.4, -49],
    at: [4, 5, -150],
    fov: 46,
    seed: 3,
    rim: 0.6,
    env,
    bed: ['#b0a878', '#98a070', '#5f9080', '#3f7a78', '#b0a468'],
    shift: [0, -0.04],
    steam: `${STEAM(-26, -95, 8, 9, 0.13)}+${STEAM(26, -130, 10, 11, 0.1)}+${STEAM(-4, -190, 16, 14, 0.05)}+${STEAM(-70, -210, 18, 18, 0.05)}`,
    light: 'mix(vec3(.85,.86,.84),vec3(1.35,1.2,1.0),smoothstep(2.,26.,p.y))',
    near: (x, z) => (z > -62 ? 0.7 + 0.4 * hills(x, z, 5, 2) - 0.12 * Math.max(0, -46 - z + 0.3 * x) ** 1.2 : -60),
    dress: (w, h) => {
      const st = new Mesh();
      for (let i = 0; i < 12; i++) {
        const x = s.rng.range(-26, 30);
        const z = s.rng.range(-84, -60);
        tube(
          [
            [x, -2, z],
            [x + s.rng.range(-0.4, 0.4), 1.2, z],
            [x + s.rng.range(-1, 1), s.rng.range(2, 4.6), z + s.rng.range(-0.6, 0.6)],
          ],
          (t) => 0.14 * (1 - t * 0.7),
          { sides: 6, color: () => hex('#8d867a'), into: st },
        );
      }
      w.add(st, I, BARK);
      shrubs(
        w,
        s.rng,
        scatter(s.rng, 60, [-18, 12, -61, -53], h, (x, z) => (x < -8 - (z + 57) * 0.3 || x > 1 ? 1 : 0.05)),
        { s: [0.4, 1.1], leaves: 260, leaf: 0.26, pal: ['#5f7a34', '#8a8f45', '#4a6a2e'] },
      );
    },
  });
  s.finish(l);
});

scene('linow-shore', { seed: 23 }, (s) => {
  const env = hour('gold', {
    sea: { ...linowSea(), body: hex('#2c7a70', 0.42) },
    sunDir: v3.norm([-0.8, 0.33, 0.15]),
    haze: 0.0003,
    ao: 0.8,
    aoRadius: 1.5,
    shadow: { center: [0, 8, -80], radius: 130, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { cover: 0.45, seed: 13 },
  });
  const l = linow(s, {
    eye: [14, 4.6, -40],
    at: [-8, 1, -150],
    fov: 42,
    seed: 12,
    env,
    bed: ['#98a066', '#5f9a70', '#1f7f7a', '#145f70', '#a8a860'],
    steam: `${STEAM(-70, -190, 14, 16, 0.08)}`,
    near: (x, z) =>
      z > -64 || x > 12
        ? 0.4 + 0.25 * hills(x, z, 5, 2) - 0.35 * Math.max(0, -50 - z - 0.8 * (x - 8)) ** 0.75 + 0.6 * smooth(16, 26, x)
        : -60,
    dress: (w, h) => {
      // a café deck on piles over the water
      const deck = new Mesh();
      for (let i = 0; i < 40; i++)
        deck.add(box(9, 0.08, 0.26, v3.mul(hex('#8f7355'), s.rng.range(0.7, 1.1))), m4.translate([0, 1.5, -i * 0.28]));
      for (const x of [-4.4, 4.4])
        for (let i = 0; i < 5; i++)
          deck
            .add(box(0.14, 4, 0.14, hex('#5d4a38')), m4.translate([x, 0.4, -i * 2.7]))
            .add(box(0.1, 0.1, 11, hex('#6d5842')), m4.translate([x, 2.35, -5.5]));
      w.add(deck, at(2, 0, -66, 0.55), WOOD);
      w.add(house({ w: 3.6, d: 3.6, h: 2.3, wall: '#7c5a3e', roof: '#a8623c', pitch: 0.5 }), at(-1.2, 1.55, -72.5, 0.55), WALL);
      w.add(person({ pose: 'stand', top: '#f3ead8', low: '#2f5a78' }), at(1.6, 1.55, -76, 3.2), CLOTH).add(
        person({ pose: 'stand', top: '#ff6b52', low: '#23303a', skin: '#c99a78' }),
        at(0.6, 1.55, -76.4, 3.6),
        CLOTH,
      );
      trees(
        w,
        s.rng,
        [
          [27, h(27, -66), -66],
          [33, h(33, -80), -80],
          [-33, 1, -86],
        ],
        { h: 12, leaves: 2600, leaf: 0.45, kinds: 3 },
      );
      grass(
        w,
        s.rng,
        scatter(s.rng, 1200, [0, 34, -58, -42], h, (_x, _z, y) => (y > 0.3 ? 1 : 0)),
        { s: [0.3, 0.8] },
      );
    },
  });
  s.finish(l);
});

/** Tondano: a broad lake at dawn among blue hills. */
const tondanoHills = (x: number, z: number, shore: number, seed: number) => {
  const sh = shore + 0.22 * shore * hills(x, 0, shore * 0.7, seed);
  const k = smooth(sh, sh * 1.9, -z);
  return (
    k * (60 + 330 * Math.max(0, 0.42 + hills(x, z, shore * 0.9, seed + 2)) + 120 * crags(x, z, shore * 0.55, seed)) +
    3.5 * smooth(sh * 0.99, sh * 1.02, -z) -
    2.4
  );
};
const stakes = (s: Stage, n: number, box4: readonly [number, number, number, number]) => {
  const m = new Mesh();
  for (let k = 0; k < n; k++) {
    const cx = s.rng.range(box4[0], box4[1]);
    const cz = s.rng.range(box4[2], box4[3]);
    const w = s.rng.range(5, 9);
    const c = hex('#4a3a30');
    const P: [number, number][] = [];
    for (let i = 0; i <= 4; i++) P.push([cx - w / 2 + (w * i) / 4, cz], [cx - w / 2 + (w * i) / 4, cz - w * 0.8]);
    for (const [x, z] of P)
      tube(
        [
          [x, -1.5, z],
          [x + s.rng.range(-0.2, 0.2), s.rng.range(1.1, 2.3), z + s.rng.range(-0.2, 0.2)],
        ],
        () => 0.06,
        { sides: 5, color: () => c, into: m },
      );
    for (const z of [cz, cz - w * 0.8])
      tube(
        [
          [cx - w / 2 - 0.5, 0.75, z],
          [cx + w / 2 + 0.5, 0.8, z],
        ],
        () => 0.045,
        { sides: 5, color: () => c, into: m },
      );
    if (k % 3 === 0) {
      m.add(box(2, 1.3, 1.8, hex('#5d4c3c')), m4.translate([cx, 1.5, cz - w * 0.4]));
      m.add(box(2.6, 0.08, 1.6, hex('#6d5f50')), m4.chain(m4.translate([cx, 2.4, cz - w * 0.4 + 0.6]), m4.rotX(0.5)));
      m.add(box(2.6, 0.08, 1.6, hex('#6d5f50')), m4.chain(m4.translate([cx, 2.4, cz - w * 0.4 - 0.6]), m4.rotX(-0.5)));
      m.add(box(w, 0.08, w * 0.8, hex('#5a4a3c')), m4.translate([cx, 0.82, cz - w * 0.4]));
    }
  }
  return m;
};

scene('tondano-dawn', { seed: 24 }, (s) => {
  const eye: Vec3 = [0, 4.4, 0];
  const env = hour('dawn', {
    sea: sea('still', { height: 0.03, scale: 0.9, rough: 0.03, body: hex('#2a4258', 0.4) }),
    haze: 0.00032,
    ao: 0.5,
    aoRadius: 2,
    shadow: { center: [0, 0, -50], radius: 60, size: 1024, soft: 2, strength: 0.6 },
    sky: { cover: 0.5, seed: 3, cumulus: 0.5, cumulusHeight: 0.05 },
  });
  const cam = { eye, at: [0, 55, -1500] as Vec3, fov: 40, near: 0.6, far: 20000, shift: [0, -0.06] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => tondanoHills(x, z, 1500, 4);
  w.add(
    fan({
      eye,
      half: 40,
      near: 900,
      far: 9000,
      nu: 460,
      nv: 420,
      h,
      color: greens(['#2f4634', '#465c3a', '#5d6c44'], 500, 2),
      wood: () => 0.7,
    }),
    I,
    LAND,
  );
  w.add(stakes(s, 9, [-60, 52, -150, -34]), I, WOOD);
  w.add(jukung(s.rng, { hull: '#6d5a48', band: '#8a6a44', engine: false }), at(7, 0.08, -24, 2.9, 0.8), WOOD);
  w.add(person({ pose: 'row', top: '#7a8fa8', low: '#2f3a46', hat: 'cone' }), at(6.4, -0.1, -24, 1.2, 1), CLOTH);
  // reeds close by
  grass(
    w,
    s.rng,
    scatter(
      s.rng,
      420,
      [-9, -2.6, -13, -6],
      () => -0.2,
      (x, z) => (x < -3 - 0.4 * (z + 6) * 0.2 ? 1 : 0.1),
    ),
    { s: [1, 2.1], pal: ['#4a5a34', '#6d7440', '#38482c'] },
  );
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 18,
    far: 3800,
    steps: 44,
    power: 2.2,
    density: '(.25+smoothstep(.35,.75,fbm(p*vec3(.006,.03,.006),4)))*.0035*exp(-p.y/mix(2.2,60.,smoothstep(40.,2600.,-p.z)))',
    light: 'mix(vec3(.92,.72,.66),vec3(1.15,.84,.66),smoothstep(400.,-900.,p.x))',
  });
  s.finish(l);
});

scene('tondano-fishers', { seed: 25 }, (s) => {
  const eye: Vec3 = [0, 2.0, 0];
  const env = hour('gold', {
    sunDir: v3.norm([-0.55, 0.2, -0.8]),
    sea: sea('still', { height: 0.05, scale: 1.1, rough: 0.03, body: hex('#24484e', 0.4) }),
    haze: 0.0003,
    ao: 0.6,
    aoRadius: 0.6,
    shadow: { center: [0, 0, -14], radius: 14, size: 2048, soft: 1.5, strength: 0.85 },
    sky: { cover: 0.3, seed: 17, cumulusHeight: 0.07 },
  });
  const cam = { eye, at: [0, 4, -60] as Vec3, fov: 38, near: 0.5, far: 20000, shift: [0, 0.02] as [number, number] };
  const w = s.world(cam, env);
  w.add(
    fan({
      eye,
      half: 40,
      near: 700,
      far: 7000,
      nu: 420,
      nv: 340,
      h: (x, z) => tondanoHills(x, z, 1000, 11),
      color: greens(['#2f4a30', '#4a6338', '#6a7844'], 400, 3),
      wood: () => 0.8,
    }),
    I,
    LAND,
  );
  const net: Mesh = new Mesh();
  w.add(jukung(s.rng, { hull: '#8a6f52', band: '#3f7f8a', engine: false }), at(-0.6, 0.12, -13.5, 0.12, 1), WOOD);
  w.add(person({ pose: 'reach', top: '#c9483a', low: '#2c3c4e', hat: 'cone', long: true }), at(0.9, 0.2, -13.6, 1.35, 1.06), CLOTH);
  w.add(person({ pose: 'row', top: '#e6dcc4', low: '#4a5a48', hat: 'cone' }), at(-2.9, 0.02, -13.4, 1.7, 1.06), CLOTH);
  // the cast net: a bell of threads in the air
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * 6.283;
    const p: Vec3[] = [];
    for (let k = 0; k <= 10; k++) {
      const t = k / 10;
      const r = 1.75 * Math.sin(t * 1.5) * (1 + 0.05 * Math.sin(a * 5));
      p.push([3.9 + t * 0.9 + Math.cos(a) * r, 2.35 - 1.35 * t * t + 0.1 * Math.sin(a * 3) * t, -13.7 + Math.sin(a) * r]);
    }
    tube(p, () => 0.006, { sides: 3, color: () => hex('#f2ead8'), aux: () => [1, 0.6, 0.2, 0], into: net });
  }
  for (let k = 2; k <= 10; k++) {
    const t = k / 10;
    const p: Vec3[] = [];
    for (let i = 0; i <= 46; i++) {
      const a = (i / 46) * 6.283;
      const r = 1.75 * Math.sin(t * 1.5) * (1 + 0.05 * Math.sin(a * 5));
      p.push([3.9 + t * 0.9 + Math.cos(a) * r, 2.35 - 1.35 * t * t + 0.1 * Math.sin(a * 3) * t, -13.7 + Math.sin(a) * r]);
    }
    tube(p, () => (k === 10 ? 0.018 : 0.006), { sides: 3, color: () => hex('#f2ead8'), aux: () => [1, 0.6, 0.2, 0], into: net });
  }
  w.add(net, I, CLOTH);
  w.add(jukung(s.rng, { hull: '#70604e', engine: false }), at(-22, 0.1, -70, 2.9), WOOD);
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 40,
    far: 3000,
    steps: 30,
    power: 2,
    density: '(.3+smoothstep(.35,.75,fbm(p*vec3(.008,.03,.008),4)))*.0026*exp(-p.y/mix(3.,50.,smoothstep(40.,2600.,-p.z)))',
    light: 'vec3(1.1,.9,.7)',
  });
  s.finish(l);
});

scene('tondano-fields', { seed: 26 }, (s) => {
  const eye: Vec3 = [2, 24, 26];
  const env = hour('morning', {
    sunDir: v3.norm([-0.55, 0.62, 0.35]),
    sea: sea('lake', { body: hex('#1f566c', 0.45), rough: 0.06 }),
    haze: 0.00022,
    ao: 0.8,
    aoRadius: 2,
    shadow: { center: [0, 0, -150], radius: 220, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { cover: 0.42, seed: 33, cumulusHeight: 0.12 },
  });
  const cam = { eye, at: [-4, 10, -170] as Vec3, fov: 42, near: 0.8, far: 20000, shift: [0, -0.1] as [number, number] };
  const w = s.world(cam, env);
  // rice terraces stepping down to the lake
  const raw = (x: number, z: number) =>
    66 * smooth(58, -170, x + 34 * hills(0, z, 110, 4) + 0.1 * z + 10 * hills(x, z, 50, 6)) ** 1.25 -
    2.4 +
    16 * smooth(-26, 10, z) * smooth(60, 10, x);
  const h = (x: number, z: number) => {
    const far = tondanoHills(x, z, 1200, 15);
    if (z < -520) return far;
    const r = raw(x, z);
    const st = 1.25;
    const q = r / st;
    const f = q - Math.floor(q);
    return Math.max((Math.floor(q) + smooth(0.86, 1, f)) * st + (f > 0.8 && f < 0.9 ? 0.16 : 0), far);
  };
  const wooded = greens(['#34502f', '#4d6b38', '#6b7d45'], 400, 3);
  const pal = ['#5d7a34', '#7d8c40', '#48692f', '#9a9150', '#567d3c'].map((c) => hex(c));
  w.add(
    fan({
      eye,
      half: 44,
      near: 5,
      far: 8000,
      nu: 520,
      nv: 700,
      h,
      color: (p, n) => {
        if (p[2] < -520) return wooded(p, n);
        const lv = Math.floor(raw(p[0], p[2]) / 1.25);
        const cell = Math.floor((p[0] + 9 * lv) / 26);
        const k = Math.abs(Math.sin(lv * 12.9 + cell * 78.2) * 43758.5) % 1;
        const c = pal[Math.floor(k * 5)] as Vec3;
        const water = k > 0.82;
        return n[1] < 0.9 ? v3.mix(hex('#4a5a28'), hex('#6a5a34'), clamp(0.4 + hills(p[0], p[2], 6, 3))) : water ? hex('#6f98a8') : c;
      },
      wood: (p) => (p[2] < -520 ? 0.8 : 0),
    }),
    I,
    LAND,
  );
  const ok = scatter(s.rng, 46, [-150, 90, -330, -50], h, (_x, _z, y) => (y > 2.5 ? 0.6 : 0));
  palms(w, s.rng, ok.slice(0, 22), { h: 12 });
  trees(w, s.rng, ok.slice(22), { h: 8, leaves: 700, leaf: 0.6 });
  for (const [x, z, r] of [
    [-34, -120, 0.4],
    [2, -96, -0.3],
    [-12, -200, 0.9],
  ] as const)
    w.add(house({ wall: '#e2d6bc', roof: '#a4553c' }), at(x, h(x, z), z, r, 1.2), WALL);
  grass(
    w,
    s.rng,
    scatter(s.rng, 9000, [-34, 34, -60, 22], h, (_x, _z, y) => (y > 0.4 ? 1 : 0)),
    { s: [0.35, 0.75], pal: ['#5d7a34', '#7d8c40', '#48692f', '#6f8f3a'] },
  );
  w.add(
    person({ pose: 'walk', top: '#d9452c', low: '#3a4a5a', hat: 'cone', load: '#8fae48' }),
    at(-5.4, h(-5.4, -26), -26, 0.6, 1.05),
    CLOTH,
  );
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 200,
    far: 4200,
    steps: 24,
    power: 1.6,
    density: 'smoothstep(.40,.75,fbm(p*vec3(.005,.012,.005),4))*.0016*exp(-max(p.y,0.)/50.)',
    light: 'vec3(1.05,1.0,.94)',
  });
  s.finish(l);
});
