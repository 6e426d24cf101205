// Tomohon's volcanoes: Lokon at dusk, its ridge, Mahawu's crater, the highland package.
import { clamp, smooth, type Vec3, v3 } from '../../core/math.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import { bloom, house, WALL } from '../../forms/land/built.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { cone, crags, fan, greens, hills, LAND, ROCK } from '../../forms/land/ground.ts';
import { LEAF } from '../../forms/land/plants.ts';
import { at, grass, hour, I, palms, scatter, shrubs, stand, trees } from '../../forms/land/set.ts';
import { veil } from '../../forms/land/veil.ts';

const FOREST = ['#22402a', '#34522c', '#4c6a34', '#2a4a2c'];

/** A plume that leans with the wind from a vent; density in p. */
const plume = (v: Vec3, r: number, lean: number, k: number) => {
  const q = `(p-vec3(${v.map((x) => x.toFixed(1)).join(',')}))`;
  const hgt = `max(${q}.y,0.)`;
  const cx = `vec2(${lean.toFixed(2)}*pow(${hgt},1.15)*.5+${r.toFixed(1)}*.8*sin(${q}.y/${(r * 3).toFixed(1)}),0.)`;
  const rad = `(${r.toFixed(1)}+${hgt}*.34)`;
  return `step(0.,${q}.y)*smoothstep(.16,.62,fbm(${q}*vec3(1.,.8,1.)/${(r * 1.15).toFixed(1)}-vec3(0.,1.5,0.),6)+.62-1.05*length(${q}.xz-${cx})/${rad})*${k.toFixed(4)}*exp(-${hgt}/${(r * 9).toFixed(1)})`;
};

