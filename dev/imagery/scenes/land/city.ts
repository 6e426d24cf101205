// Manado: the city on its bay, the boulevard, the harbour, a park under trees.
import { clamp, m4, smooth, type Vec3, v3 } from '../../core/math.ts';
import { box, lathe, Mesh, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import type { Stage } from '../../core/stage.ts';
import type { Instance, World } from '../../core/world.ts';
import { dayBoat, ferry, jukung, WOOD } from '../../forms/land/boats.ts';
import { BLOCK, house, WALL } from '../../forms/land/built.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { bloomBush } from '../../forms/land/garden.ts';
import { cone, crags, fan, greens, type Height, hills, LAND } from '../../forms/land/ground.ts';
import { at, grass, hour, I, palms, scatter, sea, shrubs, trees } from '../../forms/land/set.ts';
import { veil } from '../../forms/land/veil.ts';

const JUNGLE = ['#28462c', '#3a5830', '#526c38', '#2f4c2e'];
const ROAD = {
  name: 'road',
  surface: /* glsl */ `float n=fbm(vP.xz*.9,5),n2=fbm(vP.xz*14.,3);s.alb*=.7+.35*n+.2*n2;s.gloss=vI.w*smoothstep(.4,.65,n);s.f0=.04;s.n=bumpN(s.n,vP,n2*.006);`,
};
const far = (x: number, z: number, cx: number, cz: number, r: number, h: number, seed: number) => {
  const d = Math.hypot(x - cx, z - cz);
  if (d > r * 1.5) return -9;
  return (
    Math.max(0, cone(x, z, { x: cx, z: cz, r, h, seed, gully: 0.42, crater: 0.05 })) +
    0.02 * r * crags(x, z, r * 0.1, seed) * smooth(r * 1.1, r * 0.6, d) +
    14 * smooth(r * 1.2, r, d) -
    9
  );
};
/** City blocks as instances of a unit cube. */
function blocks(
  s: Stage,
  w: World,
  ps: Vec3[],
  o: { h?: readonly [number, number]; w?: readonly [number, number]; lit?: number; ry?: number } = {},
): void {
  const cube = box(1, 1, 1);
  const tints = ['#e6dfd0', '#d2c8b6', '#c9b49a', '#b8c2c6', '#e8d8c0', '#a8b4b8', '#d8b8a0', '#f0ece2'].map((c) => hex(c, 0.85));
  const ins: Instance[] = [];
  const roofs: Instance[] = [];
  for (const p of ps) {
    const [a, b] = o.h ?? [6, 26];
    const h = a + (b - a) * s.rng.next() ** 2.4;
    const [wa, wb] = o.w ?? [10, 24];
    const bw = s.rng.range(wa, wb);
    const bd = s.rng.range(wa, wb);
    const ry = (o.ry ?? 0) + s.rng.range(-0.15, 0.15) + (s.rng.chance(0.3) ? 0.5 : 0);
    ins.push({
      m: at(p[0], p[1] + h / 2 - 1, p[2], ry, [bw, h, bd]),
      tint: s.rng.pick(tints),
      seed: s.rng.next(),
      extra: [bw, h, bd, o.lit ?? 0],
    });
    if (h > 12)
      roofs.push({
        m: at(p[0] + bw * 0.15, p[1] + h + 0.4, p[2], ry, [bw * 0.35, 3, bd * 0.35]),
        tint: s.rng.pick(tints),
        seed: s.rng.next(),
        extra: [4, 2, 4, 0],
      });
  }
  w.add(cube, ins, BLOCK).add(cube, roofs, BLOCK);
}
const redRoofs = (s: Stage, w: World, ps: Vec3[], sc: number) => {
  ['#9a4632', '#7d4a3a', '#b0603f', '#6a6a68'].forEach((c, k) => {
    const g = ps.filter((_, i) => i % 4 === k);
    w.add(
      house({ wall: ['#e2d8c4', '#d6c6a8', '#c9d0cc', '#e8e0d0'][k], roof: c, w: 9, d: 7, h: 4 }),
      g.map((p) => ({ m: at(p[0], p[1] - 0.5, p[2], s.rng.range(0, 6), sc * s.rng.range(0.8, 1.3)), seed: s.rng.next() })),
      WALL,
    );
  });
};

scene('manado-bay', { seed: 91 }, (s) => {
  const eye: Vec3 = [0, 150, 60];
  const env = hour('gold', {
    sunDir: v3.norm([-0.78, 0.34, -0.3]),
    sea: sea('bay', { height: 0.8, scale: 0.3, body: hex('#12607f', 0.5), foam: 0, rough: 0.09 }),
    haze: 0.000075,
    ao: 0.8,
    aoRadius: 6,
    shadow: { center: [80, 20, -720], radius: 760, size: 3072, soft: 1.2, strength: 0.92 },
    sky: { cover: 0.46, seed: 7, cumulusHeight: 0.08 },
  });
  const cam = { eye, at: [0, 105, -2000] as Vec3, fov: 42, near: 2, far: 40000, shift: [0, -0.16] as [number, number] };
  const w = s.world(cam, env);
  // the coast curves away on the right; sea on the left
  const shore = (z: number) => -150 + 0.00042 * (z + 520) ** 2 + 26 * hills(0, z, 220, 4) + (z > -520 ? (z + 520) * -0.12 : 0);
  const h: Height = (x, z) => {
    const d = x - shore(z);
    const land =
      d > 0 ? 3.5 + 26 * smooth(150, 700, d) + 110 * smooth(500, 1500, d) * (0.5 + hills(x, z, 500, 3)) : -7 - 12 * smooth(0, 200, -d);
    return Math.max(
      land * smooth(-30, 30, d + 20) - 7 * smooth(20, -40, d),
      far(x, z, -820, -6200, 1500, 900, 3),
      far(x, z, 560, -7600, 1500, 60, 9),
      far(x, z, -2900, -8600, 1500, 80, 12),
    );
  };
  w.add(
    fan({
      eye,
      half: 38,
      near: 120,
      far: 10500,
      nu: 560,
      nv: 560,
      h,
      color: (p, n) =>
        v3.mix(
          v3.mix(
            hex('#9a9484'),
            greens(JUNGLE, 200, 4)(p, n),
            clamp(0.4 + hills(p[0], p[2], 90, 5)) + smooth(300, 800, p[0] - shore(p[2])) + smooth(2600, 3200, -p[2]),
          ),
          hex('#c9b48c'),
          smooth(3, 1, p[1]) * 0.6,
        ),
      wood: (p) => smooth(400, 800, p[0] - shore(p[2])) + smooth(2600, 3200, -p[2]),
    }),
    I,
    LAND,
  );
  const onLand = (a: number, b: number) => (x: number, z: number) => (x - shore(z) > a && x - shore(z) < b ? 1 : 0);
  blocks(s, w, scatter(s.rng, 70, [-220, 900, -1900, -240], h, onLand(26, 120)), { h: [10, 58], w: [16, 30] });
  blocks(s, w, scatter(s.rng, 520, [-200, 1300, -2500, -200], h, onLand(40, 620)), { h: [6, 18], w: [10, 22] });
  redRoofs(s, w, scatter(s.rng, 900, [-200, 1500, -2600, -150], h, onLand(30, 900)), 1.5);
  trees(w, s.rng, scatter(s.rng, 4600, [-220, 1500, -2700, -110], h, onLand(10, 1000)), {
    h: 11,
    leaves: 70,
    leaf: 2.3,
    kinds: 4,
    wood: false,
    pal: JUNGLE,
  });
  palms(w, s.rng, scatter(s.rng, 120, [-220, 500, -1500, -150], h, onLand(5, 16)), { h: 13 });
  for (let i = 0; i < 9; i++)
    w.add(
      s.rng.chance(0.5) ? dayBoat() : jukung(s.rng),
      at(s.rng.range(-330, -170), 0, s.rng.range(-900, -280), s.rng.range(0, 6), 1.4),
      WOOD,
    );
  w.add(ferry(), at(-250, 0.5, -820, 0.4, 1.5), WOOD);
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 900,
    far: 8000,
    steps: 22,
    power: 1.4,
    density: 'smoothstep(.42,.75,fbm(p*vec3(.0012,.006,.0012),4))*.0005*exp(-max(p.y-30.,0.)/70.)',
    light: 'vec3(1.08,.93,.80)',
  });
  s.finish(l);
});

