// The other seas: Bangka, Siladen, Manado Tua, Nain, Pulisan.
import { clamp, fbm3, m4, mix, noise3, type Rng, ridged3, smooth, type Vec3, v3 } from '../core/math.ts';
import { isosurface, terrain } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import { scene } from '../core/registry.ts';
import { type Env, type Instance, type Material, waterEnv } from '../core/world.ts';
import { diveBoat, jukung } from '../forms/boats.ts';
import { bubbles } from '../forms/bubbles.ts';
import { COELACANTH, coelacanth, TURTLE, turtle } from '../forms/creatures.ts';
import { school, species } from '../forms/fish.ts';
import { floor, HARD, put, WALL, wedge } from '../forms/garden.ts';
import { hour, palms, sea, shrubs } from '../forms/land/set.ts';
import { ridge } from '../forms/land.ts';
import { CRUST, FISH, PAINT, SKIN, SLOPE } from '../forms/materials.ts';
import { diver, POSES } from '../forms/people.ts';
import { Kit, type Plan, plant, type Spot } from '../forms/reef.ts';
import { waterline } from '../forms/split.ts';

type Water = Partial<NonNullable<Env['water']>>;

/** Seeds plants on the surface of a distance field: marches random rays onto it. */
function onto(f: (p: Vec3) => number, from: (r: Rng) => [Vec3, Vec3]): (r: Rng) => Spot | null {
  return (r) => {
    let [p, d] = from(r);
    d = v3.norm(d);
    for (let i = 0; i < 60; i++) {
      const k = f(p);
      if (k < 0.02) {
        const e = 0.06;
        const n = v3.norm([f([p[0] + e, p[1], p[2]]) - k, f([p[0], p[1] + e, p[2]]) - k, f([p[0], p[1], p[2] + e]) - k]);
        return { p, n };
      }
      p = v3.mad(p, d, Math.max(0.03, k * 0.7));
      if (v3.len(p) > 80) return null;
    }
    return null;
  };
}

