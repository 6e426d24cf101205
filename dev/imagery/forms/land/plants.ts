// Plants: trees of leaf cards, palms, grass, broad leaves. Leaves carry the normal of the crown they sit on.
import { mix, type Rng, smooth, type Vec3, v3 } from '../../core/math.ts';
import { Mesh, tube } from '../../core/mesh.ts';
import { hex } from '../../core/palette.ts';
import type { Material } from '../../core/world.ts';
import { fbm3, noise3 } from './noise.ts';

/** aux: ao, translucency, gloss, tip. */
export const LEAF: Material = {
  name: 'leaf',
  surface: /* glsl */ `
 float v=h11(vI.w*91.7+3.);
 s.alb*=mix(vec3(.86,.95,.82),vec3(1.16,1.06,.9),v);
 s.alb*=.82+.36*vn(vP*2.1);
 s.wrap=.35;`,
};
export const BARK: Material = {
  name: 'bark',
  surface: /* glsl */ `
 float f=fbm(vec3(vL.x*9.,vL.y*2.2,vL.z*9.)+vI.w*7.,4);float r=sin(vL.y*26.+f*9.)*.5+.5;
 s.alb*=.55+.8*f;s.alb*=mix(1.,.86+.2*r,.35);
 float m=smoothstep(.55,.75,fbm(vL*1.7+vI.w*3.,3));s.alb=mix(s.alb,vec3(.12,.16,.06),m*.35);
 s.n=bumpN(s.n,vP,f*.05+r*.004);`,
};

const leafCard = (m: Mesh, p: Vec3, n: Vec3, rng: Rng, len: number, wid: number, col: Vec3, ao: number, trans: number): void => {
  const d = rng.dir();
  let t = v3.norm(v3.sub(d, v3.mul(n, v3.dot(d, n) * 0.7)));
  t = v3.norm([t[0], t[1] - 0.35, t[2]]);
  const s = v3.norm(v3.cross(t, v3.add(n, v3.mul(rng.dir(), 0.6))));
  const nn = v3.norm(v3.add(n, v3.mul(rng.dir(), 0.42)));
  const k = rng.range(0.7, 1.3);
  const a = m.vert(p, nn, col, [ao * 0.9, trans, 0.25, 0]);
  const b = m.vert(v3.add(p, v3.add(v3.mul(t, len * 0.5 * k), v3.mul(s, wid * 0.5 * k))), nn, col, [ao, trans, 0.25, 0.5]);
  const c = m.vert(v3.add(p, v3.mul(t, len * k)), nn, v3.mul(col, 1.08), [ao, trans, 0.25, 1]);
  const e = m.vert(v3.add(p, v3.add(v3.mul(t, len * 0.5 * k), v3.mul(s, -wid * 0.5 * k))), nn, col, [ao, trans, 0.25, 0.5]);
  m.quad(a, b, c, e);
};