scene('lokon-dusk', { seed: 51 }, (s) => {
  const eye: Vec3 = [0, 60, 0];
  const env = hour('dusk', {
    sunDir: v3.norm([-0.9, 0.16, -0.32]),
    haze: 0.00013,
    ao: 0.7,
    aoRadius: 8,
    shadow: { center: [0, 250, -2600], radius: 2000, size: 2048, soft: 1.3, strength: 0.9 },
    sky: { cover: 0.5, seed: 12, cumulusHeight: 0.05, cumulus: 0.6 },
  });
  const cam = { eye, at: [0, 230, -2600] as Vec3, fov: 40, near: 1, far: 30000, shift: [0, -0.08] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => {
    const d = -z;
    return (
      Math.max(
        cone(x, z, { x: 330, z: -3400, r: 1650, h: 900, seed: 5, gully: 0.46, crater: 0.06 }),
        cone(x, z, { x: -950, z: -3900, r: 1250, h: 700, seed: 9, gully: 0.4, crater: 0.08 }),
      ) +
      26 * hills(x, z, 300, 3) * smooth(200, 900, d) +
      34 * smooth(60, -20, -d + 40) * 0 -
      10 * smooth(0, 300, d) +
      6 * hills(x, z, 60, 8)
    );
  };
  w.add(
    fan({
      eye,
      half: 36,
      near: 20,
      far: 7000,
      nu: 480,
      nv: 640,
      h,
      color: (p, n) =>
        v3.mix(
          greens(FOREST, 260, 5)(p, n),
          hex('#57504c'),
          smooth(0.78, 0.62, n[1]) * smooth(300, 600, p[1]) + 0.7 * smooth(760, 860, p[1]),
        ),
      wood: (p) => 0.9 * smooth(60, 160, -p[2]),
    }),
    I,
    LAND,
  );
  // the town in the valley
  const town = scatter(s.rng, 260, [-620, 640, -1500, -280], h, (x, z) => smooth(0.05, 0.3, hills(x, z, 180, 31) + 0.1));
  const cols = ['#d9cdb8', '#c9b08c', '#b8c2c4', '#e2d8c2'];
  cols.forEach((c, k) => {
    w.add(
      house({ wall: c, roof: ['#8a3f30', '#5f5a58', '#9a5a3c', '#4a5f58'][k], w: 11, d: 9, h: 4.5 }),
      town
        .filter((_, i) => i % 4 === k)
        .map((p) => ({ m: at(p[0], p[1] - 0.5, p[2], s.rng.range(0, 6), s.rng.range(0.8, 1.5)), seed: s.rng.next() })),
      WALL,
    );
  });
  trees(
    w,
    s.rng,
    scatter(s.rng, 3400, [-760, 780, -1900, -110], h, (x, z) => smooth(0.3, -0.05, hills(x, z, 180, 31))),
    { h: 14, leaves: 80, leaf: 2.6, kinds: 5, wood: false, pal: ['#2a4526', '#3c5a2a', '#4f6a30'] },
  );
  trees(
    w,
    s.rng,
    [
      [-25, h(-25, -58) - 5, -58],
      [-37, h(-37, -80) - 6, -80],
      [31, h(31, -66) - 9, -66],
    ],
    { h: 26, leaves: 5200, leaf: 0.9, kinds: 3, pal: ['#22381e', '#33502a', '#466030'] },
  );
  const lights = town.filter((_, i) => i % 3 === 0).map((p) => w.project([p[0], p[1] + 3, p[2] + 5], s.aspect));
  let l = s.render(w);
  l = s.paint(
    l,
    (c, W, H) => {
      for (const [x, y] of lights) {
        const r = W * 0.0011;
        const g = c.createRadialGradient(x * W, y * H, 0, x * W, y * H, r * 4);
        g.addColorStop(0, 'rgba(255,205,130,1)');
        g.addColorStop(0.25, 'rgba(255,170,90,.7)');
        g.addColorStop(1, 'rgba(255,140,60,0)');
        c.fillStyle = g;
        c.fillRect(x * W - r * 4, y * H - r * 4, r * 8, r * 8);
      }
    },
    { mode: 'add', opacity: 1 },
  );
  l = veil(s, l, cam, {
    near: 2500,
    far: 4600,
    steps: 72,
    sun: env.sunDir,
    density: plume([330, 780, -3400], 75, 0.9, 0.02),
    light: 'mix(vec3(.30,.27,.40),vec3(1.15,.60,.42),smoothstep(.35,.62,.5+.5*(den(p)-den(p+vec3(-46.,16.,-14.)))/max(dn+.004,.001)))',
  });
  l = veil(s, l, cam, {
    near: 200,
    far: 3400,
    steps: 26,
    power: 1.5,
    density: 'smoothstep(.40,.74,fbm(p*vec3(.0035,.012,.0035),4))*.0018*exp(-max(p.y+6.,0.)/40.)*.8',
    light: 'vec3(.50,.40,.56)',
  });
  s.finish(l, { contrast: 1.08 });
});

scene('lokon-ridge', { seed: 52 }, (s) => {
  const eye: Vec3 = [0, 640, 0];
  const env = hour('morning', {
    sunDir: v3.norm([-0.8, 0.36, -0.25]),
    haze: 0.00018,
    ao: 0.8,
    aoRadius: 3,
    shadow: { center: [0, 600, -420], radius: 620, size: 3072, soft: 1.3, strength: 0.92 },
    sky: { cover: 0.36, seed: 41, cumulus: 0.7 },
  });
  const cam = { eye, at: [20, 560, -800] as Vec3, fov: 44, near: 0.8, far: 30000, shift: [0, -0.06] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => {
    const d = -z;
    const path = 60 * Math.sin(d * 0.0035) * smooth(0, 300, d);
    const ridge =
      632 -
      0.2 * d * smooth(0, 300, d) * 0.6 -
      (0.85 - 0.2 * smooth(0, 900, d)) * (Math.hypot(x - path, 9) - 9) * (1 + 0.18 * hills(x, z, 40, 21)) +
      16 * hills(x, z, 90, 4) * smooth(20, 200, d) +
      26 * crags(x, z, 140, 5) * smooth(60, 400, d) -
      8 +
      6 * smooth(14, 3, Math.abs(x - path));
    return Math.max(
      ridge,
      cone(x, z, { x: 260, z: -2500, r: 1500, h: 960, seed: 5, gully: 0.5, crater: 0.07 }),
      60 + 40 * hills(x, z, 500, 2),
      cone(x, z, { x: -3400, z: -6600, r: 2200, h: 900, seed: 14, gully: 0.4 }),
    );
  };
  const g = greens(['#6f7d3a', '#8a8f48', '#566c30', '#3f5c2c'], 50, 4);
  w.add(
    fan({
      eye,
      half: 44,
      near: 3,
      far: 11000,
      nu: 460,
      nv: 700,
      h,
      color: (p, n) =>
        v3.mix(hex('#6a5a4c'), v3.mix(g(p, n), greens(FOREST, 200, 2)(p, n), smooth(500, 1500, -p[2])), smooth(0.52, 0.7, n[1])),
      wood: (p) => smooth(350, 1200, -p[2]) * 0.9,
    }),
    I,
    LAND,
  );
  grass(
    w,
    s.rng,
    scatter(s.rng, 7000, [-40, 50, -120, -3], h, () => 1),
    { s: [0.5, 1.3], pal: ['#8a8f45', '#a39a58', '#6f7d36', '#b5a060'] },
  );
  shrubs(
    w,
    s.rng,
    scatter(s.rng, 150, [-110, 120, -330, -14], h, (x, z) => (hills(x, z, 30, 7) > 0.05 ? 1 : 0)),
    { s: [0.7, 2.4], leaves: 240 },
  );
  const hx = (z: number) => 60 * Math.sin(-z * 0.0035) * smooth(0, 300, -z);
  [
    [-34, '#ff6b52'],
    [-38.5, '#1f7f9e'],
    [-43, '#ffc24b'],
  ].forEach(([z, c]) => {
    w.add(
      person({ pose: 'walk', top: c as string, low: '#33404a', long: true, hat: 'cap' }),
      at(hx(z as number) + 0.6, h(hx(z as number) + 0.6, z as number), z as number, 3.1, 1.05),
      CLOTH,
    );
  });
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 500,
    far: 9000,
    steps: 40,
    power: 1.7,
    density: 'smoothstep(.40,.68,fbm(p*vec3(.0016,.004,.0016)+2.,5))*.004*exp(-pow((p.y-170.)/110.,2.))',
    light: 'mix(vec3(.78,.84,.93),vec3(1.18,1.08,.95),smoothstep(110.,330.,p.y))',
  });
  l = veil(s, l, cam, {
    near: 1900,
    far: 3400,
    steps: 44,
    density: plume([230, 900, -2500], 60, -0.6, 0.012),
    light: 'mix(vec3(.7,.72,.78),vec3(1.2,1.12,1.02),smoothstep(.3,.7,.5+.5*(dn-den(p+vec3(-40.,20.,-10.)))/max(dn+.004,.001)))',
  });
  s.finish(l);
});