scene('bangka-soft-coral', { seed: 2 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.45, 0.84, -0.25]),
    sunCol: hex('#f2fffa', 3.4),
    ambUp: hex('#8fe0e0', 0.62),
    ambDown: hex('#3a2a5a', 0.26),
    shadow: { center: [0.4, -7.5, -3.5], radius: 6.5, size: 3072, soft: 2, strength: 0.88 },
    lights: [
      { pos: [-0.6, -6.6, 1.6], color: hex('#fff0e2', 8), range: 9 },
      { pos: [1.8, -7.4, 0.6], color: hex('#ffe6d8', 4), range: 7 },
    ],
    water: {
      deep: hex('#033848'),
      mid: hex('#0888a4'),
      shallow: hex('#58d4d6'),
      glow: hex('#dcfff4', 1.2),
      soft: 0.55,
      shafts: 1.3,
      caustics: 0.7,
      causticScale: 1.2,
      absorb: [0.13, 0.034, 0.032],
      scatter: [0.06, 0.056, 0.055],
    },
  });
  const w = s.world({ eye: [0, -7.2, 2.2], at: [0.05, -7.15, -4], fov: 52 }, env);
  const h = (x: number, z: number) =>
    -8.9 +
    1.9 * Math.exp(-(((x - 1.9) / 1.5) ** 2) - ((z + 3.4) / 1.6) ** 2) +
    1.5 * Math.exp(-(((x + 2.6) / 1.3) ** 2) - ((z + 4.4) / 1.4) ** 2) +
    0.7 * Math.exp(-((x / 1.4) ** 2) - ((z + 1.5) / 0.9) ** 2) +
    fbm3(x * 0.5, z * 0.5, 3, 4) * 0.9 +
    fbm3(x * 1.8, z * 1.8, 6, 3) * 0.25 -
    3 * smooth(7, 22, -z);
  const f = floor(w, h, {
    x: [-18, 18],
    z: [-40, 1.6],
    color: (p) => v3.mix(hex('#5a3a48'), hex('#7a5a58'), 0.5 + 0.5 * noise3(p[0], 2, p[2])),
  });
  const kit = new Kit(rng, 4);
  const PINK = ['#ff5a4a', '#ff7a3c', '#e8437a', '#ff8fa0', '#ff9a5a', '#f2405e', '#ffb84a', '#c84ad0', '#ff6a8a'] as const;
  const plans: Plan[] = [
    { kind: 'soft', weight: 9, size: [0.3, 0.75], up: 0.35, colors: PINK, clump: 0.7 },
    { kind: 'turf', weight: 2.5, size: [0.2, 0.4] },
    { kind: 'fan', weight: 1, size: [0.6, 1.3], up: 0.5, colors: ['#ff8a3a', '#d8324a', '#e86a2a'] },
    { kind: 'leather', weight: 0.8, size: [0.3, 0.5] },
    { kind: 'tubes', weight: 0.8, size: [0.25, 0.5] },
    { kind: 'staghorn', weight: 0.6, size: [0.3, 0.6] },
    { kind: 'crinoid', weight: 0.7, size: [0.2, 0.34] },
    { kind: 'boulder', weight: 0.6, size: [0.25, 0.6] },
    { kind: 'whips', weight: 0.4, size: [0.6, 1.2] },
  ];
  plant(
    w,
    kit,
    rng,
    950,
    wedge(f, { near: -0.3, far: 15, pow: 1.7, base: 3.6, clear: (p) => v3.dist(p, w.cam.eye) > 1.5 }),
    plans,
    w.cam.eye,
    2.4,
  );
  for (const [cx, cz, sp] of [
    [1.9, -3.4, 1.3],
    [-2.6, -4.4, 1.2],
  ] as const)
    plant(w, kit, rng, 120, (r) => f.spot(cx + r.gauss() * sp * 0.6, cz + 0.35 + r.gauss() * sp * 0.5), plans, w.cam.eye, 2.4);
  for (const [k, x, z, z2, c] of [
    ['soft', 0.35, -1.0, 0.75, '#ff6a4a'],
    ['soft', -0.35, -1.2, 0.62, '#ff9a4a'],
    ['soft', 0.95, -1.5, 0.8, '#e8437a'],
    ['soft', 1.7, -2.2, 0.95, '#ff5a5a'],
    ['soft', -1.3, -2.0, 0.7, '#c84ad0'],
    ['fan', 2.3, -3.4, 1.5, '#ff8a3a'],
    ['soft', -2.2, -3.2, 0.9, '#ff7a8a'],
    ['crinoid', 1.4, -1.9, 0.36, '#f0d040'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c, 0.5, k === 'fan' ? 0.2 : undefined);
  const flow = (p: Vec3): Vec3 => [0.8 + 0.5 * noise3(p[0] * 0.4, p[1], p[2] * 0.4), 0.15 * noise3(p[2], p[1], 3), 0.5];
  w.add(species('anthias'), school('a', 190, [0.3, -6.9, -3.2], [2.9, 0.9, 1.9], 0.1, flow), FISH);
  w.add(species('chromis'), school('c', 90, [-1.2, -6.3, -4.8], [2.6, 0.8, 1.8], 0.09, flow), FISH);
  w.add(
    species('banner'),
    school('b', 7, [-0.7, -6.75, -2.4], [0.8, 0.35, 0.6], 0.2, () => [0.8, 0, 0.2]),
    FISH,
  );
  w.add(
    species('angel'),
    school('e', 2, [0.75, -6.8, -0.7], [0.4, 0.15, 0.2], 0.26, () => [-0.8, 0.02, 0.35]),
    FISH,
  );
  s.finish(s.render(w), { snow: 0.3, aperture: 0.006, focus: 3.6, maxBlur: 0.008, bloom: 0.13, saturation: 1.08 });
});

