// Built things: houses, jetty, huts, market stalls and their heaps, city blocks.
import { m4, mix, type Rng, type Vec3, v3 } from '../../core/math.ts';
import { box, lathe, Mesh, sheet, sphere, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import type { Material } from '../../core/world.ts';

export const WALL: Material = {
  name: 'wall',
  surface: /* glsl */ `
 float f=fbm(vP*.8,4),st=fbm(vec3(vP.x*3.,vP.y*.35,vP.z*3.),4);
 s.alb*=.84+.3*f;s.alb*=mix(1.,.72,smoothstep(.5,.8,st)*.7);s.n=bumpN(s.n,vP,f*.02);`,
};

/** City block: windows in rows on the walls; vX = size in metres, vI.w seed, vA.w 1 on roofs. */
export const BLOCK: Material = {
  name: 'block',
  surface: /* glsl */ `
 vec3 p=vL*vX.xyz;float up=step(.5,abs(vLN.y));
 float a=abs(vLN.x)>.5?p.z:p.x;
 vec2 q=vec2(a/2.6+vI.w*7.,p.y/3.2);vec2 f=fract(q),id=floor(q);
 float style=fract(vI.w*5.3);
 float win=smoothstep(.18,.24,f.x)*smoothstep(.86,.80,f.x)*smoothstep(.28,.34,f.y)*smoothstep(.84,.78,f.y);
 if(style>.6)win=smoothstep(.30,.36,f.y)*smoothstep(.80,.74,f.y);
 win*=(1.-up)*step(p.y,vX.y*.5-.6)*step(-vX.y*.5+1.,p.y);
 float r=h21(id+vI.w*91.);
 s.alb*=.86+.28*fbm(vP*.15,3);
 s.alb=mix(s.alb,vec3(.05,.07,.09)*(.6+r),win*.85);
 s.gloss=mix(.05,.8,win);
 s.emit=vX.w*win*step(.62,r)*mix(vec3(1.5,.85,.35),vec3(1.1,1.,.8),h21(id.yx+3.))*.9;
 s.alb=mix(s.alb,s.alb*vec3(.75,.7,.68),up*.6);
 float band=step(.9,f.y)*(1.-up);s.alb*=1.-.18*band;`,
};

/** A stall cloth or tarpaulin: light comes through. */
export const CANVAS: Material = {
  name: 'canvas',
  surface: /* glsl */ `
 float st=step(.5,fract(vA.w));s.alb=mix(s.alb,vI.rgb*vec3(.93,.90,.82),st*step(.5,vI.w));
 float f=fbm(vL*2.3+vI.w*4.,4);s.alb*=.8+.35*f;s.n=bumpN(s.n,vP,f*.05);s.trans=.75;s.wrap=.4;`,
};
export const FRUIT: Material = {
  name: 'fruit',
  surface: /* glsl */ `float v=h11(vI.w*77.1);s.alb*=.72+.5*v;s.alb*=.85+.3*fbm(vL*6.+vI.w*9.,3);s.gloss=max(s.gloss,.35);s.wrap=.35;s.trans=.12;`,
};

/** A house or hut on stilts: plank walls, hipped or gabled roof of tin or thatch. */
export function house(o: { w?: number; d?: number; h?: number; wall?: string; roof?: string; stilts?: number; pitch?: number }): Mesh {
  const w = o.w ?? 6;
  const d = o.d ?? 5;
  const h = o.h ?? 2.6;
  const st = o.stilts ?? 0;
  const wall = hex(o.wall ?? '#d8cdb4');
  const roof = hex(o.roof ?? '#8a4a36');
  const m = new Mesh();
  m.add(box(w, h, d, wall), m4.translate([0, st + h / 2, 0]));
  const e = 0.7;
  const ph = (o.pitch ?? 0.36) * d;
  for (const s of [1, -1])
    m.add(
      sheet(
        10,
        6,
        (u, v) => [mix(-w / 2 - e, w / 2 + e, u), st + h + ph * (1 - v) - 0.1, s * v * (d / 2 + e)],
        (u, v) => v3.mul(roof, 0.85 + 0.15 * Math.sin(u * 60) + 0.1 * v),
        () => [1, 0, 0.15, 0],
      ),
    );
  for (const s of [1, -1]) {
    const a = m.vert([(s * w) / 2, st + h, -d / 2], [s, 0, 0], v3.mul(wall, 0.9));
    m.vert([(s * w) / 2, st + h, d / 2], [s, 0, 0], v3.mul(wall, 0.9));
    m.vert([(s * w) / 2, st + h + ph * 0.9, 0], [s, 0, 0], v3.mul(wall, 0.9));
    m.tri(a, a + 1, a + 2);
  }
  const dk = hex('#3a2c24');
  const n = Math.max(2, Math.floor(w / 2.2));
  for (let i = 0; i < n; i++) {
    const x = mix(-w / 2, w / 2, (i + 0.5) / n);
    const door = i === 1;
    m.add(box(0.95, door ? h * 0.78 : h * 0.42, 0.08, dk), m4.translate([x, st + (door ? h * 0.4 : h * 0.56), d / 2]));
    m.add(box(1.15, 0.08, 0.14, hex('#f0e8d4')), m4.translate([x, st + h * (door ? 0.8 : 0.79), d / 2]));
  }
  if (st > 0)
    for (let i = 0; i <= 3; i++)
      for (const z of [-0.45, 0, 0.45])
        tube(
          [
            [mix(-w / 2, w / 2, i / 3), -2, z * d],
            [mix(-w / 2, w / 2, i / 3), st, z * d],
          ],
          () => 0.09,
          { sides: 6, color: () => hex('#5a4a3a'), into: m },
        );
  return m;
}

/** A plank jetty running from the origin along -z for `len` metres at deck height y. */
export function jetty(rng: Rng, len: number, y = 1.1, wid = 2): Mesh {
  const m = new Mesh();
  const n = Math.floor(len / 0.26);
  for (let i = 0; i < n; i++) {
    const c = v3.mul(hex('#a58a68'), rng.range(0.62, 1.12));
    m.add(
      box(wid + rng.range(-0.08, 0.08), 0.06, 0.225, c),
      m4.chain(m4.translate([rng.range(-0.03, 0.03), y + rng.range(-0.008, 0.012), -i * 0.26]), m4.rotY(rng.range(-0.012, 0.012))),
    );
  }
  for (const s of [1, -1]) m.add(box(0.14, 0.18, len, hex('#6d5842')), m4.translate([s * wid * 0.4, y - 0.14, -len / 2]));
  for (let i = 0; i <= len / 2.6; i++)
    for (const s of [1, -1]) {
      const top = y + (i % 2 ? 0.02 : 0.85);
      tube(
        [
          [s * wid * 0.46, -4, -i * 2.6],
          [s * wid * 0.46 + rng.range(-0.03, 0.03), top, -i * 2.6],
        ],
        () => 0.1,
        { sides: 8, color: (t) => v3.mul(hex('#7a6650'), mix(0.6, 1.05, t)), into: m },
      );
    }
  return m;
}

/** A heap of small things on a tray; returns placements for instancing. */
export function heap(
  rng: Rng,
  at: Vec3,
  w: number,
  d: number,
  size: number,
  height: number,
  dir: readonly [number, number, number] = [1, 1, 1],
): { m: ReturnType<typeof m4.ident>; seed: number }[] {
  const out: { m: ReturnType<typeof m4.ident>; seed: number }[] = [];
  const step = size * (dir[0] === 1 && size > 0.08 ? 0.85 : 1.2);
  for (let x = -w / 2; x <= w / 2; x += step)
    for (let z = -d / 2; z <= d / 2; z += step) {
      const q = Math.max(0, 1 - Math.max(Math.abs(x) / (w / 2 + 0.001), Math.abs(z) / (d / 2 + 0.001)) ** 2.2);
      const y = at[1] + height * q + rng.range(-0.3, 0.3) * size;
      out.push({
        m: m4.chain(
          m4.translate([at[0] + x + rng.range(-0.4, 0.4) * size, y + size * 0.3, at[2] + z + rng.range(-0.4, 0.4) * size]),
          m4.rotY(rng.range(0, 6.28)),
          m4.rotZ(rng.range(-0.6, 0.6)),
          m4.rotX(rng.range(-0.5, 0.5)),
          m4.scale(size * dir[0], size * dir[1], size * dir[2]),
        ),
        seed: rng.next(),
      });
    }
  return out;
}

export const bead = (c: string, gloss = 0.4): Mesh => sphere(10, 7, hex(c), [1, 0.1, gloss, 0]);
/** A chilli: a bent cone, one unit long. */
export function chilli(c: string): Mesh {
  return tube(
    [
      [-0.5, 0, 0],
      [-0.2, 0.06, 0],
      [0.15, 0.04, 0.04],
      [0.55, -0.08, 0.1],
    ],
    (t) => 0.13 * Math.sin(mix(0.7, 3.0, t)),
    { sides: 6, color: (t) => (t < 0.1 ? hex('#3f6a24') : hex(c)), aux: () => [1, 0.1, 0.7, 0] },
  );
}
/** A head of greens, radius about 1: crinkled leaves in rings. */
export function cabbage(rng: Rng, c: string, c2: string): Mesh {
  const m = new Mesh();
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 7; i++) {
      const a = (i / 7) * 6.283 + r * 0.5;
      const e = mix(0.25, 1.35, r / 3);
      const L = mix(1.25, 0.8, r / 3);
      const l = sheet(
        6,
        6,
        (u, v) => {
          const x = v * L;
          const z = (u - 0.5) * 1.1 * Math.sin(Math.PI * (0.12 + v * 0.78));
          return [x * Math.cos(e) + 0.05, x * Math.sin(e) * 0.8 + 0.14 * Math.sin(u * 14 + r) * v, z];
        },
        (u, v) => v3.mul(v3.mix(hex(c2), hex(c), v), Math.abs(u - 0.5) < 0.1 ? 1.25 : 1),
        (_u, v) => [mix(0.4, 1, v), 0.45, 0.3, 0],
      );
      m.add(l, m4.chain(m4.rotY(a + rng.range(-0.2, 0.2)), m4.scale(rng.range(0.9, 1.1))));
    }
  return m;
}
/** A flower head on top of leaves, radius about 1. */
export function bloom(c: string, heart: string, petals = 14): Mesh {
  const m = new Mesh();
  for (let r = 0; r < 3; r++)
    for (let i = 0; i < petals; i++) {
      const a = ((i + r * 0.5) / petals) * 6.283;
      const e = 0.2 + r * 0.42;
      const L = 1 - r * 0.22;
      m.add(
        sheet(
          2,
          3,
          (u, v) => [v * L * Math.cos(e), v * L * Math.sin(e), (u - 0.5) * 0.42 * Math.sin(0.5 + v * 2.2)],
          (_u, v) => v3.mix(hex(heart), hex(c), Math.min(1, v * 1.6)),
          (_u, v) => [mix(0.5, 1, v), 0.5, 0.1, 0],
        ),
        m4.rotY(a),
      );
    }
  m.add(sphere(8, 5, hex(heart), [1, 0, 0, 0]), m4.chain(m4.translate([0, 0.25, 0]), m4.scale(0.26, 0.18, 0.26)));
  return m;
}
/** A woven basket, open, radius about 1, height about 0.6. */
export const basket = (c = '#a8834e'): Mesh =>
  lathe(
    28,
    14,
    (v) => (v < 0.78 ? [0.74 + 0.26 * (v / 0.78), (v / 0.78) * 0.6] : [1 - 0.12 * ((v - 0.78) / 0.22), 0.6 - 0.3 * ((v - 0.78) / 0.22)]),
    (a, v) => 1 + 0.02 * Math.sin(a * 40) * Math.sin(v * 60),
    (u, v) => v3.mul(hex(c), 0.75 + 0.3 * Math.abs(Math.sin(u * 88 + (Math.floor(v * 14) % 2) * 1.57))),
  );
