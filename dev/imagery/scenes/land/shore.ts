// Beaches, coves and lagoons: Siladen, Pulisan, Bangka, Nain, Tangkoko's coast, and the two packages by the water.
import { clamp, m4, mix, smooth, type Vec3, v3 } from '../../core/math.ts';
import { Mesh, sheet, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import type { Stage } from '../../core/stage.ts';
import type { Env } from '../../core/world.ts';
import { dayBoat, jukung, WOOD } from '../../forms/land/boats.ts';
import { house, jetty, WALL } from '../../forms/land/built.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { cone, crags, fan, greens, type Height, hills, LAND, ROCK, SAND } from '../../forms/land/ground.ts';
import { BARK } from '../../forms/land/plants.ts';
import { at, grass, hour, I, palms, scatter, sea, shrubs, trees } from '../../forms/land/set.ts';
import { veil } from '../../forms/land/veil.ts';

const JUNGLE = ['#234026', '#34542b', '#4d6a33', '#2b4a2a'];
const WHITE = ['#efe0c2', '#f4ead2', '#e0cfac'].map((c) => hex(c, 0.6));
const REEF = [hex('#7a6a48'), hex('#5a5c44'), hex('#8a7a58'), hex('#4a5648')];

type Cam = { eye: Vec3; at: Vec3; fov: number; shift?: [number, number] };
/** Sand above and below the water, reef patches on the bed; grass or jungle where `veg` says. */
function coast(
  s: Stage,
  c: Cam,
  env: Env,
  h: Height,
  o: {
    sand?: Vec3[];
    reef?: number;
    far?: number;
    near?: number;
    veg?: (x: number, z: number, y: number) => number;
    vegFrom?: number;
    nu?: number;
    nv?: number;
    yaw?: number;
    patch?: number;
    pal?: string[];
  } = {},
) {
  const cam = { ...c, near: 0.4, far: 30000 };
  const w = s.world(cam, env);
  const sand = o.sand ?? WHITE;
  const g = greens(o.pal ?? JUNGLE, 40, 3);
  const yaw = Math.atan2(c.at[0] - c.eye[0], -(c.at[2] - c.eye[2]));
  const color = (p: Vec3, n: Vec3): Vec3 => {
    const t = clamp(0.5 + hills(p[0], p[2], 9, 2, 3));
    let k = v3.mix(sand[0] as Vec3, sand[1] as Vec3, t);
    k = v3.mix(k, sand[2] as Vec3, smooth(0.1, 0.5, hills(p[0], p[2], 30, 7, 3)));
    if (p[1] < -0.5) {
      const sc = o.patch ?? 7;
      const r =
        smooth(0.02, 0.16, hills(p[0], p[2], sc, 14, 4) + (o.reef ?? 0) - 0.12 + 0.1 * smooth(-1, -3.5, p[1])) * smooth(-0.5, -1.2, p[1]);
      k = v3.mix(k, v3.mul(REEF[Math.floor(clamp(0.5 + hills(p[0], p[2], sc * 0.4, 4, 3)) * 3.99)] as Vec3, 0.8), r);
    }
    const away = Math.hypot(p[0] - c.eye[0], p[2] - c.eye[2]);
    const v = Math.max(o.veg?.(p[0], p[2], p[1]) ?? 0, smooth(600, 900, away) * smooth(2, 6, p[1]));
    return v > 0 ? v3.mix(k, g(p, n), v) : k;
  };
  const split = 420;
  const f = {
    eye: c.eye,
    yaw,
    half: c.fov * 1.08,
    h,
    color,
    wood: (p: Vec3) =>
      Math.max(o.veg?.(p[0], p[2], p[1]) ?? 0, smooth(600, 900, Math.hypot(p[0] - c.eye[0], p[2] - c.eye[2]))) *
      smooth(60, 200, Math.hypot(p[0] - c.eye[0], p[2] - c.eye[2])),
  };
  w.add(fan({ ...f, near: o.near ?? 1.2, far: split, nu: o.nu ?? 420, nv: o.nv ?? 460 }), { m: I, seed: env.sea?.level ?? 0 }, SAND);
  w.add(fan({ ...f, near: split * 0.995, far: o.far ?? 9000, nu: 420, nv: 300 }), I, LAND);
  return { w, cam };
}
const islandFar = (x: number, z: number, cx: number, cz: number, r: number, h: number, seed: number) => {
  const d = Math.hypot(x - cx, z - cz);
  if (d > r * 1.5) return -10;
  return (
    Math.max(0, cone(x, z, { x: cx, z: cz, r, h, seed, gully: 0.42 })) +
    0.02 * r * crags(x, z, r * 0.1, seed) * smooth(r * 1.1, r * 0.6, d) +
    16 * smooth(r * 1.2, r, d) -
    10
  );
};
const lagoon = (over: Parameters<typeof sea>[1] = {}) => sea('lagoon', over);

scene('siladen-beach', { seed: 31 }, (s) => {
  const env = hour('day', {
    sunDir: v3.norm([-0.62, 0.66, 0.1]),
    sea: lagoon(),
    haze: 0.00005,
    ao: 0.9,
    aoRadius: 0.7,
    shadow: { center: [-3, 0, -16], radius: 26, size: 3072, soft: 1.6, strength: 0.92 },
    sky: { seed: 6, cover: 0.42, cumulusHeight: 0.1 },
  });
  const line = (z: number) => 2.6 * Math.sin(z * 0.045 + 0.6) + 3.2 + 0.02 * z + (z < -30 ? 0.1 * (z + 30) * -0.5 : 0);
  const h: Height = (x, z) => {
    const d = line(z) - x; // positive: land on the left
    const beach =
      d > 0
        ? 1.7 * smooth(0, 13, d) + 0.06 * d * smooth(0, 3, d) * 0.5
        : -0.14 * -d * 0.55 - 0.7 * smooth(0, 30, -d) - 5 * smooth(40, 130, -d);
    return Math.max(beach + 0.12 * hills(x, z, 6, 3), islandFar(x, z, 900, -4600, 1250, 820, 3));
  };
  const { w } = coast(s, { eye: [1.5, 2.3, 2], at: [1.0, 1.4, -40], fov: 46, shift: [0, -0.02] }, env, h, {
    reef: -0.02,
    veg: (x, z) => smooth(8, 12, line(z) - x + 2 * hills(x, z, 6, 1)) * 0.8,
  });
  const land = (a: number, b: number) => (x: number, z: number) => (line(z) - x > a && line(z) - x < b ? 1 : 0);
  palms(w, s.rng, scatter(s.rng, 7, [-16, 6, -46, -11], h, land(6.5, 12)), { h: 10, near: true, yaw: 0.15, lean: 0.36 });
  palms(w, s.rng, scatter(s.rng, 46, [-60, 2, -150, -26], h, land(9, 44)), { h: 13 });
  shrubs(w, s.rng, scatter(s.rng, 160, [-44, 2, -120, -8], h, land(9.5, 26)), { s: [0.7, 2.4], leaves: 200 });
  w.add(jukung(s.rng, { band: '#ff6b52', hull: '#f4efe2', awning: '#2f8f9c' }), at(7.4, 0.14, -13, 2.2), WOOD);
  w.add(jukung(s.rng, { band: '#1f7f9e' }), at(2.1, 0.42, -27, 1.35, 1, 0, 0.06), WOOD);
  s.finish(s.render(w), { saturation: 1.04 });
});

scene('siladen-jetty', { seed: 32 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.7, 0.42, -0.2]),
    sea: lagoon({ height: 0.08 }),
    haze: 0.00008,
    ao: 0.9,
    aoRadius: 0.6,
    shadow: { center: [0, 0, -16], radius: 24, size: 3072, soft: 1.5, strength: 0.92 },
    sky: { seed: 15, cover: 0.5, cumulusHeight: 0.09 },
  });
  const h: Height = (x, z) =>
    Math.max(
      -1.3 - 1.6 * smooth(-6, -70, z) + 0.5 * hills(x, z, 7, 5) - 4 * smooth(-60, -140, z),
      islandFar(x, z, -1500, -5200, 1400, 860, 3),
      islandFar(x, z, 2600, -6500, 1200, 70, 7),
    );
  const { w } = coast(s, { eye: [0.5, 3.0, 4], at: [-0.4, 1.6, -30], fov: 48, shift: [0, -0.06] }, env, h, { reef: 0.04, patch: 5 });
  w.add(jetty(s.rng, 38, 1.15, 2.1), at(0, 0, 3.5, 0.04), WOOD);
  w.add(dayBoat({ trim: '#14839a' }), at(9.5, 0.15, -30, 2.5), WOOD);
  w.add(jukung(s.rng, { band: '#e8a13a' }), at(-5.4, 0.1, -19, 1.1), WOOD);
  w.add(house({ w: 4.4, d: 4.4, h: 2.3, wall: '#a5845c', roof: '#8f7a4c', stilts: 1.2, pitch: 0.6 }), at(-1.2, 0, -37, 0.04), WALL);
  w.add(person({ pose: 'stand', top: '#f4ead6', low: '#ff6b52', skin: '#c9946c' }), at(-0.5, 1.18, -15, 2.7), CLOTH).add(
    person({ pose: 'child', top: '#ffc24b', low: '#1f7f9e', skin: '#c9946c' }),
    at(0.2, 1.18, -15.2, 3.0),
    CLOTH,
  );
  s.finish(s.render(w), { saturation: 1.05 });
});