scene('bangka-pinnacle', { seed: 15 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.3, 0.74, -0.6]),
    sunCol: hex('#eafff8', 3.8),
    ambUp: hex('#7fd8e0', 0.6),
    ambDown: hex('#0c2c48', 0.22),
    shadow: { center: [1, -11, -11], radius: 12, size: 3072, soft: 1.6, strength: 0.85 },
    lights: [{ pos: [-0.2, -13.6, 1.5], color: hex('#fff0e0', 8), range: 11 }],
    water: {
      deep: hex('#021a2c'),
      mid: hex('#08567a'),
      shallow: hex('#6cd4d8'),
      glow: hex('#d8fff0', 0.75),
      glowExp: 8,
      soft: 0.85,
      shafts: 0.8,
      shaftScale: 0.5,
      shaftLength: 40,
      caustics: 0.5,
      absorb: [0.12, 0.036, 0.034],
      scatter: [0.05, 0.046, 0.046],
    },
  });
  const w = s.world({ eye: [-0.6, -14.6, 3], at: [0.2, -12.2, -8], fov: 62 }, env);
  const f = (p: Vec3): number => {
    const a = Math.hypot(p[0] - 1.6, (p[2] + 10.5) * 0.9) - mix(4.6, 1.3, smooth(-22, -3.6, p[1])) + 1.3 * smooth(-4.5, -3.4, p[1]) * 3;
    const b = Math.hypot(p[0] + 4.6, (p[2] + 14) * 0.9) - mix(3.6, 0.8, smooth(-22, -8.5, p[1])) + smooth(-9.5, -8, p[1]) * 4;
    const g = p[1] + 18.5 + 0.05 * p[2];
    const d = Math.min(a, b, g);
    return (d - fbm3(p[0] * 0.35, p[1] * 0.3, p[2] * 0.35, 4) * 1.7 - (ridged3(p[0] * 0.3, p[1] * 0.12, p[2] * 0.3, 3) - 0.5) * 0.7) * 0.7;
  };
  w.add(
    isosurface(f, [-15, -21, -26], [16, -2.6, 2], 0.17, (p) =>
      v3.mix(hex('#4a4448'), hex('#6a5a50'), 0.5 + 0.5 * noise3(p[0], p[1], p[2])),
    ),
    m4.ident(),
    CRUST,
  );
  const kit = new Kit(rng, 3);
  const pick = onto(f, (r) => {
    const q: Vec3 = [r.range(-9, 9), r.range(-19, -3), -r.range(6, 16)];
    return [v3.add(w.cam.eye, [r.gauss() * 2, r.gauss() * 2 + 1, 0]), v3.sub(q, w.cam.eye)];
  });
  plant(
    w,
    kit,
    rng,
    1700,
    (r) => {
      const q = pick(r);
      return q && v3.dist(q.p, w.cam.eye) > 1.6 ? q : null;
    },
    WALL.map((p) => (p.kind === 'soft' ? { ...p, weight: 4.5, size: [0.35, 0.8] } : p)),
  );
  const flow = (p: Vec3): Vec3 => [(p[2] + 10.5) * 0.3, 0.05 * noise3(p[0], p[1], p[2]), -(p[0] - 1.6) * 0.3];
  w.add(species('jack', 0.5), school('j', 260, [-2.2, -8.6, -6.2], [2.8, 1.6, 1.8], 0.42, flow), FISH);
  w.add(
    species('anthias', 0.5),
    school('a', 320, [0.4, -10.2, -7.4], [3.4, 3.8, 1.4], 0.13, (p) => [0.6 * noise3(p[0], 1, p[2]), 0.2, 0.8]),
    FISH,
  );
  w.add(
    species('chromis', 0.5),
    school('c', 220, [2.2, -4.4, -9.5], [3.2, 1.0, 2], 0.13, (p) => [1, 0.1 * noise3(p[0], p[1], 3), 0.3]),
    FISH,
  );
  for (const [k, D, ry] of [
    [0, [-3.9, -10.6, -7.4], -0.2],
    [1, [-5.4, -9.4, -9.6], -0.3],
  ] as [number, Vec3, number][]) {
    w.add(
      diver(k ? POSES.trim : POSES.kick, {
        suit: '#0e1216',
        accent: k ? '#14a3b4' : '#ff6b52',
        fin: k ? '#e8ecec' : '#ffb02a',
        tank: '#d8dce0',
        torch: true,
      }),
      m4.chain(m4.translate(D), m4.rotY(ry), m4.rotZ(0.22)),
      SKIN,
    );
    bubbles(w, rng, v3.add(D, [0.8, 0.4, 0.2]), 7, 150);
  }
  s.finish(s.render(w), { snow: 0.4, bloom: 0.16, exposure: 1.12, vignette: 0.3, contrast: 1.12 });
});

