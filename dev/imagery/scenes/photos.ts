// The day itself: the stride, the buddies, the deck, the night, the sun going down.
import { fbm3, m4, mix, noise3, smooth, type Vec3, v3 } from '../core/math.ts';
import { box, loft, sheet, sphere, terrain, tube } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import { scene } from '../core/registry.ts';
import { type Instance, waterEnv } from '../core/world.ts';
import { beam } from '../forms/beam.ts';
import { diveBoat, hull, jukung } from '../forms/boats.ts';
import { bubbles } from '../forms/bubbles.ts';
import { school, species } from '../forms/fish.ts';
import { floor, HARD, put, WALL, wedge } from '../forms/garden.ts';
import { hour, palms, sea, shrubs } from '../forms/land/set.ts';
import { ridge, volcano } from '../forms/land.ts';
import { FISH, PAINT, SKIN, SLOPE, WOOD } from '../forms/materials.ts';
import { diver, POSES, type Pose, person } from '../forms/people.ts';
import { Kit, plant } from '../forms/reef.ts';

const KIT = { suit: '#12161c', accent: '#ff6b52', fin: '#ffc24b', tank: '#e4e6e8' };

/** Stern platform of a dive boat, close up: deck, rail posts, roof, ladder. Faces −x out to sea. */
function stern() {
  const m = sheet(2, 2, () => [0, -99, 0]);
  const white = hex('#eef1ee');
  const teak = hex('#a87a4a');
  m.add(box(6, 0.9, 3.2, white, [1, 0, 0.4, 0]), m4.translate([3, 0.35, 0]));
  m.add(box(6, 0.14, 3.26, hex('#0a5a7d'), [1, 0, 0.4, 0]), m4.translate([3, 0.66, 0]));
  m.add(box(6.05, 0.05, 3.3, hex('#8a5a34'), [1, 0, 0.4, 0]), m4.translate([3, 0.79, 0]));
  m.add(box(6.02, 0.3, 3.22, hex('#8a2f22'), [1, 0, 0.3, 0]), m4.translate([3, -0.05, 0]));
  m.add(sphere(18, 10, hex('#f4f0e4'), [1, 0, 0.3, 0]), m4.chain(m4.translate([0.9, 0.28, 1.72]), m4.scale(0.16, 0.24, 0.16)));
  m.add(sphere(18, 10, hex('#ff6b52'), [1, 0, 0.3, 0]), m4.chain(m4.translate([2.4, 0.28, 1.72]), m4.scale(0.16, 0.24, 0.16)));
  for (let i = 0; i < 18; i++)
    m.add(
      box(6.1, 0.04, 0.168, v3.mul(teak, 0.8 + 0.35 * (((i * 29) % 7) / 7)), [1, 0, 0.2, 0]),
      m4.translate([3.0, 0.83, -1.52 + i * 0.179]),
    );
  for (const z of [-1.5, 1.5]) {
    for (const x of [0.5, 2.6, 4.8])
      tube(
        [
          [x, 0.8, z],
          [x, 3.0, z * 0.97],
        ],
        () => 0.035,
        { sides: 8, into: m, color: () => white, aux: () => [1, 0, 0.6, 0] },
      );
    tube(
      [
        [0.5, 1.65, z],
        [2.6, 1.65, z],
        [5.4, 1.65, z],
      ],
      () => 0.025,
      { sides: 7, into: m, color: () => white, aux: () => [1, 0, 0.6, 0] },
    );
  }
  m.add(
    sheet(
      10,
      8,
      (u, v) => [mix(0.2, 6, u), 3.02 + 0.12 * Math.cos((v - 0.5) * 3.1), (v - 0.5) * 3.5],
      () => white,
      () => [0.95, 0.15, 0.2, 0],
    ),
  );
  for (const z of [-1.72, 1.72]) m.add(box(5.8, 0.1, 0.05, hex('#0a5a7d')), m4.translate([3.1, 3.0, z]));
  for (let i = 0; i < 7; i++) {
    const c = hex(['#d8a82a', '#d4d8da', '#2a86b8'][i % 3] as string);
    tube(
      [
        [2.1 + i * 0.36, 0.86, -1.2],
        [2.1 + i * 0.36, 1.42, -1.2],
        [2.1 + i * 0.36, 1.52, -1.2],
      ],
      (t) => (t > 0.9 ? 0.03 : 0.095),
      { sides: 12, into: m, color: () => c, aux: () => [0.9, 0, 0.8, 0] },
    );
  }
  for (const z of [0.75, 1.2])
    tube(
      [
        [-0.05, -0.9, z],
        [0.0, 1.2, z],
        [0.35, 1.35, z],
      ],
      () => 0.025,
      { sides: 7, into: m, color: () => hex('#c8ccd0'), aux: () => [1, 0, 0.9, 0] },
    );
  for (let i = 0; i < 6; i++)
    tube(
      [
        [-0.04, -0.7 + i * 0.3, 0.75],
        [-0.04, -0.7 + i * 0.3, 1.2],
      ],
      () => 0.02,
      { sides: 6, into: m, color: () => hex('#c8ccd0'), aux: () => [1, 0, 0.9, 0] },
    );
  return m;
}

