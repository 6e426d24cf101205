// Ground: terrain drawn as a fan from the eye (fine near, coarse far), volcano cones, and what covers them.
import { clamp, mix, smooth, type Vec3, v3 } from '../../core/math.ts';
import { type Mesh, sheet } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import type { Material } from '../../core/world.ts';
import { fbm3, ridged3 } from './noise.ts';

export type Height = (x: number, z: number) => number;

/** A terrain mesh whose rows grow with distance; yaw 0 looks along -z. aux.w tells the material how wooded it is. */
export function fan(o: {
  eye: readonly number[];
  yaw?: number;
  half: number;
  near: number;
  far: number;
  nu?: number;
  nv?: number;
  h: Height;
  color: (p: Vec3, n: Vec3) => Vec3;
  wood?: (p: Vec3, n: Vec3) => number;
  gloss?: number;
}): Mesh {
  const [ex, , ez] = o.eye as Vec3;
  const yaw = o.yaw ?? 0;
  const k = Math.log(o.far / o.near);
  const half = (o.half * Math.PI) / 180;
  const m = sheet(o.nu ?? 420, o.nv ?? 420, (u, v) => {
    const a = yaw + (u * 2 - 1) * half;
    const d = o.near * Math.exp(k * v);
    const x = ex + Math.sin(a) * d;
    const z = ez - Math.cos(a) * d;
    return [x, o.h(x, z), z];
  });
  for (let i = 0; i < m.count; i++) {
    const j = i * 3;
    const p: Vec3 = [m.pos[j] as number, m.pos[j + 1] as number, m.pos[j + 2] as number];
    let n: Vec3 = [m.nor[j] as number, m.nor[j + 1] as number, m.nor[j + 2] as number];
    if (n[1] < 0) {
      n = v3.mul(n, -1);
      m.nor[j] = n[0];
      m.nor[j + 1] = n[1];
      m.nor[j + 2] = n[2];
    }
    const c = o.color(p, n);
    m.col[j] = c[0];
    m.col[j + 1] = c[1];
    m.col[j + 2] = c[2];
    m.aux[i * 4] = 1;
    m.aux[i * 4 + 2] = o.gloss ?? 0;
    m.aux[i * 4 + 3] = o.wood?.(p, n) ?? 0;
  }
  return m;
}

/** An eroded volcano: concave flanks, gullies that run down from the rim, an optional crater. */
export function cone(
  x: number,
  z: number,
  o: { x: number; z: number; r: number; h: number; seed?: number; gully?: number; crater?: number; steep?: number },
): number {
  const dx = x - o.x;
  const dz = z - o.z;
  if (Math.hypot(dx, dz) > o.r * 1.5) return 0;
  const s = o.seed ?? 0;
  const wob = 1 + 0.16 * fbm3((dx / o.r) * 1.3 + s, s * 2.1, (dz / o.r) * 1.3, 3);
  const d = (Math.hypot(dx, dz) / o.r) * wob;
  if (d > 1.25) return 0;
  const a = Math.atan2(dz, dx);
  const st = o.steep ?? 1.45;
  let p = clamp(1 - d / 1.2) ** st;
  const c = o.crater ?? 0;
  if (c > 0) {
    const rim = clamp(1 - c / 1.2) ** st;
    if (d < c) p = rim - (1 - (d / c) ** 2) * c * 0.75;
    p += smooth(c * 1.5, c, d) * smooth(c * 0.5, c, d) * 0.02 * (1 + fbm3(Math.cos(a) * 3, s, Math.sin(a) * 3, 3) * 2.4);
  }
  const g = ridged3(Math.cos(a) * 3.1 + s, d * 0.9 + s, Math.sin(a) * 3.1 - s, 3);
  const g2 = ridged3((dx / o.r) * 7 + s, s, (dz / o.r) * 7, 4);
  const k = (o.gully ?? 0.3) * smooth(0.03, 0.3, d) * smooth(1.2, 0.75, d);
  return (
    o.h * (p * (1 - k * 0.9 * (1 - g)) - k * 0.1 * (1 - g2) * smooth(1.2, 0.6, d)) +
    0.02 * o.h * fbm3(dx * (9 / o.r), s, dz * (9 / o.r), 4) * smooth(1.25, 0.9, d)
  );
}

/** Soft rolling land. */
export function hills(x: number, z: number, scale: number, seed = 0, oct = 5): number {
  return fbm3(x / scale + seed, seed * 1.7, z / scale - seed, oct);
}
export function crags(x: number, z: number, scale: number, seed = 0, oct = 5): number {
  return ridged3(x / scale + seed, seed * 1.7, z / scale - seed, oct);
}