scene('siladen-reef', { seed: 31 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.4, 0.88, -0.2]),
    sunCol: hex('#fffdf2', 2.7),
    ambUp: hex('#a8ecf0', 0.85),
    ambDown: hex('#8fb8a8', 0.3),
    shadow: { center: [0, -2.4, -4.5], radius: 8, size: 4096, soft: 1.6, strength: 0.8 },
    water: {
      deep: hex('#0784a8'),
      mid: hex('#1aa8cc'),
      shallow: hex('#66dce2'),
      glow: hex('#ffffff', 0.7),
      soft: 0.35,
      shafts: 0.9,
      shaftScale: 1.3,
      shaftLength: 14,
      caustics: 1,
      causticScale: 1.35,
      absorb: [0.11, 0.022, 0.022],
      scatter: [0.066, 0.064, 0.06],
    },
  });
  const w = s.world({ eye: [0, -1.25, 2.0], at: [0, -1.45, -4], fov: 58 }, env);
  const bommie = (x: number, z: number) =>
    smooth(-0.04, 0.22, fbm3(x * 0.34 + 5, z * 0.34, 2, 3) + 0.2 * smooth(0.7, 3.4, Math.abs(x + 0.5 + 0.12 * z)) - 0.1);
  const h = (x: number, z: number) =>
    -2.55 + 0.1 * fbm3(x * 0.7, z * 0.7, 1, 3) + 0.75 * bommie(x, z) + 0.25 * fbm3(x * 1.5, z * 1.5, 8, 3) * bommie(x, z) - 0.04 * -z * 0.6;
  const sandMat: Material = {
    ...CRUST,
    name: 'reefsand',
    surface: `
 if(vA.w<.45){vec2 p=vP.xz;vec2 wp=p+.5*vec2(vn(p*.8),vn(p*.8+9.));float rp=1.-abs(sin(wp.x*5.+wp.y*8.+2.2*vn(p*.6)));
  s.n=bumpN(s.n,vP,rp*.02+fbm(p*9.,3)*.015);s.alb=vec3(.42,.38,.30)*(.75+.3*fbm(p*2.,3)+.2*(vn(p*120.)-.5));s.alb=mix(s.alb,vec3(.3,.27,.2),smoothstep(.62,.7,fbm(p*1.7,4))*.5);s.wrap=.2;s.gloss=.05;}
 else{${CRUST.surface}}`,
  };
  const f = floor(w, h, { x: [-24, 24], z: [-40, 1.6], mat: sandMat, aux: (p) => [0.95, 0, 0, bommie(p[0], p[2])] });
  const kit = new Kit(rng, 4);
  const on = (p: Vec3) => bommie(p[0], p[2]) > 0.4 && v3.dist(p, w.cam.eye) > 1.2;
  plant(
    w,
    kit,
    rng,
    3400,
    wedge(f, { near: -0.6, far: 18, pow: 1.7, base: 3.4, clear: on }),
    HARD.map((p) => (p.kind === 'staghorn' || p.kind === 'table' ? { ...p, weight: p.weight * 1.6 } : p)),
  );
  put(w, kit, rng, 'table', f.spot(1.9, -2.1), 1.7, '#9a7a44', 0.9);
  put(w, kit, rng, 'table', f.spot(-2.6, -3.4), 1.6, '#7a8a4a', 0.9);
  put(w, kit, rng, 'staghorn', f.spot(-1.5, -1.5), 1.0, '#6a78c8');
  put(w, kit, rng, 'boulder', f.spot(0.9, -2.9), 1.2, '#b08a4a');
  put(w, kit, rng, 'anemone', f.spot(1.05, -1.0), 0.55, '#c8a0b0');
  w.add(
    species('clown'),
    school('k', 5, v3.add(f.spot(1.05, -1.0).p, [0, 0.33, 0.1]), [0.25, 0.1, 0.15], 0.1, () => [0.6, 0.1, 0.5]),
    FISH,
  );
  const flow = (p: Vec3): Vec3 => [-0.9, 0.06 * noise3(p[2], p[1], 3), 0.4 * noise3(p[0] * 0.3, 5, p[2] * 0.3)];
  w.add(species('snapper'), school('s', 110, [-0.3, -1.65, -4.2], [2.2, 0.42, 1.4], 0.17, flow), FISH);
  w.add(species('chromis'), school('c', 130, [1.5, -1.4, -4.0], [2.4, 0.45, 1.6], 0.085, flow), FISH);
  w.add(
    species('idol'),
    school('i', 4, [-0.6, -1.6, -1.9], [0.5, 0.2, 0.3], 0.2, () => [0.9, 0, 0.2]),
    FISH,
  );
  w.add(
    species('parrot'),
    school('p', 5, [-2.2, -1.8, -5.4], [1.2, 0.3, 0.8], 0.4, () => [0.9, 0, 0.3]),
    FISH,
  );
  s.finish(s.render(w), { bloom: 0.1, aperture: 0.003, focus: 4.2, maxBlur: 0.006, exposure: 0.98 });
});

