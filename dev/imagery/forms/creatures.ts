// The animals people come for. Bodies are distance fields, meshed and painted.
import { clamp, fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3, worley3 } from '../core/math.ts';
import { isosurface, loft, Mesh, sd, sheet, sphere, tube } from '../core/mesh.ts';
import { hex } from '../core/palette.ts';
import type { Material } from '../core/world.ts';

const H = hex;

/** Turtle shell and skin: scutes with sunburst streaks (aux.free 1) and plated skin (0). */
export const TURTLE: Material = {
  name: 'turtle',
  lib: `
vec3 scute(vec2 p){ /* nearest two of the plate centres, in shell space x -1..1 (head +), z -1..1 */
 float a=9.,b=9.,id=0.;
 for(int i=0;i<5;i++){vec2 c=vec2(.74-.36*float(i),0.);float d=length((p-c)*vec2(1.,.78));if(d<a){b=a;a=d;id=float(i);}else b=min(b,d);}
 for(int i=0;i<4;i++)for(int s=0;s<2;s++){vec2 c=vec2(.56-.37*float(i),(s==0?.50:-.50)*(1.-.05*float(i)));float d=length((p-c)*vec2(1.,.82));if(d<a){b=a;a=d;id=7.+float(i)*2.+float(s);}else b=min(b,d);}
 return vec3(a,b,id);}`,
  surface: `
 if(vA.w>.5){
  vec2 p=vL.xz/vec2(.47,.40);vec3 sc=scute(p);float r=length(p);
  float ang=atan(p.y,p.x);float marg=smoothstep(.80,.83,r);
  float mcell=abs(fract(ang*3.82)-.5)*2.;
  float line=smoothstep(.0,.05,sc.y-sc.x);line=mix(line,smoothstep(.0,.12,1.-mcell)*smoothstep(.0,.03,abs(r-.815)),marg);
  vec2 cc=p;float st=fbm(vec2(atan(p.y-sin(sc.z*2.4)*.1,p.x+.3*sin(sc.z*5.))*7.+sc.z*3.,sc.x*1.3+sc.z),4);
  vec3 k=mix(vec3(.085,.045,.016),vec3(.42,.22,.06),smoothstep(.40,.62,st));
  k=mix(k,vec3(.62,.40,.14),smoothstep(.58,.75,st)*.8);
  k*=mix(.28,1.,line);k=mix(k,vec3(.55,.42,.20),(1.-line)*.35*vn(vL*30.));
  k=mix(k,vec3(.14,.15,.07),smoothstep(.55,.75,fbm(vL*9.,4))*.55);
  s.alb=pow(k,vec3(1.15))*(.42+.24*vn(vL*20.));s.n=bumpN(s.n,vP,line*.004+st*.003);s.gloss=.35;
 }else if(vA.w<-.5){s.alb=vec3(.012);s.gloss=1.;s.f0=.06;
 }else{
  vec2 w=worley(vL*vec3(24.,24.,24.));float e=smoothstep(.02,.20,w.y-w.x);
  vec3 dark=mix(vec3(.060,.046,.028),vec3(.16,.10,.045),vn(vL*30.));
  s.alb=mix(vec3(.62,.53,.33),dark,e*vC.r)*mix(1.,.9,vC.g);
  s.alb=mix(s.alb,vec3(.72,.66,.48),vC.b);
  s.n=bumpN(s.n,vP,e*.003);s.gloss=.25;
 }
 s.wrap=.3;`,
};