scene('pulisan-beach', { seed: 33 }, (s) => {
  const env = hour('gold', {
    sunDir: v3.norm([-0.8, 0.36, -0.1]),
    sea: lagoon({ height: 0.22, scale: 0.9, foam: 0.6 }),
    haze: 0.00012,
    ao: 0.9,
    aoRadius: 0.8,
    shadow: { center: [0, 4, -60], radius: 80, size: 3072, soft: 1.4, strength: 0.92 },
    sky: { seed: 19, cover: 0.44 },
  });
  const arc = (x: number) => -16 - 34 * (1 - Math.exp(-((x - 6) ** 2) / 2600));
  const h: Height = (x, z) => {
    const d = z - arc(x);
    const beach = d > 0 ? 1.4 * smooth(0, 10, d) + 0.02 * Math.min(d, 40) : -0.09 * -d - 4 * smooth(30, 140, -d);
    const headL = smooth(-30, -120, x + 14 * hills(x, z, 50, 9)) * 40 * (0.7 + hills(x, z, 60, 3)) * smooth(-190, -70, z + 0.3 * x);
    const headR =
      smooth(20, 130, x - 0.12 * z - 40 + 16 * hills(x, z, 60, 4)) *
      46 *
      (0.5 + hills(x, z, 55, 8) + 0.3 * crags(x, z, 30, 2)) *
      smooth(-260, -150, z);
    return Math.max(beach + 0.1 * hills(x, z, 5, 2), headL - 1, headR - 2, islandFar(x, z, 300, -5200, 900, 220, 12));
  };
  const { w } = coast(s, { eye: [-3, 3.7, 4], at: [6, 3.6, -60], fov: 46, shift: [0, 0.0] }, env, h, {
    sand: [hex('#e2cfa8', 0.62), hex('#ecdcb8', 0.62), hex('#d4bd90', 0.6)],
    veg: (_x, _z, y) => smooth(3, 5, y),
    reef: -0.1,
    pal: ['#4f6a2f', '#6d7d3c', '#86894a', '#3f5c2b'],
  });
  const rk = new Mesh();
  for (let i = 0; i < 16; i++) {
    const r = s.rng.range(0.5, 2.2) * (i < 5 ? 1.4 : 0.8);
    const x = i < 8 ? s.rng.range(7, 15) : s.rng.range(-30, -20);
    const z = i < 8 ? s.rng.range(-26, -12) : s.rng.range(-34, -22);
    rk.add(
      sheet(
        26,
        18,
        (u, v) => {
          const a = u * 2 * Math.PI;
          const b = v * Math.PI;
          const d: Vec3 = [Math.sin(b) * Math.cos(a), -Math.cos(b), Math.sin(b) * Math.sin(a)];
          const k = r * (1 + 0.45 * hills(d[0] + i, d[2] + d[1] * 1.7, 0.9, i, 4));
          return [d[0] * k, d[1] * k * 0.8, d[2] * k];
        },
        () => hex('#6b6056'),
        () => [1, 0, 0.15, 0],
        true,
      ),
      m4.translate([x, h(x, z) + r * 0.15, z]),
    );
  }
  w.add(rk, I, ROCK);
  palms(
    w,
    s.rng,
    [
      [-8, h(-8, -2), -2],
      [-10.5, h(-10.5, -7), -7],
      [-13.5, h(-13, -5), -5],
      [-18, h(-18, -12), -12],
    ],
    { h: 10, near: true, yaw: 0.2, lean: 0.4 },
  );
  w.add(person({ pose: 'walk', top: '#f6f0e2', low: '#c9a46a', skin: '#d2a180' }), at(1.2, h(1.2, -14), -14, 0.7), CLOTH);
  w.add(person({ pose: 'walk', top: '#ff6b52', low: '#2b4a5e', skin: '#b07a55' }), at(0.2, h(0.2, -14.5), -14.5, 0.9), CLOTH);
  s.finish(s.render(w));
});

