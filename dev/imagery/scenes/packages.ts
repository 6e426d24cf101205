// What one books: a day at Bunaken, a week on board, the first dive.
import { fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { box, terrain } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import { scene } from '../core/registry.ts';
import { waterEnv } from '../core/world.ts';
import { diveBoat, jukung, liveaboard } from '../forms/boats.ts';
import { bubbles } from '../forms/bubbles.ts';
import { TURTLE, turtle } from '../forms/creatures.ts';
import { school, species } from '../forms/fish.ts';
import { floor, HARD, put, WALL, wedge } from '../forms/garden.ts';
import { hour, palms, sea, shrubs } from '../forms/land/set.ts';
import { ridge, volcano } from '../forms/land.ts';
import { FISH, GLOW, PAINT, SKIN, SLOPE, WOOD } from '../forms/materials.ts';
import { diver, POSES } from '../forms/people.ts';
import { Kit, type Plan, plant } from '../forms/reef.ts';
import { waterline } from '../forms/split.ts';

const BLUE = {
  deep: hex('#032a5c'),
  mid: hex('#0a68ae'),
  shallow: hex('#74d2f0'),
  glow: hex('#dcf6ff', 1.6),
  glowExp: 8,
  soft: 0.75,
  absorb: [0.14, 0.036, 0.021] as Vec3,
  scatter: [0.052, 0.048, 0.042] as Vec3,
};

scene('pkg-bunaken-classic', { seed: 3 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.32, 0.8, -0.5]),
    sunCol: hex('#f2fcff', 4),
    ambUp: hex('#8fdcf4', 0.7),
    shadow: { center: [1.5, -6, -6], radius: 9, size: 3072, soft: 1.7, strength: 0.88 },
    lights: [{ pos: [0.9, -8.0, 1.2], color: hex('#ffe6d0', 7), range: 9 }],
    water: { ...BLUE, glow: hex('#dcf6ff', 1.0), shafts: 1.2, shaftScale: 0.7, shaftLength: 30, caustics: 0.8, causticScale: 1.1 },
  });
  const w = s.world({ eye: [-0.3, -9.2, 3.2], at: [0.3, -7.3, -5], fov: 62 }, env);
  const h = (x: number, z: number) =>
    mix(-14, -6.2, smooth(-1.6, 5.2, x + 0.9 * noise3(x * 0.25, z * 0.25, 3) + 0.1 * (z + 4))) +
    fbm3(x * 0.45, z * 0.45, 3, 4) * 1.2 +
    fbm3(x * 1.6, z * 1.6, 7, 3) * 0.3 +
    1.4 * smooth(-6, -16, z) * smooth(0, 6, x);
  const f = floor(w, h, { x: [-20, 24], z: [-40, 2.6], nx: 340, nz: 320 });
  const kit = new Kit(rng, 3);
  plant(w, kit, rng, 1900, wedge(f, { near: -1.4, far: 18, pow: 1.6, base: 4.5, left: 0.5, clear: (p) => v3.dist(p, w.cam.eye) > 1.9 }), [
    ...WALL,
    ...HARD.filter((p) => p.kind === 'staghorn' || p.kind === 'leaf'),
  ]);
  for (const [k, x, z, z2, c] of [
    ['soft', 1.5, -0.6, 0.8, '#ff6a4a'],
    ['fan', 2.9, -2.2, 1.6, '#d8324a'],
    ['soft', 2.1, -1.0, 0.75, '#e8437a'],
    ['tubes', 2.5, -0.7, 0.6, '#d9a02a'],
    ['soft', 1.0, -1.1, 0.6, '#ff9a4a'],
    ['soft', 2.7, -1.5, 0.9, '#ff5a4a'],
    ['soft', 1.7, -1.8, 0.7, '#c84ad0'],
    ['soft', 1.0, 0.2, 0.5, '#ff7a5a'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c, 0.5, k === 'fan' ? 0.2 : undefined);
  // the boat above
  w.add(diveBoat({ len: 15 }), m4.chain(m4.translate([0.2, 0.05, -12.5]), m4.rotY(0.5), m4.rotZ(0.02)), PAINT);
  w.add(box(0.05, 7.5, 0.05, hex('#d8d2c0')), m4.translate([-2.8, -3.6, -7.4]), PAINT);
  for (const [i, D, ry, rz] of [
    [0, [-0.9, -6.1, -3.6], -0.5, -0.35],
    [1, [-2.5, -4.5, -6.6], -0.15, -0.5],
    [2, [0.6, -5.1, -7.2], 2.6, -0.3],
  ] as [number, Vec3, number, number][]) {
    w.add(
      diver(i === 1 ? POSES.glide : POSES.kick, {
        suit: '#10141a',
        accent: ['#ff6b52', '#14a3b4', '#ffc24b'][i] as string,
        fin: ['#ffb02a', '#e8ecec', '#ff6b52'][i] as string,
        tank: '#d8dce0',
      }),
      m4.chain(m4.translate(D), m4.rotY(ry), m4.rotZ(rz)),
      SKIN,
    );
    bubbles(w, rng, v3.add(D, [ry > 1 ? -0.6 : 0.6, 0.3, 0.2]), -D[1] - 0.4, 110);
  }
  w.add(
    species('anthias'),
    school('a', 150, [1.6, -7.6, -2.4], [2.0, 0.9, 1.7], 0.11, (p) => [-0.8, 0.1, noise3(p[0], p[1], p[2])]),
    FISH,
  );
  w.add(
    species('pyramid'),
    school('p', 34, [0.4, -7.4, -3.6], [1.6, 1.0, 1.2], 0.18, () => [-0.8, 0.05, 0.4]),
    FISH,
  );
  w.add(
    species('fusilier', 0.5),
    school('f', 170, [-5, -6.4, -9], [4, 1.4, 3], 0.26, () => [1, 0.05, 0.2]),
    FISH,
  );
  s.finish(s.render(w), { snow: 0.35, bloom: 0.2, exposure: 1.05 });
});