scene('manado-boulevard', { seed: 92 }, (s) => {
  const env = hour('dusk', {
    sunDir: v3.norm([-0.72, 0.14, -0.68]),
    sea: sea('bay', { height: 0.25, scale: 0.8, body: hex('#123a5c', 0.5), foam: 0.1 }),
    ao: 1,
    aoRadius: 0.8,
    shadow: { center: [2, 2, -26], radius: 34, size: 3072, soft: 1.6, strength: 0.9 },
    sky: { cover: 0.52, seed: 47, cumulusHeight: 0.07 },
  });
  const cam = {
    eye: [2.4, 3.6, 6] as Vec3,
    at: [-2.6, 3.2, -40] as Vec3,
    fov: 46,
    near: 0.4,
    far: 30000,
    shift: [0, -0.1] as [number, number],
  };
  const w = s.world(cam, env);
  const h: Height = (x, z) =>
    Math.max(
      far(x, z, -1500, -5400, 1400, 860, 3),
      far(x, z, 60, -6400, 1200, 60, 7),
      60 * smooth(-900, -1500, z) * smooth(-200, 500, x - 200) * (0.4 + hills(x, z, 300, 2)) - 4,
    );
  w.add(
    fan({
      eye: cam.eye,
      half: 46,
      near: 500,
      far: 8800,
      nu: 420,
      nv: 260,
      h,
      color: greens(['#2b3a38', '#3c4c3e'], 300, 2),
      wood: () => 0.7,
    }),
    I,
    LAND,
  );
  // promenade, sea wall, road
  const prom = new Mesh();
  prom
    .add(box(9, 3, 420, hex('#b8a894')), m4.translate([1.6, 0, -200]))
    .add(box(0.5, 0.9, 420, hex('#d8ccb8')), m4.translate([-2.7, 1.9, -200]));
  prom
    .add(box(16, 3, 420, hex('#4a4a50')), m4.translate([14.1, -0.12, -200]))
    .add(box(0.3, 0.24, 420, hex('#d8d0c0')), m4.translate([6.1, 1.5, -200]))
    .add(box(0.16, 0.02, 420, hex('#e8e0c8')), m4.translate([14, 1.4, -200]));
  w.add(prom, { m: I, seed: 0.5 }, ROAD);
  const lamp = new Mesh();
  tube(
    [
      [0, 1.5, 0],
      [0, 5.2, 0],
      [0.2, 5.7, 0],
      [0.9, 5.85, 0],
    ],
    (t) => 0.075 - 0.03 * t,
    { sides: 7, color: () => hex('#33404a'), into: lamp },
  );
  const lp = Array.from({ length: 12 }, (_, i) => -7 - i * 11);
  w.add(
    lamp,
    lp.map((z) => ({ m: at(5.4, 0, z, Math.PI) })),
    WALL,
  );
  w.add(
    lathe(12, 6, (v) => [0.17 * Math.sin(v * 3.1) + 0.01, 0.14 * (1 - 2 * v)]),
    lp.map((z) => ({ m: at(4.5, 5.72, z) })),
    { name: 'lamplit', surface: 's.emit=vec3(5.,3.4,1.7);' },
  );
  env.lights = [
    { pos: [4.4, 5.4, -7], color: hex('#ffc078', 22), range: 16 },
    { pos: [4.4, 5.4, -18], color: hex('#ffc078', 22), range: 16 },
    { pos: [4.4, 5.4, -29], color: hex('#ffc078', 22), range: 16 },
  ];
  palms(
    w,
    s.rng,
    [-4, -15, -27, -38, -50, -62, -75, -90].map((z, i) => [4.6 + (i % 2) * 0.6, 1.5, z - 3] as Vec3),
    { h: 9.5, near: true, lean: 0.08 },
  );
  const flats: Vec3[] = [];
  for (let i = 0; i < 22; i++) flats.push([34 + s.rng.range(0, 14), 1, -12 - i * 17]);
  blocks(s, w, flats, { h: [11, 44], w: [13, 20], lit: 1.1, ry: 0 });
  const tops = ['#f4ead6', '#ff6b52', '#1f7f9e', '#e8a13a', '#c9483a', '#8a7ab0'];
  for (let i = 0; i < 11; i++)
    w.add(
      person({
        pose: i % 3 === 2 ? 'stand' : 'walk',
        top: tops[i % 6],
        low: '#2b3440',
        long: i % 2 === 0,
        skin: i % 4 ? '#9a6a48' : '#d2a180',
      }),
      at(s.rng.range(-1.8, 3.6), 1.5, -7 - i * 4.3, i % 2 ? 3.1 : 0.1, 1.03),
      CLOTH,
    );
  const car = (c: string): Mesh => {
    const m = new Mesh();
    m.add(box(1.8, 0.6, 4.2, hex(c), [1, 0, 0.8, 0]), m4.translate([0, 0.62, 0]))
      .add(box(1.6, 0.55, 2.2, hex('#1c2a33'), [1, 0, 0.9, 0]), m4.translate([0, 1.16, -0.2]))
      .add(box(1.62, 0.1, 2.1, hex(c), [1, 0, 0.8, 0]), m4.translate([0, 1.47, -0.2]));
    for (const [x, z] of [
      [-0.85, 1.3],
      [0.85, 1.3],
      [-0.85, -1.3],
      [0.85, -1.3],
    ] as const)
      m.add(
        lathe(16, 3, (v) => [0.33, 0.22 * (v - 0.5)]),
        m4.chain(m4.translate([x, 0.34, z]), m4.rotZ(1.57)),
        hex('#15181a'),
      );
    return m;
  };
  w.add(car('#c8ccd0'), at(11, 1.4, -20), WALL)
    .add(car('#1f5f8a'), at(17, 1.4, -34, Math.PI), WALL)
    .add(car('#b8332a'), at(11, 1.4, -52), WALL);
  w.add(jukung(s.rng, {}), at(-13, 0.1, -34, 0.6), WOOD).add(dayBoat(), at(-26, 0.1, -70, 0.3), WOOD);
  s.finish(s.render(w), { bloom: 0.22 });
});

