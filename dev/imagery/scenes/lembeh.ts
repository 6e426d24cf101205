// Lembeh: black sand, one bright critter; the strait above.
import { fbm3, m4, noise3, type Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { Mesh, sphere, tube } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import { scene } from '../core/registry.ts';
import type { Stage } from '../core/stage.ts';
import { type Env, type Instance, waterEnv } from '../core/world.ts';
import { diveBoat, jukung } from '../forms/boats.ts';
import { bubbles } from '../forms/bubbles.ts';
import { anemone, seaFan, tubes } from '../forms/coral.ts';
import { frogfish, nudibranch, seahorse } from '../forms/creatures.ts';
import { school, species } from '../forms/fish.ts';
import { floor, put, wedge } from '../forms/garden.ts';
import { hour, sea } from '../forms/land/set.ts';
import { ridge } from '../forms/land.ts';
import { BLACK_SAND, FAN, FISH, PAINT, SKIN, SLOPE, SOFT, SPONGE } from '../forms/materials.ts';
import { diver, POSES } from '../forms/people.ts';
import { Kit, plant } from '../forms/reef.ts';

const GREEN: Partial<NonNullable<Env['water']>> = {
  deep: hex('#020d18'),
  mid: hex('#083a52'),
  shallow: hex('#3f9aa4'),
  glow: hex('#cfeeee', 0.6),
  glowExp: 6,
  soft: 0.8,
  absorb: [0.17, 0.05, 0.055],
  scatter: [0.075, 0.07, 0.066],
  depthFall: 0.45,
};

scene('lembeh-black-sand', { seed: 3 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.5, 0.8, -0.3]),
    sunCol: hex('#e8fff0', 2.6),
    ambUp: hex('#7fc0b4', 0.5),
    ambDown: hex('#0c2024', 0.2),
    shadow: { center: [0.3, -12, -4], radius: 6, size: 3072, soft: 2, strength: 0.85 },
    lights: [
      { pos: [-0.5, -10.6, -0.6], color: hex('#ffe6c8', 22), range: 8, dir: [0.35, -0.6, -0.75], cone: 30 },
      { pos: [-1.75, -10.55, -5.0], color: hex('#e8f6ff', 16), range: 12, dir: [0.75, -0.55, 0.6], cone: 18 },
    ],
    water: { ...GREEN, shafts: 0.9, shaftScale: 0.9, shaftLength: 20, caustics: 0.35, overhead: true },
  });
  const w = s.world({ eye: [0, -11.55, 0.7], at: [0.1, -11.75, -4], fov: 50 }, env);
  const h = (x: number, z: number) =>
    -12.6 + 0.16 * (x + 1) - 0.12 * z * 0.3 + fbm3(x * 0.25, z * 0.25, 3, 4) * 0.5 + fbm3(x * 1.2, z * 1.2, 9, 3) * 0.08;
  const f = floor(w, h, { x: [-22, 24], z: [-40, 1.4], mat: BLACK_SAND, color: () => hex('#211e1d'), aux: () => [1, 0, 0.2, 1] });
  const kit = new Kit(rng, 3);
  // the oasis
  const A = f.spot(0.35, -2.4);
  w.add(
    anemone(rng.fork('an'), 1, 420),
    { m: m4.stand(v3.add(A.p, [0, 0.06, 0]), [0.1, 1, 0.15], 1, [0.95, 0.85, 0.95]), tint: hex('#e06a8a'), seed: 0.3 },
    SOFT,
  );
  w.add(
    anemone(rng.fork('an2'), 1, 260),
    { m: m4.stand(v3.add(f.spot(0.95, -2.75).p, [0, 0.04, 0]), [0.1, 1, 0.1], 1, 0.6), tint: hex('#d88a6a'), seed: 0.6 },
    SOFT,
  );
  for (const [k, x, z, z2, c] of [
    ['tubes', -0.2, -2.8, 0.5, '#e0641e'],
    ['tubes', 0.8, -3.2, 0.55, '#d9b02a'],
    ['soft', 1.3, -2.6, 0.42, '#ff5a4a'],
    ['soft', -0.15, -2.45, 0.3, '#ff8a3a'],
    ['crinoid', 0.0, -2.9, 0.4, '#f0c030'],
    ['boulder', 0.5, -3.0, 0.7, '#8a6a4a'],
    ['turf', 0.75, -2.3, 0.4, '#a05a6a'],
    ['turf', 0.0, -2.1, 0.3, '#b08a4a'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c);
  w.add(
    species('clown'),
    school('c', 7, v3.add(A.p, [-0.05, 0.5, 0.4]), [0.5, 0.2, 0.3], 0.17, (p) => [noise3(p[0] * 4, 2, p[2] * 4), 0.1, 0.6]),
    FISH,
  );
  w.add(
    species('damsel', 0.5),
    school('d', 26, v3.add(A.p, [0.3, 0.7, -0.3]), [0.7, 0.3, 0.5], 0.07, () => [-0.8, 0.05, 0.3]),
    FISH,
  );
  // sparse life on the slope
  plant(w, kit, rng, 60, wedge(f, { near: 1.2, far: 16, pow: 1.4, base: 3, clear: (p) => Math.abs(p[0] - 0.4) > 1.1 || p[2] < -4 }), [
    { kind: 'turf', weight: 3, size: [0.15, 0.3] },
    { kind: 'whips', weight: 1.5, size: [0.5, 1.0] },
    { kind: 'tubes', weight: 1, size: [0.15, 0.35] },
    { kind: 'soft', weight: 0.8, size: [0.2, 0.35] },
    { kind: 'leather', weight: 0.7, size: [0.2, 0.35] },
  ]);
  const D: Vec3 = [-2.5, -10.4, -5.6];
  w.add(
    diver(POSES.trim, { suit: '#0e1216', accent: '#ff6b52', fin: '#d8dcdc', tank: '#c8ccd0', torch: true }),
    m4.chain(m4.translate(D), m4.rotY(-0.35), m4.rotZ(-0.2)),
    SKIN,
  );
  bubbles(w, rng, v3.add(D, [0.8, 0.3, 0.3]), 5, 130);
  s.finish(s.render(w), { snow: 0.6, aperture: 0.06, focus: 3.3, maxBlur: 0.008, bloom: 0.16, exposure: 1.12, vignette: 0.34 });
});

