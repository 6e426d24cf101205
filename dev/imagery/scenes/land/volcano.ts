// Volcanoes over water: Manado Tua and the peaks behind the bays.
import { clamp, smooth, type Vec3, v3 } from '../../core/math.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import { jukung, WOOD } from '../../forms/land/boats.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { cone, crags, fan, greens, hills, LAND } from '../../forms/land/ground.ts';
import { at, grass, hour, I, palms, scatter, sea, shrubs, trees } from '../../forms/land/set.ts';
import { veil } from '../../forms/land/veil.ts';

const JUNGLE = ['#1e3a24', '#2f4f2a', '#41602f', '#27432a'];

const island = (x: number, z: number, cx: number, cz: number, r: number, h: number, seed: number, gully = 0.42) => {
  const d = Math.hypot(x - cx, z - cz);
  if (d > r * 1.5) return -16;
  return (
    Math.max(0, cone(x, z, { x: cx, z: cz, r, h, seed, gully, crater: 0.05 })) +
    r * 0.018 * hills(x, z, r * 0.16, seed) * smooth(r * 1.25, r * 0.9, d) +
    r * 0.018 * crags(x, z, r * 0.09, seed) * smooth(r * 1.15, r * 0.6, d) +
    22 * smooth(r * 1.22, r * 1.0, d) -
    16
  );
};

scene('manado-tua-volcano', { seed: 11 }, (s) => {
  const eye: Vec3 = [0, 5.5, 0];
  const env = hour('morning', {
    sunDir: v3.norm([-0.78, 0.4, -0.1]),
    haze: 0.00008,
    shadow: { center: [0, 300, -4200], radius: 2300, size: 2048, soft: 1.2, strength: 0.92 },
    ao: 0.6,
    aoRadius: 0.7,
    sea: sea('bay', { height: 0.75, rough: 0.14 }),
    sky: { cover: 0.46, seed: 4, cumulus: 0.85, cumulusHeight: 0.1 },
  });
  const cam = { eye, at: [0, 330, -4200] as Vec3, fov: 36, near: 1, far: 30000, shift: [0, -0.12] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => Math.max(island(x, z, 130, -4200, 1500, 960, 3), island(x, z, -2500, -6000, 900, 60, 9));
  w.add(
    fan({
      eye,
      half: 34,
      near: 2500,
      far: 7200,
      nu: 560,
      nv: 460,
      h,
      color: greens(JUNGLE, 420, 2),
      wood: (p, n) => clamp(smooth(6, 30, p[1])) * (0.55 + 0.45 * n[1]),
    }),
    I,
    LAND,
  );
  const j = jukung(s.rng, { band: '#d9452c', hull: '#f2ede0' });
  w.add(j, at(-4.2, 0.12, -25, 2.65, 1, 0, 0.03), WOOD);
  w.add(person({ pose: 'row', top: '#e8a13a', low: '#33506a', hat: 'cone' }), at(-4.0, 0.0, -25.2, 2.9, 1.05), CLOTH);
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 2600,
    far: 5200,
    steps: 26,
    sun: env.sunDir,
    density:
      'smoothstep(.52,.78,fbm(p*vec3(.0021,.0052,.0021)+3.,5)+.20*exp(-pow((p.y-820.)/170.,2.))*exp(-pow(length(p.xz-vec2(190.,-4200.))/620.,2.))-.10)*.0032*exp(-pow((p.y-760.)/230.,2.))*exp(-pow(length(p.xz-vec2(200.,-4200.))/1100.,2.))',
    light: 'mix(vec3(.62,.7,.8),vec3(1.15,1.08,.98),smoothstep(600.,1000.,p.y))',
  });
  s.finish(l);
});