scene('manado-tua-coelacanth', { seed: 19 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.3, 0.9, -0.3]),
    sunCol: hex('#3a78c8', 0.16),
    ambUp: hex('#3a70b8', 0.2),
    ambDown: hex('#050c1c', 0.1),
    aoRadius: 0.4,
    shadow: { center: [0.3, -150, -3], radius: 5, size: 2048, soft: 2, strength: 0.9 },
    lights: [
      { pos: [-2.2, -148.0, 0.9], color: hex('#fff2dc', 34), range: 12, dir: [0.62, -0.48, -0.78], cone: 30 },
      { pos: [3.0, -147.8, -5.6], color: hex('#4a9cff', 5), range: 9 },
      { pos: [-0.4, -150.4, 1.4], color: hex('#ffe2c4', 1.3), range: 6 },
    ],
    water: {
      surface: 0,
      overhead: false,
      deep: hex('#01040c'),
      mid: hex('#03122e'),
      shallow: hex('#0e3f74'),
      glow: hex('#3a80c0', 0.25),
      glowExp: 4,
      soft: 0.9,
      shafts: 0,
      caustics: 0,
      depthFall: 0,
      absorb: [0.12, 0.05, 0.03],
      scatter: [0.07, 0.066, 0.06],
    },
  });
  const w = s.world({ eye: [-0.2, -149.75, 1.9], at: [0.15, -149.85, -4], fov: 50 }, env);
  const f = (p: Vec3): number => {
    const fl = p[1] + 151.3 - 0.18 * p[0] - 0.1 * fbm3(p[0] * 0.8, 1, p[2] * 0.8, 3) * 4 * 0.5;
    const roof = -(p[1] + 147.7 + 0.35 * p[0] - 0.25 * smooth(-1, -6, p[2]));
    const back = p[2] + 6.6 + 0.8 * p[0] * 0.45;
    const right = 3.6 - p[0];
    const d = Math.min(fl, roof, Math.max(back, -(p[0] + 1.2)), right);
    return (d - fbm3(p[0] * 0.7, p[1] * 0.7, p[2] * 0.7, 5) * 0.9 - (ridged3(p[0] * 0.5, p[1] * 0.5, p[2] * 0.5, 4) - 0.5) * 0.5) * 0.75;
  };
  w.add(
    isosurface(f, [-8, -153, -11], [6, -146, 2.2], 0.085, (p) =>
      v3.mix(hex('#5f5a58'), hex('#8a8078'), 0.5 + 0.5 * noise3(p[0] * 2, p[1] * 2, p[2] * 2)),
    ),
    m4.ident(),
    {
      name: 'lava',
      surface: `float h=fbm(vP*5.,5)*.16+fbm(vP*20.,3)*.03;vec2 wl=worley(vP*3.5);h+=smoothstep(.0,.45,wl.x)*.05;s.n=bumpN(s.n,vP,h);s.alb*=.35+.9*fbm(vP*3.,4);s.alb=mix(s.alb,vec3(.55,.53,.48),smoothstep(.62,.7,fbm(vP*1.6+9.,4))*.5);s.alb=mix(s.alb,vec3(.35,.12,.08),smoothstep(.66,.7,fbm(vP*2.6+29.,4))*.6);s.ao*=smoothstep(.1,.7,fbm(vP*5.,3)*1.3);s.gloss=.15;`,
    },
  );
  w.add(coelacanth(), m4.chain(m4.along([0.22, -149.85, -1.35], v3.norm([-0.9, 0.06, 0.42]), 1.75, 0.05)), COELACANTH);
  w.add(coelacanth(), m4.chain(m4.along([1.9, -149.2, -4.2], v3.norm([-0.75, -0.05, 0.6]), 1.5, -0.1)), COELACANTH);
  const kit = new Kit(rng, 2);
  const pick = onto(f, (r) => [
    [r.range(-2, 1.5), -149.6, r.range(-3, 0.6)],
    [r.gauss(), r.gauss() * 0.8 - 0.3, -0.5 + r.gauss() * 0.6],
  ]);
  plant(w, kit, rng, 70, pick, [
    { kind: 'whips', weight: 2, size: [0.4, 0.9], colors: ['#d8c8b0', '#c87a5a'] },
    { kind: 'fan', weight: 1, size: [0.3, 0.6], colors: ['#d8b08a', '#c84a3a'] },
    { kind: 'tubes', weight: 1, size: [0.12, 0.25], colors: ['#d8d0c0', '#c8a060'] },
    { kind: 'crinoid', weight: 0.6, size: [0.15, 0.25], colors: ['#e0d8c0'] },
  ]);
  s.finish(s.render(w), {
    snow: 1.1,
    snowSize: 0.9,
    aperture: 0.02,
    focus: 3.3,
    maxBlur: 0.008,
    bloom: 0.16,
    exposure: 1.25,
    vignette: 0.5,
    saturation: 1.05,
  });
});