/** Close-up stage: units are decimetres rather than metres, light is the photographer's. */
function macro(
  s: Stage,
  o: {
    water?: Partial<NonNullable<Env['water']>>;
    key?: number;
    eye: Vec3;
    at: Vec3;
    fov: number;
    lights?: Env['lights'];
    center?: Vec3;
    ambUp?: Vec3;
  },
) {
  const env = waterEnv({
    sunDir: v3.norm([-0.55, 0.75, 0.35]),
    sunCol: hex('#fff2e2', o.key ?? 3.0),
    ambUp: o.ambUp ?? hex('#8fb4c0', 0.32),
    ambDown: hex('#2a2024', 0.2),
    ao: 1.2,
    aoRadius: 0.22,
    shadow: { center: o.center ?? [0, 0.4, 0], radius: 2.2, size: 2048, soft: 3, strength: 0.92 },
    lights: o.lights ?? [],
    water: {
      surface: 500,
      overhead: false,
      shafts: 0,
      caustics: 0,
      depthFall: 0,
      absorb: [0.05, 0.03, 0.028],
      scatter: [0.05, 0.05, 0.05],
      glow: [0, 0, 0],
      ...o.water,
    },
  });
  return s.world({ eye: o.eye, at: o.at, fov: o.fov, near: 0.02 }, env);
}