/** A sea turtle about 1 long, head +x, swimming; beat −1 … 1 raises or lowers the wings. */
export function turtle(beat = 0.3): Mesh {
  const m = new Mesh();
  const shell = (p: Vec3): number => {
    const x = p[0];
    const taper = 1 - 0.16 * smooth(0.1, -0.5, x) - 0.1 * smooth(0.2, 0.5, x);
    let d = sd.ellipsoid([p[0], p[1], p[2] / taper], [0, 0, 0], [0.47, 0.17, 0.4]);
    const keel = 0.012 * Math.exp(-((p[2] / 0.03) ** 2)) * smooth(0.46, 0.1, Math.abs(x));
    d -= keel;
    const belly = sd.ellipsoid([p[0], p[1] + 0.02, p[2] / taper], [0, 0, 0], [0.43, 0.075, 0.34]);
    d = Math.max(d, -p[1] - 0.035);
    return sd.join(d, belly, 0.03);
  };
  m.add(
    isosurface(
      shell,
      [-0.52, -0.16, -0.45],
      [0.52, 0.24, 0.45],
      0.0095,
      (p) => (p[1] < -0.04 ? [0, 0, 1] : [1, 1, 1]),
      (p) => [p[1] > -0.02 ? 1 : 0.6, 0.05, 0.35, p[1] > -0.03 ? 1 : 0],
    ),
  );
  const body = (p: Vec3): number => {
    let d = sd.cone(p, [0.34, -0.02, 0], [0.52, 0.0, 0], 0.1, 0.075);
    d = sd.join(d, sd.ellipsoid(p, [0.62, 0.025, 0], [0.11, 0.075, 0.07]), 0.05);
    d = sd.join(d, sd.ellipsoid(p, [0.705, 0.0, 0], [0.05, 0.042, 0.042]), 0.03);
    d = sd.join(d, sd.cone(p, [0.26, -0.035, 0.2], [0.36, -0.04, 0.3], 0.075, 0.06), 0.06);
    d = sd.join(d, sd.cone(p, [0.26, -0.035, -0.2], [0.36, -0.04, -0.3], 0.075, 0.06), 0.06);
    d = sd.join(d, sd.cone(p, [-0.3, -0.03, 0.16], [-0.42, -0.04, 0.22], 0.07, 0.05), 0.05);
    d = sd.join(d, sd.cone(p, [-0.3, -0.03, -0.16], [-0.42, -0.04, -0.22], 0.07, 0.05), 0.05);
    d = sd.join(d, sd.cone(p, [-0.44, -0.03, 0], [-0.53, -0.035, 0], 0.03, 0.01), 0.04);
    // mouth line
    d = sd.cut(d, Math.max(Math.abs(p[1] + 0.012 + 0.1 * (p[0] - 0.68) ** 2) - 0.0018, 0.64 - p[0]), 0.008);
    return d;
  };
  m.add(
    isosurface(
      body,
      [-0.58, -0.16, -0.42],
      [0.79, 0.14, 0.42],
      0.0105,
      (p) => [p[0] > 0.5 ? 0.95 : 1, 0.3, p[1] < -0.045 ? 0.85 : 0],
      () => [0.85, 0.08, 0.25, 0],
    ),
  );
  for (const s of [-1, 1]) {
    const up = beat * (s > 0 ? 1 : 0.92);
    const path: Vec3[] = [
      [0.3, -0.03, s * 0.25],
      [0.37, -0.02 + 0.05 * up, s * 0.4],
      [0.34, 0.0 + 0.17 * up, s * 0.56],
      [0.2, 0.01 + 0.27 * up, s * 0.71],
      [0.02, 0.0 + 0.32 * up, s * 0.82],
    ];
    m.add(
      loft(
        path,
        (t) => [t < 0.3 ? mix(0.07, 0.095, t / 0.3) : 0.095 * (1 - ((t - 0.3) / 0.7) ** 1.9) + 0.004, 0.034 * (1 - t) + 0.006],
        [0.1, 1, s * -0.25 * up],
        16,
        (t, a) => [1, 0.3, Math.sin(a) * -1 > 0.4 ? 0.5 : 0.06 * t],
        () => [0.9, 0.15, 0.25, 0],
      ),
    );
    const hp: Vec3[] = [
      [-0.36, -0.035, s * 0.18],
      [-0.46, -0.045, s * 0.27],
      [-0.56, -0.05 - 0.03 * up, s * 0.31],
      [-0.66, -0.05 - 0.06 * up, s * 0.3],
    ];
    m.add(
      loft(
        hp,
        (t) => [0.05 + 0.03 * Math.sin(t * 2.6) - 0.055 * t * t, 0.022 * (1 - t) + 0.005],
        [0, 1, 0],
        12,
        () => [1, 0.3, 0.1],
        () => [0.9, 0.15, 0.25, 0],
      ),
    );
    m.add(sphere(12, 9, [1, 0, 0], [1, 0, 1, -1]), m4.chain(m4.translate([0.665, 0.034, s * 0.063]), m4.scale(0.018, 0.018, 0.011)));
  }
  // eyes are painted black by C.r high: darken through skin pattern off
  return m;
}

const spotNoise = (p: Vec3, f: number): number => worley3(p[0] * f, p[1] * f, p[2] * f)[0];