/** A crown of leaf cards around blobs; about 1 unit of height per metre. */
export function tree(
  rng: Rng,
  o: {
    h?: number;
    spread?: number;
    leaves?: number;
    leaf?: number;
    blobs?: number;
    pal?: readonly string[];
    trunk?: number;
    base?: number;
    flat?: number;
  } = {},
): { leaves: Mesh; wood: Mesh } {
  const h = o.h ?? 9;
  const R = o.spread ?? h * 0.42;
  const leaves = new Mesh();
  const wood = new Mesh();
  const pal = (o.pal ?? ['#2f5a22', '#3f7029', '#5a8a34', '#284d20']).map((c) => hex(c));
  const base = o.base ?? h * 0.42;
  const bark = hex('#5a4a3a');
  const lean: Vec3 = [rng.range(-0.08, 0.08) * h, 0, rng.range(-0.08, 0.08) * h];
  const top: Vec3 = [lean[0], base + (h - base) * 0.35, lean[2]];
  const tr = o.trunk ?? h * 0.028;
  tube(
    [[0, -0.4, 0], [lean[0] * 0.15, base * 0.4, lean[2] * 0.2], [lean[0] * 0.6, base * 0.8, lean[2] * 0.6], top],
    (t) => mix(tr * 1.35, tr * 0.5, t),
    { sides: 7, color: () => bark, into: wood },
  );
  const nb = o.blobs ?? 9;
  const blobs: { c: Vec3; r: number; col: Vec3 }[] = [];
  for (let i = 0; i < nb; i++) {
    const a = (i / nb) * 6.283 * 2.4 + rng.range(-0.4, 0.4);
    const q = Math.sqrt((i + 0.5) / nb);
    const y = base + (h - base) * (0.25 + 0.62 * (1 - q * q) + rng.range(-0.08, 0.12)) * (o.flat ?? 1);
    const c: Vec3 = [lean[0] + Math.cos(a) * q * R * 0.72, y, lean[2] + Math.sin(a) * q * R * 0.72];
    const r = R * rng.range(0.32, 0.5);
    blobs.push({ c, r, col: rng.pick(pal) });
    tube(
      [[lean[0] * 0.6, base * rng.range(0.62, 0.9), lean[2] * 0.6], v3.add(v3.mix(top, c, 0.5), [0, -r * 0.25, 0]), c],
      (t) => mix(tr * 0.55, tr * 0.12, t),
      { sides: 5, color: () => bark, into: wood },
    );
  }
  const n = o.leaves ?? 1400;
  const len = o.leaf ?? 0.42;
  for (let i = 0; i < n; i++) {
    const b = blobs[i % nb] as (typeof blobs)[number];
    const d = rng.dir();
    const bump = 1 + 0.22 * noise3(d[0] * 3 + b.c[0], d[1] * 3, d[2] * 3 + b.c[2]);
    const rr = b.r * Math.cbrt(rng.range(0.45, 1)) * bump;
    const p = v3.add(b.c, [d[0] * rr, d[1] * rr * 0.72, d[2] * rr]);
    // hidden inside another blob: darker
    let inside = 0;
    for (const o2 of blobs) if (o2 !== b) inside = Math.max(inside, smooth(o2.r, o2.r * 0.4, v3.dist(p, o2.c)));
    const up = smooth(-0.9, 0.7, d[1]);
    const ao = mix(0.3, 1, up) * (1 - inside * 0.5) * mix(0.6, 1, smooth(base, h, p[1]));
    const nn = v3.norm([d[0], d[1] + 0.35, d[2]]);
    leafCard(leaves, p, nn, rng, len, len * 0.55, v3.mul(b.col, rng.range(0.75, 1.2)), ao, 0.55);
  }
  return { leaves, wood };
}

/** A shrub or a ball of foliage of radius about 1. */
export function shrub(rng: Rng, leaves = 260, leaf = 0.3, pal: readonly string[] = ['#2f5a22', '#4a7d2d', '#3a6a26']): Mesh {
  const m = new Mesh();
  const cs = pal.map((c) => hex(c));
  for (let i = 0; i < leaves; i++) {
    const d = rng.dir();
    const dd: Vec3 = v3.norm([d[0], Math.abs(d[1]) * 0.9 + 0.05, d[2]]);
    const r = Math.cbrt(rng.range(0.3, 1)) * (1 + 0.35 * noise3(dd[0] * 2.2, dd[1] * 2.2, dd[2] * 2.2));
    const p: Vec3 = [dd[0] * r, dd[1] * r * 0.85, dd[2] * r];
    leafCard(
      m,
      p,
      v3.norm([dd[0], dd[1] + 0.3, dd[2]]),
      rng,
      leaf,
      leaf * 0.5,
      v3.mul(rng.pick(cs), rng.range(0.7, 1.2)),
      mix(0.35, 1, smooth(0, 0.8, p[1])),
      0.5,
    );
  }
  return m;
}