scene('nain-lagoon', { seed: 23 }, (s) => {
  const rng = s.rng;
  const env = hour('day', {
    sunDir: v3.norm([-0.55, 0.72, -0.15]),
    sunCol: hex('#fff4e0', 3.3),
    haze: 0.00009,
    sea: sea('lagoon', {
      height: 0.1,
      scale: 0.5,
      chop: 0.4,
      body: hex('#0878a8', 0.9),
      scatter: hex('#3cc6c0', 0.05),
      absorb: [0.26, 0.05, 0.035],
      rough: 0.05,
      foam: 0.2,
      glint: 0.5,
    }),
    shadow: { center: [6, 0, -95], radius: 75, size: 4096, soft: 1.5, strength: 0.9 },
    aoRadius: 1.5,
    sky: { falloff: 7, cumulusHeight: 0.06, cover: 0.3, scale: 0.5 },
  });
  const w = s.world({ eye: [0, 34, 20], at: [2, 6, -80], fov: 46, near: 1, far: 60000 }, env);
  // a crescent of sand, patch reefs, a blue channel
  const h = (x: number, z: number): number => {
    const bar = Math.exp(-(((Math.hypot(x - 34, z + 84) - 46) / 7) ** 2)) * smooth(30, -28, x - 0.15 * (z + 80));
    const isl = Math.exp(-(((x - 46) / 30) ** 2) - ((z + 128) / 20) ** 2);
    const patch = smooth(0.1, 0.3, fbm3(x * 0.045 + 7, z * 0.045, 3, 4));
    const chan = smooth(-34, -66, x + 0.3 * (z + 60)) + smooth(210, 340, -z);
    return (
      -2.2 + 2.75 * bar + 4.6 * isl + 0.9 * patch * (1 - bar) - 9 * chan - 0.8 * smooth(-40, 20, z) + 0.35 * fbm3(x * 0.08, z * 0.08, 9, 4)
    );
  };
  w.add(
    terrain(
      -260,
      300,
      -620,
      24,
      420,
      460,
      h,
      (p) => {
        const patch = smooth(0.16, 0.3, fbm3(p[0] * 0.045 + 7, p[2] * 0.045, 3, 4)) * smooth(0.1, -0.5, p[1]);
        const spots = smooth(0.2, 0.34, fbm3(p[0] * 0.16, p[2] * 0.16, 5, 3)) * smooth(-0.2, -0.9, p[1]) * 0.8;
        const grass = smooth(1.0, 2.2, p[1] + fbm3(p[0] * 0.2, p[2] * 0.2, 1, 3));
        let c = v3.mix(hex('#f4e6c4'), hex('#4a4a2c'), Math.max(patch, spots) * 0.9);
        c = v3.mix(c, hex('#4f6a2c'), grass);
        return c;
      },
      () => [1, 0, 0.05, 0.3],
      1.8,
    ),
    m4.ident(),
    { name: 'beach', surface: `vec2 p=vP.xz;s.alb*=.82+.3*fbm(p*.35,4)+.12*(vn(p*3.)-.5);s.n=bumpN(s.n,vP,fbm(p*.9,4)*.12);s.wrap=.2;` },
  );
  const spots: Vec3[] = [];
  for (let i = 0; i < 900 && spots.length < 150; i++) {
    const x = 46 + rng.gauss() * 20;
    const z = -128 + rng.gauss() * 10;
    if (h(x, z) > 1.5) spots.push([x, h(x, z) - 0.1, z]);
  }
  palms(w, rng, spots, { h: 14 });
  shrubs(
    w,
    rng,
    spots
      .flatMap((p) =>
        [0, 1].map((): Vec3 => {
          const x = p[0] + rng.gauss() * 4;
          const z = p[2] + rng.gauss() * 3;
          return [x, h(x, z), z];
        }),
      )
      .filter((p) => p[1] > 1),
    { s: [1.2, 3.4] },
  );
  w.add(ridge({ near: 4200, far: 6500, half: 5200, height: 420, seed: 14, res: 260, scale: 0.0005 }), m4.ident(), SLOPE);
  w.add(jukung({ body: '#f4f2ea', trim: '#e8503a' }), m4.chain(m4.translate([-9, 0, -40]), m4.rotY(0.6)), PAINT);
  w.add(jukung({ body: '#2a8fc0', trim: '#f4f0e0' }), m4.chain(m4.translate([9.5, 0, -54]), m4.rotY(2.4)), PAINT);
  w.add(diveBoat({ len: 14 }), m4.chain(m4.translate([-22, 0, -84]), m4.rotY(0.5)), PAINT);
  s.finish(s.render(w), { bloom: 0.08, exposure: 0.84, saturation: 1.1 });
});