const covecam = (s: Stage, o: { eye: Vec3; at: Vec3; fov: number; seed: number; env: Env; bare?: number }) => {
  const h: Height = (x, z) => {
    const sh = 26 * hills(x, z, 90, o.seed, 4);
    const d = Math.hypot((x - 8) / 1.15, z + 120) + sh;
    const land =
      smooth(66, 190, d) * (26 + 46 * (0.45 + hills(x, z, 120, o.seed + 2)) + 10 * crags(x, z, 60, o.seed)) + 2.6 * smooth(60, 72, d) - 0.4;
    const open = smooth(-70, -260, z + 0.35 * Math.abs(x - 30));
    const sea0 = -0.8 - 3.8 * smooth(62, 0, d) - 9 * open;
    const heads =
      34 * smooth(150, 90, Math.hypot(x + 150, (z + 250) * 1.2)) * (0.7 + hills(x, z, 60, 5)) +
      30 * smooth(150, 80, Math.hypot(x - 190, (z + 300) * 1.1)) * (0.7 + hills(x, z, 50, 6));
    return (
      Math.max(
        mix(Math.max(land, sea0), sea0, open) + 0,
        heads - 5,
        islandFar(x, z, -900, -5200, 1100, 260, 4),
        islandFar(x, z, 1500, -6400, 1300, 380, 7),
      ) * 1
    );
  };
  return {
    h,
    c: coast(s, { eye: o.eye, at: o.at, fov: o.fov, shift: [0, 0] }, o.env, h, {
      veg: (x, z, y) => smooth(2.6, 4.4, y + hills(x, z, 8, 2)),
      reef: 0.06,
      patch: 14,
      pal: o.bare ? ['#7d8440', '#93904c', '#66752f', '#a39a58'] : JUNGLE,
      far: 9000,
    }),
  };
};

scene('pulisan-hills', { seed: 34 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.72, 0.5, 0.12]),
    sea: lagoon({ height: 0.4, scale: 0.28, foam: 0.25, absorb: [0.42, 0.07, 0.06] }),
    haze: 0.0001,
    ao: 0.8,
    aoRadius: 3,
    shadow: { center: [0, 10, -110], radius: 210, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { seed: 27, cover: 0.46, cumulusHeight: 0.1 },
  });
  const { h, c } = covecam(s, { eye: [10, 84, 90], at: [4, 18, -150], fov: 42, seed: 2, env, bare: 1 });
  grass(
    c.w,
    s.rng,
    scatter(s.rng, 9000, [-70, 90, -60, 82], h, (_x, _z, y) => (y > 6 ? 1 : 0)),
    { s: [0.7, 1.7], pal: ['#8a8f45', '#a39a58', '#6f7d36', '#b5a868'] },
  );
  trees(
    c.w,
    s.rng,
    scatter(s.rng, 90, [-150, 170, -230, 30], h, (x, z, y) => (y > 4 && hills(x, z, 40, 3) > 0.12 ? 1 : 0)),
    { h: 8, leaves: 420, leaf: 0.7, spread: 0.5 },
  );
  palms(
    c.w,
    s.rng,
    scatter(s.rng, 26, [-80, 90, -190, -30], h, (_x, _z, y) => (y > 1.2 && y < 4 ? 1 : 0)),
    { h: 10 },
  );
  c.w.add(dayBoat(), at(24, 0, -112, 0.6, 1), WOOD);
  c.w.add(jukung(s.rng), at(-6, 0, -76, 1.9), WOOD);
  c.w.add(person({ pose: 'stand', top: '#ff6b52', low: '#26323c', skin: '#c9946c' }), at(-6, h(-6, 52), 52, 3.0, 1.15), CLOTH);
  s.finish(s.render(c.w), { saturation: 0.98 });
});

