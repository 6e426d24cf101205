// Bunaken: the wall, its turtles, the surface, the schools.
import { fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { sheet } from '../core/mesh.ts';
import { hex, reef } from '../core/palette.ts';
import { scene } from '../core/registry.ts';
import { airEnv, waterEnv } from '../core/world.ts';
import { jukung } from '../forms/boats.ts';
import { bubbles } from '../forms/bubbles.ts';
import { TURTLE, turtle } from '../forms/creatures.ts';
import { school, species } from '../forms/fish.ts';
import { floor, HARD, put, WALL, wedge } from '../forms/garden.ts';
import { ridge, volcano } from '../forms/land.ts';
import { CRUST, FISH, PAINT, SKIN, SLOPE } from '../forms/materials.ts';
import { diver, POSES } from '../forms/people.ts';
import { Kit, plant, type Spot } from '../forms/reef.ts';
import { waterline } from '../forms/split.ts';

const VIOLET = ['#8a3fd0', '#b04ae0', '#e8437a', '#ff5a6a', '#6a4ae0', '#d84ab0', '#ff7a5a'] as const;

scene('bunaken-wall', { seed: 7 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.45, 0.8, -0.42]),
    sunCol: hex('#dff6ff', 3.6),
    ambUp: hex('#7fb8f0', 0.6),
    ambDown: hex('#2a2f88', 0.26),
    shadow: { center: [1.5, -9, -6], radius: 9, size: 3072, soft: 2, strength: 0.9 },
    lights: [
      { pos: [0.2, -9.6, 0.6], color: hex('#ffe0c8', 14), range: 9 },
      { pos: [-1.2, -11.4, -1.2], color: hex('#ffe8da', 9), range: 8 },
    ],
    water: {
      deep: hex('#06144e'),
      mid: hex('#0d55b0'),
      shallow: hex('#66c4f0'),
      glow: hex('#cfeaff', 1.3),
      glowExp: 9,
      soft: 0.7,
      shafts: 0.9,
      shaftLength: 30,
      absorb: [0.15, 0.045, 0.018],
      scatter: [0.055, 0.05, 0.044],
    },
  });
  const w = s.world({ eye: [-1.1, -10, 2.2], at: [0.35, -9.1, -6], fov: 60 }, env);
  const f = (y: number, z: number) => {
    const k = fbm3(y * 0.2 + 3, z * 0.2, 1.7, 5) * 2.4 + fbm3(y * 0.9, z * 0.9, 5, 4) * 0.8;
    return 1.9 + k + smooth(-5, -2.5, y) * 1.2 + (y + 10) * 0.07 - 0.8 * smooth(-1, 2, z);
  };
  w.add(
    sheet(
      280,
      200,
      (u, v) => {
        const z = mix(4, -38, u ** 1.6);
        const y = mix(-24, -1.4, v);
        return [f(y, z), y, z];
      },
      (_u, _v, p) => v3.mix(hex('#4a3a5a'), hex('#6a4858'), 0.5 + 0.5 * noise3(p[0], p[1] * 0.7, p[2] * 0.7)),
    ),
    m4.ident(),
    CRUST,
  );
  const spot = (y: number, z: number): Spot => {
    const e = 0.15;
    return { p: [f(y, z), y, z], n: v3.norm([-1, (f(y + e, z) - f(y - e, z)) / (2 * e), (f(y, z + e) - f(y, z - e)) / (2 * e)]) };
  };
  const pick = (r: Rng): Spot | null => {
    const sp = spot(mix(-18, -1.6, r.next()), mix(2.4, -26, r.next() ** 1.7));
    return v3.dist(sp.p, w.cam.eye) < 1.5 ? null : sp;
  };
  const kit = new Kit(rng, 3);
  plant(
    w,
    kit,
    rng,
    2700,
    pick,
    WALL.map((p) =>
      p.kind === 'soft'
        ? { ...p, weight: 3.4, colors: VIOLET }
        : p.kind === 'fan'
          ? { ...p, colors: ['#b8307a', '#8a3ab8', '#d8324a', '#e86a2a'] }
          : p,
    ),
  );
  // the foreground bouquet
  const bq: [Parameters<typeof put>[3], number, number, number, string][] = [
    ['fan', -10.4, -2.0, 1.5, '#c8326a'],
    ['fan', -8.6, -3.4, 1.3, '#8a3ac0'],
    ['soft', -10.9, -1.0, 0.7, '#ff5a6a'],
    ['soft', -10.2, -0.8, 0.55, '#b04ae0'],
    ['soft', -9.7, -1.4, 0.5, '#ff7a5a'],
    ['soft', -11.6, -1.5, 0.7, '#e8437a'],
    ['tubes', -9.2, -1.0, 0.5, '#d9a02a'],
    ['soft', -8.8, -2.2, 0.6, '#ff5a4a'],
    ['crinoid', -9.5, -1.9, 0.35, '#f0c030'],
    ['soft', -12.0, -2.6, 0.8, '#8a4bd0'],
    ['barrel', -11.9, -3.6, 1.1, '#9a5a6a'],
  ];
  for (const [k, y, z, size, c] of bq)
    put(w, kit, rng, k, spot(y, z), size, c, k === 'fan' || k === 'tubes' || k === 'barrel' ? 0.6 : 0.1, k === 'fan' ? 0.3 : undefined);
  const flow = (p: Vec3): Vec3 => [0.3 + 0.4 * noise3(p[0] * 0.3, p[1] * 0.3, p[2] * 0.3), 0.1 * noise3(p[2], p[1], 3), 1];
  w.add(species('anthias'), school('a', 170, [0.5, -9, -3.4], [1.4, 1.9, 2.6], 0.13, flow), FISH);
  w.add(species('anthiasPink'), school('b', 110, [0.6, -8.0, -4.8], [1.4, 1.6, 2.6], 0.13, flow), FISH);
  w.add(
    species('trigger', 0.5),
    school('t', 150, [-4.2, -6.8, -11], [4.0, 2.6, 5], 0.3, (p) => [0.8, 0.1 * noise3(p[0], p[1], p[2]), 0.5]),
    FISH,
  );
  w.add(
    species('pyramid'),
    school('p', 30, [-0.9, -9.2, -4.2], [1.5, 1.0, 1.5], 0.2, () => [0.7, 0, 0.6]),
    FISH,
  );
  w.add(
    species('idol'),
    school('i', 3, [-0.55, -10.1, -1.4], [0.5, 0.25, 0.4], 0.24, () => [0.8, 0.05, -0.2]),
    FISH,
  );
  const D: Vec3 = [-2.9, -8.3, -7.6];
  w.add(
    diver(POSES.kick, { suit: '#12161c', accent: '#ff6b52', fin: '#ffb02a', tank: '#d8dce0', torch: true }),
    m4.chain(m4.translate(D), m4.rotY(-0.35), m4.rotZ(0.12)),
    SKIN,
  );
  bubbles(w, rng, v3.add(D, [0.85, 0.3, 0.2]), 5.5, 150);
  s.finish(s.render(w), { snow: 0.4, aperture: 0.003, focus: 4, maxBlur: 0.006, bloom: 0.14, exposure: 1.05 });
});

