// Tangkoko: the fig forest, the tarsier, the guide's torch at dusk.
import { clamp, m4, mix, smooth, type Vec3, v3 } from '../../core/math.ts';
import { Mesh, sheet, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';
import type { Stage } from '../../core/stage.ts';
import type { World } from '../../core/world.ts';
import { CLOTH, person } from '../../forms/land/figures.ts';
import { fan, hills, LAND } from '../../forms/land/ground.ts';
import { BARK, broadLeaf, LEAF } from '../../forms/land/plants.ts';
import { at, grass, hour, I, scatter, shrubs, split, trees } from '../../forms/land/set.ts';
import { EYE, FUR, stemAt, tarsier } from '../../forms/land/tarsier.ts';
import { veil } from '../../forms/land/veil.ts';

/** A buttressed trunk with folds; height h, radius r at breast height. */
function trunk(s: Stage, r: number, h: number, flutes: number, col: string): Mesh {
  const k0 = s.rng.range(0, 9);
  const c = hex(col);
  return sheet(
    72,
    60,
    (u, v) => {
      const a = u * 6.28318;
      const y = v * h - 0.5;
      const b = Math.exp(-Math.max(y, 0) / (r * 2.2));
      const f = Math.abs(Math.sin(a * flutes * 0.5 + k0 + 0.25 * Math.sin(y * 0.7)));
      const rr =
        r *
        (1 - 0.25 * v) *
        (1 + b * (0.5 + 2.2 * (1 - f) ** 2.2) + 0.1 * hills(Math.cos(a) * 2 + k0, y * 0.5, 0.7, k0, 4) + 0.07 * (1 - f) * (1 - b));
      return [Math.cos(a) * rr + 0.3 * r * Math.sin(y * 0.3), y, Math.sin(a) * rr];
    },
    (_u, v) => v3.mul(c, mix(0.8, 1.1, v)),
    () => [1, 0, 0.08, 0],
    true,
  );
}
/** Aerial roots and lianas. */
function lianas(s: Stage, n: number, x: readonly [number, number], z: readonly [number, number], top: number): Mesh {
  const m = new Mesh();
  for (let i = 0; i < n; i++) {
    const p: Vec3[] = [];
    const x0 = s.rng.range(...x);
    const z0 = s.rng.range(...z);
    const dx = s.rng.range(-2, 2);
    const a = s.rng.range(0, 6);
    for (let k = 0; k <= 20; k++) {
      const t = k / 20;
      p.push([
        x0 + dx * t + 0.3 * Math.sin(t * 5 + a),
        top * (1 - t) + s.rng.range(-0.06, 0.06) - Math.sin(t * 3.14) * 0.6,
        z0 + 0.4 * Math.sin(t * 4 + a),
      ]);
    }
    const r = s.rng.range(0.02, 0.06);
    tube(p, () => r, { sides: 6, color: () => hex('#5d4f3c'), into: m });
  }
  return m;
}
function understorey(s: Stage, w: World, ps: Vec3[], len: number): void {
  split(ps, 4).forEach((g, k) => {
    const clump = new Mesh();
    for (let i = 0; i < 9; i++)
      clump.add(
        broadLeaf(s.rng, {
          len: len * s.rng.range(0.7, 1.2),
          wid: len * 0.14 * (k % 2 ? 1.5 : 0.8),
          arch: s.rng.range(0.5, 1.1),
          col: ['#3a6a28', '#4f8430', '#2f5a2a', '#63903c'][k],
          tear: k === 1 ? 0.5 : 0,
        }),
        m4.chain(m4.rotY((i / 9) * 6.283 + s.rng.range(-0.3, 0.3)), m4.rotZ(s.rng.range(-0.25, 0.35))),
      );
    w.add(
      clump,
      g.map((p) => ({ m: m4.chain(m4.translate(p), m4.rotY(s.rng.range(0, 6)), m4.scale(s.rng.range(0.7, 1.25))), seed: s.rng.next() })),
      LEAF,
    );
  });
}
const floorH = (x: number, z: number) => 0.35 * hills(x, z, 7, 3) + 0.02 * Math.max(0, Math.abs(x) - 2) ** 1.4;

function forest(
  s: Stage,
  o: { eye: Vec3; at: Vec3; fov: number; env: ReturnType<typeof hour>; path?: boolean; n?: number; shift?: [number, number] },
) {
  const cam = { eye: o.eye, at: o.at, fov: o.fov, near: 0.15, far: 600, shift: o.shift };
  const w = s.world(cam, o.env);
  w.add(
    fan({
      eye: o.eye,
      half: o.fov * 1.1,
      near: 0.8,
      far: 140,
      nu: 320,
      nv: 300,
      h: floorH,
      color: (p) => {
        const t = clamp(0.5 + hills(p[0], p[2], 2, 4));
        const path = o.path ? smooth(1.5, 0.5, Math.abs(p[0] - 1.4 * Math.sin(p[2] * 0.1))) : 0;
        return v3.mix(v3.mix(hex('#4a3a24'), hex('#5f5a30'), t), hex('#8a6a48'), path);
      },
    }),
    I,
    LAND,
  );
  const px = (z: number) => 1.4 * Math.sin(z * 0.1);
  const spots: [number, number, number][] = [];
  for (let i = 0; i < (o.n ?? 40); i++) {
    const z = -4 - i * 1.4 + s.rng.range(-1, 1);
    const side = i % 2 ? 1 : -1;
    spots.push([px(z) + side * (s.rng.range(2.6, 5) + (i > 8 ? s.rng.range(0, 10) : 0)), z, s.rng.range(0.24, 0.62)]);
  }
  for (const [x, z, r] of spots)
    w.add(
      trunk(s, r, 26, s.rng.int(4, 8), s.rng.pick(['#7a6c58', '#8a7d68', '#6a6050', '#94866e'])),
      { m: at(x, floorH(x, z), z, s.rng.range(0, 6)), seed: s.rng.next() },
      BARK,
    );
  const tree1 = scatter(s.rng, 60, [-26, 26, -70, -8], floorH, (x, z) => (Math.abs(x - px(z)) > 3 ? 1 : 0));
  trees(w, s.rng, tree1, { h: 8, leaves: 1300, leaf: 0.42, kinds: 4, pal: ['#35622a', '#4f8032', '#2a4f26', '#6a9440'] });
  trees(
    w,
    s.rng,
    scatter(
      s.rng,
      34,
      [-24, 24, -60, -4],
      () => 5.5,
      () => 1,
    ),
    { h: 11, leaves: 1700, leaf: 0.5, kinds: 4, base: 0.3, spread: 0.6, wood: false },
  );
  understorey(
    s,
    w,
    scatter(s.rng, 130, [-16, 16, -40, -2.6], floorH, (x, z) => (Math.abs(x - px(z)) > 1.5 ? 1 : 0)),
    1.5,
  );
  shrubs(
    w,
    s.rng,
    scatter(s.rng, 160, [-20, 20, -46, -3], floorH, (x, z) => (Math.abs(x - px(z)) > 1.6 ? 1 : 0)),
    { s: [0.35, 1.1], leaves: 170, leaf: 0.28 },
  );
  grass(
    w,
    s.rng,
    scatter(s.rng, 1400, [-10, 10, -26, -1.6], floorH, (x, z) => (Math.abs(x - px(z)) > 1 ? 1 : 0.06)),
    { s: [0.16, 0.42], pal: ['#4f7a30', '#6a8f3a', '#3a6428'] },
  );
  w.add(lianas(s, 26, [-10, 10], [-30, -5], 15), I, BARK);
  return { w, cam };
}

scene('tangkoko-forest', { seed: 61 }, (s) => {
  const env = hour('morning', {
    sunDir: v3.norm([-0.5, 0.62, -0.6]),
    sunCol: hex('#ffe2ac', 4.4),
    ambUp: hex('#a5c89a', 0.5),
    ambDown: hex('#4a4a2c', 0.25),
    haze: 0.016,
    hazeTop: 60,
    hazeCol: hex('#c9d6a4', 0.55),
    ao: 1.1,
    aoRadius: 0.6,
    shadow: { center: [0, 4, -16], radius: 22, size: 3072, soft: 2, strength: 0.95 },
    sky: { zenith: hex('#d8e6c0', 1.1), horizon: hex('#e6e8c0', 1.1), cover: 0, cumulus: 0 },
  });
  const { w, cam } = forest(s, { eye: [0, 1.7, 2.5], at: [0.2, 2.6, -16], fov: 56, env, path: true });
  w.add(
    person({ pose: 'walk', top: '#6a7a4a', low: '#4a4438', long: true, hat: 'cap' }),
    at(0.9, floorH(0.9, -9), -9, 3.0, 1.02),
    CLOTH,
  ).add(
    person({ pose: 'walk', top: '#ff6b52', low: '#33404a', long: true, skin: '#d2a180' }),
    at(0.2, floorH(0.2, -7.4), -7.4, 3.2, 1.02),
    CLOTH,
  );
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 2,
    far: 46,
    steps: 36,
    density: 'smoothstep(.45,.72,fbm(vec3((p.x+p.y*.8)*.42,(p.z+p.y*.97)*.32,2.),4))*.05*smoothstep(0.,2.,p.y)',
    light: 'vec3(1.35,1.25,.82)',
  });
  s.finish(l);
});