scene('pulisan-cove', { seed: 35 }, (s) => {
  const env = hour('day', {
    sunDir: v3.norm([-0.55, 0.75, 0.1]),
    sea: lagoon({ height: 0.3, scale: 0.32, absorb: [0.42, 0.07, 0.06] }),
    haze: 0.00008,
    ao: 0.9,
    aoRadius: 2,
    shadow: { center: [0, 6, -90], radius: 150, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { seed: 44, cover: 0.35 },
  });
  const { h, c } = covecam(s, { eye: [-46, 34, -8], at: [24, -10, -130], fov: 50, seed: 9, env });
  trees(
    c.w,
    s.rng,
    scatter(s.rng, 900, [-150, 190, -280, -20], h, (x, z, y) => (y > 3.4 && Math.hypot(x + 46, z + 8) > 58 ? 1 : 0)),
    { h: 9, leaves: 240, leaf: 1.0, kinds: 5, wood: false },
  );
  palms(
    c.w,
    s.rng,
    scatter(s.rng, 40, [-80, 110, -190, -30], h, (x, z, y) => (y > 1.4 && y < 5 && Math.hypot(x + 46, z + 8) > 58 ? 1 : 0)),
    { h: 11 },
  );
  c.w.add(jukung(s.rng, { band: '#d9452c' }), at(8, 0, -92, 0.6), WOOD).add(jukung(s.rng, { band: '#e8a13a' }), at(16, 0, -98, 0.9), WOOD);
  shrubs(
    c.w,
    s.rng,
    scatter(s.rng, 40, [-66, -22, -30, -13], h, (x) => (Math.abs(x + 44) > 6 ? 1 : 0)),
    { s: [0.5, 1.2], leaves: 620, leaf: 0.15, pal: ['#2f5526', '#476b2c', '#5f7a34'] },
  );
  palms(c.w, s.rng, [[-60, h(-60, -24) - 1, -24]], { h: 12, near: true });
  s.finish(s.render(c.w));
});

scene('pulisan-headland', { seed: 36 }, (s) => {
  const env = hour('gold', {
    sunDir: v3.norm([-0.85, 0.3, -0.2]),
    sea: sea('bay', { height: 0.8, scale: 0.42, body: hex('#0f6a84', 0.5), foam: 0.5, rough: 0.1 }),
    haze: 0.0002,
    ao: 0.8,
    aoRadius: 3,
    shadow: { center: [20, 20, -150], radius: 190, size: 3072, soft: 1.3, strength: 0.92 },
    sky: { seed: 51, cover: 0.5, cumulusHeight: 0.08 },
  });
  const eye: Vec3 = [0, 24, 20];
  const h: Height = (x, z) => {
    const r = (x - 40 + 40 * hills(0, z, 120, 2)) * smooth(20, -60, z) + (x - 6) * smooth(-60, 20, z);
    const prof = smooth(-22, 8, r);
    const tail = smooth(-330, -210, z);
    const top = 30 + 20 * hills(x, z, 70, 4) - 0.03 * -z;
    const stack =
      36 * smooth(26, 2, Math.hypot(x + 16, z + 210) + 9 * hills(x, z, 13, 3)) ** 0.8 +
      22 * smooth(18, 2, Math.hypot(x + 46, z + 262) + 7 * hills(x, z, 10, 8)) +
      9 * smooth(12, 2, Math.hypot(x + 2, z + 178) + 5 * hills(x, z, 8, 6));
    return Math.max(
      prof * tail * top - 5 + 5 * crags(x, z, 26, 5) * prof * (1 - prof) * 5 + 4 * crags(x, z, 9, 8) * prof * (1 - prof) * 2,
      stack - 4,
      islandFar(x, z, -1500, -5200, 1200, 420, 4),
    );
  };
  const cam = { eye, at: [2, 12, -150] as Vec3, fov: 44, near: 0.5, far: 30000, shift: [0, -0.04] as [number, number] };
  const w = s.world(cam, env);
  const g = greens(['#79803f', '#948c4c', '#62712f', '#4c6a30'], 26, 4);
  w.add(
    fan({
      eye,
      half: 48,
      near: 2,
      far: 9000,
      nu: 480,
      nv: 620,
      h,
      color: (p, n) =>
        v3.mix(
          v3.mix(hex('#4a443e'), hex('#7d6c58'), clamp(0.5 + hills(p[0], p[1] * 3, 20, 2))),
          g(p, n),
          smooth(0.6, 0.8, n[1] + 0.15 * hills(p[0], p[2], 12, 5)) * smooth(3, 8, p[1]),
        ),
    }),
    I,
    LAND,
  );
  grass(
    w,
    s.rng,
    scatter(s.rng, 5200, [-10, 46, -46, 16], h, (_x, _z, y) => (y > 14 ? 1 : 0)),
    { s: [0.4, 1.0], pal: ['#8a8f45', '#a39a58', '#6f7d36', '#c0b070'] },
  );
  trees(
    w,
    s.rng,
    scatter(s.rng, 60, [10, 130, -200, -20], h, (x, z, y) => (y > 16 && hills(x, z, 30, 6) > 0.05 ? 1 : 0)),
    { h: 7, leaves: 500, leaf: 0.55, spread: 0.5 },
  );
  s.finish(s.render(w));
});

scene('pulisan-stars', { seed: 37 }, (s) => {
  const env = hour('night', {
    sunDir: v3.norm([-0.55, 0.42, -0.4]),
    sunCol: hex('#9fbaf0', 0.5),
    sea: lagoon({ height: 0.1, body: hex('#0b3a52', 0.22), scatter: hex('#1a5a6a', 0.04), foam: 0.2 }),
    ao: 0.9,
    aoRadius: 0.8,
    shadow: { center: [0, 1, -16], radius: 26, size: 2048, soft: 2, strength: 0.9 },
  });
  env.lights = [{ pos: [-2.2, 0.9, -13.4], color: hex('#ff8a3c', 9), range: 26 }];
  const h: Height = (x, z) => {
    const d = z + 20 + 5 * hills(x, 0, 30, 2);
    return Math.max(
      (d > 0 ? 1.2 * smooth(0, 12, d) : -0.1 * -d - 2 * smooth(0, 40, -d)) + 0.1 * hills(x, z, 5, 2),
      islandFar(x, z, -700, -3200, 900, 320, 4),
      smooth(20, 70, x - 0.2 * z - 14) * 40 * (0.5 + hills(x, z, 40, 3)) - 2,
    );
  };
  const { w } = coast(s, { eye: [0.5, 2.4, -3.6], at: [-0.6, 5.0, -30], fov: 52, shift: [0, 0.3] }, env, h, {
    veg: (_x, _z, y) => smooth(2.6, 4, y),
  });
  palms(
    w,
    s.rng,
    [
      [-8, 1, -12],
      [-10, 1, -9],
      [9.5, 1, -13],
      [-13, 1, -16],
    ],
    { h: 9, near: true, lean: 0.3 },
  );
  // a small fire and three friends
  const fire = new Mesh();
  for (let i = 0; i < 9; i++)
    tube(
      [
        [-2.2 + 0.5 * Math.cos(i), 1.05, -13.4 + 0.5 * Math.sin(i)],
        [-2.2, 1.35, -13.4],
      ],
      () => 0.05,
      { sides: 5, color: () => hex('#4a3424'), into: fire },
    );
  w.add(fire, I, BARK);
  w.add(person({ pose: 'sit', top: '#d9c8a8', low: '#2b3a4a' }), at(-3.6, h(-3.6, -14) - 0.3, -14, 1.4), CLOTH)
    .add(person({ pose: 'sit', top: '#ff6b52', low: '#2b3a4a' }), at(-0.9, h(-0.9, -14) - 0.3, -14, -1.2), CLOTH)
    .add(person({ pose: 'sit', top: '#1f7f9e', low: '#3a3a4a' }), at(-2.6, h(-2.6, -15) - 0.3, -15.2, 0.2), CLOTH);
  w.add(jukung(s.rng, {}), at(6, 0.15, -22, 2.5), WOOD);
  let l = s.render(w);
  const [fx, fy] = w.project([-2.2, 1.5, -13.4], s.aspect);
  l = s.combine(
    l,
    l,
    `float d=texture(da,uv).r;vec2 p=(uv-vec2(.5,.35))*vec2(aspect,1.);
 if(d>2e4){float mw=exp(-pow((p.x*.62-p.y*.78+.20)/.16,2.));float n=fbm(p*5.+3.,6),n2=fbm(p*13.+8.,5);
  add+=mw*(vec3(.10,.13,.24)*pow(n*1.4,3.)+vec3(.34,.22,.22)*pow(max(n-.44,0.)*2.,2.))*smoothstep(.75,.25,n2)*1.1;
  for(int i=0;i<4;i++){float sc=70.+float(i)*75.;vec2 q=p*sc+float(i)*9.;vec2 id=floor(q);vec2 f=fract(q)-.5;vec2 o2=(h22(id)-.5)*.7;float r=h21(id+3.3);
   float on=step(1.-(.045+.16*mw),r);float m2=pow(h21(id+7.7),5.);float sz=(.05+.10*m2)*(1.+float(i)*.25);
   add+=on*smoothstep(sz,0.,length(f-o2))*mix(.35,3.2,m2)*mix(vec3(.75,.85,1.1),vec3(1.1,.95,.8),h21(id+1.7));}
  add*=smoothstep(-.02,.12,p.y+.12);}
 vec2 q=(uv-vec2(${fx.toFixed(4)},${(1 - fy).toFixed(4)}))*vec2(aspect,1.);float fl=fbm(vec2(q.x*50.,q.y*26.-3.),4);
 float body=smoothstep(.034,.0,abs(q.x+(fl-.5)*.02)*(1.+max(q.y,0.)*9.))*smoothstep(.13,.0,q.y+(fl-.5)*.06)*smoothstep(-.04,-.012,q.y);
 add+=body*mix(vec3(6.,2.4,.5),vec3(7.,4.6,1.8),smoothstep(.02,-.01,q.y));
 add+=vec3(1.,.42,.12)*.16*exp(-length(q*vec2(1.,1.2))*11.);`,
  );
  s.finish(l, { bloom: 0.22, exposure: 1.25, vignette: 0.3 });
});

scene('nain-sandbank', { seed: 38 }, (s) => {
  const env = hour('day', {
    sunDir: v3.norm([-0.6, 0.72, 0.2]),
    sea: lagoon({ height: 0.3, scale: 0.24, body: hex('#0d7a9c', 0.55), absorb: [0.2, 0.04, 0.028], foam: 0.2, rough: 0.03 }),
    haze: 0.0001,
    ao: 0.4,
    aoRadius: 2,
    shadow: { center: [0, 0, -80], radius: 120, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { seed: 61, cover: 0.4, cumulusHeight: 0.1 },
  });
  const h: Height = (x, z) => {
    // a bow of sand between deep water and the lagoon
    const cx = 30 * Math.sin((z + 70) * 0.0105) + 7 * hills(0, z, 50, 3);
    const wid = 13 * smooth(-215, -150, z) * smooth(30, -60, z) + 3;
    const d = Math.abs(x - cx) / wid + 0.25 * hills(x, z, 22, 5);
    const bank = 1.1 * smooth(1.15, 0.2, d) - 0.55 - 1.1 * smooth(1.0, 3.2, d) - 1.6 * smooth(3, 7, d);
    const deep = -9 * smooth(70, 150, x - cx + 22 * hills(x, z, 70, 2)) - 7 * smooth(-330, -470, z);
    return Math.max(
      bank + deep + 0.35 * hills(x, z, 18, 9),
      islandFar(x, z, -520, -1500, 420, 95, 6),
      islandFar(x, z, 1500, -5600, 1300, 840, 3),
    );
  };
  const { w } = coast(s, { eye: [10, 58, 74], at: [4, 13, -110], fov: 44, shift: [0, 0.02] }, env, h, {
    reef: 0.09,
    patch: 20,
    veg: (_x, _z, y) => smooth(3, 6, y),
  });
  w.add(dayBoat(), at(-19, 0, -66, 0.9), WOOD)
    .add(jukung(s.rng, { band: '#d9452c' }), at(14, 0, -38, 2.2), WOOD)
    .add(jukung(s.rng, { band: '#e8a13a' }), at(44, 0, -110, 2.0), WOOD);
  const cols = ['#ff6b52', '#f4ead6', '#ffc24b', '#1f7f9e', '#e8437a'];
  for (let i = 0; i < 7; i++) {
    const z = -30 - i * 13;
    const x = 30 * Math.sin((z + 70) * 0.0105) + s.rng.range(-4, 4);
    w.add(
      person({ pose: i % 2 ? 'walk' : 'stand', top: cols[i % 5], low: '#2b4a5e', skin: '#c08a64' }),
      at(x, h(x, z), z, s.rng.range(0, 6), 1.1),
      CLOTH,
    );
  }
  s.finish(s.render(w), { saturation: 1.05 });
});

scene('nain-mangrove', { seed: 39 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.5, 0.7, -0.3]),
    sea: lagoon({ height: 0.04, scale: 1.4, body: hex('#1c7a70', 0.45), absorb: [0.5, 0.16, 0.2], foam: 0 }),
    haze: 0.0012,
    ao: 1.1,
    aoRadius: 0.7,
    shadow: { center: [0, 2, -14], radius: 22, size: 3072, soft: 1.5, strength: 0.94 },
    sky: { seed: 5 },
  });
  const h: Height = (x, z) =>
    -1.0 +
    0.35 * hills(x, z, 5, 2) -
    0.8 * smooth(4.5, 0.5, Math.abs(x - 2.2 * Math.sin(z * 0.06) - 0.4)) +
    0.5 * smooth(6, 20, Math.abs(x));
  const { w } = coast(s, { eye: [0.3, 1.5, 3], at: [0.4, 1.5, -20], fov: 52, shift: [0, 0.02] }, env, h, {
    sand: [hex('#a58f66'), hex('#b7a37a'), hex('#8a7a58')],
    reef: -0.2,
    far: 500,
  });
  const mang = (x: number, z: number, sc: number) => {
    const root = new Mesh();
    const cy = 2.1;
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * 6.283 + s.rng.range(-0.2, 0.2);
      const r = s.rng.range(0.9, 2.1);
      const y0 = s.rng.range(0.9, cy + 0.4);
      const p: Vec3[] = [];
      for (let k = 0; k <= 10; k++) {
        const t = k / 10;
        p.push([
          Math.cos(a) * r * Math.sin(t * 1.57),
          y0 * Math.cos(t * 1.57) ** 0.8 - 1.6 * t * t * t,
          Math.sin(a) * r * Math.sin(t * 1.57),
        ]);
      }
      tube(p, (t) => mix(0.075, 0.045, t), { sides: 7, color: (t) => v3.mix(hex('#7a6653'), hex('#4a4234'), t), into: root });
    }
    tube(
      [
        [0, 1.0, 0],
        [0.1, 2.6, 0.1],
        [s.rng.range(-0.6, 0.6), 4.6, s.rng.range(-0.4, 0.4)],
      ],
      (t) => mix(0.19, 0.1, t),
      { sides: 8, color: () => hex('#7d6a56'), into: root },
    );
    w.add(root, { m: at(x, 0, z, s.rng.range(0, 6), sc), seed: s.rng.next() }, BARK);
  };
  const ps: Vec3[] = [];
  for (let i = 0; i < 34; i++) {
    const side = i % 2 ? 1 : -1;
    const z = -2.5 - i * 1.15;
    const x = 2.2 * Math.sin(z * 0.06) + 0.4 + side * s.rng.range(3.6, 5.6) + (i > 20 ? side * s.rng.range(-0.5, 4) : 0);
    mang(x, z, s.rng.range(0.8, 1.2));
    ps.push([x, 0.6, z]);
  }
  trees(w, s.rng, ps, {
    h: 7,
    leaves: 2600,
    leaf: 0.34,
    kinds: 5,
    base: 0.46,
    spread: 0.52,
    pal: ['#3f6a28', '#5a8436', '#2f5524', '#7a9a44'],
    wood: false,
  });
  const back = scatter(
    s.rng,
    120,
    [-40, 40, -80, -34],
    () => 0.4,
    () => 1,
  );
  trees(w, s.rng, back, { h: 9, leaves: 500, leaf: 0.6, kinds: 3, base: 0.2 });
  w.add(jukung(s.rng, { hull: '#e6dcc4', band: '#2f8f9c', engine: false }), at(0.3, 0.1, -11, 1.75, 0.8), WOOD);
  w.add(person({ pose: 'row', top: '#e2542a', low: '#2f4a63', hat: 'cone' }), at(0.4, 0.02, -10.2, 3.3, 1), CLOTH);
  let l = s.render(w);
  l = veil(
    s,
    l,
    { eye: [0.3, 1.5, 3], at: [0.4, 1.5, -20], fov: 52, shift: [0, 0.02] },
    {
      near: 4,
      far: 60,
      steps: 26,
      density: 'smoothstep(.42,.8,fbm(vec3((p.x-p.y*.7)*.55,p.z*.25,1.),4))*.035*smoothstep(0.,3.,p.y)*smoothstep(9.,5.,p.y)',
      light: 'vec3(1.0,1.05,.8)',
    },
  );
  s.finish(l);
});