scene('manado-tua-jukung', { seed: 12 }, (s) => {
  const eye: Vec3 = [0, 2.1, 0];
  const env = hour('dusk', {
    sunDir: v3.norm([-0.42, 0.13, -0.9]),
    shadow: { center: [0, 0, -11], radius: 10, size: 1024, soft: 2, strength: 0.8 },
    ao: 0.6,
    aoRadius: 0.5,
    haze: 0.0001,
    sea: sea('bay', { height: 0.22, scale: 0.9, rough: 0.07, body: hex('#123a5c', 0.5), foam: 0 }),
    sky: { cover: 0.55, seed: 8, cumulusHeight: 0.07, cumulus: 0.7 },
  });
  const cam = { eye, at: [0, 60, -1500] as Vec3, fov: 40, near: 0.6, far: 30000, shift: [0, -0.02] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => Math.max(island(x, z, -1500, -5200, 1350, 830, 3), island(x, z, 2300, -6800, 1300, 90, 9));
  w.add(
    fan({ eye, half: 40, near: 3000, far: 8600, nu: 480, nv: 300, h, color: greens(['#243528', '#34452c'], 420, 2), wood: () => 0.7 }),
    I,
    LAND,
  );
  w.add(jukung(s.rng, { band: '#1f7f9e', hull: '#e9e2d0', engine: false }), at(1.5, 0.2, -12.5, 0.5, 1, 0.02), WOOD);
  w.add(person({ pose: 'row', top: '#d9452c', low: '#27374a', hat: 'cone' }), at(0.3, 0.1, -12, 1.9, 1.05), CLOTH);
  w.add(jukung(s.rng, { band: '#3f8f5a' }), at(-16, 0.1, -60, 0.2), WOOD);
  s.finish(s.render(w), { contrast: 1.08 });
});

scene('pkg-lakes-volcanoes', { seed: 13 }, (s) => {
  const eye: Vec3 = [0, 16, 0];
  const env = hour('gold', {
    sunDir: v3.norm([-0.8, 0.36, -0.28]),
    haze: 0.00012,
    shadow: { center: [0, 100, -1500], radius: 1500, size: 2048, soft: 1.2, strength: 0.9 },
    ao: 0.6,
    aoRadius: 6,
    sea: sea('still', { height: 0.035, scale: 0.5, rough: 0.025, body: hex('#175a60', 0.42) }),
    sky: { cover: 0.56, seed: 34, cumulusHeight: 0.13, cumulus: 0.9, soft: 0.28 },
  });
  const cam = { eye, at: [0, 130, -2600] as Vec3, fov: 38, near: 1, far: 30000, shift: [0, -0.12] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => {
    const shore = 700 + 160 * hills(x, 0, 380, 3);
    const far = smooth(shore, shore + 260, -z) * (26 + 70 * (0.5 + hills(x, z, 520, 6)) + 40 * crags(x, z, 300, 2));
    return (
      Math.max(
        cone(x, z, { x: 420, z: -3400, r: 1500, h: 900, seed: 5, gully: 0.44, crater: 0.07 }),
        cone(x, z, { x: -1350, z: -4700, r: 1500, h: 720, seed: 8, gully: 0.4 }),
      ) *
        smooth(shore, shore + 900, -z) +
      far -
      9
    );
  };
  w.add(
    fan({
      eye,
      half: 36,
      near: 420,
      far: 6800,
      nu: 520,
      nv: 480,
      h,
      color: greens(['#26462a', '#3c5f30', '#6d7f3c', '#48662f'], 300, 5),
      wood: (p) => smooth(1, 14, p[1]),
    }),
    I,
    LAND,
  );
  // the near bank
  const hb = (x: number, z: number) =>
    13.2 - 16.5 * smooth(-8, -36, z + 4 * hills(x, 0, 20, 2)) + 0.9 * hills(x, z, 9, 4) + 2 * smooth(9, 20, Math.abs(x));
  w.add(fan({ eye, half: 40, near: 3, far: 70, nu: 200, nv: 200, h: hb, color: greens(['#3c5426', '#55692e', '#34481f'], 9, 1) }), I, LAND);
  trees(
    w,
    s.rng,
    [
      [-14, hb(-14, -26), -26],
      [-19, hb(-19, -30), -30],
      [16, hb(16, -30), -30],
      [22, hb(22, -34), -34],
      [-25, 5, -40],
    ],
    { h: 11, leaves: 2600, leaf: 0.5, kinds: 3 },
  );
  palms(
    w,
    s.rng,
    [
      [-8.2, hb(-8.2, -19), -19],
      [-11, hb(-11, -22), -22],
      [12, hb(12, -21), -21],
    ],
    { h: 9, near: true },
  );
  grass(
    w,
    s.rng,
    scatter(s.rng, 2600, [-15, 15, -24, -6], hb, () => 1),
    { s: [0.5, 1.2], pal: ['#6f8a3a', '#8f9a48', '#55742f'] },
  );
  shrubs(
    w,
    s.rng,
    scatter(s.rng, 26, [-16, 16, -24, -12], hb, (x) => (Math.abs(x) > 7 ? 1 : 0.2)),
    { s: [0.5, 1.2], leaves: 420, leaf: 0.2 },
  );
  w.add(jukung(s.rng, { hull: '#8a6f52', band: '#c9a05a', engine: false }), at(-2.5, 0.1, -70, 0.35), WOOD);
  w.add(person({ pose: 'row', top: '#d9452c', low: '#2c3c4e', hat: 'cone' }), at(-4.0, 0, -69.6, 1.9, 1.05), CLOTH);
  const farTrees = scatter(s.rng, 1400, [-700, 700, -1250, -520], h, (_x, _z, y) => (y > 1 && y < 70 ? 1 : 0));
  trees(w, s.rng, farTrees, { h: 13, leaves: 90, leaf: 2.6, kinds: 4, wood: false });
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 500,
    far: 4200,
    steps: 24,
    density: 'smoothstep(.42,.75,fbm(p*vec3(.004,.012,.004),4))*.0022*exp(-max(p.y-5.,0.)/42.)',
    light: 'vec3(1.02,.93,.82)',
  });
  s.finish(l);
});