scene('lembeh-critter', { seed: 5 }, (s) => {
  const rng = s.rng;
  const w = macro(s, {
    eye: [-0.15, 0.7, 2.5],
    at: [0.03, 0.45, 0],
    fov: 32,
    key: 2.1,
    lights: [
      { pos: [1.8, 1.2, 1.2], color: hex('#ffe8d0', 1.2), range: 8 },
      { pos: [-0.8, 1.6, -1.8], color: hex('#9fe0e8', 3), range: 6 },
    ],
    water: { deep: hex('#010b10'), mid: hex('#04262e'), shallow: hex('#0f5a60'), soft: 0.6 },
  });
  const h = (x: number, z: number) =>
    0.05 * fbm3(x * 1.4, z * 1.4, 2, 4) + 0.02 * z * -0.6 + 0.14 * smooth(1.5, 4.5, -z) + 0.1 * smooth(0.8, 2.4, x) * smooth(0.5, -1, z);
  floor(w, h, { x: [-7, 7], z: [-12, 2.6], nx: 320, nz: 320, mat: BLACK_SAND, color: () => hex('#37322e'), aux: () => [1, 0, 0.25, 0.5] });
  w.add(
    frogfish(rng, { base: '#ff8a12', patch: '#ffc02a', spot: '#d8301a' }),
    { m: m4.chain(m4.translate([0.0, 0.0, 0]), m4.rotY(-0.72)), seed: 0.4 },
    SKIN,
  );
  // small things round about
  const bits: Instance[] = [];
  for (let i = 0; i < 520; i++) {
    const x = rng.gauss() * 1.9;
    const z = rng.range(-3.5, 1.9);
    const r = rng.range(0.008, 0.032);
    const c = rng.chance(0.3) ? hex('#8a8276') : v3.mul(hex('#5a5048'), rng.range(0.3, 1.4));
    bits.push({
      m: m4.chain(
        m4.translate([x, h(x, z) + r * 0.2, z]),
        m4.rotY(rng.range(0, 6)),
        m4.rotX(rng.gauss() * 0.5),
        m4.scale(r * rng.range(1, 2.4), r * rng.range(0.4, 0.9), r),
      ),
      tint: c,
      seed: rng.next(),
    });
  }
  w.add(sphere(9, 6, [1, 1, 1], [0.9, 0.05, 0.3, 0]), bits, SKIN);
  const kit = new Kit(rng, 2);
  const sp = (x: number, z: number) => ({ p: [x, h(x, z), z] as Vec3, n: [0, 1, 0] as Vec3 });
  put(w, kit, rng, 'turf', sp(-1.35, -0.9), 0.5, '#7a4a3a');
  put(w, kit, rng, 'turf', sp(1.2, -0.9), 0.45, '#5a6a34');
  put(w, kit, rng, 'soft', sp(1.75, -2.1), 0.8, '#a8324a');
  put(w, kit, rng, 'tubes', sp(-1.9, -2.4), 0.9, '#7a4ab0');
  put(w, kit, rng, 'whips', sp(0.9, -2.8), 1.4, '#b0703a');
  put(w, kit, rng, 'turf', sp(0.8, 0.75), 0.16, '#8a6a3a');
  s.finish(s.render(w), {
    aperture: 0.9,
    focus: 2.12,
    maxBlur: 0.02,
    snow: 0.28,
    snowSize: 0.8,
    bloom: 0.05,
    exposure: 1.0,
    vignette: 0.4,
  });
});

scene('lembeh-seahorse', { seed: 8 }, (s) => {
  const rng = s.rng;
  const w = macro(s, {
    eye: [-0.2, 0.64, 2.6],
    at: [0.06, 0.56, 0],
    fov: 32,
    key: 2.0,
    lights: [
      { pos: [1.4, 1.6, 1.6], color: hex('#ffe6e0', 0.9), range: 8 },
      { pos: [-0.6, 1.0, -1.5], color: hex('#a05ae8', 3), range: 6 },
    ],
    water: { deep: hex('#0a0424'), mid: hex('#1a1c5a'), shallow: hex('#3a6ab0'), soft: 0.8 },
    center: [0, 0.5, 0],
    ambUp: hex('#b0a0d0', 0.34),
  });
  const knob = (() => {
    const m = sphere(10, 7, [1, 1, 1], [0.9, 0.5, 0.3, 0]);
    return m.warp((p) => v3.mul(p, 1 + 0.18 * noise3(p[0] * 3, p[1] * 3, p[2] * 3)));
  })();
  const star = (() => {
    const m = new Mesh();
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * 6.283;
      tube(
        [
          [0, 0.2, 0],
          [Math.cos(a) * 0.7, 0.75, Math.sin(a) * 0.7],
          [Math.cos(a) * 1.35, 0.85, Math.sin(a) * 1.35],
        ],
        (t) => 0.2 * (1 - 0.6 * t),
        { sides: 5, into: m, aux: () => [1, 0.7, 0.2, 0] },
      );
    }
    return m;
  })();
  const fan = (seed: string, size: number, pts: number, thick: number, at: Vec3, tilt: number, c1: string, c2: string, n: number) => {
    const r = rng.fork(seed);
    const m = seaFan(r, size, pts, thick);
    const M = m4.chain(m4.translate(at), m4.rotZ(tilt));
    w.add(m, { m: M, tint: hex(c1), seed: r.next() }, FAN);
    const ks: Instance[] = [];
    const st: Instance[] = [];
    for (let i = 0; i < n; i++) {
      const k = r.int(0, m.count - 1) * 3;
      const p = m4.point(M, [m.pos[k] as number, m.pos[k + 1] as number, m.pos[k + 2] as number]);
      const nn = v3.norm(m4.vec(M, [m.nor[k] as number, m.nor[k + 1] as number, m.nor[k + 2] as number]));
      const sz = size * r.range(0.0045, 0.0085);
      if (r.chance(0.3))
        st.push({
          m: m4.stand(v3.mad(p, nn, sz * 0.3), nn, r.range(0, 6), sz * 0.85),
          tint: v3.mul(hex('#f4b8b8'), r.range(0.6, 1)),
          seed: r.next(),
        });
      else ks.push({ m: m4.stand(p, nn, r.range(0, 6), sz), tint: v3.mul(hex(c2), r.range(0.75, 1.15)), seed: r.next() });
    }
    w.add(knob, ks, SOFT);
    w.add(star, st, SOFT);
  };
  fan('front', 3.2, 560, 8, [-0.25, -1.15, -0.14], 0.12, '#a8324a', '#e05a7a', 7600);
  fan('back', 3.8, 420, 8, [1.3, -1.5, -1.4], -0.2, '#8a1f5a', '#d83a7a', 1500);
  fan('back2', 3.6, 380, 8, [-1.7, -1.6, -2.0], 0.1, '#6a2a8a', '#a84ad0', 1200);
  w.add(
    seahorse(rng, { skin: '#cf8f98', knob: '#b81e42' }),
    { m: m4.chain(m4.translate([0.02, 0.14, 0.16]), m4.rotY(-0.35), m4.scale(0.86)), seed: 0.2 },
    SKIN,
  );
  s.finish(s.render(w), { aperture: 1.1, focus: 2.42, maxBlur: 0.022, snow: 0.2, snowSize: 0.8, bloom: 0.12, vignette: 0.35 });
});

