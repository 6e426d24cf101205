// The landing hero: a clear morning over the reef of Bunaken, Manado Tua on the horizon.
import { clamp, fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { terrain } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import { scene } from '../core/registry.ts';
import type { Stage } from '../core/stage.ts';
import { airEnv, waterEnv } from '../core/world.ts';
import { jukung } from '../forms/boats.ts';
import { TURTLE, turtle } from '../forms/creatures.ts';
import { school, species } from '../forms/fish.ts';
import { ridge, volcano } from '../forms/land.ts';
import { CRUST, FISH, PAINT, SLOPE } from '../forms/materials.ts';
import { Kit, plant, type Spot } from '../forms/reef.ts';
import { waterline } from '../forms/split.ts';

type Frame = {
  line: number;
  tilt: number;
  airHorizon: number;
  airFov: number;
  volcanoX: number;
  underHorizon: number;
  underFov: number;
  yaw: number;
  turtle: Vec3;
  /** where the summit stands in the picture */
  summit: [number, number];
  /** a canoe on the sea */
  canoe: [number, number];
  /** nothing grows nearer than this */
  near: number;
};

function hero(s: Stage, f: Frame) {
  const sunAir = v3.norm([-0.86, 0.44, 0.12]);
  const air = airEnv({
    sunDir: sunAir,
    sunCol: hex('#ffdfb4', 3.6),
    ambUp: hex('#9cc4e8', 0.7),
    haze: 0.00011,
    hazeTop: 700,
    hazeCol: hex('#a8d0ea', 0.9),
    sky: {
      zenith: hex('#1a72c4', 0.95),
      horizon: hex('#d9ecf0', 0.98),
      sun: hex('#ffe6b8', 1.25),
      cover: 0.3,
      scale: 0.42,
      seed: 4.2,
      soft: 0.42,
      cumulus: 0.85,
      cumulusHeight: 0.095,
      disc: 0,
      falloff: 9,
      lit: hex('#fffaf0', 1.08),
      dark: hex('#a9c0d4', 0.92),
    },
    sea: {
      level: 0,
      height: 0.09,
      scale: 1.0,
      time: 2.2,
      chop: 0.5,
      body: hex('#0a6c8e'),
      scatter: hex('#1fa6b0', 0.4),
      absorb: [0.5, 0.12, 0.08],
      glint: 1.2,
      rough: 0.06,
      foam: 0,
    },
    aoRadius: 60,
    shadow: { center: [f.volcanoX, 200, -6200], radius: 2600, size: 2048, soft: 1.5, strength: 0.85 },
  });
  const aw = s.world(
    { eye: [0, 0.42, 0], at: [0, 0.42, -10], fov: f.airFov, near: 0.3, far: 60000, shift: [0, 1 - 2 * f.airHorizon] },
    air,
  );
  aw.add(
    volcano({
      center: [f.volcanoX, 0, -6200],
      radius: 1950,
      height: 860,
      seed: 3,
      power: 1.35,
      crater: 0.05,
      forest: '#27452b',
      grass: '#57703a',
      bare: 0.06,
      res: 420,
    }),
    m4.ident(),
    SLOPE,
  );
  aw.add(ridge({ near: 15000, far: 21000, half: 13000, height: 800, seed: 4, gap: [f.volcanoX * 2.2, 4200] }), m4.ident(), SLOPE);
  aw.add(jukung({ body: '#f4f2ea', trim: '#e8503a' }), m4.chain(m4.translate([f.canoe[0], 0, f.canoe[1]]), m4.rotY(-0.35)), PAINT);
  const la = s.render(aw);
  aw.dispose();

  const rng = s.rng;
  const we = waterEnv({
    sunDir: v3.norm([-0.5, 0.84, -0.22]),
    sunCol: hex('#f6fdff', 3.1),
    ambUp: hex('#93dcf0', 0.75),
    shadow: { center: [1.5, -3, -6], radius: 9.5, size: 4096, soft: 1.7, strength: 0.85 },
    lights: [
      { pos: [0.9, -0.9, 0.2], color: hex('#fff0dc', 0.9), range: 7 },
      { pos: [0.9, -0.7, -2.6], color: hex('#ffe8d0', 3), range: 5 },
    ],
    water: {
      deep: hex('#033a68'),
      mid: hex('#0e82c0'),
      shallow: hex('#90e6ee'),
      glow: hex('#c8f6ff', 0.9),
      soft: 0.27,
      absorb: [0.13, 0.03, 0.02],
      scatter: [0.06, 0.056, 0.05],
      caustics: 1,
      causticScale: 1.15,
      shafts: 1.15,
      shaftScale: 0.95,
      shaftLength: 20,
      depthFall: 0.6,
    },
  });
  const ww = s.world(
    { eye: [0, -0.45, 0], at: [Math.sin(f.yaw), -0.45, -Math.cos(f.yaw)], fov: f.underFov, shift: [0, 1 - 2 * f.underHorizon] },
    we,
  );
  // the reef crest rises on the right and falls off to the left
  const h = (x: number, z: number): number => {
    const crest = smooth(-4.2, 2.6, x + 1.6 * noise3(x * 0.24, z * 0.26, 3) - (z + 6) * 0.06);
    const lumps = fbm3(x * 0.5 + 3, z * 0.5, 1, 4) * 0.85 + fbm3(x * 1.6, z * 1.6, 7, 3) * 0.3;
    return (
      mix(-19, -1.65, crest ** 0.8) +
      lumps * (0.5 + 0.7 * crest) -
      0.55 * smooth(-2.6, -0.4, z) -
      0.3 * smooth(5, 14, -z) -
      1.2 * smooth(10, 26, -z) +
      0.75 * Math.exp(-(((x - 1.55) / 0.95) ** 2) - ((z + 4.6) / 0.7) ** 2) +
      0.5 * Math.exp(-(((x - 3.6) / 0.9) ** 2) - ((z + 4.6) / 0.9) ** 2)
    );
  };
  const g = terrain(
    -24,
    30,
    -60,
    0.6,
    320,
    300,
    h,
    (p) => v3.mix(hex('#5f5248'), hex('#8a7a62'), 0.5 + 0.5 * noise3(p[0] * 0.8, 2, p[2] * 0.8)),
    () => [0.9, 0, 0, 0],
    2.2,
  );
  ww.add(g, m4.ident(), CRUST);
  const nrm = (x: number, z: number): Vec3 => {
    const e = 0.12;
    return v3.norm([h(x - e, z) - h(x + e, z), 2 * e, h(x, z - e) - h(x, z + e)]);
  };
  const spot = (x: number, z: number): Spot => ({ p: [x, h(x, z), z], n: nrm(x, z) });
  const pick = (r: Rng): Spot | null => {
    const z = -f.near - 17 * r.next() ** 2.1;
    const x = r.range(-0.95, 1) * (3.2 + -z * 0.95) + f.yaw * -z;
    const p = spot(x, z);
    if (Math.hypot((x - 1.5) / 1.1, (z + 4.5) / 0.75) < 1 && r.chance(0.8)) return null;
    if (p.p[1] > -0.55 || Math.hypot(x, p.p[1] + 0.45, z) < 1.25) return null;
    return p;
  };
  const kit = new Kit(rng, 4);
  plant(ww, kit, rng, 2600, pick, [
    { kind: 'turf', weight: 3.2, size: [0.22, 0.42] },
    {
      kind: 'staghorn',
      weight: 2.0,
      size: [0.35, 0.8],
      up: 0.6,
      colors: ['#c08a3a', '#d0a050', '#7f8a3a', '#b8744a', '#8a6aa8', '#c89a6a'],
    },
    { kind: 'table', weight: 1.5, size: [0.6, 1.5], up: 0.8 },
    { kind: 'boulder', weight: 1.0, size: [0.25, 0.5], up: 0.4, colors: ['#a07f46', '#9a6a50', '#86607a', '#7a7a46'] },
    { kind: 'leaf', weight: 1.2, size: [0.4, 0.85], up: 0.5 },
    { kind: 'leather', weight: 0.8, size: [0.35, 0.7] },
    { kind: 'soft', weight: 1.9, size: [0.3, 0.6], up: 0.4 },
    { kind: 'tubes', weight: 0.4, size: [0.25, 0.45] },
    { kind: 'crinoid', weight: 0.3, size: [0.2, 0.3] },
    { kind: 'fan', weight: 0.22, size: [0.5, 0.9] },
  ]);
  // the warm flash: coral-red soft corals and an anemone near the lens
  const place = (kind: Parameters<Kit['get']>[0], x: number, z: number, size: number, color: string, lift = 0) => {
    const v = kit.get(kind)[rng.int(0, 3)];
    if (!v) return;
    const sp = spot(x, z);
    ww.add(
      v.mesh,
      {
        m: m4.stand([sp.p[0], sp.p[1] - 0.03 + lift, sp.p[2]], v3.mix(sp.n, [0, 1, 0], 0.6), rng.range(0, 6), size),
        tint: hex(color),
        seed: rng.next(),
      },
      v.mat,
    );
  };
  for (const [x, z, size, c] of [
    [1.0, -4.3, 0.75, '#ff5236'],
    [1.45, -4.15, 0.85, '#ff6a42'],
    [1.9, -4.3, 0.7, '#f2405e'],
    [1.25, -4.8, 0.8, '#ff8a3a'],
    [2.35, -4.6, 0.85, '#ff5a3c'],
    [0.7, -4.7, 0.6, '#ff7a5a'],
    [1.75, -5.0, 0.8, '#e8437a'],
    [2.2, -3.4, 0.6, '#ff7a4a'],
    [1.2, -3.3, 0.55, '#ff6a42'],
  ] as const)
    place('soft', x, z, size, c, 0.05);
  place('anemone', 0.72, -3.5, 0.55, '#c9a884', 0.05);
  place('fan', 2.75, -4.9, 1.2, '#d8324a');
  place('fan', 3.6, -5.4, 1.3, '#e86a2a');
  const far = (r: Rng): Spot | null => {
    const z = -7.2 - 23 * r.next() ** 1.5;
    const x = r.range(-1.3, 1.0) * (3 - z * 0.9);
    return spot(x, z);
  };
  plant(
    ww,
    kit,
    rng,
    2400,
    far,
    [
      { kind: 'turf', weight: 2, size: [0.5, 0.9] },
      { kind: 'staghorn', weight: 2, size: [0.7, 1.3] },
      { kind: 'boulder', weight: 1.4, size: [0.5, 1.0] },
      { kind: 'leaf', weight: 1.6, size: [0.6, 1.2] },
      { kind: 'table', weight: 1.2, size: [0.9, 1.7], up: 0.7 },
      { kind: 'soft', weight: 0.7, size: [0.5, 0.8] },
      { kind: 'barrel', weight: 0.15, size: [0.7, 1.1] },
    ],
    ww.cam.eye,
    1.2,
  );
  // fish
  const flow = (p: Vec3): Vec3 => [
    -0.8 + 0.6 * noise3(p[0] * 0.35, p[1] * 0.35, p[2] * 0.35),
    0.15 * noise3(p[2], p[1], 3),
    0.5 * noise3(p[0] * 0.3, 5, p[2] * 0.3),
  ];
  ww.add(species('anthias'), school('a', 190, [2.2, -1.45, -4.3], [2.4, 0.7, 1.7], 0.105, flow), FISH);
  ww.add(species('anthiasPink'), school('b', 90, [3.6, -1.5, -5.6], [2.0, 0.7, 1.7], 0.105, flow), FISH);
  ww.add(species('chromis'), school('c', 150, [0.6, -1.75, -6.0], [2.6, 0.7, 2.0], 0.09, flow), FISH);
  ww.add(
    species('fusilier', 0.5),
    school('f', 170, [-4.2, -2.6, -11], [4.2, 1.1, 3], 0.24, () => [1, 0.05, 0.25]),
    FISH,
  );
  ww.add(
    species('pyramid'),
    school('p', 22, [1.2, -1.55, -4.8], [1.3, 0.55, 1.0], 0.16, () => [-0.8, 0, 0.3]),
    FISH,
  );
  ww.add(
    species('clown'),
    school('k', 5, [0.72, h(0.72, -3.5) + 0.38, -3.35], [0.25, 0.08, 0.15], 0.09, () => [0.6, 0.1, 0.6]),
    FISH,
  );
  ww.add(turtle(0.55), m4.chain(m4.along(f.turtle, v3.norm([0.86, 0.12, 0.46]), 1.0, 0.45)), TURTLE);
  const lw = s.render(ww);
  ww.dispose();
  // morning cloud caught on the volcano's shoulder
  const [vx, vy] = f.summit;
  const lc = s.combine(
    la,
    la,
    `
 vec2 p=(uv-vec2(${vx.toFixed(4)},${vy.toFixed(4)}))*vec2(aspect,1.);
 vec2 q=p*vec2(1.,2.2);q+=.05*(vec2(fbm(p*9.,4),fbm(p*9.+7.,4))-.5);
 float n=fbm(q*vec2(11.,13.)+3.1,6);
 float band=exp(-pow((p.y+.066+.05*(vn(p*14.)-.5)+.25*p.x)/.022,2.))*smoothstep(.16,.02,abs(p.x-.045));
 float k=smoothstep(.50,.80,n*1.05+band*.16)*smoothstep(.05,.7,band)*.85;
 float lit=.78+.5*(n-fbm(q*vec2(11.,13.)+vec2(3.3,2.8),6));
 mul=vec3(1.-k);add=vec3(1.02,.99,.95)*lit*k;`,
  );
  let l = waterline(s, lc, lw, { level: f.line, tilt: f.tilt, swell: 0.011, seed: 2.3 });
  // the bottom grows deep and quiet: numerals stand there
  l = s.combine(l, l, `float k=smoothstep(.32,.02,uv.y);mul=mix(vec3(1.),vec3(.24,.36,.46),k);add=vec3(.002,.012,.028)*k;`);
  s.finish(l, { exposure: 1.0, snow: 0.2, bloom: 0.1, vignette: 0.2, grain: 0.009, saturation: 1.08 });
  void clamp;
}

scene('hero-wide', { seed: 21, width: 2400, height: 1350, kind: 'frontend', maxKb: 180 }, (s) =>
  hero(s, {
    line: 0.555,
    tilt: 0.05,
    airHorizon: 0.645,
    airFov: 36,
    volcanoX: 1150,
    underHorizon: 0.47,
    underFov: 56,
    yaw: 0,
    turtle: [-0.95, -1.05, -3.1],
    summit: [0.66, 0.86],
    canoe: [15.5, -46],
    near: 1.5,
  }),
);

scene('hero-tall', { seed: 21, width: 1080, height: 1620, kind: 'frontend', maxKb: 64 }, (s) =>
  hero(s, {
    line: 0.6,
    tilt: 0.035,
    airHorizon: 0.675,
    airFov: 48,
    volcanoX: 420,
    underHorizon: 0.49,
    underFov: 60,
    yaw: 0.13,
    turtle: [-0.22, -1.0, -3.7],
    summit: [0.61, 0.84],
    canoe: [-8, -44],
    near: 2.2,
  }),
);