scene('lokon-crater', { seed: 53 }, (s) => {
  const eye: Vec3 = [0, 112, 16];
  const env = hour('day', {
    sunDir: v3.norm([-0.66, 0.62, 0.15]),
    haze: 0.00016,
    ao: 0.9,
    aoRadius: 4,
    shadow: { center: [0, 60, -180], radius: 300, size: 3072, soft: 1.3, strength: 0.9 },
    sea: {
      ...{
        level: -24,
        height: 0.03,
        scale: 1,
        time: 1,
        chop: 0.2,
        body: hex('#6fb08c', 0.6),
        scatter: hex('#b8d8a0', 0.1),
        absorb: [0.8, 0.5, 0.6] as Vec3,
        glint: 0.4,
        rough: 0.05,
        foam: 0,
      },
    },
    sky: { cover: 0.5, seed: 37 },
  });
  const cam = { eye, at: [10, 18, -190] as Vec3, fov: 50, near: 0.8, far: 30000, shift: [0, -0.02] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => {
    const a = Math.atan2(z + 180, x);
    const d = Math.hypot(x, (z + 180) * 0.95);
    const R = 190 + 18 * hills(Math.cos(a) * 60, Math.sin(a) * 60, 40, 3);
    const rim =
      118 +
      20 * hills(Math.cos(a) * 80, Math.sin(a) * 80, 60, 8) -
      16 * smooth(-0.4, -1, Math.sin(a)) -
      24 * smooth(0.72, 0.98, Math.sin(a));
    const inside =
      -26 + (rim + 26) * smooth(46, R, d) ** 0.8 - 18 * (1 - crags(x * 1.0, z, 60, 5)) * smooth(50, 90, d) * smooth(R, R - 60, d);
    const outside = rim - 0.55 * (d - R) * smooth(R, R + 400, d) - 0.2 * (d - R);
    const base = d < R ? inside : outside;
    return Math.max(
      base + 5 * hills(x, z, 30, 4),
      cone(x, z, { x: 900, z: -3600, r: 1700, h: 820, seed: 5, gully: 0.46, crater: 0.06 }) - 260,
      -300 + 40 * hills(x, z, 400, 2),
    );
  };
  const g = greens(['#3f5c2c', '#587034', '#2f4c2a'], 40, 4);
  w.add(
    fan({
      eye,
      half: 52,
      near: 3,
      far: 9000,
      nu: 480,
      nv: 640,
      h,
      color: (p, n) => {
        const d = Math.hypot(p[0], (p[2] + 180) * 0.95);
        const rock = v3.mix(
          v3.mix(hex('#8f8678'), hex('#6a5f56'), clamp(0.5 + hills(p[0], p[2], 26, 3))),
          hex('#d8c465'),
          0.75 * smooth(0.05, 0.3, hills(p[0], p[2], 34, 17)) * smooth(130, 60, d),
        );
        return v3.mix(rock, g(p, n), smooth(0.62, 0.86, n[1] + 0.2 * hills(p[0], p[2], 20, 9)) * smooth(92, 140, d));
      },
      wood: (p) => smooth(150, 230, Math.hypot(p[0], p[2] + 180)) * 0.8 * smooth(70, 160, Math.hypot(p[0], p[2] - 16)),
    }),
    I,
    {
      ...ROCK,
      surface: `if(vA.w>.4||vC.g>vC.r*1.02){float g=fbm(vP.xz*.5,4);s.alb*=.7+.6*g;vec3 a=worleyId(vP.xz*.12);s.alb*=.6+.5*smoothstep(.8,.1,a.x);s.n=bumpN(s.n,vP,g*.4+(1.-a.x)*1.6);s.wrap=.35;}else{${ROCK.surface}}`,
    },
  );
  shrubs(
    w,
    s.rng,
    scatter(s.rng, 90, [-40, 40, -16, 12], h, (x) => (Math.abs(x) > 9 ? 1 : 0.12)),
    { s: [0.6, 2.4], leaves: 420, leaf: 0.22 },
  );
  grass(
    w,
    s.rng,
    scatter(s.rng, 3600, [-30, 30, -16, 13], h, () => 1),
    { s: [0.5, 1.3] },
  );
  trees(
    w,
    s.rng,
    [
      [-19, h(-19, -6) - 1, -6],
      [24, h(24, -12) - 1, -12],
    ],
    { h: 12, leaves: 3600, leaf: 0.55, kinds: 3 },
  );
  trees(
    w,
    s.rng,
    scatter(s.rng, 700, [-280, 280, -460, -20], h, (x, z) => (Math.hypot(x, z + 180) > 178 ? 1 : 0)),
    { h: 11, leaves: 130, leaf: 1.7, kinds: 4, wood: false },
  );
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 120,
    far: 420,
    steps: 40,
    density: `${plume([-40, -16, -190], 10, 0.5, 0.05)}+${plume([50, -4, -230], 8, 0.6, 0.05)}`,
    light: 'vec3(1.05,1.05,1.02)*(.7+.4*smoothstep(-10.,70.,p.y))',
  });
  l = veil(s, l, cam, {
    near: 500,
    far: 6000,
    steps: 24,
    power: 1.6,
    density: 'smoothstep(.42,.7,fbm(p*vec3(.002,.006,.002),4))*.002*exp(-pow((p.y+40.)/160.,2.))',
    light: 'vec3(.98,1.0,1.04)',
  });
  s.finish(l);
});