/** Frogfish: a warty ball with hands, a lure, a mouth turned down. About 1 long, faces +x (a little toward +z). */
export function frogfish(rng: Rng, tone: { base: string; patch: string; spot: string }): Mesh {
  const ph = rng.range(0, 20);
  const B = H(tone.base);
  const P = H(tone.patch);
  const S = H(tone.spot);
  const f = (p: Vec3): number => {
    let d = sd.ellipsoid(p, [0.0, 0.42, 0], [0.44, 0.37, 0.27]);
    d = sd.join(d, sd.ellipsoid(p, [0.26, 0.5, 0], [0.22, 0.24, 0.22]), 0.16);
    // brow over the eyes, lips
    for (const s of [-1, 1]) {
      d = sd.join(d, sd.sphere(p, [0.27, 0.63, s * 0.17], 0.065), 0.06);
      // pectoral arm: elbow then hand
      d = sd.join(d, sd.cone(p, [0.0, 0.26, s * 0.22], [-0.08, 0.12, s * 0.36], 0.1, 0.075), 0.09);
      d = sd.join(d, sd.cone(p, [-0.08, 0.12, s * 0.36], [0.02, 0.03, s * 0.44], 0.07, 0.05), 0.05);
      for (let i = 0; i < 5; i++) {
        const a = -0.9 + i * 0.42;
        d = sd.join(
          d,
          sd.cone(p, [0.02, 0.03, s * 0.44], [0.02 + 0.12 * Math.cos(a), 0.005, s * (0.44 + 0.12 * Math.sin(a + 0.5))], 0.024, 0.013),
          0.03,
        );
      }
      // pelvic feet
      d = sd.join(d, sd.cone(p, [0.24, 0.16, s * 0.1], [0.32, 0.03, s * 0.16], 0.06, 0.04), 0.06);
      for (let i = 0; i < 4; i++)
        d = sd.join(
          d,
          sd.cone(p, [0.32, 0.03, s * 0.16], [0.42 - 0.03 * Math.abs(i - 1.5), 0.005, s * (0.1 + i * 0.045)], 0.02, 0.011),
          0.025,
        );
    }
    // lips: the lower one juts up
    const lip = (y: number, r: number) => {
      const q: Vec3 = [p[0] - 0.4, p[1] - y, p[2]];
      const k = Math.hypot(q[0] * 1.0 + 0.06, q[2] * 0.82) - 0.125;
      return Math.hypot(k, q[1] - 0.45 * Math.max(0, Math.abs(p[2]) - 0.02) * -0.6) - r;
    };
    d = sd.join(d, Math.max(lip(0.52, 0.03), 0.3 - p[0]), 0.035);
    d = sd.join(d, Math.max(lip(0.44, 0.04), 0.3 - p[0]), 0.045);
    d = sd.cut(d, sd.ellipsoid(p, [0.5, 0.485, 0], [0.1, 0.016, 0.13]), 0.03);
    // second and third dorsal spines, tail
    d = sd.join(d, sd.cone(p, [0.2, 0.72, 0], [0.12, 0.92, 0], 0.055, 0.03), 0.07);
    d = sd.join(d, sd.cone(p, [0.04, 0.76, 0], [-0.12, 0.93, 0], 0.075, 0.04), 0.09);
    d = sd.join(d, sd.cone(p, [-0.38, 0.42, 0], [-0.52, 0.42, 0], 0.11, 0.08), 0.1);
    // warts
    const w = spotNoise([p[0] + ph, p[1], p[2]], 11);
    const wb = spotNoise([p[0] + ph, p[1] + 5, p[2]], 24);
    d -= 0.024 * smooth(0.42, 0.05, w) + 0.009 * smooth(0.4, 0.1, wb) + 0.014 * fbm3(p[0] * 7, p[1] * 7, p[2] * 7, 3);
    return d;
  };
  const m = isosurface(
    f,
    [-0.66, -0.04, -0.62],
    [0.6, 1.02, 0.62],
    0.0105,
    (p) => {
      const a = fbm3(p[0] * 3.2 + ph, p[1] * 3.2, p[2] * 3.2, 4);
      const b = fbm3(p[0] * 6 + ph, p[1] * 6, p[2] * 6 + 9, 4);
      let c = v3.mix(B, P, smooth(0.08, 0.2, a));
      c = v3.mix(c, S, smooth(0.22, 0.27, b));
      const w = spotNoise([p[0] + ph, p[1], p[2]], 11);
      c = v3.mul(c, mix(1.35, 0.72, smooth(0.05, 0.45, w)));
      return v3.mul(c, mix(0.6, 1.05, smooth(0.0, 0.5, p[1])));
    },
    (p, n) => [clamp(0.55 + 0.45 * n[1] + 0.2 * p[1]), 0.3, 0.35, 0],
  );
  // fins with rays
  const finSheet = (g: (u: number, v: number) => Vec3, rays: number) =>
    m.add(
      sheet(
        rays * 4,
        8,
        g,
        (u, v, p) => {
          const r = 0.7 + 0.45 * Math.abs(Math.sin(u * rays * Math.PI));
          return v3.mul(v3.mix(B, fbm3(p[0] * 9, p[1] * 9, p[2] * 9, 3) > 0.08 ? S : P, 0.45), r * (0.8 + 0.3 * v));
        },
        () => [0.9, 0.5, 0.2, 0],
      ),
    );
  finSheet((u, v) => {
    const x = mix(-0.02, -0.44, u);
    const h = 0.2 * Math.sin(Math.min(1, u * 1.4 + 0.25) * 1.57) * (1 - 0.3 * u);
    return [
      x - v * 0.1,
      0.74 - 0.62 * Math.max(0, u - 0.35) ** 1.3 + v * h + 0.02 * Math.abs(Math.sin(u * 12 * Math.PI)) * v,
      0.025 * Math.sin(u * 38) * v,
    ];
  }, 12);
  finSheet((u, v) => {
    const a = mix(-0.95, 0.95, u);
    const r = 0.26 * v * (1 - 0.1 * Math.abs(Math.sin(u * 9 * Math.PI)));
    return [-0.5 - Math.cos(a) * r, 0.42 + Math.sin(a) * (0.1 + r * 0.95), 0.04 * v * Math.sin(u * 5) + 0.012 * Math.sin(u * 30) * v];
  }, 9);
  finSheet((u, v) => [-0.3 - 0.14 * u - v * 0.06, 0.16 + 0.14 * u - v * 0.14 * (1 - 0.3 * u), 0.02 * Math.sin(u * 20) * v], 6);
  // eyes: radiating iris
  for (const s of [-1, 1]) {
    const c: Vec3 = [0.305, 0.632, s * 0.222];
    const look = v3.norm([0.45, 0.1, s]);
    m.add(sphere(20, 14, v3.mul(S, 0.9), [1, 0, 0.9, 0]), m4.chain(m4.translate(c), m4.scale(0.036)));
    m.add(sphere(14, 10, [0.012, 0.01, 0.01], [1, 0, 1, 0]), m4.chain(m4.translate(v3.mad(c, look, 0.022)), m4.scale(0.019)));
  }
  // the lure
  const rod: Vec3[] = [
    [0.34, 0.72, 0],
    [0.4, 0.86, 0.02],
    [0.5, 0.95, 0.04],
    [0.6, 0.94, 0.05],
  ];
  tube(rod, () => 0.006, { sides: 6, into: m, color: () => v3.mix(B, [1, 1, 1], 0.4), aux: () => [1, 0.5, 0.2, 0] });
  for (let i = 0; i < 9; i++) {
    const d = rng.dir();
    tube([[0.6, 0.94, 0.05], v3.add([0.6, 0.94, 0.05], v3.mul(d, 0.05))], (t) => 0.007 * (1 - 0.6 * t), {
      sides: 5,
      into: m,
      color: () => [1.0, 0.92, 0.85],
      aux: () => [1, 0.6, 0.2, 0],
    });
  }
  return m;
}