/** A coconut palm with separate leaflets; height in metres. */
export function palm(
  rng: Rng,
  o: { h?: number; lean?: number; fronds?: number; leaflets?: number; len?: number; nuts?: boolean } = {},
): { leaves: Mesh; wood: Mesh } {
  const h = o.h ?? 11;
  const lean = (o.lean ?? 0.22) * h;
  const wood = new Mesh();
  const leaves = new Mesh();
  const path: Vec3[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    path.push([lean * t ** 1.7, h * t - 0.3, 0.12 * Math.sin(t * 5) * h * 0.03]);
  }
  const bark = hex('#8a7763');
  tube(path, (t) => mix(0.21, 0.12, t) * (1 + 0.5 * smooth(0.1, 0, t)), {
    sides: 9,
    color: (t) => v3.mul(bark, 0.8 + 0.3 * Math.abs(noise3(t * 30, 1, 2))),
    into: wood,
  });
  const top = path[12] as Vec3;
  const N = o.fronds ?? 24;
  const L0 = o.len ?? h * 0.36;
  const g1 = hex('#3f6f24');
  const g2 = hex('#86a03c');
  const g3 = hex('#a58a4a');
  for (let i = 0; i < N; i++) {
    const a = i * 2.39996 + rng.range(-0.2, 0.2);
    const e = mix(1.25, -0.75, ((i + 0.5) / N) ** 0.85) + rng.range(-0.12, 0.12);
    const L = L0 * rng.range(0.85, 1.1) * mix(0.75, 1, smooth(0, 0.3, i / N));
    const dir: Vec3 = [Math.cos(a) * Math.cos(e), Math.sin(e), Math.sin(a) * Math.cos(e)];
    const pts: Vec3[] = [];
    let p: Vec3 = [...top];
    let d = dir;
    const S = 14;
    for (let k = 0; k <= S; k++) {
      pts.push(p);
      p = v3.mad(p, d, L / S);
      d = v3.norm([d[0], d[1] - mix(0.06, 0.2, k / S) * 1.05, d[2]]);
    }
    const dry = i > N - 3 && rng.chance(0.6) ? 1 : 0;
    const col = dry ? g3 : v3.mix(g1, g2, rng.range(0, 0.55));
    tube(pts, (t) => mix(0.035, 0.008, t), { sides: 4, color: () => v3.mix(g2, g3, 0.3), aux: () => [0.9, 0.2, 0.2, 0], into: leaves });
    const M = o.leaflets ?? 34;
    const twist = rng.range(-0.3, 0.3);
    for (let k = 2; k < M; k++) {
      const t = k / M;
      const f = t * S;
      const b = Math.min(S - 1, Math.floor(f));
      const q = v3.mix(pts[b] as Vec3, pts[b + 1] as Vec3, f - b);
      const dd = v3.norm(v3.sub(pts[b + 1] as Vec3, pts[b] as Vec3));
      const side = v3.norm(v3.cross(dd, [0, 1, 0]));
      const up = v3.cross(side, dd);
      const ll = L * 0.25 * Math.sin(Math.PI * mix(0.16, 0.93, t) ** 0.8) * rng.range(0.85, 1.1);
      for (const s of [1, -1]) {
        const out = v3.norm(v3.add(v3.add(v3.mul(side, s), v3.mul(dd, 0.55)), v3.mul(up, 0.18 + twist * s)));
        const mid = v3.mad(q, out, ll * 0.55);
        const end = v3.add(v3.mad(q, out, ll), [0, -ll * rng.range(0.22, 0.5), 0]);
        const w = v3.mul(dd, 0.045 * (L / 4) + 0.012);
        const n = v3.norm(v3.add(up, v3.mul(side, s * -0.25)));
        const ao = mix(0.55, 1, t);
        const c = v3.mul(col, rng.range(0.85, 1.15));
        const A = m4v(leaves, v3.add(q, v3.mul(w, -0.5)), n, c, ao);
        const B = m4v(leaves, v3.add(q, v3.mul(w, 0.5)), n, c, ao);
        const C = m4v(leaves, v3.add(mid, v3.mul(w, 0.5)), n, c, ao);
        const D = m4v(leaves, v3.add(mid, v3.mul(w, -0.5)), n, c, ao);
        const E = m4v(leaves, end, n, v3.mul(c, 1.05), ao);
        leaves.quad(A, B, C, D);
        leaves.tri(D, C, E);
      }
    }
  }
  if (o.nuts !== false)
    for (let i = 0; i < 7; i++) {
      const a = i * 0.9 + 0.3;
      const c: Vec3 = [top[0] + Math.cos(a) * 0.26, top[1] - 0.28 - (i % 2) * 0.14, top[2] + Math.sin(a) * 0.26];
      tube([v3.add(c, [0, 0.14, 0]), c, v3.add(c, [0, -0.14, 0])], (t) => 0.15 * Math.sin(mix(0.5, 2.6, t)), {
        sides: 7,
        color: () => hex('#7a7a34'),
        into: wood,
      });
    }
  return { leaves, wood };
}
const m4v = (m: Mesh, p: Vec3, n: Vec3, c: Vec3, ao: number): number => m.vert(p, n, c, [ao, 0.6, 0.45, 0]);