scene('pkg-lembeh-macro', { seed: 13 }, (s) => {
  const rng = s.rng;
  const w = macro(s, {
    eye: [-0.3, 0.66, 2.1],
    at: [0.06, 0.2, 0],
    fov: 33,
    key: 1.5,
    lights: [
      { pos: [1.6, 1.0, 1.0], color: hex('#fff0e0', 0.7), range: 8 },
      { pos: [0.4, 1.4, -2.2], color: hex('#5ac8ff', 4), range: 6 },
    ],
    water: { deep: hex('#010a1c'), mid: hex('#06305a'), shallow: hex('#1c7ab0'), soft: 0.5 },
    center: [0, 0.2, 0],
  });
  const h = (x: number, z: number) =>
    0.14 * fbm3(x * 1.3 + 4, z * 1.3, 2, 4) +
    0.06 * fbm3(x * 5, z * 5, 2, 3) +
    0.1 -
    0.22 * smooth(0.3, 1.8, z) -
    0.25 * smooth(0.8, 3, Math.abs(x));
  floor(w, h, {
    x: [-5, 5],
    z: [-8, 2.2],
    nx: 320,
    nz: 320,
    mat: {
      name: 'rubble',
      surface: `
 vec2 wl=worley(vP*9.);float e=fbm(vP*4.,4);float hh=fbm(vP*22.,4)*.03+smoothstep(.05,.5,wl.x)*.05;
 s.n=bumpN(s.n,vP,hh);vec3 k=mix(vec3(.12,.03,.06),vec3(.34,.07,.09),smoothstep(.35,.6,e));
 k=mix(k,vec3(.42,.16,.03),smoothstep(.56,.62,fbm(vP*3.+9.,4)));k=mix(k,vec3(.10,.05,.16),smoothstep(.55,.65,fbm(vP*2.4+31.,4)));
 k=mix(k,vec3(.5,.36,.3),smoothstep(.62,.68,fbm(vP*14.,3)));
 s.alb=k*(.5+.8*smoothstep(.0,.5,wl.x));s.gloss=.35;s.trans=.15;`,
    },
    color: () => [1, 1, 1],
  });
  w.add(
    nudibranch(rng.fork('a')),
    { m: m4.chain(m4.translate([-0.02, h(0, 0.1) + 0.02, 0.12]), m4.rotY(-0.95), m4.rotX(0.1), m4.scale(1.08)), seed: 0.4 },
    SKIN,
  );
  w.add(
    nudibranch(rng.fork('b')),
    { m: m4.chain(m4.translate([0.75, h(0.75, -0.8) + 0.02, -0.8]), m4.rotY(2.5), m4.scale(0.9)), seed: 0.7 },
    SKIN,
  );
  const kit = new Kit(rng, 2);
  const sp = (x: number, z: number) => ({ p: [x, h(x, z), z] as Vec3, n: [0, 1, 0] as Vec3 });
  for (const [k, x, z, z2, c] of [
    ['soft', -1.25, -1.1, 0.8, '#ff7a3c'],
    ['tubes', 1.5, -1.6, 0.8, '#d9a02a'],
    ['turf', -0.75, -0.5, 0.3, '#c08a4a'],
    ['turf', 0.9, 0.1, 0.22, '#a05a7a'],
    ['crinoid', -0.1, -1.9, 0.8, '#f0c030'],
    ['turf', -1.0, 0.35, 0.25, '#7a8a3a'],
    ['soft', 0.4, -2.6, 0.9, '#e8437a'],
    ['turf', 0.35, -0.6, 0.28, '#b0705a'],
    ['leather', 1.25, -0.5, 0.4, '#b8a08a'],
  ] as const)
    put(w, kit, rng, k, sp(x, z), z2, c);
  s.finish(s.render(w), { aperture: 1.2, focus: 1.98, maxBlur: 0.022, snow: 0.2, snowSize: 0.8, bloom: 0.05, vignette: 0.34 });
  void [tubes, SPONGE];
});