/** Pygmy seahorse (Hippocampus bargibanti): pale body, rosy tubercles, tail round a twig. Height about 1, faces +x. */
export function seahorse(rng: Rng, tone = { skin: '#f2d6d0', knob: '#e0375a' }): Mesh {
  const spine: { p: Vec3; r: number }[] = [];
  const N = 70;
  for (let i = 0; i <= N; i++) {
    const t = i / N;
    // neck → trunk → tail, an S that ends in a coil
    let p: Vec3;
    if (t < 0.56) {
      const k = t / 0.56;
      p = [0.1 * Math.sin(k * 3.3 + 0.25) * (1 - 0.15 * k) - 0.03, 0.8 - k * 0.58, 0];
    } else {
      const k = (t - 0.56) / 0.44;
      const a = -1.9 + k * 7.2;
      const R = mix(0.115, 0.03, k ** 0.8);
      p = [0.075 + Math.cos(a) * R, 0.14 + Math.sin(a) * R, 0.05 * k];
    }
    const r =
      t < 0.08
        ? mix(0.068, 0.075, t / 0.08)
        : t < 0.3
          ? mix(0.075, 0.14, smooth(0.08, 0.3, t))
          : t < 0.56
            ? mix(0.14, 0.052, smooth(0.3, 0.56, t))
            : mix(0.052, 0.015, (t - 0.56) / 0.44);
    spine.push({ p, r });
  }
  const knobs: { p: Vec3; r: number }[] = [];
  for (let i = 2; i < N * 0.72; i += 1) {
    const { p, r } = spine[i] as { p: Vec3; r: number };
    for (let k = 0; k < 2; k++) {
      if (rng.chance(0.42)) continue;
      const a = rng.range(0, 6.28);
      knobs.push({
        p: [p[0] + Math.cos(a) * r * 0.96, p[1] + rng.gauss() * 0.006, p[2] + Math.sin(a) * r * 0.96],
        r: rng.range(0.014, 0.03) * (r > 0.06 ? 1 : 0.65),
      });
    }
  }
  for (let i = 0; i < 16; i++)
    knobs.push({ p: [rng.range(-0.06, 0.13), rng.range(0.82, 0.97), rng.range(-0.075, 0.075)], r: rng.range(0.012, 0.026) });
  knobs.push(
    { p: [0.0, 0.99, 0], r: 0.038 },
    { p: [0.03, 0.985, 0.03], r: 0.028 },
    { p: [0.1, 0.96, 0.045], r: 0.024 },
    { p: [0.1, 0.96, -0.045], r: 0.024 },
  );
  const knobD = (p: Vec3): number => {
    let d = 9;
    for (const k of knobs) {
      const q = Math.abs(p[0] - k.p[0]) + Math.abs(p[1] - k.p[1]);
      if (q < 0.12) d = Math.min(d, v3.dist(p, k.p) - k.r);
    }
    return d;
  };
  const f = (p: Vec3): number => {
    let d = 9;
    for (let i = 0; i < N; i += 2) {
      const a = spine[i] as { p: Vec3; r: number };
      const b = spine[Math.min(N, i + 2)] as { p: Vec3; r: number };
      d = sd.join(d, sd.cone([p[0], p[1], p[2] * 1.12], a.p, b.p, a.r, b.r), 0.018);
    }
    // head and snout
    d = sd.join(d, sd.ellipsoid(p, [0.045, 0.88, 0], [0.115, 0.088, 0.08]), 0.05);
    d = sd.join(d, sd.cone(p, [0.13, 0.86, 0], [0.225, 0.835, 0], 0.042, 0.036), 0.04);
    d = sd.join(d, sd.sphere(p, [0.235, 0.832, 0], 0.038), 0.02);
    for (const s of [-1, 1]) d = sd.join(d, sd.sphere(p, [0.095, 0.9, s * 0.066], 0.038), 0.02);
    // rings of the trunk
    const ring = 0.006 * Math.cos(p[1] * 88 + p[0] * 20);
    d -= p[1] < 0.78 && p[1] > 0.05 ? ring * smooth(0.05, 0.14, p[1]) : 0;
    d = sd.join(d, knobD(p), 0.014);
    return d;
  };
  const skin = H(tone.skin);
  const knob = H(tone.knob);
  const m = isosurface(
    f,
    [-0.26, -0.03, -0.22],
    [0.32, 1.06, 0.24],
    0.0068,
    (p) => {
      const k = smooth(0.016, -0.006, knobD(p));
      const stripe = smooth(0.2, 0.5, fbm3(p[0] * 9, p[1] * 26, p[2] * 9, 3) + 0.18) * 0.42;
      return v3.mix(v3.mix(skin, knob, stripe * 0.6), knob, k);
    },
    (_p, n) => [clamp(0.7 + 0.3 * n[1]), 0.55, 0.4, 0],
  );
  for (const s of [-1, 1]) {
    m.add(sphere(16, 12, [0.9, 0.75, 0.6], [1, 0, 0.9, 0]), m4.chain(m4.translate([0.102, 0.902, s * 0.088]), m4.scale(0.025)));
    m.add(sphere(12, 9, [0.02, 0.01, 0.015], [1, 0, 1, 0]), m4.chain(m4.translate([0.106, 0.902, s * 0.1]), m4.scale(0.016)));
  }
  // dorsal fin
  m.add(
    sheet(
      14,
      5,
      (u, v) => [-0.06 - v * 0.075 * Math.sin(u * 2.6 + 0.4), mix(0.44, 0.31, u) + 0.015 * v, 0.012 * Math.sin(u * 14) * v],
      (u) => v3.mul(v3.mix(skin, [1, 1, 1], 0.3), 0.8 + 0.3 * Math.abs(Math.sin(u * 30))),
      () => [1, 0.8, 0.3, 0],
    ),
  );
  return m;
}