scene('photo-giant-stride', { seed: 2 }, (s) => {
  const rng = s.rng;
  const env = hour('morning', {
    sunDir: v3.norm([-0.62, 0.5, 0.34]),
    sunCol: hex('#fff0d2', 3.3),
    haze: 0.00012,
    hazeCol: hex('#b4d2e6', 0.92),
    sea: sea('bay', {
      height: 0.16,
      scale: 0.8,
      chop: 0.6,
      body: hex('#0a6486', 0.9),
      scatter: hex('#1fa6b0', 0.2),
      rough: 0.08,
      foam: 0.25,
    }),
    shadow: { center: [0.6, 0.8, -6], radius: 5.5, size: 4096, soft: 1.6, strength: 0.92 },
    aoRadius: 0.35,
    sky: {
      zenith: hex('#2f86cc', 0.95),
      horizon: hex('#e4eff0', 0.98),
      falloff: 7,
      cover: 0.34,
      scale: 0.5,
      cumulusHeight: 0.12,
      seed: 6.1,
    },
  });
  const w = s.world({ eye: [0, 1.15, 0], at: [0.05, 1.35, -6], fov: 42, near: 0.2, far: 60000 }, env);
  w.add(volcano({ center: [-2300, 0, -8200], radius: 2000, height: 830, seed: 3, power: 1.35, crater: 0.05, res: 280 }), m4.ident(), SLOPE);
  w.add(ridge({ near: 9000, far: 14000, half: 12000, height: 620, seed: 14, gap: [-2500, 3000] }), m4.ident(), SLOPE);
  w.add(stern(), m4.chain(m4.translate([1.45, 0.1, -6.6]), m4.rotY(0.22)), PAINT);
  w.add(diver(POSES.stride, { ...KIT, hood: false }), m4.chain(m4.translate([0.15, 1.42, -5.7]), m4.rotY(2.75), m4.rotZ(0.1)), SKIN);
  w.add(
    diver(
      {
        ...POSES.stride,
        knees: [
          [0.06, -0.44, 0.12],
          [0.0, -0.44, -0.12],
        ],
        ankles: [
          [0.0, -0.86, 0.14],
          [-0.03, -0.86, -0.14],
        ],
        toes: [
          [0.22, -0.9, 0.16],
          [0.2, -0.9, -0.18],
        ],
      },
      { ...KIT, accent: '#14a3b4', fin: '#14a3b4', tank: '#ffc24b', hood: false, skin: '#8a5a3c' },
    ),
    m4.chain(m4.translate([2.35, 1.78, -6.5]), m4.rotY(2.9)),
    SKIN,
  );
  const drops: Instance[] = [];
  for (let i = 0; i < 26; i++) {
    const a = rng.range(0, 6.28);
    const r = 0.1 + Math.abs(rng.gauss()) * 0.2;
    drops.push({
      m: m4.chain(
        m4.translate([0.62 + Math.cos(a) * r, 0.2 + rng.next() * 0.5, -5.6 + Math.sin(a) * r]),
        m4.scale(rng.range(0.004, 0.012)),
      ),
      seed: rng.next(),
    });
  }
  w.add(sphere(7, 5, [0.85, 0.93, 0.96], [1, 0.5, 0.9, 0]), drops, PAINT);
  s.finish(s.render(w), { bloom: 0.12, aperture: 0.004, focus: 6, maxBlur: 0.006, saturation: 1.05 });
});