scene('bunaken-turtle', { seed: 12 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.5, 0.82, -0.28]),
    sunCol: hex('#f6fdff', 3.6),
    shadow: { center: [0.5, -4, -4], radius: 7, size: 3072, soft: 1.6, strength: 0.88 },
    lights: [{ pos: [0.3, -2.9, 1.4], color: hex('#fff0dc', 2.0), range: 7 }],
    water: {
      deep: hex('#03386a'),
      mid: hex('#0b78b8'),
      shallow: hex('#7fdcf0'),
      glow: hex('#d8f8ff', 1.2),
      glowExp: 7,
      soft: 0.55,
      shafts: 1.2,
      shaftScale: 1.1,
      caustics: 1,
      causticScale: 1.5,
      absorb: [0.14, 0.034, 0.022],
    },
  });
  const w = s.world({ eye: [0, -3.25, 2.0], at: [0.1, -3.2, -4], fov: 52 }, env);
  const h = (x: number, z: number) =>
    -4.9 +
    fbm3(x * 0.4 + 2, z * 0.4, 3, 4) * 0.9 +
    0.9 * smooth(1.5, 5.5, x - 0.15 * (z + 3)) -
    2.2 * smooth(-1.5, -7, x) +
    0.25 * smooth(-2, -9, z) -
    3.5 * smooth(9, 26, -z);
  const f = floor(w, h, { x: [-22, 22], z: [-44, 1.2] });
  const kit = new Kit(rng, 3);
  plant(w, kit, rng, 2100, wedge(f, { near: 0.2, far: 19, pow: 1.8, base: 3.4 }), HARD);
  plant(
    w,
    kit,
    rng,
    700,
    wedge(f, { near: 8, far: 32, pow: 1.3, base: 3.4 }),
    HARD.map((p) => ({ ...p, size: [p.size[0] * 1.6, p.size[1] * 1.7] as [number, number] })),
    w.cam.eye,
    1.2,
  );
  for (const [k, x, z, z2, c] of [
    ['soft', 1.5, -0.9, 0.5, '#ff6a4a'],
    ['soft', 1.9, -1.2, 0.55, '#ff8a3a'],
    ['anemone', 0.9, -0.7, 0.5, '#b89a7a'],
    ['soft', -1.3, -1.3, 0.42, '#e8437a'],
    ['tubes', 2.3, -1.9, 0.5, '#d9a02a'],
    ['crinoid', 1.1, -1.3, 0.32, '#f0c030'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c);
  w.add(turtle(0.5), m4.chain(m4.along([0.02, -3.18, -0.85], v3.norm([0.88, 0.1, 0.46]), 1.25, 0.45)), TURTLE);
  w.add(turtle(-0.2), m4.chain(m4.along([-3.6, -2.0, -7.5], v3.norm([0.8, 0.25, 0.2]), 1.0, 0.1)), TURTLE);
  const flow = (p: Vec3): Vec3 => [
    -0.8 + 0.6 * noise3(p[0] * 0.35, p[1] * 0.35, p[2] * 0.35),
    0.12 * noise3(p[2], p[1], 3),
    0.4 * noise3(p[0] * 0.3, 5, p[2] * 0.3),
  ];
  w.add(species('anthias'), school('a', 130, [2.0, -3.7, -3.0], [1.8, 0.6, 1.6], 0.1, flow), FISH);
  w.add(species('chromis'), school('c', 150, [-0.6, -3.5, -5.2], [3.4, 0.8, 2.0], 0.1, flow), FISH);
  w.add(
    species('tang'),
    school('y', 9, [-1.7, -3.8, -2.6], [0.9, 0.4, 0.8], 0.2, () => [0.9, 0.05, 0.3]),
    FISH,
  );
  w.add(
    species('fusilier', 0.5),
    school('f', 190, [3.5, -1.5, -11], [6, 0.9, 3], 0.26, () => [-1, 0.03, 0.15]),
    FISH,
  );
  s.finish(s.render(w), { snow: 0.25, aperture: 0.008, focus: 2.7, maxBlur: 0.01, bloom: 0.12 });
});