/** Manado's living fossil. About 1 long, head +x; lobed fins, white-flecked gold-brown scales. */
export const COELACANTH: Material = {
  name: 'coelacanth',
  surface: `
 if(vA.w>.5){
  vec2 u=vL.xy*vec2(58.,62.);u.y+=.5*mod(floor(u.x),2.);vec2 f=fract(u)-.5;vec2 id=floor(u);
  float sc=smoothstep(.62,.1,length(f*vec2(.9,1.)+vec2(.22,0.)));
  s.n=bumpN(s.n,vP,sc*.0035);
  s.alb*=.42+.85*sc;s.alb*=.8+.4*h21(id);
  vec3 q=vL*vec3(21.,24.,22.);float fl=fbm(q,3)+.16*vn(q*2.6);
  s.alb=mix(s.alb,vec3(.80,.82,.78),smoothstep(.66,.72,fl)*.9);
  s.gloss=.55;s.f0=.09;
 }else{float r=abs(sin(atan(vL.y,vL.x)*2.));s.alb*=.75+.5*vn(vL*vec3(60.,60.,20.));s.alb=mix(s.alb,vec3(.7,.72,.68),smoothstep(.64,.72,vn(vL*26.))*.5);s.gloss=.3;}
 s.wrap=.3;`,
};