scene('bangka-bay', { seed: 40 }, (s) => {
  const env = hour('day', {
    sunDir: v3.norm([-0.6, 0.6, -0.3]),
    sea: sea('bay', {
      height: 0.28,
      scale: 0.7,
      body: hex('#0f7f9c', 0.5),
      scatter: hex('#2fb0b4', 0.2),
      foam: 0.15,
      absorb: [0.3, 0.05, 0.04],
    }),
    haze: 0.00012,
    ao: 0.8,
    aoRadius: 3,
    shadow: { center: [10, 20, -240], radius: 300, size: 3072, soft: 1.3, strength: 0.9 },
    sky: { seed: 73, cover: 0.5, cumulusHeight: 0.14 },
  });
  const h: Height = (x, z) => {
    const is = (cx: number, cz: number, r: number, hh: number, k: number) => {
      const d = Math.hypot((x - cx) * k, z - cz) / r + 0.35 * hills(x, z, r * 0.7, cx * 0.1, 4);
      return hh * smooth(1, 0.25, d) * (0.8 + 0.5 * hills(x, z, r * 0.4, 3)) + 4 * smooth(1.08, 0.96, d);
    };
    const bed = -0.8 - 7 * smooth(-20, -90, z) + 0.8 * hills(x, z, 12, 4);
    return Math.max(
      bed,
      is(-120, -260, 110, 62, 0.8) - 4,
      is(150, -330, 120, 74, 0.9) - 4,
      is(44, -190, 20, 20, 1) - 4,
      is(10, -620, 260, 120, 0.7) - 6,
      islandFar(x, z, -1800, -5600, 1400, 700, 4),
    );
  };
  const { w } = coast(s, { eye: [-4, 5.5, 6], at: [6, 6, -200], fov: 40, shift: [0, -0.16] }, env, h, {
    veg: (x, z, y) => smooth(2, 4, y + hills(x, z, 8, 2)),
    reef: 0.08,
    patch: 6,
  });
  trees(
    w,
    s.rng,
    scatter(s.rng, 1500, [-280, 330, -480, -150], h, (_x, _z, y) => (y > 3 ? 1 : 0)),
    { h: 10, leaves: 120, leaf: 1.7, kinds: 5, wood: false },
  );
  palms(
    w,
    s.rng,
    scatter(s.rng, 50, [-240, 280, -330, -150], h, (_x, _z, y) => (y > 0.8 && y < 5 ? 1 : 0)),
    { h: 13 },
  );
  w.add(dayBoat({ trim: '#d9452c' }), at(6, 0.2, -62, 2.75), WOOD);
  w.add(jukung(s.rng, { band: '#1f7f9e' }), at(-8, 0.1, -34, 0.5), WOOD);
  s.finish(s.render(w));
});