scene('pulisan-reef', { seed: 27 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.42, 0.78, -0.46]),
    sunCol: hex('#f2fff6', 4.4),
    ambUp: hex('#8fe0d8', 0.34),
    ambDown: hex('#2a3a3a', 0.16),
    shadow: { center: [0, -5.5, -6], radius: 8.5, size: 4096, soft: 1.8, strength: 0.96 },
    lights: [
      { pos: [-0.2, -5.9, 2.4], color: hex('#ffeedd', 9), range: 9 },
      { pos: [0.8, -7.0, 0.4], color: hex('#ffe2cc', 3), range: 6 },
    ],
    water: {
      deep: hex('#02485e'),
      mid: hex('#0f98b4'),
      shallow: hex('#8fe8e6'),
      glow: hex('#f0fff8', 1.8),
      glowExp: 5,
      soft: 0.6,
      shafts: 1.5,
      shaftScale: 0.75,
      shaftLength: 24,
      caustics: 1,
      causticScale: 1.3,
      absorb: [0.1, 0.026, 0.028],
      scatter: [0.03, 0.028, 0.028],
    },
  });
  const w = s.world({ eye: [0, -6.5, 3.2], at: [0.1, -5.9, -5], fov: 56 }, env);
  const f = (p: Vec3): number => {
    const rockN = fbm3(p[0] * 0.5, p[1] * 0.5, p[2] * 0.5, 5) * 1.1 + (ridged3(p[0] * 0.35, p[1] * 0.35, p[2] * 0.35, 3) - 0.5) * 0.6;
    const slab = Math.max(Math.abs(p[2] + 2.6) - 3.0, p[1] + 0.9);
    const hole = Math.hypot((p[0] - 0.25 - 0.12 * (p[1] + 6)) / 2.9, (p[1] + 5.5) / 2.4) - 1;
    const arch = Math.max(slab, -hole * 1.6);
    const chimney = Math.hypot(p[0] + 1.3, p[2] + 2.4) - 0.8;
    const fl = p[1] + 7.9 - 0.12 * Math.abs(p[0]) - 0.1 * p[2] * 0.2;
    return (Math.min(Math.max(arch, -chimney), fl) - rockN * 0.62) * 0.7;
  };
  w.add(
    isosurface(f, [-9, -9.2, -8.5], [9, -0.4, 1.9], 0.105, (p) =>
      v3.mix(hex('#4a4440'), hex('#7a6a58'), 0.5 + 0.5 * noise3(p[0], p[1], p[2])),
    ),
    m4.ident(),
    CRUST,
  );
  const h = (x: number, z: number) => -7.9 + 0.1 * Math.abs(x) + fbm3(x * 0.4, z * 0.4, 4, 4) * 0.8 - 2 * smooth(14, 26, -z);
  const g = floor(w, h, { x: [-22, 22], z: [-40, -5] });
  const kit = new Kit(rng, 3);
  const pick = onto(f, (r) => [
    [r.range(-1.2, 1.6), r.range(-6.6, -5), r.range(-4, 1.6)],
    [r.gauss(), r.gauss() * 0.9 - 0.25, r.gauss() * 0.7 - 0.2],
  ]);
  plant(
    w,
    kit,
    rng,
    900,
    (r) => {
      const q = pick(r);
      return q && v3.dist(q.p, w.cam.eye) > 1.4 ? q : null;
    },
    WALL.map((p) => ({ ...p, size: [p.size[0] * 0.8, p.size[1] * 0.75] as [number, number] })),
  );
  plant(w, kit, rng, 900, wedge(g, { near: 6, far: 24, pow: 1.4, base: 2 }), HARD, w.cam.eye, 2);
  for (const [k, x, z, z2, c] of [
    ['fan', 2.3, -0.6, 1.2, '#d8324a'],
    ['soft', -1.9, -0.4, 0.6, '#ff6a4a'],
    ['soft', 1.6, -0.9, 0.5, '#ff8a4a'],
    ['staghorn', 0.3, -1.6, 0.7, '#b8863a'],
  ] as const) {
    const q = onto(f, () => [
      [x, -6.2, z],
      [0.15 * Math.sign(x), -1, 0],
    ])(rng);
    if (q) put(w, kit, rng, k, q, z2, c, 0.8, k === 'fan' ? 0.2 : undefined);
  }
  const flow = (p: Vec3): Vec3 => [0.9, 0.1 * noise3(p[2], p[1], 3), 0.3 * noise3(p[0] * 0.4, 2, p[2] * 0.4)];
  w.add(species('banner'), school('b', 22, [0.2, -5.5, -4.2], [1.4, 0.7, 1.0], 0.24, flow), FISH);
  w.add(species('anthias'), school('a', 110, [0.5, -6.5, -3.2], [2.0, 0.6, 1.6], 0.1, flow), FISH);
  w.add(species('chromis', 0.5), school('c', 260, [0, -4.6, -11], [5, 1.6, 3], 0.13, flow), FISH);
  w.add(turtle(0.3), m4.chain(m4.along([0.9, -5.0, -8.4], v3.norm([-0.8, 0.15, 0.4]), 1.0, 0.2)), TURTLE);
  s.finish(s.render(w), { snow: 0.3, bloom: 0.16, exposure: 1.12, vignette: 0.3, contrast: 1.12, saturation: 1.1 });
  void [clamp, bubbles, waterline, waterEnv];
  void (0 as unknown as Water | Instance);
});