scene('lembeh-strait', { seed: 6 }, (s) => {
  const rng = s.rng;
  const env = hour('morning', {
    sunDir: v3.norm([-0.78, 0.42, 0.34]),
    haze: 0.00016,
    hazeTop: 300,
    hazeCol: hex('#cfe0e0', 0.95),
    sea: sea('still', {
      height: 0.05,
      scale: 0.8,
      chop: 0.4,
      body: hex('#0a5258', 0.9),
      scatter: hex('#1f8a80', 0.2),
      rough: 0.04,
      glint: 1,
    }),
    shadow: { center: [2, 1, -26], radius: 22, size: 4096, soft: 1.5, strength: 0.9 },
    aoRadius: 1.2,
    sky: {
      zenith: hex('#5f9cc4', 0.9),
      horizon: hex('#f4e8d2', 1.0),
      cover: 0.4,
      scale: 0.5,
      falloff: 7,
      cumulus: 0.7,
      cumulusHeight: 0.08,
    },
  });
  const w = s.world({ eye: [0, 2.6, 0], at: [0, 3.4, -20], fov: 34, near: 0.5, far: 60000 }, env);
  w.add(
    ridge({
      near: 900,
      far: 2300,
      half: 1700,
      height: 230,
      seed: 21,
      gap: [330, 210],
      res: 420,
      scale: 0.0016,
      forest: '#2c5a24',
      grass: '#7c9440',
    }),
    m4.ident(),
    SLOPE,
  );
  w.add(
    ridge({
      near: 2300,
      far: 4500,
      half: 3200,
      height: 420,
      seed: 24,
      gap: [420, 320],
      res: 360,
      scale: 0.0009,
      forest: '#2c5a24',
      grass: '#7c9440',
    }),
    m4.ident(),
    SLOPE,
  );
  w.add(ridge({ near: 6500, far: 11000, half: 8000, height: 1000, seed: 28, res: 300, scale: 0.0003 }), m4.ident(), SLOPE);
  w.add(diveBoat({ stripe: '#0a6a7d', roof: '#f2efe6', len: 14 }), m4.chain(m4.translate([4.2, 0, -26]), m4.rotY(0.42)), PAINT);
  w.add(jukung({ body: '#f0c24a', trim: '#d8452c' }), m4.chain(m4.translate([-2.6, 0, -20]), m4.rotY(2.75)), PAINT);
  w.add(jukung({ body: '#e8ecec', trim: '#1f7fc0' }), m4.chain(m4.translate([-14, 0, -62]), m4.rotY(0.2)), PAINT);
  w.add(jukung({ body: '#3a9a8a', trim: '#f0e0b0' }), m4.chain(m4.translate([20, 0, -78]), m4.rotY(0.6)), PAINT);
  const l = s.render(w);
  s.finish(l, { exposure: 1.02, bloom: 0.12, saturation: 1.06 });
  void rng;
  void ((r: Rng) => r);
});
