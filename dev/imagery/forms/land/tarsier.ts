// The spectral tarsier: a fist of fur with eyes like lamps, clinging to a trunk. About 1 unit tall, facing +z.
import { clamp, m4, mix, Rng, smooth, type Vec3, v3 } from '../../core/math.ts';
import { isosurface, Mesh, sd, sheet, sphere, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import type { Material } from '../../core/world.ts';
import { noise3 } from './noise.ts';

export const FUR: Material = { name: 'fur', surface: /* glsl */ `s.wrap=.5;s.alb*=.85+.3*h11(vI.w+vA.w*3.);` };
/** Eyeball with its iris toward +z of the object. */
export const EYE: Material = {
  name: 'eye',
  surface: /* glsl */ `
 vec3 q=normalize(vL-vec3(0.));float r=acos(clamp(q.z,-1.,1.));float a=atan(q.y,q.x);
 float f=fbm(vec2(a*7.,r*3.),4)*.6+.4*vn(vec2(a*26.,r*2.));
 vec3 ir=mix(vec3(.42,.16,.03),vec3(.95,.52,.10),smoothstep(.25,1.1,r)*.6+f*.5);
 ir*=mix(.25,1.,smoothstep(1.32,1.02,r));
 ir*=mix(1.5,.72,smoothstep(-.7,.8,q.y));
 float pu=smoothstep(.36,.32,r);
 s.alb=mix(ir,vec3(.004,.003,.003),pu)*.8;
 s.emit=ir*(1.-pu)*.10*vI.w;
 vec3 k=normalize(vec3(-.42,.5,.76));float hl=smoothstep(.965,.985,dot(q,k));float h2=smoothstep(.985,.995,dot(q,normalize(vec3(.34,-.3,.88))));
 s.emit+=vec3(1.6,1.7,1.8)*hl+vec3(.35,.4,.5)*h2;
 s.gloss=.95;s.f0=.04;s.wrap=.4;`,
};

/** Where the stem it holds stands at a height: x and z. */
export const stemAt = (y: number): [number, number] => {
  const t = (y + 1.2) / 2.8;
  return [mix(-0.28, 0.62, t), mix(0.46, 0.22, t)];
};

export function tarsier(seed = 1): { body: Mesh; fur: Mesh; eye: Mesh; eyes: { m: ReturnType<typeof m4.ident>; seed: number }[] } {
  const rng = new Rng(`tarsier${seed}`);
  const H: Vec3 = [0.02, 0.8, 0.16];
  const grey = hex('#8a7a66');
  const warm = hex('#a07a4c');
  const pale = hex('#cbbfa8');
  const skin = hex('#b58a70');
  const eyes: [Vec3, Vec3] = [
    [-0.098, 0.822, 0.292],
    [0.138, 0.822, 0.292],
  ];
  const limbs: [Vec3, Vec3, number, number][] = [
    // arms and folded legs close on the stem in front
    [[0.21, 0.56, 0.12], [0.38, 0.43, 0.2], 0.055, 0.042],
    [[0.38, 0.43, 0.2], [0.3, 0.54, 0.31], 0.04, 0.03],
    [[-0.19, 0.56, 0.12], [-0.2, 0.36, 0.32], 0.055, 0.042],
    [[-0.2, 0.36, 0.32], [0.18, 0.37, 0.37], 0.04, 0.03],
    [[0.17, 0.22, 0.12], [0.42, 0.3, 0.3], 0.11, 0.07],
    [[0.42, 0.3, 0.3], [0.19, 0.1, 0.36], 0.06, 0.036],
    [[-0.15, 0.22, 0.12], [-0.36, 0.3, 0.32], 0.11, 0.07],
    [[-0.36, 0.3, 0.32], [0.03, -0.03, 0.37], 0.06, 0.036],
  ];
  const f = (p: Vec3): number => {
    let d = sd.ellipsoid(p, [0.01, 0.36, 0.12], [0.22, 0.3, 0.2]);
    d = sd.join(d, sd.ellipsoid(p, [0.01, 0.56, 0.12], [0.17, 0.17, 0.16]), 0.1);
    let h = sd.ellipsoid(p, H, [0.262, 0.215, 0.2]);
    h = sd.join(h, sd.ellipsoid(p, [0.02, 0.735, 0.3], [0.075, 0.062, 0.075]), 0.05);
    for (const e of eyes) {
      h = sd.join(h, sd.sphere(p, [e[0], e[1], e[2] - 0.035], 0.128), 0.04);
      h = sd.cut(h, sd.sphere(p, [e[0], e[1], e[2] + 0.01], 0.112), 0.02);
    }
    d = sd.join(d, h, 0.05);
    for (const l of limbs) d = sd.join(d, sd.cone(p, l[0], l[1], l[2], l[3]), 0.04);
    return d;
  };
  const col = (p: Vec3): Vec3 => {
    let c = v3.mix(grey, warm, clamp(0.45 + 0.6 * noise3(p[0] * 5, p[1] * 5, p[2] * 5)));
    c = v3.mix(c, pale, 0.75 * smooth(0.12, 0.26, p[2]) * smooth(0.68, 0.5, p[1]) * smooth(0.16, 0.04, Math.abs(p[0] - 0.01)));
    const nz = v3.dist(p, [0.02, 0.725, 0.36]);
    c = v3.mix(c, skin, smooth(0.07, 0.03, nz));
    let e = 9;
    for (const q of eyes) e = Math.min(e, v3.dist(p, q));
    c = v3.mix(c, hex('#4a3526'), smooth(0.15, 0.118, e) * 0.85);
    return c;
  };
  const body = isosurface(
    f,
    [-0.62, -0.08, -0.25],
    [0.64, 1.12, 0.55],
    0.014,
    (p) => v3.mul(col(p), 0.55),
    () => [0.8, 0.1, 0.05, 0],
  );
  // fur
  const fur = new Mesh();
  const N = body.idx.length / 3;
  for (let i = 0; i < N; i++) {
    const t = [body.idx[i * 3], body.idx[i * 3 + 1], body.idx[i * 3 + 2]] as [number, number, number];
    const P = t.map((k) => [body.pos[k * 3], body.pos[k * 3 + 1], body.pos[k * 3 + 2]] as Vec3);
    const nn: Vec3 = [body.nor[t[0] * 3] as number, body.nor[t[0] * 3 + 1] as number, body.nor[t[0] * 3 + 2] as number];
    for (let k = 0; k < 3; k++) {
      let a = rng.next();
      let b = rng.next();
      if (a + b > 1) {
        a = 1 - a;
        b = 1 - b;
      }
      const p = v3.add(P[0] as Vec3, v3.add(v3.mul(v3.sub(P[1] as Vec3, P[0] as Vec3), a), v3.mul(v3.sub(P[2] as Vec3, P[0] as Vec3), b)));
      let e = 9;
      for (const q of eyes) e = Math.min(e, v3.dist(p, q));
      if (e < 0.116) continue;
      const nose = v3.dist(p, [0.02, 0.725, 0.365]);
      const far = Math.max(smooth(0.09, 0.2, Math.min(nose, e - 0.02)), 0.22);
      const limb = limbs.some((l, j) => j % 2 === 1 && sd.cone(p, l[0], l[1], l[2], l[3]) < 0.015);
      const len = (limb ? 0.022 : 0.058) * far * rng.range(0.6, 1.25);
      const away: Vec3 = p[1] > 0.62 ? v3.norm(v3.sub(p, [0.02, 0.78, 0.45])) : [0, -1, -0.15];
      const d = v3.norm(v3.add(v3.add(v3.mul(nn, 0.75), v3.mul(away, 0.75)), v3.mul(rng.dir(), 0.28)));
      const s = v3.norm(v3.cross(d, nn));
      const w = 0.0032 * rng.range(0.7, 1.5);
      const c = v3.mul(col(p), rng.range(0.6, 1.15));
      const n2 = v3.norm(v3.add(nn, v3.mul(rng.dir(), 0.25)));
      const A = fur.vert(v3.mad(p, s, -w), n2, v3.mul(c, 0.6), [0.75, 0.35, 0.12, rng.next()]);
      fur.vert(v3.mad(p, s, w), n2, v3.mul(c, 0.6), [0.75, 0.35, 0.12, 0]);
      fur.vert(v3.add(v3.mad(p, d, len), [0, -len * 0.15, 0]), n2, v3.mul(c, 1.25), [1, 0.5, 0.12, 1]);
      fur.tri(A, A + 1, A + 2);
    }
  }
  // ears
  for (const s of [1, -1]) {
    const ear = sheet(
      16,
      12,
      (u, v) => {
        const a = (u - 0.5) * 4.1;
        const r = v;
        return [
          s * (Math.sin(a) * 0.078 * r + 0.03 * r),
          Math.cos(a) * 0.105 * r + 0.075 * r,
          0.045 * (1 - r * r) - 0.05 * r + 0.012 * Math.abs(Math.sin(a * 3)) * r,
        ];
      },
      (_u, v) => v3.mix(hex('#8a5a4a'), hex('#d8a58c'), v),
      () => [0.9, 0.8, 0.2, 0],
    );
    body.add(ear, m4.chain(m4.translate([0.02 + s * 0.205, 0.905, 0.1]), m4.rotZ(-s * 0.7), m4.rotY(s * 0.3), m4.scale(1.5)));
  }
  // fingers with round pads, and the long tail
  const fing = (y: number, from: number) => {
    const [x, z] = stemAt(y);
    for (let i = 0; i < 4; i++) {
      // the fingers fan out from the palm, uneven in length
      const dy = (i - 1.5) * 0.03;
      const reach = [0.066, 0.086, 0.09, 0.07][i] as number;
      const e: Vec3 = [x + from * reach, y + dy * 1.75 - 0.006, z + 0.05 - (reach - 0.066) * 0.6];
      tube(
        [
          [x - from * 0.085, y + dy * 0.35, z + 0.02],
          [x - from * 0.045, y + dy * 0.75, z + 0.08],
          [x + from * 0.02, y + dy * 1.35, z + 0.088],
          e,
        ],
        (q) => mix(0.017, 0.011, q) * (1 + 0.16 * Math.sin(q * 9)),
        { sides: 8, color: () => skin, aux: () => [1, 0.2, 0.2, 0], into: body },
      );
      body.add(sphere(10, 7, v3.mul(skin, 1.12), [1, 0.2, 0.25, 0]), m4.chain(m4.translate(e), m4.scale(0.021, 0.019, 0.017)));
    }
  };
  fing(0.53, -1);
  fing(0.37, 1);
  fing(0.1, -1);
  fing(-0.04, 1);
  body.add(sphere(12, 8, hex('#6b4638'), [1, 0.1, 0.7, 0]), m4.chain(m4.translate([0.02, 0.727, 0.375]), m4.scale(0.026, 0.018, 0.018)));
  tube(
    [
      [-0.018, 0.7, 0.368],
      [0.02, 0.69, 0.376],
      [0.06, 0.7, 0.368],
    ],
    () => 0.006,
    { sides: 5, color: () => hex('#3a241c'), into: body },
  );
  const tail: Vec3[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    tail.push([0.02 + 0.32 * t * t + 0.05 * Math.sin(t * 4), 0.12 - t * 1.05, 0.05 + 0.12 * Math.sin(t * 2.4)]);
  }
  tube(tail, (t) => mix(0.028, 0.012, t) + 0.022 * smooth(0.7, 0.85, t) * smooth(1, 0.92, t), {
    sides: 8,
    color: (t) => (t > 0.7 ? hex('#3f2d20') : hex('#8d7258')),
    aux: () => [1, 0.2, 0.1, 0],
    into: body,
  });
  const eye = sphere(40, 26, [1, 1, 1], [1, 0, 0.9, 0]);
  return {
    body,
    fur,
    eye,
    eyes: eyes.map((e, i) => ({ m: m4.chain(m4.translate(e), m4.rotY(i ? 0.16 : -0.16), m4.scale(0.116)), seed: 1 })),
  };
}