/** A tuft of bent blades, about 1 unit tall. */
export function tuft(rng: Rng, blades = 14, spread = 0.35, pal: readonly string[] = ['#7d8f3a', '#a3a850', '#5f7d30', '#c2b56a']): Mesh {
  const m = new Mesh();
  const cs = pal.map((c) => hex(c));
  for (let i = 0; i < blades; i++) {
    const a = rng.range(0, 6.283);
    const r = rng.range(0, spread);
    const b: Vec3 = [Math.cos(a) * r, 0, Math.sin(a) * r];
    const h = rng.range(0.55, 1.05);
    const out = rng.range(0.1, 0.55);
    const da = a + rng.range(-0.9, 0.9);
    const w = 0.022;
    const sx = -Math.sin(da) * w;
    const sz = Math.cos(da) * w;
    const col = v3.mul(rng.pick(cs), rng.range(0.8, 1.15));
    let prev: [number, number] | null = null;
    for (let k = 0; k <= 3; k++) {
      const t = k / 3;
      const p: Vec3 = [b[0] + Math.cos(da) * out * t * t, h * (t - 0.22 * t * t * out * 2), b[2] + Math.sin(da) * out * t * t];
      const kw = 1 - t * 0.92;
      const n: Vec3 = v3.norm([Math.cos(da) * -0.3, 1, Math.sin(da) * -0.3]);
      const c = v3.mul(col, mix(0.55, 1.12, t));
      const A = m.vert([p[0] - sx * kw, p[1], p[2] - sz * kw], n, c, [mix(0.35, 1, t), 0.5, 0.2, t]);
      const B = m.vert([p[0] + sx * kw, p[1], p[2] + sz * kw], n, c, [mix(0.35, 1, t), 0.5, 0.2, t]);
      if (prev) m.quad(prev[0], prev[1], B, A);
      prev = [A, B];
    }
  }
  return m;
}

/** A long broad leaf (banana, ginger): grows along +x from the origin, arching. */
export function broadLeaf(rng: Rng, o: { len?: number; wid?: number; arch?: number; col?: string; tear?: number } = {}): Mesh {
  const L = o.len ?? 2;
  const W = o.wid ?? 0.5;
  const arch = o.arch ?? 0.9;
  const m = new Mesh();
  const c0 = hex(o.col ?? '#4f8a2e');
  const N = 22;
  let p: Vec3 = [0, 0, 0];
  let ang = 0.9;
  let prev: number[] | null = null;
  for (let i = 0; i <= N; i++) {
    const t = i / N;
    const w = W * Math.sin(Math.PI * Math.min(1, t * 0.94 + 0.06)) ** 0.7 * (t < 0.12 ? smooth(0.02, 0.12, t) + 0.04 : 1);
    const tear = 1 - (o.tear ?? 0) * (rng.next() < 0.3 ? rng.range(0.1, 0.5) : 0);
    const n: Vec3 = [-Math.sin(ang), Math.cos(ang), 0];
    const row: number[] = [];
    for (const s of [-1, -0.5, 0, 0.5, 1]) {
      const q: Vec3 = [
        p[0],
        p[1] + Math.abs(s) * w * 0.28 - s * s * w * 0.12 + 0.01 * Math.sin(i * 2.3 + s * 3),
        s * w * (Math.abs(s) === 1 ? tear : 1),
      ];
      const rib = s === 0 ? 1.35 : 1;
      row.push(
        m.vert(q, v3.norm([n[0], n[1], -s * 0.45]), v3.mul(c0, rib * (0.9 + 0.14 * fbm3(t * 9, s * 3, L, 2) + 0.08 * (i % 2))), [
          mix(0.6, 1, t),
          0.7,
          0.5,
          t,
        ]),
      );
    }
    if (prev) for (let k = 0; k < 4; k++) m.quad(prev[k] as number, prev[k + 1] as number, row[k + 1] as number, row[k] as number);
    prev = row;
    p = [p[0] + (Math.cos(ang) * L) / N, p[1] + (Math.sin(ang) * L) / N, 0];
    ang -= (arch * 2.0) / N;
  }
  return m;
}