scene('pkg-open-water', { seed: 10 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.28, 0.78, -0.56]),
    sunCol: hex('#f2fcff', 4),
    ambUp: hex('#8fd8f8', 0.75),
    ambDown: hex('#123c80', 0.28),
    shadow: { center: [0, -7, -3], radius: 4, size: 2048, soft: 1.8, strength: 0.8 },
    lights: [{ pos: [-0.4, -7.0, 1.6], color: hex('#fff0e0', 2.6), range: 7 }],
    water: { ...BLUE, deep: hex('#03215a'), shafts: 1.5, shaftScale: 0.8, shaftLength: 30 },
  });
  const w = s.world({ eye: [0, -7.7, 2.4], at: [0.1, -6.9, -4], fov: 52 }, env);
  const put2 = (D: Vec3, ry: number, rz: number, k: Parameters<typeof diver>[1], pose: Parameters<typeof diver>[0]) => {
    const M = m4.chain(m4.translate(D), m4.rotY(ry), m4.rotZ(rz));
    w.add(diver(pose, k), M, SKIN);
    const mouth = m4.point(M, v3.add(pose.head, v3.mul(pose.look, 0.16)));
    bubbles(w, rng, mouth, 5.6, 260, 0.15);
  };
  put2([-0.7, -7.15, -0.9], -0.42, 0.05, { suit: '#12161c', accent: '#ff6b52', fin: '#ff6b52', tank: '#e8eaec' }, POSES.kick);
  put2(
    [1.55, -6.55, -2.4],
    -0.5,
    0.02,
    { suit: '#141a22', accent: '#14a3b4', fin: '#ffc24b', tank: '#ffc24b', hood: false, skin: '#8a5a3c' },
    POSES.trim,
  );
  w.add(
    species('fusilier', 0.5),
    school('f', 220, [3.6, -5.2, -9.5], [5, 1.2, 3], 0.24, () => [-1, 0.03, 0.2]),
    FISH,
  );
  w.add(
    species('chromis', 0.5),
    school('c', 130, [-3.8, -8.6, -6.5], [3, 0.9, 2], 0.12, () => [1, 0.05, 0.3]),
    FISH,
  );
  w.add(turtle(0.2), m4.chain(m4.along([-4.2, -5.6, -8.8], v3.norm([0.8, 0.2, 0.3]), 1, 0.2)), TURTLE);
  const h = (x: number, z: number) => -12.2 + fbm3(x * 0.3, z * 0.3, 3, 4) * 1.6 + 2.4 * smooth(2, 9, x) - 3 * smooth(8, 26, -z);
  const f = floor(w, h, { x: [-30, 30], z: [-48, 1] });
  plant(
    w,
    new Kit(rng, 2),
    rng,
    900,
    wedge(f, { near: 1, far: 22, pow: 1.4, base: 6 }),
    HARD.map((p) => ({ ...p, size: [p.size[0] * 1.3, p.size[1] * 1.4] as [number, number] })),
    w.cam.eye,
    1.4,
  );
  s.finish(s.render(w), { snow: 0.35, bloom: 0.2, exposure: 1.05 });
});