scene('tangkoko-coast', { seed: 41 }, (s) => {
  const env = hour('overcast', {
    sunDir: v3.norm([-0.7, 0.5, -0.3]),
    sea: sea('bay', { height: 0.5, scale: 0.6, body: hex('#1d5a66', 0.45), foam: 0.9, rough: 0.12 }),
    haze: 0.0007,
    ao: 0.9,
    aoRadius: 1.2,
    shadow: { center: [-10, 4, -40], radius: 70, size: 3072, soft: 1.6, strength: 0.8 },
    sky: { seed: 81 },
  });
  const line = (z: number) => 1 + 7 * Math.sin(z * 0.025 + 1) - 0.03 * z;
  const h: Height = (x, z) => {
    const d = line(z) - x;
    const beach =
      d > 0
        ? 1.5 * smooth(0, 12, d) +
          14 * smooth(18, 70, d) * (0.7 + hills(x, z, 30, 3)) +
          150 * smooth(60, 420, d) * (0.55 + hills(x, z, 190, 6))
        : -0.1 * -d - 4 * smooth(10, 60, -d);
    return Math.max(
      beach + 0.14 * hills(x, z, 5, 2),
      cone(x, z, { x: -900, z: -2600, r: 1500, h: 760, seed: 7, gully: 0.42, crater: 0.06 }) - 4,
    );
  };
  const { w } = coast(s, { eye: [2, 2.6, 4], at: [-6, 5, -60], fov: 46, shift: [0, -0.06] }, env, h, {
    sand: [hex('#4a443e'), hex('#5a534a'), hex('#3a3632')],
    veg: (x, z, y) => smooth(2.2, 4, y + hills(x, z, 5, 2)),
    reef: -0.3,
  });
  const land = (a: number, b: number) => (x: number, z: number) => (line(z) - x > a && line(z) - x < b ? 1 : 0);
  trees(w, s.rng, scatter(s.rng, 26, [-34, 4, -60, -14], h, land(11, 24)), { h: 13, leaves: 2600, leaf: 0.55, kinds: 4, spread: 0.5 });
  trees(w, s.rng, scatter(s.rng, 700, [-190, 0, -330, -40], h, land(20, 160)), { h: 16, leaves: 180, leaf: 1.9, kinds: 5, wood: false });
  shrubs(w, s.rng, scatter(s.rng, 130, [-24, 6, -70, -6], h, land(9.5, 16)), { s: [0.7, 2] });
  // driftwood
  const dw = new Mesh();
  tube(
    [
      [-2.6, 0.55, -7],
      [-0.8, 0.75, -8.2],
      [1.2, 0.35, -8.8],
    ],
    (t) => mix(0.24, 0.1, t),
    { sides: 9, color: () => hex('#a59a8a'), into: dw },
  );
  tube(
    [
      [-0.8, 0.75, -8.2],
      [-0.3, 1.5, -8.6],
      [0.5, 1.9, -9.2],
    ],
    (t) => mix(0.11, 0.03, t),
    { sides: 7, color: () => hex('#a59a8a'), into: dw },
  );
  w.add(dw, I, BARK);
  let l = s.render(w);
  l = veil(
    s,
    l,
    { eye: [2, 2.6, 4], at: [-6, 5, -60], fov: 46, shift: [0, -0.06] },
    {
      near: 60,
      far: 2600,
      steps: 24,
      power: 1.8,
      density: 'smoothstep(.42,.75,fbm(p*vec3(.006,.011,.006),4))*.004*exp(-pow((p.y-90.)/90.,2.))',
      light: 'vec3(.95,.97,.97)',
    },
  );
  s.finish(l, { exposure: 1.25 });
});