scene('photo-boat-deck', { seed: 5 }, (s) => {
  const rng = s.rng;
  const env = hour('morning', {
    sunDir: v3.norm([-0.72, 0.42, -0.36]),
    sunCol: hex('#ffe4b8', 3.6),
    haze: 0.00011,
    hazeCol: hex('#b4d2e6', 0.92),
    sea: sea('bay', { height: 0.14, scale: 0.6, body: hex('#0a5a80', 0.9), rough: 0.08, foam: 0 }),
    shadow: { center: [0, 1.2, -3.4], radius: 5.2, size: 4096, soft: 1.6, strength: 0.94 },
    aoRadius: 0.35,
    ambUp: hex('#a4c4e0', 0.75),
    sky: { zenith: hex('#2f86cc', 0.95), horizon: hex('#f4ead8', 1.0), falloff: 7, cover: 0.3, scale: 0.5, cumulusHeight: 0.1, seed: 3.3 },
  });
  const w = s.world({ eye: [0.15, 2.35, 1.6], at: [-0.05, 1.55, -5], fov: 52, near: 0.1, far: 60000 }, env);
  w.add(volcano({ center: [900, 0, -7400], radius: 2050, height: 850, seed: 3, power: 1.35, crater: 0.05, res: 300 }), m4.ident(), SLOPE);
  w.add(ridge({ near: 9000, far: 14000, half: 12000, height: 620, seed: 17, gap: [1100, 3000] }), m4.ident(), SLOPE);
  const teak = hex('#a87646');
  const white = hex('#f0f1ec');
  // planked deck narrowing to the bow
  const deck = sheet(1, 1, () => [0, -99, 0]);
  const half = (z: number) => 1.55 * Math.sqrt(Math.max(0.02, 1 - Math.max(0, (-z - 1.5) / 6.2) ** 2.2));
  for (let i = -9; i <= 9; i++) {
    const x = i * 0.17;
    let zEnd = -7.6;
    while (half(zEnd) < Math.abs(x) + 0.06 && zEnd < 2) zEnd += 0.05;
    deck.add(
      box(0.16, 0.05, 2.5 - zEnd, v3.mul(teak, 0.75 + (0.4 * (((i + 20) * 37) % 11)) / 11), [1, 0, 0.25, 0]),
      m4.translate([x, 0.8, (2.5 + zEnd) / 2]),
    );
  }
  w.add(deck, m4.ident(), {
    ...WOOD,
    name: 'plank',
    surface: `float g=fbm(vec2(vP.z*2.2,vP.x*46.),5);s.alb*=.55+.8*g;s.n=bumpN(s.n,vP,g*.006);s.gloss=.3;s.wrap=.15;`,
  });
  const ship = sheet(1, 1, () => [0, -99, 0]);
  const finM = sheet(
    10,
    14,
    (u, v) => [
      0.5 - v,
      0.03 + 0.05 * (1 - v) ** 2 + 0.012 * Math.abs(Math.cos(u * 9)),
      (u - 0.5) * mix(0.2, 0.11, smooth(0.3, 0.75, v)) * (1 - 0.25 * smooth(0.9, 1, v)),
    ],
    (u, v) => (v > 0.72 || Math.abs(u - 0.5) > 0.42 ? [0.25, 0.25, 0.25] : [1, 1, 1]),
    () => [0.95, 0.2, 0.4, 0],
  );
  for (const sd of [-1, 1]) {
    const P: Vec3[] = [];
    for (let i = 0; i <= 50; i++) {
      const z = mix(2.5, -7.65, i / 50);
      P.push([sd * (half(z) + 0.06), 0, z]);
    }
    ship.add(
      sheet(
        50,
        4,
        (u, v) => {
          const p = P[Math.min(50, Math.round(u * 50))] as Vec3;
          return [p[0] * (1 + 0.02 * v), mix(-0.2, 1.22 + 0.55 * smooth(-2, -7.6, p[2]), v), p[2]];
        },
        (_u, v) => (v > 0.8 ? hex('#0a5a7d') : white),
        () => [1, 0, 0.45, 0],
      ),
    );
    tube(
      P.map((p) => [p[0] * 1.01, 1.25 + 0.55 * smooth(-2, -7.6, p[2]), p[2]] as Vec3),
      () => 0.05,
      { sides: 8, into: ship, color: () => hex('#8a5a34'), aux: () => [1, 0, 0.5, 0] },
    );
    for (let i = 0; i < 3; i++)
      tube(
        [
          [sd * 1.5, 0.8, 1.9 - i * 2.2],
          [sd * 1.46, 3.15, 1.9 - i * 2.2],
        ],
        () => 0.04,
        { sides: 9, into: ship, color: () => white, aux: () => [1, 0, 0.6, 0] },
      );
    ship.add(box(0.46, 0.07, 4.4, hex('#b08450'), [1, 0, 0.3, 0]), m4.translate([sd * 1.2, 1.22, 0]));
    for (let i = 0; i < 8; i++) {
      const z = 1.75 - i * 0.52;
      const c = hex(['#f2c230', '#e4e6e8', '#2a8fc0'][(i + (sd > 0 ? 1 : 0)) % 3] as string);
      tube(
        [
          [sd * 1.2, 1.26, z],
          [sd * 1.2, 1.3, z],
          [sd * 1.2, 1.85, z],
          [sd * 1.2, 1.95, z],
        ],
        (t) => (t > 0.9 ? 0.035 : 0.1),
        { sides: 16, into: ship, color: () => c, aux: () => [0.95, 0, 0.85, 0] },
      );
      tube(
        [
          [sd * 1.2, 1.95, z],
          [sd * 1.2, 2.04, z],
        ],
        () => 0.03,
        { sides: 8, into: ship, color: () => hex('#9aa0a4'), aux: () => [1, 0, 0.9, 0] },
      );
      if (i % 3 === 1)
        ship.add(
          loft(
            [
              [sd * 1.2, 2.02, z],
              [sd * 1.12, 2.1, z + 0.04],
              [sd * 1.0, 1.98, z + 0.1],
              [sd * 0.96, 1.7, z + 0.14],
              [sd * 1.0, 1.5, z + 0.1],
            ],
            () => [0.009, 0.009],
            [0, 0, 1],
            8,
            () => hex('#14171a'),
            () => [1, 0, 0.5, 0],
          ),
        );
    }
    // fins and masks under the bench
    for (let i = 0; i < 4; i++)
      for (const k of [0, 0.22])
        ship.add(
          finM,
          m4.chain(m4.translate([sd * 0.86, 0.83, 0.9 - i * 1.15 + k]), m4.rotY((sd > 0 ? 3.14 : 0) + 0.25 * sd - k), m4.scale(0.8)),
          hex(['#ffc24b', '#14a3b4', '#ff6b52', '#e8ecec'][i] as string),
        );
  }
  ship.add(
    sheet(
      20,
      10,
      (u, v) => [(u - 0.5) * 3.3, 3.18 + 0.14 * Math.cos((u - 0.5) * 3.1), mix(2.6, -2.9, v)],
      () => hex('#efe4c8'),
      () => [0.9, 0.2, 0.1, 0],
    ),
  );
  ship.add(box(3.3, 0.09, 0.05, hex('#ff6b52')), m4.translate([0, 3.2, -2.9]));
  // coil of rope at the bow
  const coil: Vec3[] = [];
  for (let i = 0; i < 150; i++) {
    const a = i * 0.26;
    const r = 0.34 - 0.0012 * i;
    coil.push([0.1 + Math.cos(a) * r, 0.86 + 0.0011 * i, -4.6 + Math.sin(a) * r]);
  }
  tube(coil, () => 0.024, { sides: 6, into: ship, color: () => hex('#e4d4a8'), aux: () => [0.9, 0, 0.1, 0] });
  // towels on a line
  for (let i = 0; i < 3; i++)
    ship.add(
      sheet(
        10,
        10,
        (u, v) => [-1.42 + 0.04 * Math.sin(v * 8 + i), 2.75 - v * 0.75, -0.2 - i * 0.75 - u * 0.55 + 0.03 * Math.sin(u * 9)],
        () => v3.mul(hex(['#ff8a70', '#f4f0e4', '#2aa4b4'][i] as string), 0.5),
        () => [1, 0.12, 0.05, 0],
      ),
    );
  tube(
    [
      [-1.46, 2.78, 2],
      [-1.46, 2.74, -1],
      [-1.46, 2.78, -2.5],
    ],
    () => 0.008,
    { sides: 4, into: ship, color: () => [0.8, 0.8, 0.75] },
  );
  w.add(ship, m4.ident(), PAINT);
  const bow: Pose = {
    ...POSES.stride,
    hips: [0, 0, 0],
    chest: [-0.05, 0.46, 0],
    head: [-0.02, 0.78, 0],
    look: [1, 0.02, 0.3],
    back: [-1, 0.1, 0],
    elbows: [
      [0.02, 0.26, 0.32],
      [-0.18, 0.22, -0.28],
    ],
    wrists: [
      [0.24, 0.12, 0.24],
      [-0.32, 0.0, -0.24],
    ],
    knees: [
      [0.44, 0.06, 0.12],
      [0.42, 0.02, -0.14],
    ],
    ankles: [
      [0.56, -0.38, 0.12],
      [0.4, -0.42, -0.16],
    ],
    toes: [
      [0.76, -0.4, 0.14],
      [0.6, -0.44, -0.18],
    ],
  };
  w.add(
    person(bow, { top: '#f4f1e8', bottom: '#2a6a86', hair: '#2a1a10' }),
    m4.chain(m4.translate([0.42, 1.36, -5.9]), m4.rotY(1.3)),
    SKIN,
  );
  w.add(
    person(bow, { top: '#ff8a6a', bottom: '#3a3f48', skin: '#8a5a3c', hat: '#e8d4a0' }),
    m4.chain(m4.translate([-0.45, 1.36, -5.7]), m4.rotY(1.75)),
    SKIN,
  );
  s.finish(s.render(w), { bloom: 0.14, aperture: 0.006, focus: 5.5, maxBlur: 0.007 });
  void [rng, hull];
});

