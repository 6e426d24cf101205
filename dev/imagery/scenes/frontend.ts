// Scenes the site carries itself: the sign-in's calm reef, the lost page's lone torch.
import { fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { sheet } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import { scene } from '../core/registry.ts';
import { waterEnv } from '../core/world.ts';
import { beam } from '../forms/beam.ts';
import { bubbles } from '../forms/bubbles.ts';
import { TURTLE, turtle } from '../forms/creatures.ts';
import { school, species } from '../forms/fish.ts';
import { floor, HARD, put, WALL, wedge } from '../forms/garden.ts';
import { CRUST, FISH, SKIN } from '../forms/materials.ts';
import { diver, POSES } from '../forms/people.ts';
import { Kit, plant, type Spot } from '../forms/reef.ts';

scene('sign-in', { seed: 8, width: 1400, height: 1750, kind: 'frontend', maxKb: 150 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.36, 0.8, -0.48]),
    sunCol: hex('#eafaff', 3.6),
    ambUp: hex('#7fccea', 0.6),
    ambDown: hex('#14347a', 0.24),
    shadow: { center: [0.4, -15, -4], radius: 8, size: 3072, soft: 2, strength: 0.88 },
    lights: [{ pos: [0.3, -14.6, 1.8], color: hex('#ffe9d6', 6), range: 9 }],
    water: {
      deep: hex('#021a3c'),
      mid: hex('#085490'),
      shallow: hex('#5cc0e6'),
      glow: hex('#d2f2ff', 1.0),
      glowExp: 8,
      soft: 0.95,
      shafts: 1.25,
      shaftScale: 0.8,
      shaftLength: 30,
      caustics: 0.5,
      absorb: [0.15, 0.04, 0.022],
      scatter: [0.05, 0.046, 0.04],
    },
  });
  const w = s.world({ eye: [0, -14.6, 3.2], at: [0.1, -13.4, -6], fov: 62 }, env);
  const h = (x: number, z: number) =>
    -17.1 +
    1.5 * smooth(0.2, 3.6, x - 0.1 * z) +
    0.9 * smooth(-0.8, -3.4, x) +
    fbm3(x * 0.45, z * 0.45, 3, 4) * 0.9 +
    3.2 * smooth(-5, -13, z) * smooth(-1, 5, x) -
    2 * smooth(12, 26, -z);
  const f = floor(w, h, { x: [-22, 22], z: [-40, 2.6] });
  const kit = new Kit(rng, 3);
  plant(w, kit, rng, 3600, wedge(f, { near: -1.6, far: 20, pow: 1.5, base: 2.6, clear: (p) => v3.dist(p, w.cam.eye) > 1.6 }), [
    ...WALL,
    ...HARD,
  ]);
  for (const [k, x, z, z2, c] of [
    ['fan', 1.5, -0.3, 1.5, '#c8326a'],
    ['soft', 0.9, 0.4, 0.55, '#ff6a4a'],
    ['soft', 0.55, 0.2, 0.45, '#ff9a4a'],
    ['fan', -1.7, -1.2, 1.3, '#7a3ac0'],
    ['soft', -1.1, 0.3, 0.5, '#e8437a'],
    ['tubes', 1.0, -0.9, 0.6, '#d9a02a'],
    ['barrel', 2.2, -2.6, 1.1, '#9a6a5a'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c, 0.7, k === 'fan' ? 0.15 : undefined);
  w.add(
    species('anthias'),
    school('a', 130, [0.7, -15.0, -2.6], [1.7, 1.0, 1.5], 0.11, (p) => [-0.8, 0.15, noise3(p[0], p[1], p[2])]),
    FISH,
  );
  w.add(
    species('fusilier', 0.5),
    school('f', 130, [-0.6, -11.6, -8], [3.4, 0.9, 2], 0.26, () => [1, 0.05, 0.2]),
    FISH,
  );
  w.add(
    species('banner'),
    school('b', 6, [-0.5, -14.7, -1.8], [0.6, 0.5, 0.5], 0.2, () => [0.9, 0, 0.3]),
    FISH,
  );
  w.add(turtle(0.45), m4.chain(m4.along([-0.5, -12.6, -5.2], v3.norm([0.8, 0.3, 0.35]), 1.05, 0.25)), TURTLE);
  s.finish(s.render(w), { snow: 0.35, bloom: 0.16, grain: 0.014, aperture: 0.003, focus: 4.2, maxBlur: 0.005 });
});