scene('pkg-island-hopping', { seed: 42 }, (s) => {
  const env = hour('day', {
    sunDir: v3.norm([-0.55, 0.78, 0.12]),
    sea: lagoon({ height: 0.09, scale: 1.0, absorb: [0.26, 0.035, 0.03], body: hex('#0f93a8', 0.6), foam: 0 }),
    haze: 0.00006,
    ao: 0.8,
    aoRadius: 0.5,
    shadow: { center: [0, 0, -10], radius: 14, size: 3072, soft: 1.5, strength: 0.95 },
    sky: { seed: 91, cover: 0.44, cumulusHeight: 0.12 },
  });
  const h: Height = (x, z) =>
    Math.max(
      -2.1 +
        0.75 * hills(x, z, 5, 3) +
        0.4 * hills(x, z, 1.6, 8, 3) * smooth(-0.05, 0.2, hills(x, z, 6, 14, 4)) * 1.6 -
        5 * smooth(-40, -100, z),
      islandFar(x, z, -1500, -5000, 1350, 880, 3),
      islandFar(x, z, 1900, -5200, 1300, 70, 7),
      islandFar(x, z, 700, -1500, 240, 26, 8),
    );
  const { w } = coast(s, { eye: [0, 4.6, 4], at: [0.2, 1.2, -12], fov: 46, shift: [0, 0.0] }, env, h, {
    reef: 0.1,
    patch: 4.5,
    nv: 560,
    veg: (_x, _z, y) => smooth(3, 8, y),
  });
  w.add(jukung(s.rng, { band: '#ff6b52', hull: '#f6f1e6', awning: '#f0e3c4' }), at(0.6, 0.12, -9.6, 0.62, 1), WOOD);
  w.add(person({ pose: 'sit', top: '#1f7f9e', low: '#26323c', hat: 'cone' }), at(-1.2, -0.1, -8.4, 2.2), CLOTH);
  w.add(person({ pose: 'sit', top: '#ffc24b', low: '#3a4a5a', skin: '#d2a180' }), at(2.0, -0.05, -10.6, 2.0), CLOTH);
  palms(
    w,
    s.rng,
    scatter(s.rng, 60, [520, 880, -1700, -1350], h, (_x, _z, y) => (y > 3 ? 1 : 0)),
    { h: 22 },
  );
  s.finish(s.render(w), { saturation: 1.05 });
});