scene('photo-sunset', { seed: 7 }, (s) => {
  const env = hour('dusk', {
    sunDir: v3.norm([-0.16, 0.058, -1]),
    sunCol: hex('#ffae62', 2.6),
    haze: 0.00011,
    sea: sea('still', {
      height: 0.07,
      scale: 0.5,
      chop: 0.5,
      body: hex('#1a2a4a', 0.4),
      scatter: hex('#6a3a3a', 0.1),
      rough: 0.055,
      glint: 1.4,
    }),
    shadow: { center: [3, 1, -26], radius: 10, size: 2048, soft: 1.5, strength: 0.8 },
    aoRadius: 0.6,
    sky: {
      zenith: hex('#34488c', 0.6),
      horizon: hex('#ffb070', 0.95),
      sun: hex('#ff9040', 1.7),
      cover: 0.52,
      scale: 0.4,
      soft: 0.5,
      seed: 11.3,
      falloff: 5,
      disc: 1.4,
      cumulus: 0.7,
      cumulusHeight: 0.05,
      lit: hex('#ffbe86', 1.15),
      dark: hex('#7a4a78', 0.6),
    },
  });
  const w = s.world({ eye: [0, 2.1, 0], at: [0, 3.0, -20], fov: 36, near: 0.5, far: 60000 }, env);
  w.add(volcano({ center: [2300, 0, -8600], radius: 2100, height: 860, seed: 3, power: 1.35, crater: 0.05, res: 260 }), m4.ident(), SLOPE);
  w.add(ridge({ near: 8000, far: 12000, half: 12000, height: 420, seed: 41, gap: [-1400, 2600] }), m4.ident(), SLOPE);
  w.add(jukung({ body: '#2a2622', trim: '#6a3a2a' }), m4.chain(m4.translate([0.9, 0, -20]), m4.rotY(0.25)), PAINT);
  const paddle: Pose = {
    ...POSES.stride,
    hips: [0, 0, 0],
    chest: [0.08, 0.46, 0],
    head: [0.14, 0.77, 0],
    look: [1, -0.05, 0],
    back: [-1, 0.1, 0],
    elbows: [
      [0.3, 0.36, 0.3],
      [0.22, 0.22, -0.3],
    ],
    wrists: [
      [0.5, 0.62, 0.22],
      [0.42, 0.1, 0.3],
    ],
    knees: [
      [0.36, 0.08, 0.12],
      [0.36, 0.08, -0.12],
    ],
    ankles: [
      [0.5, -0.2, 0.12],
      [0.5, -0.2, -0.12],
    ],
    toes: [
      [0.7, -0.2, 0.12],
      [0.7, -0.2, -0.12],
    ],
  };
  const M = m4.chain(m4.translate([0.15, 0.5, -19.8]), m4.rotY(0.25));
  w.add(person(paddle, { top: '#3a2a2a', bottom: '#22242a', hat: '#8a6a44' }), M, SKIN);
  const oar = tube(
    [
      [0.52, 0.75, 0.24],
      [0.4, 0.0, 0.34],
      [0.3, -0.6, 0.42],
    ],
    () => 0.02,
    { sides: 6, color: () => hex('#5a4028') },
  );
  w.add(oar, M, PAINT);
  s.finish(s.render(w), { bloom: 0.22, bloomAt: 0.9, exposure: 0.92, saturation: 1.08, vignette: 0.28 });
});