scene('pkg-highlands', { seed: 54 }, (s) => {
  const eye: Vec3 = [0, 42, 20];
  const env = hour('gold', {
    sunDir: v3.norm([-0.82, 0.34, -0.16]),
    haze: 0.00014,
    ao: 0.8,
    aoRadius: 2,
    shadow: { center: [0, 20, -110], radius: 200, size: 3072, soft: 1.3, strength: 0.92 },
    sky: { cover: 0.46, seed: 58, cumulusHeight: 0.1 },
  });
  const cam = { eye, at: [0, 62, -900] as Vec3, fov: 42, near: 0.6, far: 30000, shift: [0, -0.26] as [number, number] };
  const w = s.world(cam, env);
  const h = (x: number, z: number) => {
    const slope = 39.5 - 46 * smooth(10, -340, z) + 7 * hills(x, z, 90, 5) * smooth(0, -80, z);
    const far = 16 * hills(x, z, 260, 3) + 70 * smooth(-500, -1700, z) * (0.5 + hills(x, z, 500, 6));
    return (
      Math.max(z > -420 ? slope : -20, 0) * smooth(-520, -320, z) +
      far * smooth(-260, -560, z) +
      Math.max(
        cone(x, z, { x: 180, z: -3000, r: 1500, h: 860, seed: 8, gully: 0.46, crater: 0.06 }),
        cone(x, z, { x: -1250, z: -4300, r: 1500, h: 760, seed: 3, gully: 0.4 }),
      )
    );
  };
  const wooded = greens(FOREST, 240, 3);
  const bandc = ['#5d7a34', '#7c7140', '#46682d', '#8a8a48', '#6a4f38', '#537538'].map((c) => hex(c));
  w.add(
    fan({
      eye,
      half: 44,
      near: 3,
      far: 8000,
      nu: 460,
      nv: 660,
      h,
      color: (p, n) => {
        if (p[2] < -420) return wooded(p, n);
        if (p[2] > -70) return v3.mix(hex('#2f4a22'), hex('#4f6a2e'), clamp(0.5 + hills(p[0], p[2], 4, 2)));
        const k = Math.floor((p[2] + 8 * hills(p[0], p[2], 70, 3)) / 15 + Math.floor((p[0] + 12 * hills(p[0], p[2], 60, 9)) / 44) * 3.7);
        return bandc[((k % 6) + 6) % 6] as Vec3;
      },
      wood: (p) => 0.9 * smooth(-420, -560, p[2]),
    }),
    I,
    LAND,
  );
  // rows of flowers and vegetables near
  const rows: [string, string, number][] = [
    ['#f0b13a', '#c8741e', 0],
    ['#e8437a', '#a8204e', 1],
    ['#f4ead6', '#e8c34a', 2],
    ['#d9452c', '#8a1f14', 3],
    ['#b06ad0', '#6a3a90', 4],
  ];
  for (const [c, hc, k] of rows) {
    const ps: Vec3[] = [];
    const ls: Vec3[] = [];
    for (let r = 0; r < 5; r++)
      for (let x = -34; x < 34; x += 0.27) {
        const z = 16.8 - (k * 5 + r) * (0.72 + k * 0.25);
        const xx = x + s.rng.range(-0.15, 0.15) + z * 0.2;
        const zz = z + s.rng.range(-0.3, 0.3);
        if (Math.abs(xx + 2 - z * 0.08) < 0.7) continue;
        ps.push([xx, h(xx, zz) + s.rng.range(0.5, 0.72), zz]);
        ls.push([xx, h(xx, zz) - 0.05, zz]);
      }
    w.add(bloom(c, hc, 11), stand(s.rng, ps, 0.13, 0.22, 0.5), LEAF);
    shrubs(w, s.rng, ls, { s: [0.34, 0.5], leaves: 40, leaf: 0.5, pal: ['#3f6a2a', '#587c34', '#2f5524'] });
  }
  w.add(person({ pose: 'stand', top: '#ff6b52', low: '#3a4a5a', hat: 'cone', long: true }), at(3.6, h(3.6, 4), 4, 0.6, 1.05), CLOTH);
  w.add(person({ pose: 'reach', top: '#e6dcc4', low: '#4a5a48', hat: 'cone', long: true }), at(-5.5, h(-5.5, -3), -3, 1.8, 1.05), CLOTH);
  trees(
    w,
    s.rng,
    scatter(s.rng, 70, [-150, 160, -320, -60], h, (x, z) => (hills(x, z, 60, 12) > 0.12 ? 1 : 0)),
    { h: 9, leaves: 600, leaf: 0.62 },
  );
  palms(
    w,
    s.rng,
    scatter(s.rng, 18, [-140, 150, -300, -60], h, () => 1),
    { h: 12 },
  );
  for (const [x, z, r] of [
    [38, -92, 0.5],
    [-52, -130, -0.4],
    [10, -190, 0.2],
    [86, -170, 0.9],
  ] as const)
    w.add(house({ wall: '#ded2b8', roof: '#9a4a34', w: 8, d: 6.5, h: 3.2 }), at(x, h(x, z), z, r), WALL);
  trees(
    w,
    s.rng,
    scatter(s.rng, 900, [-500, 560, -1300, -430], h, () => 1),
    { h: 13, leaves: 100, leaf: 2.1, kinds: 4, wood: false },
  );
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 250,
    far: 4200,
    steps: 28,
    power: 1.6,
    density: 'smoothstep(.40,.74,fbm(p*vec3(.0035,.010,.0035),4))*.0017*exp(-max(p.y-10.,0.)/55.)',
    light: 'vec3(1.08,.95,.80)',
  });
  s.finish(l);
});