scene('pkg-family', { seed: 43 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.62, 0.56, 0.2]),
    sea: lagoon({ height: 0.07, foam: 0.5 }),
    haze: 0.00007,
    ao: 0.9,
    aoRadius: 0.5,
    shadow: { center: [0, 0, -12], radius: 16, size: 3072, soft: 1.5, strength: 0.93 },
    sky: { seed: 97, cover: 0.42, cumulusHeight: 0.1 },
  });
  const h: Height = (x, z) => {
    const d = z + 9.5 + 1.6 * Math.sin(x * 0.16 + 0.8) + 0.1 * x;
    return Math.max(
      (d > 0 ? 0.75 * smooth(0, 9, d) : -0.075 * -d - 2.5 * smooth(14, 60, -d)) + 0.07 * hills(x, z, 4, 2),
      islandFar(x, z, 1300, -4800, 1250, 800, 3),
      islandFar(x, z, -1500, -4400, 900, 60, 7),
    );
  };
  const { w } = coast(s, { eye: [-0.4, 1.75, -4.6], at: [0.1, 1.15, -18], fov: 44, shift: [0, -0.02] }, env, h, { reef: -0.06, nv: 560 });
  w.add(
    person({ pose: 'wade', top: '#ff6b52', low: '#2b4a5e', skin: '#d0a07c', hair: '#3a2418', cell: 0.026 }),
    at(-1.55, h(-1.55, -12.6), -12.6, 2.75, 1.04),
    CLOTH,
  );
  w.add(
    person({ pose: 'child', top: '#ffc24b', low: '#14a3b4', skin: '#d6a884', hair: '#5a3a20', cell: 0.026 }),
    at(-0.78, h(-0.78, -12.4), -12.4, 3.3, 1.02),
    CLOTH,
  );
  w.add(
    person({ pose: 'child', top: '#f4ead6', low: '#e8437a', skin: '#d6a884', hair: '#4a2c18', cell: 0.026 }),
    at(0.42, h(0.42, -12.6), -12.6, 2.9, 0.92),
    CLOTH,
  );
  w.add(
    person({ pose: 'wade', top: '#f6f4ec', low: '#1f5f7e', skin: '#c99470', hair: '#241a14', hat: 'cap', cell: 0.026 }),
    at(1.15, h(1.15, -12.7), -12.7, 3.45, 1.1),
    CLOTH,
  );
  w.add(jukung(s.rng, { band: '#14839a', hull: '#f4efe2', awning: '#ffb98a' }), at(3.6, 0.12, -20, 2.65), WOOD);
  palms(
    w,
    s.rng,
    [
      [-8.6, 0.3, -12],
      [-11.5, 0.4, -15],
    ],
    { h: 7, near: true, yaw: 0.25, lean: 0.5 },
  );
  s.finish(s.render(w));
});