scene('pkg-liveaboard', { seed: 6 }, (s) => {
  const rng = s.rng;
  const env = hour('dusk', {
    sunDir: v3.norm([-0.62, 0.035, -0.78]),
    sunCol: hex('#ff9a5c', 2.0),
    ambUp: hex('#7a86c4', 0.62),
    haze: 0.00012,
    sea: sea('still', {
      height: 0.055,
      scale: 0.45,
      chop: 0.4,
      body: hex('#0c2a4a', 0.5),
      scatter: hex('#1c4a6a', 0.08),
      rough: 0.045,
      glint: 0.7,
    }),
    shadow: { center: [4, 6, -70], radius: 34, size: 3072, soft: 1.5, strength: 0.85 },
    aoRadius: 1.2,
    lights: [{ pos: [2, 5.5, -58], color: hex('#ffb060', 60), range: 30 }],
    sky: {
      zenith: hex('#2b4a90', 0.62),
      horizon: hex('#ffae82', 0.82),
      sun: hex('#ff8240', 1.1),
      cover: 0.5,
      scale: 0.42,
      soft: 0.5,
      seed: 5.3,
      falloff: 6,
      cumulus: 0.85,
      cumulusHeight: 0.06,
      lit: hex('#ffb48e', 1.0),
      dark: hex('#6a5c92', 0.6),
    },
  });
  const w = s.world({ eye: [0, 4.2, 0], at: [4.2, 8.4, -70], fov: 33, near: 1, far: 60000 }, env);
  const b = liveaboard(rng);
  const M = m4.chain(m4.translate([2.5, 0, -70]), m4.rotY(0.5));
  w.add(b.body, M, WOOD);
  w.add(b.glow, M, GLOW);
  w.add(jukung({ body: '#3a4048', trim: '#c8603a' }), m4.chain(m4.translate([-16, 0, -58]), m4.rotY(0.5)), PAINT);
  w.add(volcano({ center: [-2600, 0, -9500], radius: 2100, height: 900, seed: 3, power: 1.35, crater: 0.05, res: 300 }), m4.ident(), SLOPE);
  w.add(
    ridge({ near: 5200, far: 8000, half: 7000, height: 560, seed: 31, gap: [-2600, 2300], scale: 0.0005, res: 300 }),
    m4.ident(),
    SLOPE,
  );
  s.finish(s.render(w), { bloom: 0.32, bloomAt: 0.8, exposure: 1.08, saturation: 1.08, vignette: 0.28 });
});

/** A small island with a beach, for the far shore of half-under pictures. */
function isle(
  w: Parameters<typeof palms>[0],
  rng: Rng,
  cx: number,
  cz: number,
  rx: number,
  rz: number,
  top: number,
  nPalm: number,
  hPalm: number,
) {
  const h = (x: number, z: number) => {
    const d = Math.hypot((x - cx) / rx, (z - cz) / rz) * (1 + 0.16 * noise3(Math.atan2(z - cz, x - cx) * 1.4, 2, cx));
    return -1.5 + (1.5 + 0.9) * smooth(1.15, 0.86, d) + top * smooth(0.85, 0.2, d) + 0.3 * fbm3(x * 0.1, z * 0.1, 2, 3) * smooth(1, 0.7, d);
  };
  w.add(
    terrain(
      cx - rx * 1.3,
      cx + rx * 1.3,
      cz - rz * 1.3,
      cz + rz * 1.3,
      200,
      120,
      h,
      (p) => v3.mix(hex('#f6e8c8'), hex('#4a6a2a'), smooth(1.2, 2.0, p[1] + 0.6 * fbm3(p[0] * 0.2, p[2] * 0.2, 1, 3))),
      () => [1, 0, 0.05, 0],
    ),
    m4.ident(),
    { name: 'isle', surface: `s.alb*=.85+.3*fbm(vP.xz*.6,4);s.wrap=.2;` },
  );
  const ps: Vec3[] = [];
  for (let i = 0; i < 4000 && ps.length < nPalm; i++) {
    const x = cx + rng.gauss() * rx * 0.5;
    const z = cz + rng.gauss() * rz * 0.5;
    if (h(x, z) > 1.25) ps.push([x, h(x, z) - 0.1, z]);
  }
  palms(w, rng, ps, { h: hPalm, near: true });
  shrubs(
    w,
    rng,
    ps
      .flatMap((p) =>
        [0, 1, 2].map((): Vec3 => {
          const x = p[0] + rng.gauss() * 4;
          const z = p[2] + rng.gauss() * 3;
          return [x, h(x, z), z];
        }),
      )
      .filter((p) => p[1] > 1.1),
    { s: [1.4, 3.6] },
  );
}