scene('manado-harbour', { seed: 93 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.72, 0.4, -0.1]),
    sea: sea('bay', { height: 0.16, scale: 0.9, body: hex('#14586a', 0.5), foam: 0.05, rough: 0.05 }),
    haze: 0.00035,
    ao: 1,
    aoRadius: 1,
    shadow: { center: [0, 4, -46], radius: 62, size: 3072, soft: 1.4, strength: 0.92 },
    sky: { cover: 0.46, seed: 57, cumulusHeight: 0.1 },
  });
  const cam = {
    eye: [-4, 6.2, 8] as Vec3,
    at: [2, 4.6, -50] as Vec3,
    fov: 44,
    near: 0.5,
    far: 30000,
    shift: [0, -0.06] as [number, number],
  };
  const w = s.world(cam, env);
  const h: Height = (x, z) =>
    Math.max(
      90 * smooth(-330, -1300, z) * (0.45 + hills(x, z, 500, 3)) + 3 * smooth(-235, -250, z) - 2.5,
      cone(x, z, { x: 900, z: -5200, r: 2400, h: 900, seed: 6, gully: 0.4 }) - 5,
    );
  w.add(
    fan({ eye: cam.eye, half: 44, near: 180, far: 8000, nu: 420, nv: 320, h, color: greens(JUNGLE, 180, 4), wood: () => 0.85 }),
    I,
    LAND,
  );
  blocks(
    s,
    w,
    scatter(s.rng, 90, [-230, 260, -460, -252], h, () => 1),
    { h: [6, 30], w: [9, 18] },
  );
  redRoofs(
    s,
    w,
    scatter(s.rng, 160, [-260, 300, -640, -255], h, () => 1),
    1.1,
  );
  trees(
    w,
    s.rng,
    scatter(s.rng, 320, [-280, 320, -700, -250], h, () => 1),
    { h: 11, leaves: 130, leaf: 1.6, kinds: 4, wood: false },
  );
  // the quay on the right
  w.add(box(60, 3.4, 260, hex('#9a9286')), { m: at(47, 0, -120), seed: 0.2 }, ROAD);
  w.add(ferry(), at(5.5, 0.4, -66, 1.36, 1), WOOD).add(ferry(), at(-40, 0.4, -150, 2.7, 1), WOOD);
  const cols = ['#d9452c', '#1f7f9e', '#e8a13a', '#3f8f5a', '#7a5a9a'];
  for (let i = 0; i < 6; i++)
    w.add(
      i % 3 === 2 ? jukung(s.rng, { band: cols[i % 5] }) : dayBoat({ trim: cols[i % 5], hull: ['#f3f1ea', '#e8e2d2', '#dfe8e8'][i % 3] }),
      at(12.4 - (i % 2) * 0.5, 0.05, -13 - i * 6.2, 1.5 + s.rng.range(-0.1, 0.1), 0.8),
      WOOD,
    );
  w.add(jukung(s.rng, { band: '#ff6b52', awning: '#e8dcc0' }), at(-6.2, 0.12, -12, 0.75), WOOD).add(
    person({ pose: 'row', top: '#e8a13a', low: '#2f4a63', hat: 'cone' }),
    at(-7.4, 0, -11.2, 2.3, 1.03),
    CLOTH,
  );
  w.add(dayBoat({ trim: '#d9452c' }), at(-17, 0.1, -40, 0.3), WOOD);
  const crate = box(1, 0.8, 1, hex('#a8865a'));
  w.add(
    crate,
    Array.from({ length: 30 }, () => ({
      m: at(
        18.2 + s.rng.range(0, 6),
        1.7 + 0.4 + s.rng.int(0, 1) * 0.8,
        -10 - s.rng.range(0, 40),
        s.rng.range(0, 0.4),
        s.rng.range(0.8, 1.2),
      ),
      tint: hex(s.rng.pick(['#ffffff', '#d8b890', '#8fb0c0', '#e0a080'])),
      seed: s.rng.next(),
    })),
    WOOD,
  );
  for (let i = 0; i < 7; i++)
    w.add(
      person({ pose: i % 2 ? 'carry' : 'walk', top: cols[i % 5], low: '#33404a', long: true, load: i % 2 ? '#c9a05a' : undefined }),
      at(17.8 + s.rng.range(0, 3), 1.7, -11 - i * 5, s.rng.range(0, 6), 1),
      CLOTH,
    );
  // gulls of white terns
  const bird = new Mesh();
  for (const sx of [1, -1]) {
    const a = bird.vert([0, 0, 0.12], [0, 1, 0], [0.9, 0.9, 0.9]);
    bird.vert([sx * 0.32, 0.14, 0.02], [0, 1, 0], [0.9, 0.9, 0.9]);
    bird.vert([0, 0, -0.1], [0, 1, 0], [0.8, 0.8, 0.8]);
    bird.vert([sx * 0.75, 0.02, -0.08], [0, 1, 0], [0.6, 0.6, 0.6]);
    bird.tri(a, a + 1, a + 2);
    bird.tri(a + 1, a + 3, a + 2);
  }
  w.add(
    bird,
    Array.from({ length: 14 }, () => ({
      m: at(
        s.rng.range(-24, 14),
        s.rng.range(8, 20),
        s.rng.range(-60, -24),
        s.rng.range(0, 6),
        s.rng.range(0.7, 1.1),
        s.rng.range(-0.5, 0.5),
      ),
    })),
    WALL,
  );
  s.finish(s.render(w));
});