scene('pkg-tangkoko', { seed: 62 }, (s) => {
  const env = hour('dusk', {
    sunDir: v3.norm([-0.62, 0.34, -0.7]),
    sunCol: hex('#ff9c5c', 3.0),
    ambUp: hex('#6f86a8', 0.4),
    ambDown: hex('#2c3030', 0.2),
    haze: 0.02,
    hazeTop: 60,
    hazeCol: hex('#c9835c', 0.42),
    ao: 1.1,
    aoRadius: 0.6,
    shadow: { center: [0, 4, -14], radius: 20, size: 3072, soft: 2, strength: 0.95 },
    sky: { zenith: hex('#8a86a8', 0.9), horizon: hex('#f5b07a', 1.0), cover: 0, cumulus: 0 },
  });
  const { w, cam } = forest(s, { eye: [-0.6, 1.5, 0.4], at: [0.9, 3.3, -9], fov: 52, env, n: 30 });
  // the strangler fig in the middle
  const fig = new Mesh();
  for (let i = 0; i < 46; i++) {
    const a0 = (i / 46) * 6.283;
    const p: Vec3[] = [];
    const tw = s.rng.range(-1.6, 1.6);
    for (let k = 0; k <= 34; k++) {
      const t = k / 34;
      const r = 0.85 + 2.1 * Math.exp(-t * 9) + 0.16 * Math.sin(t * 12 + i);
      p.push([
        Math.cos(a0 + tw * t + 0.25 * Math.sin(t * 7 + i)) * r,
        t * 17 - 0.4,
        Math.sin(a0 + tw * t + 0.25 * Math.sin(t * 7 + i)) * r,
      ]);
    }
    const r0 = s.rng.range(0.1, 0.26);
    tube(p, (t) => r0 * (1.2 - 0.5 * t), { sides: 8, color: (t) => v3.mul(hex('#9a8a70'), mix(0.7, 1.1, t)), into: fig });
  }
  w.add(fig, at(1.3, 0, -9), BARK);
  w.env.lights = [{ pos: [-1.6, 1.3, -4.6], color: hex('#ffd9a0', 16), dir: [2.6, 2.6, -4.2], cone: 26, range: 20 }];
  w.add(
    person({ pose: 'reach', top: '#6a7a4a', low: '#3a3830', long: true, hat: 'cap' }),
    at(-1.9, floorH(-1.9, -4.6), -4.6, 2.5, 1),
    CLOTH,
  ).add(
    person({ pose: 'stand', top: '#ff6b52', low: '#2b3440', long: true, skin: '#d2a180' }),
    at(-2.9, floorH(-2.9, -5), -5, 2.3, 1),
    CLOTH,
  );
  // a tarsier family waking in the fig
  const t = tarsier(3);
  for (const [x, y, z, sc, ry] of [
    [0.72, 3.2, -7.75, 0.8, -0.2],
    [1.8, 4.2, -7.8, 0.66, 0.3],
  ] as const) {
    const m = at(x, y, z, ry, sc);
    w.add(t.body, m, FUR)
      .add(t.fur, m, FUR)
      .add(
        t.eye,
        t.eyes.map((e) => ({ m: m4.mul(m, e.m), seed: 6 })),
        EYE,
      );
  }
  let l = s.render(w);
  l = veil(s, l, cam, {
    near: 2,
    far: 40,
    steps: 32,
    density: 'smoothstep(.45,.72,fbm(vec3((p.x+p.y*1.2)*.42,(p.z+p.y*1.3)*.3,2.),4))*.045*smoothstep(0.,2.,p.y)',
    light: 'vec3(1.25,.72,.42)',
  });
  s.finish(l, { vignette: 0.26, exposure: 1.6 });
});