scene('photo-surface-interval', { seed: 11 }, (s) => {
  const rng = s.rng;
  const env = hour('day', {
    sunDir: v3.norm([-0.6, 0.66, 0.05]),
    sunCol: hex('#fff2da', 3.4),
    sea: sea('lagoon', { height: 0.07, scale: 1.0, body: hex('#0c98aa', 0.85), absorb: [0.36, 0.06, 0.05], foam: 0.25 }),
    shadow: { center: [2, 2, -22], radius: 24, size: 4096, soft: 1.4, strength: 0.92 },
    aoRadius: 0.8,
    sky: { falloff: 7, cover: 0.34, scale: 0.5, seed: 9.9, cumulusHeight: 0.1 },
  });
  const w = s.world({ eye: [0, 2.3, 3], at: [0.4, 1.9, -20], fov: 40, near: 0.3, far: 60000 }, env);
  const shore = (z: number) => 10.5 + 5 * smooth(-8, -34, z) - 16 * smooth(-26, -58, z) + 1.2 * Math.sin(z * 0.13);
  const h = (x: number, z: number) => {
    const d = x - shore(z);
    return (d < 0 ? 0.085 * d : 1.25 * smooth(0, 8, d) + 0.08 * d) + 0.12 * fbm3(x * 0.2, z * 0.2, 1, 3) - 0.05;
  };
  w.add(
    terrain(
      -60,
      80,
      -120,
      5,
      280,
      300,
      h,
      (p) =>
        v3.mix(
          v3.mix(hex('#f8e9c8'), hex('#6a6a44'), 0.8 * smooth(0.1, 0.3, fbm3(p[0] * 0.12, p[2] * 0.12, 4, 3)) * smooth(-0.4, -1.2, p[1])),
          hex('#56702e'),
          smooth(1.3, 2.2, p[1] + 0.6 * fbm3(p[0] * 0.3, p[2] * 0.3, 1, 3)),
        ),
      () => [1, 0, 0.05, 0],
      1.7,
    ),
    m4.ident(),
    {
      name: 'strand',
      surface: `vec2 p=vP.xz;s.alb*=.86+.24*fbm(p*.8,4)+.1*(vn(p*30.)-.5);s.n=bumpN(s.n,vP,fbm(p*3.,4)*.03);s.alb*=mix(.72,1.,smoothstep(.02,.22,vP.y));s.wrap=.2;`,
    },
  );
  const ps: Vec3[] = [];
  for (let i = 0; i < 3000 && ps.length < 75; i++) {
    const z = rng.range(-110, -14);
    const x = shore(z) + 5.5 + Math.abs(rng.gauss()) * 12;
    if (x < 76) ps.push([x, h(x, z) - 0.1, z]);
  }
  palms(w, rng, ps, { h: 11, near: true, yaw: 3.1, lean: 0.3 });
  shrubs(
    w,
    rng,
    ps.flatMap((p) =>
      [0, 1].map((): Vec3 => {
        const x = p[0] + Math.abs(rng.gauss()) * 4;
        const z = p[2] + rng.gauss() * 4;
        return [x, h(x, z), z];
      }),
    ),
    { s: [1.2, 3] },
  );
  w.add(diveBoat({ len: 13, stripe: '#ff6b52' }), m4.chain(m4.translate([0.6, 0, -17.5]), m4.rotY(0.32)), PAINT);
  w.add(jukung({ body: '#f4f2ea', trim: '#14a3b4' }), m4.chain(m4.translate([8.6, -0.04, -24]), m4.rotY(0.9)), PAINT);
  const sit: Pose = {
    ...POSES.stride,
    hips: [0, 0, 0],
    chest: [-0.05, 0.46, 0],
    head: [-0.02, 0.78, 0],
    look: [1, 0.02, 0.4],
    back: [-1, 0.1, 0],
    elbows: [
      [0.05, 0.24, 0.3],
      [-0.1, 0.2, -0.28],
    ],
    wrists: [
      [0.3, 0.2, 0.2],
      [0.14, 0.02, -0.24],
    ],
    knees: [
      [0.44, 0.04, 0.12],
      [0.42, 0.0, -0.14],
    ],
    ankles: [
      [0.5, -0.4, 0.12],
      [0.46, -0.42, -0.16],
    ],
    toes: [
      [0.7, -0.42, 0.14],
      [0.66, -0.44, -0.18],
    ],
  };
  const B = m4.chain(m4.translate([0.6, 0, -17.5]), m4.rotY(0.32));
  for (const [x, z, ry, top, bot, skin, hat] of [
    [4.6, 0.4, -0.9, '#f6f2e8', '#2a6a86', '#b88560', ''],
    [5.2, -0.35, -2.2, '#ff8a6a', '#3a4048', '#8a5a3c', '#e8d4a0'],
    [3.9, 0.7, -1.6, '#2aa4b4', '#e8e0cc', '#a8744e', ''],
  ] as const)
    w.add(person(sit, { top, bottom: bot, skin, ...(hat ? { hat } : {}) }), m4.chain(B, m4.translate([x, 1.3, z]), m4.rotY(ry)), SKIN);
  const wade: Pose = {
    ...POSES.stride,
    knees: [
      [0.14, -0.42, 0.12],
      [-0.04, -0.44, -0.12],
    ],
    ankles: [
      [0.1, -0.86, 0.13],
      [-0.2, -0.84, -0.13],
    ],
    toes: [
      [0.3, -0.88, 0.14],
      [0.0, -0.9, -0.14],
    ],
    elbows: [
      [0.1, 0.22, 0.32],
      [-0.12, 0.22, -0.32],
    ],
    wrists: [
      [0.28, 0.06, 0.34],
      [-0.06, -0.02, -0.4],
    ],
  };
  w.add(
    person(wade, { top: '#ffc24b', bottom: '#1f5a78', hair: '#1a120c' }),
    m4.chain(m4.translate([5.6, 0.42, -13.5]), m4.rotY(2.4)),
    SKIN,
  );
  s.finish(s.render(w), { bloom: 0.08, exposure: 0.88, saturation: 1.1 });
});