scene('bunaken-surface', { seed: 4 }, (s) => {
  const rng = s.rng;
  const air = airEnv({
    sunDir: v3.norm([-0.86, 0.46, 0.14]),
    sunCol: hex('#ffe3bc', 3.5),
    haze: 0.0001,
    hazeCol: hex('#b4d6ea', 0.9),
    sky: {
      zenith: hex('#2478c8', 0.95),
      horizon: hex('#dcecee', 0.98),
      sun: hex('#ffe8c0', 1.2),
      cover: 0.34,
      scale: 0.5,
      seed: 8.4,
      soft: 0.4,
      cumulus: 0.9,
      cumulusHeight: 0.1,
      disc: 0,
      lit: hex('#fffaf0', 1.1),
      dark: hex('#a9c0d4', 0.92),
      falloff: 8,
    },
    sea: {
      level: 0,
      height: 0.09,
      scale: 1.1,
      time: 5,
      chop: 0.5,
      body: hex('#0a6a80'),
      scatter: hex('#2fb8b8', 0.4),
      absorb: [0.5, 0.12, 0.08],
      glint: 1.2,
      rough: 0.07,
      foam: 0,
    },
    aoRadius: 20,
    shadow: { center: [4, 0.5, -19], radius: 9, size: 2048, soft: 1.5, strength: 0.9 },
  });
  const aw = s.world({ eye: [0, 0.5, 0], at: [0, 0.5, -10], fov: 38, near: 0.3, far: 60000, shift: [0, 1 - 2 * 0.7] }, air);
  aw.add(
    volcano({
      center: [-500, 0, -6800],
      radius: 2000,
      height: 830,
      seed: 5,
      power: 1.35,
      crater: 0.05,
      forest: '#27452b',
      grass: '#57703a',
      bare: 0.06,
      res: 380,
    }),
    m4.ident(),
    SLOPE,
  );
  aw.add(ridge({ near: 12000, far: 17000, half: 11000, height: 620, seed: 9, gap: [-1200, 3600] }), m4.ident(), SLOPE);
  aw.add(jukung({ body: '#f4f2ea', trim: '#e8503a' }), m4.chain(m4.translate([4.6, 0.02, -19]), m4.rotY(-0.42), m4.rotX(0.03)), PAINT);
  const la = s.render(aw);
  aw.dispose();
  const env = waterEnv({
    sunDir: v3.norm([-0.45, 0.86, -0.2]),
    sunCol: hex('#fbffff', 3.4),
    ambUp: hex('#9fe4f0', 0.8),
    shadow: { center: [0, -2, -5], radius: 8.5, size: 4096, soft: 1.6, strength: 0.85 },
    water: {
      deep: hex('#04507a'),
      mid: hex('#1690bc'),
      shallow: hex('#9ce8ec'),
      glow: hex('#d8fbff', 0.9),
      soft: 0.3,
      absorb: [0.13, 0.03, 0.026],
      scatter: [0.07, 0.066, 0.058],
      caustics: 1,
      causticScale: 1.5,
      shafts: 0.8,
      shaftScale: 1.2,
      shaftLength: 14,
    },
  });
  const w = s.world({ eye: [0, -0.4, 0], at: [0, -0.4, -10], fov: 60, shift: [0, 1 - 2 * 0.5] }, env);
  const h = (x: number, z: number) =>
    -1.75 +
    fbm3(x * 0.5, z * 0.5, 2, 4) * 0.7 +
    0.55 * smooth(1, 4, Math.abs(x - 0.4)) -
    0.5 * smooth(-2, -0.3, z) -
    0.5 * smooth(4, 14, -z) -
    5 * smooth(12, 26, -z);
  const f = floor(w, h, { x: [-24, 24], z: [-44, 0.6] });
  const kit = new Kit(rng, 4);
  const garden = HARD.map((p) => (p.kind === 'staghorn' ? { ...p, weight: 5 } : p.kind === 'table' ? { ...p, weight: 2.4 } : p));
  plant(
    w,
    kit,
    rng,
    2300,
    wedge(f, { near: 1.2, far: 14, pow: 2, base: 3, clear: (p) => v3.dist(p, [0, -0.4, 0]) > 1.2 && p[1] < -0.6 }),
    garden,
  );
  plant(
    w,
    kit,
    rng,
    500,
    wedge(f, { near: 8, far: 26, pow: 1.3, base: 3 }),
    HARD.map((p) => ({ ...p, size: [p.size[0] * 1.6, p.size[1] * 1.6] as [number, number] })),
    w.cam.eye,
    1.2,
  );
  const flow = (p: Vec3): Vec3 => [0.9, 0.08 * noise3(p[2], p[1], 3), 0.5 * noise3(p[0] * 0.4, 5, p[2] * 0.4)];
  w.add(species('sergeant'), school('s', 70, [-1.0, -0.95, -3.6], [2.0, 0.35, 1.3], 0.15, flow), FISH);
  w.add(species('damsel'), school('d', 60, [1.3, -1.1, -3.4], [1.6, 0.35, 1.2], 0.085, flow), FISH);
  w.add(species('anthias'), school('a', 90, [0.6, -1.2, -4.4], [2.4, 0.4, 1.3], 0.085, flow), FISH);
  w.add(
    species('banner'),
    school('b', 5, [0.3, -1.0, -2.7], [0.6, 0.2, 0.4], 0.2, () => [-0.8, 0, 0.3]),
    FISH,
  );
  const lw = s.render(w);
  s.finish(waterline(s, la, lw, { level: 0.53, tilt: -0.035, swell: 0.014, seed: 5.1 }), { bloom: 0.1, saturation: 1.08, snow: 0.12 });
});