const linear = new WeakMap<readonly string[], Vec3[]>();
/** Greens that drift in patches, browner on steep ground. */
export function greens(pal: readonly string[], scale: number, seed = 0): (p: Vec3, n: Vec3) => Vec3 {
  const cs = linear.get(pal) ?? pal.map((h) => hex(h));
  linear.set(pal, cs);
  return (p, n) => {
    const t = clamp(0.5 + 0.75 * fbm3(p[0] / scale + seed, seed, p[2] / scale, 4)) * (cs.length - 1.001);
    const i = Math.floor(t);
    const c = v3.mix(cs[i] as Vec3, cs[i + 1] as Vec3, t - i);
    return v3.mul(c, mix(0.72, 1.05, smooth(0.45, 0.95, n[1])));
  };
}

/** Wooded or grassy ground: aux.w 0 bare or grass, 1 forest canopy. vI.rgb tints. */
export const LAND: Material = {
  name: 'land',
  surface: /* glsl */ `
 float w=vA.w;
 float pz=dist*.0011;
 float k1=1.-smoothstep(1.5,5.,pz),k2=1.-smoothstep(5.,22.,pz),k0=1.-smoothstep(.15,.6,pz);
 vec2 q=vP.xz;
 float hb=0.;float dark=1.;
 vec2 wq=q+3.*vec2(vn(q*.13),vn(q*.13+7.));
 vec3 a=worleyId(wq*.115);
 vec3 b=worleyId(wq*.031+4.);
 float cv=mix(1.,.42+.85*smoothstep(.75,.05,a.x),k1)*mix(1.,.62+.55*smoothstep(.8,.1,b.x),k2);
 hb+=w*((1.-a.x)*3.2*k1+(1.-b.x)*6.5*k2);
 vec3 cl=mix(vec3(1.),mix(vec3(.70,.80,.62),vec3(1.32,1.22,.95),a.z),k1*.7)*mix(vec3(1.),mix(vec3(.75,.86,.8),vec3(1.22,1.15,.92),b.z),k2*.6);
 s.alb*=mix(vec3(1.),cl*cv,w);
 float g=fbm(q*vec2(.9,.9)+3.,4),g2=fbm(q*.07,4),g3=vn(q*9.)*.6+vn(q*23.)*.4;
 s.alb*=mix(mix(1.,.7+.6*g3,k0)*mix(.86,1.14,g)*mix(.72,1.28,g2),1.,w);
 hb+=(1.-w)*(g*.55*k1+g3*.05*k0+g2*2.);
 s.n=bumpN(s.n,vP,hb*.8);
 s.wrap=mix(.22,.4,w);s.trans=max(s.trans,.06);
 `,
};

/** Bare rock and volcanic slopes: strata, cracks and dust. */
export const ROCK: Material = {
  name: 'rock',
  surface: /* glsl */ `
 float k=1./(1.+dist*.004);
 float f=fbm(vP*.35,5),f2=fbm(vP*1.9+4.,4),f3=fbm(vP*7.,3);
 float cr=abs(fbm(vP*.8+9.,4)-.5)*2.;
 s.alb*=(.55+.9*f)*(.75+.5*f2)*mix(1.,.7+.6*f3,k);
 s.alb*=mix(.55,1.,smoothstep(.0,.12,cr));
 s.n=bumpN(s.n,vP,f*1.6+f2*.35+f3*.06*k+smoothstep(0.,.15,cr)*.2);
 s.wrap=.1;
 `,
};

/** Beach sand: ripples, wet edge near y = vI.w, footmarks lost in noise. */
export const SAND: Material = {
  name: 'sand',
  surface: /* glsl */ `
 vec2 q=vP.xz;float pz=dist*.0011;float kr=1.-smoothstep(.03,.14,pz);float kn=1.-smoothstep(.2,1.,pz);
 float f=fbm(q*.9,4),f2=fbm(q*6.,3);
 float rp=sin(dot(q,vec2(1.7,7.))+4.*fbm(q*.8,3)*3.)*.5+.5;
 float gr=h21(floor(q*260.));
 float wet=smoothstep(vI.w+.22+.1*f,vI.w+.02,vP.y);
 float pit=smoothstep(.55,.8,vn(q*2.3))*smoothstep(.5,.8,vn(q*2.3+40.));
 s.alb*=(.84+.3*f)*mix(1.,.93+.14*gr,kr)*mix(1.,.94+.12*f2,kn);
 s.alb*=mix(vec3(1.),vec3(.62,.58,.54),wet);
 s.gloss=wet*.75*smoothstep(.2,.7,f+.3);s.f0=.04;
 s.n=bumpN(s.n,vP,(rp*.012*kr*(1.-wet)+f2*.05*kn+f*.18-pit*.04*kn)*(1.-wet*.85));
 s.wrap=.2;
 `,
};