scene('tangkoko-tarsier', { seed: 63 }, (s) => {
  const env = hour('dusk', {
    sunDir: v3.norm([-0.66, 0.5, 0.42]),
    sunCol: hex('#ffb878', 2.5),
    ambUp: hex('#7f9cc8', 0.56),
    ambDown: hex('#3a4038', 0.3),
    haze: 0.05,
    hazeTop: 60,
    hazeCol: hex('#3f5a52', 0.35),
    ao: 1.1,
    aoRadius: 0.1,
    shadow: { center: [0, 0.5, 0], radius: 2.4, size: 3072, soft: 2.2, strength: 0.9 },
    sky: { zenith: hex('#2f4a50', 0.5), horizon: hex('#7a8a70', 0.55), cover: 0, cumulus: 0 },
  });
  const cam = { eye: [0.12, 0.66, 3.15] as Vec3, at: [0.2, 0.5, 0] as Vec3, fov: 30, near: 0.1, far: 200 };
  const w = s.world(cam, env);
  const t = tarsier(1);
  w.add(t.body, I, FUR).add(t.fur, I, FUR).add(t.eye, t.eyes, EYE);
  // the fig: one main stem behind, smaller ones beside
  const stem = (x: number, z: number, r: number, lean: number, seed: number) => {
    const m = sheet(
      60,
      110,
      (u, v) => {
        const a = u * 6.28318;
        const y = v * 6 - 3;
        const k =
          r * (1 + 0.14 * hills(Math.cos(a) * 1.4 + seed, y * 0.8, 0.6, seed, 5) + 0.1 * Math.abs(Math.sin(a * 3 + y * 0.4 + seed)));
        return [x + Math.cos(a) * k + lean * y + 0.05 * Math.sin(y * 1.3 + seed), y, z + Math.sin(a) * k];
      },
      () => hex('#8f8068'),
      () => [1, 0, 0.08, 0],
      true,
    );
    w.add(m, { m: I, seed: s.rng.next() }, BARK);
  };
  stem(-0.12, -0.5, 0.3, 0.03, 1.3);
  stem(-0.62, -0.55, 0.16, 0.12, 4.1);
  stem(0.66, -0.7, 0.2, -0.1, 7.7);
  for (let i = 0; i < 5; i++)
    stem(s.rng.range(-3, 3.6), s.rng.range(-7, -2.6), s.rng.range(0.1, 0.34), s.rng.range(-0.1, 0.1), 10 + i * 3.1);
  const hold: Vec3[] = [];
  for (let i = 0; i <= 30; i++) {
    const y = -1.6 + i * 0.12;
    const [x, z] = stemAt(y);
    hold.push([x + 0.008 * Math.sin(i), y, z]);
  }
  w.add(
    tube(hold, (q) => 0.064 + 0.006 * Math.sin(q * 31), { sides: 14, color: () => hex('#7d6d54') }),
    { m: I, seed: 0.4 },
    BARK,
  );
  // leaves at the edges, out of focus
  const lv: Mesh[] = [0, 1, 2].map((k) =>
    broadLeaf(s.rng, { len: 0.55, wid: 0.13, arch: 0.7 + k * 0.3, col: ['#4f7f34', '#3c6a2c', '#6a9440'][k] }),
  );
  lv.forEach((m) => {
    const ins = [];
    for (let i = 0; i < 46; i++) {
      const side = i % 2 ? 1 : -1;
      const z = s.rng.range(-3.4, 0.9);
      const x = side * s.rng.range(0.95, 2.1) * (1 - z * 0.14) + 0.1;
      ins.push({
        m: m4.chain(
          m4.translate([x, s.rng.range(-0.8, 1.9), z]),
          m4.rotY(s.rng.range(0, 6.28)),
          m4.rotZ(s.rng.range(-1.2, 0.4)),
          m4.scale(s.rng.range(0.6, 1.3)),
        ),
        seed: s.rng.next(),
      });
    }
    w.add(m, ins, LEAF);
  });
  trees(
    w,
    s.rng,
    scatter(
      s.rng,
      16,
      [-9, 9, -16, -7],
      () => -4,
      () => 1,
    ),
    { h: 9, leaves: 1500, leaf: 0.4, kinds: 3, base: 0.25, pal: ['#2f5a34', '#3f6f3c', '#27482e'] },
  );
  const l = s.render(w);
  s.finish(l, { focus: 2.85, aperture: 0.85, maxBlur: 0.03, vignette: 0.34, exposure: 1.08 });
});