export function coelacanth(): Mesh {
  const base = H('#6a5a44');
  const dark = H('#3a3634');
  const m = new Mesh();
  const L = (t: number): [number, number] => {
    // half height, half width along the body, t 0 snout … 1 tail root
    const h = t < 0.35 ? 0.155 * Math.sin((t / 0.35) * 1.57) ** 0.62 : mix(0.075, 0.155, Math.cos(((t - 0.35) / 0.65) * 1.57) ** 0.9);
    const w = t < 0.3 ? 0.1 * Math.sin((t / 0.3) * 1.57) ** 0.6 : mix(0.022, 0.1, Math.cos(((t - 0.3) / 0.7) * 1.57) ** 1.1);
    return [h, w];
  };
  m.add(
    sheet(
      40,
      70,
      (u, v) => {
        const a = u * 6.28318;
        const [h, w] = L(v);
        const droop = -0.035 * smooth(0.22, 0, v);
        return [
          0.5 - v * 0.86,
          Math.sin(a) * h + droop,
          Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.85 * w + 0.05 * Math.sin(v * 3.2) * v * v,
        ];
      },
      (u, v) => v3.mul(v3.mix(base, dark, clamp(0.25 + 0.4 * Math.sin(u * 6.28) + (v < 0.27 ? 0.25 : 0))), 1),
      (u, v) => [0.75 + 0.25 * Math.sin(u * 6.28), 0.05, 0.4, v > 0.25 ? 1 : 0],
      true,
    ),
  );
  // head plates, jaw
  const head = (p: Vec3): number => {
    let d = sd.ellipsoid(p, [0.4, -0.012, 0], [0.135, 0.115, 0.088]);
    d = sd.join(d, sd.ellipsoid(p, [0.31, -0.005, 0], [0.12, 0.145, 0.1]), 0.05);
    d = sd.cut(d, sd.ellipsoid(p, [0.5, -0.052, 0], [0.125, 0.006, 0.11]), 0.02);
    d = sd.join(d, Math.max(sd.ellipsoid(p, [0.27, -0.02, 0], [0.1, 0.125, 0.107]), -(0.2 - p[0])), 0.02);
    return d;
  };
  m.add(
    isosurface(
      head,
      [0.14, -0.2, -0.14],
      [0.57, 0.18, 0.14],
      0.0075,
      (p) => v3.mul(v3.mix(base, H('#8a8474'), 0.4 * smooth(0, 0.25, fbm3(p[0] * 14, p[1] * 14, p[2] * 14, 4))), 0.9),
      () => [0.95, 0.05, 0.5, 0],
    ),
  );
  for (const s of [-1, 1]) {
    m.add(sphere(18, 12, H('#d8e8b0'), [1, 0, 0.9, 0]), m4.chain(m4.translate([0.43, 0.035, s * 0.068]), m4.scale(0.026, 0.026, 0.016)));
    m.add(
      sphere(14, 10, [0.01, 0.02, 0.02], [1, 0, 1, 0]),
      m4.chain(m4.translate([0.433, 0.036, s * 0.079]), m4.scale(0.015, 0.015, 0.009)),
    );
  }
  // a lobed fin: fleshy stalk, then a fringe of rays
  const lobe = (root: Vec3, dir: Vec3, spread: Vec3, len: number, wide: number, fan = 1) => {
    const mid = v3.mad(root, dir, len * 0.45);
    m.add(
      loft(
        [root, v3.mad(root, dir, len * 0.22), mid, v3.mad(root, dir, len * 0.62)],
        (t) => [wide * 0.36 * (1 - 0.75 * t * t), 0.026 * (1 - 0.6 * t)],
        v3.cross(spread, dir),
        12,
        () => base,
        () => [0.9, 0.08, 0.4, 1],
      ),
    );
    m.add(
      sheet(
        30,
        8,
        (u, v) => {
          const a = mix(-1.05, 1.05, u) * fan;
          const d = v3.norm(v3.add(v3.mul(dir, Math.cos(a)), v3.mul(spread, Math.sin(a))));
          const st = v3.add(v3.mad(root, dir, len * (0.5 - 0.12 * Math.abs(Math.sin(a)))), v3.mul(spread, Math.sin(a) * wide * 0.18));
          return v3.mad(st, d, len * 0.5 * v * (1 - 0.12 * Math.abs(Math.sin(u * 15 * 3.14)) * v));
        },
        (u, v) => v3.mul(v3.mix(base, dark, 0.5 * v), 0.65 + 0.6 * Math.abs(Math.sin(u * 15 * 3.14))),
        () => [0.95, 0.35, 0.25, 0],
      ),
    );
  };
  for (const s of [-1, 1]) {
    lobe([0.2, -0.06, s * 0.085], v3.norm([-0.35, -0.62, s * 0.75]), v3.norm([1, -0.25, s * 0.1]), 0.3, 0.13);
    lobe([-0.02, -0.12, s * 0.05], v3.norm([-0.5, -0.75, s * 0.45]), v3.norm([1, -0.5, 0]), 0.23, 0.11);
  }
  lobe([-0.1, 0.115, 0.0], v3.norm([-0.65, 0.85, 0.02]), v3.norm([0.85, 0.65, 0]), 0.22, 0.1);
  lobe([-0.16, -0.1, 0.01], v3.norm([-0.75, -0.75, 0]), v3.norm([0.7, -0.75, 0]), 0.22, 0.1);
  // first dorsal: spiny fan
  m.add(
    sheet(
      32,
      6,
      (u, v) => {
        const a = mix(0.45, 1.25, u);
        return [
          0.16 - 0.13 * u - Math.cos(a) * v * 0.12,
          0.14 - 0.005 * u + Math.sin(a) * v * 0.16 * (1 - 0.25 * u),
          0.006 * Math.sin(u * 26) * v,
        ];
      },
      (u) => v3.mul(dark, 0.8 + 0.9 * Math.abs(Math.sin(u * 8 * 3.14)) ** 3),
      () => [0.95, 0.3, 0.25, 0],
    ),
  );
  // three-lobed tail
  for (const s of [-1, 1])
    m.add(
      sheet(
        40,
        6,
        (u, v) => {
          const x = mix(-0.2, -0.5, u);
          const h = 0.125 * Math.sin(Math.min(1, u * 1.35 + 0.1) * 1.57) * (1 - 0.35 * u ** 3);
          const r = mix(0.085, 0.035, u);
          return [
            x - v * 0.09,
            s * (r * 0.9 + v * h),
            0.05 * Math.sin(((0.5 - x) / 0.86) * 3.2) * ((0.5 - x) / 0.86) ** 2 + 0.006 * Math.sin(u * 60) * v,
          ];
        },
        (u, v) => v3.mul(v3.mix(base, dark, 0.4 + 0.4 * v), 0.6 + 0.7 * Math.abs(Math.sin(u * 20 * 3.14))),
        () => [0.95, 0.35, 0.25, 0],
      ),
    );
  m.add(
    loft(
      [
        [-0.36, 0, 0.02],
        [-0.48, 0, 0.0],
        [-0.58, 0.0, -0.01],
        [-0.64, 0.005, -0.02],
      ],
      (t) => [0.016 * (1 - t * 0.4), 0.05 * (1 - t * 0.35) - 0.01],
      [0, 1, 0],
      10,
      () => dark,
      () => [0.95, 0.2, 0.3, 0],
    ),
  );
  void noise3;
  return m;
}