scene('manado-park', { seed: 94 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.62, 0.62, -0.3]),
    sea: null,
    haze: 0.0022,
    hazeTop: 60,
    ao: 1.1,
    aoRadius: 0.6,
    shadow: { center: [0, 4, -14], radius: 24, size: 3072, soft: 1.9, strength: 0.94 },
    sky: { cover: 0.4, seed: 67, cumulus: 0.4 },
  });
  const eye: Vec3 = [0.4, 1.75, 5];
  const cam = { eye, at: [0, 2.3, -16] as Vec3, fov: 48, near: 0.3, far: 3000, shift: [0, -0.02] as [number, number] };
  const w = s.world(cam, env);
  const px = (z: number) => 1.6 * Math.sin(z * 0.11) - 0.3;
  const h: Height = (x, z) => 0.35 * hills(x, z, 14, 3) * smooth(1.4, 5, Math.abs(x - px(z)));
  w.add(
    fan({
      eye,
      half: 52,
      near: 0.8,
      far: 160,
      nu: 320,
      nv: 320,
      h,
      color: (p) => {
        const path = smooth(1.45, 1.25, Math.abs(p[0] - px(p[2])));
        return v3.mix(
          v3.mix(hex('#56722f'), hex('#6f8a3c'), clamp(0.5 + hills(p[0], p[2], 3, 2))),
          v3.mix(hex('#b8a488'), hex('#a08c72'), clamp(0.5 + hills(p[0], p[2], 1, 2))),
          path,
        );
      },
    }),
    I,
    LAND,
  );
  const off = (a: number, b: number) => (x: number, z: number) => (Math.abs(x - px(z)) > a && Math.abs(x - px(z)) < b ? 1 : 0);
  grass(w, s.rng, scatter(s.rng, 7000, [-13, 13, -34, 3], h, off(1.55, 12)), { s: [0.1, 0.26], pal: ['#5f8a34', '#7fa03f', '#4a7a2e'] });
  trees(
    w,
    s.rng,
    [
      [-6, 0, -8],
      [6.4, 0, -11],
      [-7.4, 0, -18],
      [7.6, 0, -21],
      [-6.6, 0, -29],
      [6.8, 0, -32],
      [-13, 0, -13],
      [13.5, 0, -16],
    ],
    { h: 10, leaves: 6500, leaf: 0.4, kinds: 4, spread: 0.62, base: 0.36, pal: ['#3f6f2a', '#5a8a34', '#7fa040', '#35602a'] },
  );
  trees(
    w,
    s.rng,
    scatter(s.rng, 50, [-46, 46, -90, -40], h, () => 1),
    { h: 11, leaves: 900, leaf: 0.7, kinds: 4, spread: 0.55 },
  );
  bloomBush(s.rng, w, scatter(s.rng, 46, [-9, 9, -30, -2], h, off(2.0, 3.4)), ['#e8437a', '#ff8a4a', '#f4ead6', '#d9342c']);
  shrubs(w, s.rng, scatter(s.rng, 60, [-14, 14, -36, -4], h, off(4.5, 13)), { s: [0.5, 1.3], leaves: 320, leaf: 0.22 });
  const bench = new Mesh();
  for (let i = 0; i < 4; i++) bench.add(box(1.7, 0.05, 0.11, hex('#8a5f3c')), m4.translate([0, 0.46, -0.2 + i * 0.14]));
  for (let i = 0; i < 3; i++) bench.add(box(1.7, 0.1, 0.04, hex('#8a5f3c')), m4.translate([0, 0.62 + i * 0.15, -0.3 - i * 0.03]));
  for (const x of [-0.75, 0.75])
    bench
      .add(box(0.07, 0.5, 0.5, hex('#33404a')), m4.translate([x, 0.22, -0.02]))
      .add(box(0.06, 0.6, 0.06, hex('#33404a')), m4.translate([x, 0.75, -0.34]));
  const b = at(-2.6, h(-2.6, -6.4), -6.4, 0.9);
  w.add(bench, b, WOOD);
  w.add(person({ pose: 'sit', top: '#f4ead6', low: '#3a5a7a', skin: '#a8744e' }), m4.mul(b, at(0.35, 0, -0.1, 0, 1)), CLOTH).add(
    person({ pose: 'sit', top: '#ff6b52', low: '#2b3440', skin: '#b8845c' }),
    m4.mul(b, at(-0.35, 0, -0.1, 0.2, 0.97)),
    CLOTH,
  );
  w.add(person({ pose: 'walk', top: '#1f7f9e', low: '#2b3440', long: true }), at(px(-10) + 0.2, 0, -10, 0.15, 1.02), CLOTH)
    .add(person({ pose: 'child', top: '#ffc24b', low: '#d9452c' }), at(px(-9.6) - 0.45, 0, -9.6, 0.1, 1), CLOTH)
    .add(person({ pose: 'walk', top: '#7a5a9a', low: '#33404a', long: true }), at(px(-19), 0, -19, 3.1, 1), CLOTH);
  // a round fountain at the end of the walk
  w.add(
    lathe(
      40,
      6,
      (v) => (v < 0.5 ? [2.2, v * 1.2] : [2.2 - 0.3 * (v - 0.5) * 2, 0.6]),
      undefined,
      () => hex('#cfc6b6'),
    ),
    at(px(-27), 0, -27),
    WALL,
  );
  w.add(
    lathe(
      30,
      10,
      (v) => [v < 0.7 ? 0.25 : 0.25 + (v - 0.7) * 2.6, v * 1.7],
      undefined,
      () => hex('#d8d0c0'),
    ),
    at(px(-27), 0, -27),
    WALL,
  );
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 2,
    far: 50,
    steps: 28,
    density: 'smoothstep(.45,.75,fbm(vec3((p.x+p.y*.8)*.4,(p.z-p.y*.4)*.3,2.),4))*.02*smoothstep(0.,2.,p.y)*smoothstep(12.,6.,p.y)',
    light: 'vec3(1.2,1.15,.85)',
  });
  s.finish(l);
});