scene('photo-buddies', { seed: 14 }, (s) => {
  const rng = s.rng;
  const env = waterEnv({
    sunDir: v3.norm([-0.42, 0.84, -0.3]),
    sunCol: hex('#f4fcff', 3.7),
    ambUp: hex('#8fdcf2', 0.7),
    shadow: { center: [0, -6, -2.4], radius: 5.5, size: 3072, soft: 1.8, strength: 0.88 },
    lights: [{ pos: [-0.2, -5.0, 1.6], color: hex('#fff0e0', 4), range: 7 }],
    water: {
      deep: hex('#033a66'),
      mid: hex('#0c7cb6'),
      shallow: hex('#80dcee'),
      glow: hex('#dcf8ff', 1.3),
      soft: 0.6,
      shafts: 1.2,
      shaftScale: 1,
      caustics: 1,
      causticScale: 1.3,
      absorb: [0.14, 0.034, 0.023],
    },
  });
  const w = s.world({ eye: [0, -5.55, 2.2], at: [0, -5.5, -3], fov: 48 }, env);
  const h = (x: number, z: number) =>
    -7.2 + fbm3(x * 0.45, z * 0.45, 5, 4) * 0.9 + 0.8 * smooth(1.5, 5, Math.abs(x)) - 2.6 * smooth(8, 24, -z);
  const f = floor(w, h, { x: [-20, 20], z: [-40, 1.2] });
  const kit = new Kit(rng, 3);
  plant(w, kit, rng, 1700, wedge(f, { near: -0.2, far: 18, pow: 1.7, base: 4 }), [
    ...HARD,
    ...WALL.filter((p) => p.kind === 'soft' || p.kind === 'fan'),
  ]);
  for (const [k, x, z, z2, c] of [
    ['soft', 1.5, -0.4, 0.5, '#ff6a4a'],
    ['soft', -1.6, -0.6, 0.5, '#e8437a'],
    ['fan', 2.3, -1.8, 1.2, '#d8324a'],
    ['staghorn', 0.4, -0.5, 0.6, '#b8863a'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c, 0.6, k === 'fan' ? 0.2 : undefined);
  const ok: Pose = {
    ...POSES.trim,
    look: [1, 0.02, 0.12],
    elbows: [
      [0.62, -0.04, 0.36],
      [0.5, -0.2, -0.24],
    ],
    wrists: [
      [0.86, 0.16, 0.32],
      [0.76, -0.2, -0.06],
    ],
  };
  for (const [D, ry, rz, k, pose] of [
    [[-0.72, -5.62, -1.7], -0.62, 0.14, { ...KIT, hood: false, skin: '#c08a64' }, ok],
    [
      [1.4, -5.1, -3.0],
      -0.72,
      0.1,
      { ...KIT, accent: '#14a3b4', fin: '#14a3b4', tank: '#ffc24b', hood: false, skin: '#8a5a3c' },
      POSES.kick,
    ],
  ] as [Vec3, number, number, Parameters<typeof diver>[1], Pose][]) {
    const M = m4.chain(m4.translate(D), m4.rotY(ry), m4.rotZ(rz));
    w.add(diver(pose, k), M, SKIN);
    bubbles(w, rng, m4.point(M, [0.9, 0.3, 0.1]), 4.6, 200, 0.14);
  }
  w.add(
    species('anthias'),
    school('a', 110, [0.4, -6.2, -3.4], [2.6, 0.5, 1.4], 0.1, (p) => [-0.8, 0.1, noise3(p[0], p[1], p[2])]),
    FISH,
  );
  w.add(
    species('banner'),
    school('b', 6, [-1.9, -5.9, -2.2], [0.6, 0.4, 0.4], 0.2, () => [0.9, 0, 0.3]),
    FISH,
  );
  w.add(
    species('fusilier', 0.5),
    school('f', 130, [2, -4.2, -9], [5, 0.9, 3], 0.24, () => [1, 0.03, 0.2]),
    FISH,
  );
  s.finish(s.render(w), { snow: 0.3, aperture: 0.006, focus: 3.9, maxBlur: 0.008, bloom: 0.14 });
});

scene('photo-night-dive', { seed: 16 }, (s) => {
  const rng = s.rng;
  const D: Vec3 = [-1.35, -8.15, -2.6];
  const aim = v3.norm([0.84, -0.36, 0.36]);
  const lamp: Vec3 = [-0.5, -8.32, -2.15];
  const env = waterEnv({
    sunDir: v3.norm([-0.5, 0.8, -0.3]),
    sunCol: hex('#4a78c8', 0.12),
    ambUp: hex('#3a60a8', 0.1),
    ambDown: hex('#060c1c', 0.06),
    shadow: { center: [0, -9, -3], radius: 6, size: 2048, soft: 2, strength: 0.8 },
    lights: [
      { pos: lamp, color: hex('#fff2dc', 34), range: 12, dir: aim, cone: 26 },
      { pos: [0.2, -8.2, 1.2], color: hex('#ffe8d0', 2.6), range: 6, dir: [0.1, -0.4, -1], cone: 48 },
      { pos: [-1.9, -7.4, -3.4], color: hex('#4a86e0', 2.4), range: 5 },
      { pos: [2.7, -7.9, -7.2], color: hex('#e8f4ff', 14), range: 9, dir: [-0.5, -0.7, 0.4], cone: 30 },
    ],
    water: {
      overhead: false,
      deep: hex('#010308'),
      mid: hex('#030d20'),
      shallow: hex('#0a2448'),
      glow: [0, 0, 0],
      soft: 0.9,
      shafts: 0,
      caustics: 0,
      depthFall: 0,
      absorb: [0.14, 0.055, 0.04],
      scatter: [0.07, 0.066, 0.06],
    },
  });
  const w = s.world({ eye: [0.1, -8.3, 2.0], at: [0.05, -8.5, -3], fov: 52 }, env);
  const h = (x: number, z: number) =>
    -9.75 +
    fbm3(x * 0.5, z * 0.5, 5, 4) * 0.8 +
    1.5 * Math.exp(-(((x - 1.5) / 1.1) ** 2) - ((z + 2.6) / 1.1) ** 2) +
    0.8 * smooth(2, 6, Math.abs(x - 0.4));
  const f = floor(w, h, { x: [-16, 16], z: [-30, 1.2] });
  const kit = new Kit(rng, 3);
  plant(w, kit, rng, 1300, wedge(f, { near: -0.3, far: 13, pow: 1.6, base: 3.6 }), WALL);
  for (const [k, x, z, z2, c] of [
    ['soft', 1.2, -1.9, 0.6, '#ff5a3c'],
    ['soft', 1.7, -2.0, 0.55, '#ff8a4a'],
    ['fan', 1.9, -2.8, 1.3, '#e02a4a'],
    ['soft', 0.7, -1.8, 0.45, '#e8437a'],
    ['crinoid', 1.5, -2.4, 0.45, '#f0c030'],
    ['tubes', 2.1, -2.2, 0.5, '#e0a02a'],
  ] as const)
    put(w, kit, rng, k, f.spot(x, z), z2, c, 0.5, k === 'fan' ? 0.15 : undefined);
  w.add(diver(POSES.trim, { ...KIT, torch: true }), m4.chain(m4.translate(D), m4.rotY(-0.42), m4.rotZ(-0.12)), SKIN);
  w.add(
    diver(POSES.kick, { ...KIT, accent: '#14a3b4', torch: true }),
    m4.chain(m4.translate([3.2, -7.6, -7.6]), m4.rotY(2.7), m4.rotZ(-0.1)),
    SKIN,
  );
  bubbles(w, rng, v3.add(D, [0.75, 0.3, 0.4]), 2.6, 140, 0.13);
  w.add(
    species('snapper'),
    school('s', 12, [0.9, -8.0, -2.6], [0.9, 0.5, 0.7], 0.17, () => [0.8, 0.05, 0.3]),
    FISH,
  );
  let l = s.render(w);
  l = beam(s, w, l, { from: lamp, dir: aim, length: 3.2, cone: 15, strength: 1 });
  l = beam(s, w, l, { from: [2.55, -7.85, -7.1], dir: [-0.5, -0.6, 0.4], length: 2.6, cone: 16, strength: 0.7 });
  s.finish(l, { snow: 0.8, bloom: 0.24, exposure: 1.25, vignette: 0.42 });
});