/** Nudibranch (a Chromodoris-like slug), about 1 long, head +x. */
export function nudibranch(rng: Rng, tone = { body: '#f4f0ff', line: '#2a3ad8', edge: '#ffa01e', gill: '#ff7a1e' }): Mesh {
  const ph = rng.range(0, 9);
  const W = (x: number) => 0.225 * Math.sqrt(Math.max(0, 1 - (x / 0.56) ** 2)) ** 0.75 - 0.035;
  const bendZ = (x: number) => 0.07 * Math.sin(x * 4.2 + ph);
  const f = (p: Vec3): number => {
    const z = p[2] - bendZ(p[0]);
    let d = sd.ellipsoid([p[0], p[1], z], [0, 0.1, 0], [0.5, 0.13, 0.15]);
    // mantle skirt with frills
    const fr = 0.02 * Math.sin(p[0] * 26 + ph) + 0.012 * Math.sin(p[0] * 47);
    const w = W(p[0]) + 0.035;
    const sk = Math.max(
      Math.abs(p[1] - 0.075 - fr * smooth(0.08, 0.2, Math.abs(z)) - 0.4 * z * z) - 0.018,
      Math.abs(z) - w,
      Math.abs(p[0]) - 0.555,
    );
    d = sd.join(d, sk * 0.8, 0.05);
    return d;
  };
  const body = H(tone.body);
  const line = H(tone.line);
  const edge = H(tone.edge);
  const m = isosurface(
    f,
    [-0.62, -0.06, -0.38],
    [0.62, 0.3, 0.38],
    0.0085,
    (p) => {
      const z = p[2] - bendZ(p[0]);
      const w = W(p[0]) + 0.035;
      const e = Math.abs(z) / w;
      let c = body;
      const ln = Math.abs(z + 0.012 * Math.sin(p[0] * 21)) / w;
      const st = Math.max(
        smooth(0.05, 0.03, Math.abs(ln - 0.02)),
        smooth(0.07, 0.045, Math.abs(ln - 0.36)),
        smooth(0.07, 0.045, Math.abs(ln - 0.66)),
      );
      c = v3.mix(c, line, st);
      return v3.mix(c, edge, smooth(0.82, 0.9, e));
    },
    (_p, n) => [clamp(0.65 + 0.35 * n[1]), 0.5, 0.5, 0],
  );
  for (const s of [-1, 1]) {
    const path: Vec3[] = [
      [0.33, 0.19, bendZ(0.33) + s * 0.05],
      [0.37, 0.27, bendZ(0.33) + s * 0.06],
      [0.38, 0.34, bendZ(0.33) + s * 0.065],
      [0.375, 0.39, bendZ(0.33) + s * 0.06],
    ];
    tube(path, (t) => 0.014 + 0.014 * Math.sin(t * 2.9) * (t > 0.3 ? 1 + 0.2 * Math.sin(t * 60) : 1), {
      sides: 12,
      into: m,
      color: () => H(tone.gill),
      aux: () => [1, 0.5, 0.4, 0],
    });
  }
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * 6.283;
    const path: Vec3[] = [];
    for (let k = 0; k <= 8; k++) {
      const t = k / 8;
      const r = 0.02 + 0.11 * t - 0.04 * t * t * t;
      path.push([-0.3 + Math.cos(a) * r, 0.2 + 0.15 * Math.sin(t * 1.6), bendZ(-0.3) + Math.sin(a) * r]);
    }
    tube(path, (t) => 0.009 * (1 - 0.6 * t), {
      sides: 6,
      into: m,
      color: (t) => v3.mix([1, 0.95, 0.95], H(tone.gill), t),
      aux: () => [0.9, 0.6, 0.3, 0],
    });
    for (let k = 2; k < 8; k++)
      for (const s of [-1, 1]) {
        const p = path[k] as Vec3;
        const tn: Vec3 = [-Math.sin(a) * s, 0.3, Math.cos(a) * s];
        tube([p, v3.mad(p, tn, 0.028 * (1 - k / 11))], (t) => 0.005 * (1 - 0.6 * t), {
          sides: 4,
          into: m,
          color: () => H(tone.gill),
          aux: () => [0.9, 0.6, 0.3, 0],
        });
      }
  }
  return m;
}