scene('bunaken-schooling', { seed: 9 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.34, 0.72, -0.62]),
    sunCol: hex('#eafaff', 4),
    ambUp: hex('#8fd8f4', 0.8),
    ambDown: hex('#123a78', 0.25),
    lights: [{ pos: [0.4, -12.0, 1.0], color: hex('#fff0e0', 5), range: 9 }],
    ao: 0.8,
    shadow: { center: [0, -9, -8], radius: 8, size: 3072, soft: 1.6, strength: 0.8 },
    water: {
      deep: hex('#021c4a'),
      mid: hex('#0a5aa6'),
      shallow: hex('#6ccff0'),
      glow: hex('#d0f0ff', 0.8),
      glowExp: 8,
      soft: 0.85,
      shafts: 0.75,
      shaftScale: 0.6,
      shaftLength: 34,
      absorb: [0.14, 0.036, 0.02],
      scatter: [0.05, 0.046, 0.04],
    },
  });
  const w = s.world({ eye: [0, -12, 3], at: [-0.4, -10.4, -6], fov: 62 }, env);
  // a turning column of jacks
  const flow = (p: Vec3): Vec3 => {
    const x = p[0] + 0.2 - (p[1] + 9) * 0.12;
    const z = p[2] + 5.6;
    return [z * 0.5, 0.06 * noise3(p[0], p[1] * 0.5, p[2]), -x * 0.5];
  };
  const ring = school('j', 760, [-0.2, -9.4, -5.6], [3.4, 3.2, 3.0], 0.5, flow, { steps: 34, spread: 0.95, jitter: 0.07 }).filter((i) => {
    const x = (i.m[12] as number) + 0.2 - ((i.m[13] as number) + 9) * 0.12;
    const z = (i.m[14] as number) + 5.6;
    return Math.hypot(x, z) > 0.85;
  });
  w.add(
    species('jack'),
    ring.filter((i) => (i.m[14] as number) > -5.5),
    FISH,
  );
  w.add(
    species('jack', 0.5),
    ring.filter((i) => (i.m[14] as number) <= -5.5),
    FISH,
  );
  w.add(
    species('barracuda', 0.5),
    school('b', 46, [6.5, -7.8, -13], [4, 1.6, 3], 0.9, () => [-1, 0.02, 0.1]),
    FISH,
  );
  const h = (x: number, z: number) =>
    -14.2 + 1.9 * smooth(0, 6, x) + fbm3(x * 0.35, z * 0.35, 5, 4) * 1.2 - 2.5 * smooth(0, -7, x) - 3 * smooth(6, 20, -z);
  const f = floor(w, h, { x: [-26, 26], z: [-44, 2.4] });
  const kit = new Kit(rng, 3);
  plant(w, kit, rng, 1500, wedge(f, { near: -1, far: 15, pow: 1.6, base: 5 }), WALL);
  w.add(
    species('anthias'),
    school('a', 120, [2.6, -12.0, -2.6], [2.2, 0.6, 1.4], 0.12, () => [-0.6, 0, 0.5]),
    FISH,
  );
  const D: Vec3 = [3.3, -9.6, -7.2];
  w.add(
    diver(POSES.hover, { suit: '#101418', accent: '#ff6b52', fin: '#f2f4f4', tank: '#e0b030' }),
    m4.chain(m4.translate(D), m4.rotY(2.9), m4.rotZ(0.3)),
    SKIN,
  );
  bubbles(w, rng, v3.add(D, [-0.5, 0.75, 0]), 5, 130);
  s.finish(s.render(w), { snow: 0.4, bloom: 0.2, exposure: 1.05 });
  void reef;
});