scene('pkg-bangka-siladen', { seed: 17 }, (s) => {
  const rng = s.rng;
  const air = hour('day', {
    sunDir: v3.norm([-0.62, 0.55, 0.1]),
    sunCol: hex('#fff0d4', 3.3),
    sea: sea('lagoon', { height: 0.08, scale: 1.1, body: hex('#0b8fa6', 0.8), absorb: [0.3, 0.06, 0.04], foam: 0.1 }),
    shadow: { center: [10, 4, -95], radius: 70, size: 4096, soft: 1.4, strength: 0.9 },
    aoRadius: 2,
    sky: { falloff: 8, cumulusHeight: 0.1, cover: 0.34, scale: 0.5, seed: 2.2 },
  });
  const aw = s.world({ eye: [0, 0.5, 0], at: [0, 0.5, -10], fov: 38, near: 0.3, far: 60000, shift: [0, 1 - 2 * 0.7] }, air);
  isle(aw, rng, 14, -105, 52, 22, 2.4, 95, 12);
  aw.add(ridge({ near: 7000, far: 11000, half: 9000, height: 520, seed: 11, res: 260 }), m4.ident(), SLOPE);
  aw.add(diveBoat({ len: 13, stripe: '#ff6b52' }), m4.chain(m4.translate([-12, 0, -38]), m4.rotY(0.35)), PAINT);
  const la = s.render(aw);
  aw.dispose();
  const env = waterEnv({
    sunDir: v3.norm([-0.45, 0.86, -0.2]),
    sunCol: hex('#fbffff', 3.3),
    ambUp: hex('#9fe8ea', 0.75),
    shadow: { center: [0, -2.4, -4.5], radius: 7.5, size: 4096, soft: 1.7, strength: 0.85 },
    lights: [{ pos: [0.3, -1.4, 0.8], color: hex('#ffeee0', 2.4), range: 7 }],
    water: {
      deep: hex('#045a78'),
      mid: hex('#14a0b8'),
      shallow: hex('#a6eee6'),
      glow: hex('#e0fff8', 0.9),
      soft: 0.35,
      absorb: [0.12, 0.028, 0.027],
      scatter: [0.066, 0.062, 0.058],
      caustics: 1,
      causticScale: 1.5,
      shafts: 0.9,
      shaftScale: 1.2,
      shaftLength: 14,
    },
  });
  const w = s.world({ eye: [0, -0.5, 0.6], at: [0, -0.5, -10], fov: 58, shift: [0, 1 - 2 * 0.5] }, env);
  const h = (x: number, z: number) =>
    -2.25 +
    fbm3(x * 0.5, z * 0.5, 2, 4) * 0.8 +
    0.75 * Math.exp(-(((x - 1.5) / 1.0) ** 2) - ((z + 2.9) / 0.9) ** 2) +
    0.5 * Math.exp(-(((x + 1.9) / 0.9) ** 2) - ((z + 3.6) / 1) ** 2) -
    0.6 * smooth(4, 14, -z) -
    5 * smooth(12, 26, -z);
  const f = floor(w, h, { x: [-24, 24], z: [-44, 0.8] });
  const kit = new Kit(rng, 3);
  const plans: Plan[] = [
    ...HARD.map((p) => ({ ...p, weight: p.weight * 0.7 })),
    { kind: 'soft', weight: 3.4, size: [0.28, 0.55], up: 0.5 },
  ];
  plant(
    w,
    kit,
    rng,
    1500,
    wedge(f, { near: 1, far: 14, pow: 1.9, base: 3, clear: (p) => v3.dist(p, w.cam.eye) > 1.3 && p[1] < -0.9 }),
    plans,
  );
  plant(
    w,
    kit,
    rng,
    400,
    wedge(f, { near: 8, far: 26, pow: 1.3, base: 3 }),
    HARD.map((p) => ({ ...p, size: [p.size[0] * 1.6, p.size[1] * 1.6] as [number, number] })),
    w.cam.eye,
    1.2,
  );
  for (const [k, x, z, z2, c] of [
    ['soft', 1.3, -2.4, 0.6, '#ff5a4a'],
    ['soft', 1.75, -2.55, 0.55, '#ff8a3a'],
    ['soft', 0.8, -2.2, 0.42, '#e8437a'],
    ['fan', 2.2, -3.1, 0.9, '#e86a2a'],
    ['soft', -1.7, -3.1, 0.55, '#c43fb0'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c, 0.6, k === 'fan' ? 0.2 : undefined);
  w.add(turtle(0.4), m4.chain(m4.along([-0.85, -1.02, -2.3], v3.norm([0.88, 0.12, 0.42]), 0.72, 0.4)), TURTLE);
  w.add(
    species('anthias'),
    school('a', 150, [0.9, -1.45, -3.4], [2.0, 0.5, 1.2], 0.09, (p) => [-0.8, 0.1, noise3(p[0], p[1], p[2])]),
    FISH,
  );
  w.add(
    species('tang'),
    school('t', 12, [-0.2, -1.7, -2.9], [0.9, 0.3, 0.7], 0.16, () => [0.9, 0, 0.3]),
    FISH,
  );
  const lw = s.render(w);
  s.finish(waterline(s, la, lw, { level: 0.52, tilt: 0.03, swell: 0.013, seed: 7.7 }), { bloom: 0.1, saturation: 1.06, snow: 0.12 });
});