scene('not-found', { seed: 4, width: 2000, height: 1125, kind: 'frontend', maxKb: 110 }, (s) => {
  const rng = s.rng;
  const D: Vec3 = [1.05, -41.1, -5.4];
  const lamp: Vec3 = [1.98, -41.36, -5.2];
  const aim = v3.norm([0.78, -0.36, -0.5]);
  const env = waterEnv({
    sunDir: v3.norm([-0.3, 0.9, -0.35]),
    sunCol: hex('#4a90d0', 0.3),
    ambUp: hex('#2f6aa8', 0.16),
    ambDown: hex('#03080f', 0.06),
    shadow: { center: [2, -42, -6], radius: 8, size: 2048, soft: 2, strength: 0.8 },
    lights: [
      { pos: lamp, color: hex('#fff0d8', 60), range: 16, dir: aim, cone: 25 },
      { pos: [0.4, -39.8, -5.6], color: hex('#5a9cf0', 9), range: 6 },
      { pos: v3.mad(lamp, aim, 2.4), color: hex('#ffd0a8', 1.2), range: 4 },
    ],
    water: {
      overhead: false,
      deep: hex('#01050c'),
      mid: hex('#04182c'),
      shallow: hex('#0f4a72'),
      glow: hex('#3a8ac0', 0.12),
      glowExp: 3,
      soft: 1.0,
      shafts: 0.5,
      shaftScale: 0.35,
      shaftLength: 40,
      caustics: 0,
      depthFall: 0,
      absorb: [0.1, 0.045, 0.03],
      scatter: [0.06, 0.056, 0.05],
    },
  });
  const w = s.world({ eye: [0.2, -41.2, 0.9], at: [0.35, -40.95, -6], fov: 47 }, env);
  const f = (y: number, z: number) => 4.3 + fbm3(y * 0.22 + 3, z * 0.2, 4.7, 5) * 2.6 + fbm3(y * 0.9, z * 0.9, 5, 4) * 0.7 + 0.1 * (y + 41);
  w.add(
    sheet(
      240,
      180,
      (u, v) => {
        const z = mix(1, -26, u ** 1.4);
        const y = mix(-50, -31, v);
        return [f(y, z), y, z];
      },
      (_u, _v, p) => v3.mix(hex('#4a3f48'), hex('#6a5850'), 0.5 + 0.5 * noise3(p[0], p[1], p[2])),
    ),
    m4.ident(),
    CRUST,
  );
  const spot = (y: number, z: number): Spot => {
    const e = 0.15;
    return { p: [f(y, z), y, z], n: v3.norm([-1, (f(y + e, z) - f(y - e, z)) / (2 * e), (f(y, z + e) - f(y, z - e)) / (2 * e)]) };
  };
  const kit = new Kit(rng, 2);
  plant(w, kit, rng, 900, (r: Rng) => spot(mix(-47, -36, r.next()), mix(-1.5, -16, r.next())), WALL);
  w.add(
    diver(POSES.trim, { suit: '#14181e', accent: '#ff6b52', fin: '#ff6b52', tank: '#d8dce0', torch: true }),
    m4.chain(m4.translate(D), m4.rotY(0.3), m4.rotZ(-0.12)),
    SKIN,
  );
  bubbles(w, rng, v3.add(D, [0.9, 0.3, -0.2]), 4.6, 170, 0.15);
  w.add(
    species('anthias'),
    school('a', 14, v3.mad(lamp, aim, 2.2), [0.7, 0.5, 0.6], 0.13, () => [-0.7, 0.1, 0.4]),
    FISH,
  );
  let l = s.render(w);
  l = beam(s, w, l, { from: lamp, dir: aim, length: 3.6, cone: 14, strength: 1.1, lamp: 0.09 });
  s.finish(l, { snow: 0.6, snowSize: 0.8, bloom: 0.24, exposure: 1.3, vignette: 0.45, grain: 0.014 });
});
