// Meshes and the ways we make them: tubes, lofts, sheets, height fields, and surfaces of distance fields.
import { type Mat4, m4, type Vec3, v3 } from './math.ts';

/**
 * aux = [ao 0..1, translucency 0..1, gloss 0..1, free]. `free` means what the material wants
 * (sway, tip weight, pattern coordinate…).
 */
export class Mesh {
  pos: number[] = [];
  nor: number[] = [];
  col: number[] = [];
  aux: number[] = [];
  idx: number[] = [];
  get count(): number {
    return this.pos.length / 3;
  }
  vert(p: Vec3, n: Vec3, c: Vec3, a: readonly number[] = [1, 0, 0, 0]): number {
    this.pos.push(p[0], p[1], p[2]);
    this.nor.push(n[0], n[1], n[2]);
    this.col.push(c[0], c[1], c[2]);
    this.aux.push(a[0] ?? 1, a[1] ?? 0, a[2] ?? 0, a[3] ?? 0);
    return this.count - 1;
  }
  tri(a: number, b: number, c: number): void {
    this.idx.push(a, b, c);
  }
  quad(a: number, b: number, c: number, d: number): void {
    this.idx.push(a, b, c, a, c, d);
  }
  /** Appends another mesh, transformed and optionally tinted. */
  add(m: Mesh, t: Mat4 = m4.ident(), tint?: Vec3): this {
    const base = this.count;
    for (let i = 0; i < m.count; i++) {
      const p = m4.point(t, [m.pos[i * 3] as number, m.pos[i * 3 + 1] as number, m.pos[i * 3 + 2] as number]);
      const n = v3.norm(m4.vec(t, [m.nor[i * 3] as number, m.nor[i * 3 + 1] as number, m.nor[i * 3 + 2] as number]));
      this.pos.push(...p);
      this.nor.push(...n);
      for (let k = 0; k < 3; k++) this.col.push((m.col[i * 3 + k] as number) * (tint ? (tint[k] as number) : 1));
      for (let k = 0; k < 4; k++) this.aux.push(m.aux[i * 4 + k] as number);
    }
    for (const i of m.idx) this.idx.push(i + base);
    return this;
  }
  /** Moves every vertex; call normals() afterwards if the form changes. */
  warp(f: (p: Vec3, i: number) => Vec3): this {
    for (let i = 0; i < this.count; i++) {
      const p = f([this.pos[i * 3] as number, this.pos[i * 3 + 1] as number, this.pos[i * 3 + 2] as number], i);
      this.pos[i * 3] = p[0];
      this.pos[i * 3 + 1] = p[1];
      this.pos[i * 3 + 2] = p[2];
    }
    return this;
  }
  paint(f: (p: Vec3, n: Vec3, c: Vec3, i: number) => Vec3): this {
    for (let i = 0; i < this.count; i++) {
      const g = (a: number[]): Vec3 => [a[i * 3] as number, a[i * 3 + 1] as number, a[i * 3 + 2] as number];
      const c = f(g(this.pos), g(this.nor), g(this.col), i);
      this.col[i * 3] = c[0];
      this.col[i * 3 + 1] = c[1];
      this.col[i * 3 + 2] = c[2];
    }
    return this;
  }
  setAux(f: (p: Vec3, n: Vec3, i: number) => readonly [number, number, number, number]): this {
    for (let i = 0; i < this.count; i++) {
      const g = (a: number[]): Vec3 => [a[i * 3] as number, a[i * 3 + 1] as number, a[i * 3 + 2] as number];
      const a = f(g(this.pos), g(this.nor), i);
      for (let k = 0; k < 4; k++) this.aux[i * 4 + k] = a[k] as number;
    }
    return this;
  }
  /** Recomputes smooth normals from the triangles. */
  normals(): this {
    const n = new Float64Array(this.pos.length);
    const P = this.pos;
    for (let t = 0; t < this.idx.length; t += 3) {
      const a = (this.idx[t] as number) * 3;
      const b = (this.idx[t + 1] as number) * 3;
      const c = (this.idx[t + 2] as number) * 3;
      const ux = (P[b] as number) - (P[a] as number);
      const uy = (P[b + 1] as number) - (P[a + 1] as number);
      const uz = (P[b + 2] as number) - (P[a + 2] as number);
      const vx = (P[c] as number) - (P[a] as number);
      const vy = (P[c + 1] as number) - (P[a + 1] as number);
      const vz = (P[c + 2] as number) - (P[a + 2] as number);
      const x = uy * vz - uz * vy;
      const y = uz * vx - ux * vz;
      const z = ux * vy - uy * vx;
      for (const i of [a, b, c]) {
        n[i] = (n[i] as number) + x;
        n[i + 1] = (n[i + 1] as number) + y;
        n[i + 2] = (n[i + 2] as number) + z;
      }
    }
    for (let i = 0; i < n.length; i += 3) {
      const l = Math.hypot(n[i] as number, n[i + 1] as number, n[i + 2] as number) || 1;
      this.nor[i] = (n[i] as number) / l;
      this.nor[i + 1] = (n[i + 1] as number) / l;
      this.nor[i + 2] = (n[i + 2] as number) / l;
    }
    return this;
  }
  bounds(): { min: Vec3; max: Vec3 } {
    const min: Vec3 = [1e9, 1e9, 1e9];
    const max: Vec3 = [-1e9, -1e9, -1e9];
    for (let i = 0; i < this.pos.length; i++) {
      const k = (i % 3) as 0 | 1 | 2;
      min[k] = Math.min(min[k], this.pos[i] as number);
      max[k] = Math.max(max[k], this.pos[i] as number);
    }
    return { min, max };
  }
}

const WHITE: Vec3 = [1, 1, 1];

/** A tube along a polyline; radius and colour per point; ends closed. */
export function tube(
  path: Vec3[],
  radius: (t: number, i: number) => number,
  opts: {
    sides?: number;
    color?: (t: number, i: number) => Vec3;
    aux?: (t: number, i: number) => readonly number[];
    cap?: boolean;
    into?: Mesh;
  } = {},
): Mesh {
  const m = opts.into ?? new Mesh();
  const S = opts.sides ?? 8;
  const n = path.length;
  let ref: Vec3 = [0.31, 0.2, 0.93];
  let prev = -1;
  let firstBase = 0;
  for (let i = 0; i < n; i++) {
    const p = path[i] as Vec3;
    const d = v3.norm(v3.sub(path[Math.min(n - 1, i + 1)] as Vec3, path[Math.max(0, i - 1)] as Vec3));
    let x = v3.cross(ref, d);
    if (v3.len(x) < 1e-3) x = v3.cross([0.9, 0.1, 0.4], d);
    x = v3.norm(x);
    const y = v3.cross(d, x);
    ref = v3.cross(d, v3.cross(ref, d));
    if (v3.len(ref) < 1e-4) ref = x;
    ref = v3.norm(ref);
    const t = n > 1 ? i / (n - 1) : 0;
    const r = radius(t, i);
    const c = opts.color?.(t, i) ?? WHITE;
    const a = opts.aux?.(t, i) ?? [1, 0, 0, t];
    const base = m.count;
    if (i === 0) firstBase = base;
    for (let s = 0; s < S; s++) {
      const th = (s / S) * Math.PI * 2;
      const nn = v3.add(v3.mul(x, Math.cos(th)), v3.mul(y, Math.sin(th)));
      m.vert(v3.mad(p, nn, r), nn, c, a);
    }
    if (prev >= 0)
      for (let s = 0; s < S; s++) {
        const s2 = (s + 1) % S;
        m.quad(prev + s, prev + s2, base + s2, base + s);
      }
    prev = base;
  }
  if (opts.cap !== false && n > 1) {
    const last = path[n - 1] as Vec3;
    const dir = v3.norm(v3.sub(last, path[n - 2] as Vec3));
    const e = m.vert(v3.mad(last, dir, radius(1, n - 1) * 0.7), dir, opts.color?.(1, n - 1) ?? WHITE, opts.aux?.(1, n - 1) ?? [1, 0, 0, 1]);
    for (let s = 0; s < S; s++) m.tri(prev + s, prev + ((s + 1) % S), e);
    void firstBase;
  }
  return m;
}

/** A grid sheet: f(u,v) → point; normals computed. */
export function sheet(
  nu: number,
  nv: number,
  f: (u: number, v: number) => Vec3,
  color: (u: number, v: number, p: Vec3) => Vec3 = () => WHITE,
  aux: (u: number, v: number, p: Vec3) => readonly number[] = () => [1, 0, 0, 0],
  closeU = false,
): Mesh {
  const m = new Mesh();
  for (let j = 0; j <= nv; j++)
    for (let i = 0; i <= nu; i++) {
      const u = i / nu;
      const v = j / nv;
      const p = f(u, v);
      m.vert(p, [0, 1, 0], color(u, v, p), aux(u, v, p));
    }
  const W = nu + 1;
  for (let j = 0; j < nv; j++) for (let i = 0; i < nu; i++) m.quad(j * W + i, j * W + i + 1, (j + 1) * W + i + 1, (j + 1) * W + i);
  m.normals();
  if (closeU)
    for (let j = 0; j <= nv; j++) {
      const a = j * W * 3;
      const b = (j * W + nu) * 3;
      const n = v3.norm([
        (m.nor[a] as number) + (m.nor[b] as number),
        (m.nor[a + 1] as number) + (m.nor[b + 1] as number),
        (m.nor[a + 2] as number) + (m.nor[b + 2] as number),
      ]);
      for (let k = 0; k < 3; k++) {
        m.nor[a + k] = n[k] as number;
        m.nor[b + k] = n[k] as number;
      }
    }
  return m;
}

/** A turned form: profile(v) → [radius, height]; wobble(angle, v) scales the radius. */
export function lathe(
  nu: number,
  nv: number,
  profile: (v: number) => [number, number],
  wobble: (a: number, v: number) => number = () => 1,
  color: (u: number, v: number, p: Vec3) => Vec3 = () => WHITE,
  aux: (u: number, v: number, p: Vec3) => readonly number[] = () => [1, 0, 0, 0],
): Mesh {
  return sheet(
    nu,
    nv,
    (u, v) => {
      const a = -u * Math.PI * 2;
      const [r, h] = profile(v);
      const k = r * wobble(a, v);
      return [Math.cos(a) * k, h, Math.sin(a) * k];
    },
    color,
    aux,
    true,
  );
}

export function sphere(nu = 24, nv = 14, color: Vec3 = WHITE, aux: readonly number[] = [1, 0, 0, 0]): Mesh {
  return lathe(
    nu,
    nv,
    (v) => [Math.sin(v * Math.PI) + 1e-5, -Math.cos(v * Math.PI)],
    undefined,
    () => color,
    () => aux,
  );
}

export function box(w: number, h: number, d: number, color: Vec3 = WHITE, aux: readonly number[] = [1, 0, 0, 0]): Mesh {
  const m = new Mesh();
  const F: [Vec3, Vec3, Vec3][] = [
    [
      [1, 0, 0],
      [0, 0, -1],
      [0, 1, 0],
    ],
    [
      [-1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -1],
    ],
    [
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ],
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 0, -1],
      [-1, 0, 0],
      [0, 1, 0],
    ],
  ];
  const s: Vec3 = [w / 2, h / 2, d / 2];
  for (const [n, a, b] of F) {
    const pt = (i: number, j: number): Vec3 => {
      const p = v3.add(n, v3.add(v3.mul(a, i), v3.mul(b, j)));
      return [p[0] * s[0], p[1] * s[1], p[2] * s[2]];
    };
    const i0 = m.vert(pt(-1, -1), n, color, aux);
    m.vert(pt(1, -1), n, color, aux);
    m.vert(pt(1, 1), n, color, aux);
    m.vert(pt(-1, 1), n, color, aux);
    m.quad(i0, i0 + 1, i0 + 2, i0 + 3);
  }
  return m;
}

/** A height field over x,z; denser toward z1 if `bias` > 1 (put z1 near the camera). */
export function terrain(
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  nx: number,
  nz: number,
  h: (x: number, z: number) => number,
  color: (p: Vec3, n: Vec3) => Vec3 = () => WHITE,
  aux: (p: Vec3, n: Vec3) => readonly number[] = () => [1, 0, 0, 0],
  bias = 1,
): Mesh {
  const m = sheet(nx, nz, (u, v) => {
    const w = 1 - (1 - v) ** bias;
    const x = x0 + (x1 - x0) * u;
    const z = z0 + (z1 - z0) * w;
    return [x, h(x, z), z];
  });
  for (let i = 0; i < m.count; i++) {
    const p: Vec3 = [m.pos[i * 3] as number, m.pos[i * 3 + 1] as number, m.pos[i * 3 + 2] as number];
    let n: Vec3 = [m.nor[i * 3] as number, m.nor[i * 3 + 1] as number, m.nor[i * 3 + 2] as number];
    if (n[1] < 0) n = v3.mul(n, -1);
    m.nor[i * 3] = n[0];
    m.nor[i * 3 + 1] = n[1];
    m.nor[i * 3 + 2] = n[2];
    const c = color(p, n);
    const a = aux(p, n);
    for (let k = 0; k < 3; k++) m.col[i * 3 + k] = c[k] as number;
    for (let k = 0; k < 4; k++) m.aux[i * 4 + k] = a[k] as number;
  }
  return m;
}

// ---- distance fields ---------------------------------------------------------

export type Sdf = (p: Vec3) => number;

export const sd = {
  sphere: (p: Vec3, c: Vec3, r: number): number => v3.dist(p, c) - r,
  ellipsoid: (p: Vec3, c: Vec3, r: Vec3): number => {
    const x = (p[0] - c[0]) / r[0];
    const y = (p[1] - c[1]) / r[1];
    const z = (p[2] - c[2]) / r[2];
    const k0 = Math.hypot(x, y, z);
    const k1 = Math.hypot(x / r[0], y / r[1], z / r[2]);
    return k1 < 1e-9 ? -Math.min(r[0], r[1], r[2]) : (k0 * (k0 - 1)) / k1;
  },
  /** A capsule whose radius runs from ra to rb. */
  cone: (p: Vec3, a: Vec3, b: Vec3, ra: number, rb = ra): number => {
    const px = p[0] - a[0];
    const py = p[1] - a[1];
    const pz = p[2] - a[2];
    const bx = b[0] - a[0];
    const by = b[1] - a[1];
    const bz = b[2] - a[2];
    const h = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz || 1e-9)));
    return Math.hypot(px - bx * h, py - by * h, pz - bz * h) - (ra + (rb - ra) * h);
  },
  /** A rounded box in the frame of its centre (axis aligned). */
  box: (p: Vec3, c: Vec3, s: Vec3, r = 0): number => {
    const x = Math.abs(p[0] - c[0]) - s[0] + r;
    const y = Math.abs(p[1] - c[1]) - s[1] + r;
    const z = Math.abs(p[2] - c[2]) - s[2] + r;
    return Math.hypot(Math.max(x, 0), Math.max(y, 0), Math.max(z, 0)) + Math.min(Math.max(x, y, z), 0) - r;
  },
  /** Smooth union. */
  join: (a: number, b: number, k: number): number => {
    const h = Math.max(k - Math.abs(a - b), 0) / k;
    return Math.min(a, b) - h * h * k * 0.25;
  },
  cut: (a: number, b: number, k: number): number => {
    const h = Math.max(k - Math.abs(-a - b), 0) / k;
    return Math.max(a, -b) + h * h * k * 0.25;
  },
};

/** Meshes a distance field by surface nets. `cell` is the edge of a voxel. */
export function isosurface(
  f: Sdf,
  min: Vec3,
  max: Vec3,
  cell: number,
  color: (p: Vec3, n: Vec3) => Vec3 = () => WHITE,
  aux: (p: Vec3, n: Vec3) => readonly number[] = () => [1, 0, 0, 0],
): Mesh {
  const nx = Math.ceil((max[0] - min[0]) / cell) + 1;
  const ny = Math.ceil((max[1] - min[1]) / cell) + 1;
  const nz = Math.ceil((max[2] - min[2]) / cell) + 1;
  const val = new Float32Array(nx * ny * nz);
  const at = (i: number, j: number, k: number) => (k * ny + j) * nx + i;
  // coarse skip: evaluate blocks only where the surface can be near
  const B = 4;
  val.fill(1);
  for (let k = 0; k < nz; k += B)
    for (let j = 0; j < ny; j += B)
      for (let i = 0; i < nx; i += B) {
        const c: Vec3 = [min[0] + (i + B / 2) * cell, min[1] + (j + B / 2) * cell, min[2] + (k + B / 2) * cell];
        const d = f(c);
        const far = Math.abs(d) > B * cell * 2.2;
        for (let kk = k; kk < Math.min(nz, k + B); kk++)
          for (let jj = j; jj < Math.min(ny, j + B); jj++)
            for (let ii = i; ii < Math.min(nx, i + B); ii++)
              val[at(ii, jj, kk)] = far ? d : f([min[0] + ii * cell, min[1] + jj * cell, min[2] + kk * cell]);
      }
  const m = new Mesh();
  const id = new Int32Array(nx * ny * nz).fill(-1);
  const C = [
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [1, 1, 0],
    [0, 0, 1],
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1],
  ] as const;
  const E = [
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [0, 2],
    [1, 3],
    [4, 6],
    [5, 7],
    [0, 4],
    [1, 5],
    [2, 6],
    [3, 7],
  ] as const;
  const e = cell * 0.5;
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        let mask = 0;
        const vs: number[] = [];
        for (let c = 0; c < 8; c++) {
          const o = C[c] as readonly [number, number, number];
          const v = val[at(i + o[0], j + o[1], k + o[2])] as number;
          vs.push(v);
          if (v < 0) mask |= 1 << c;
        }
        if (mask === 0 || mask === 255) continue;
        let x = 0;
        let y = 0;
        let z = 0;
        let n = 0;
        for (const [a, b] of E) {
          const va = vs[a] as number;
          const vb = vs[b] as number;
          if (va < 0 === vb < 0) continue;
          const t = va / (va - vb);
          const ca = C[a] as readonly [number, number, number];
          const cb = C[b] as readonly [number, number, number];
          x += ca[0] + (cb[0] - ca[0]) * t;
          y += ca[1] + (cb[1] - ca[1]) * t;
          z += ca[2] + (cb[2] - ca[2]) * t;
          n++;
        }
        const p: Vec3 = [min[0] + (i + x / n) * cell, min[1] + (j + y / n) * cell, min[2] + (k + z / n) * cell];
        const g = v3.norm([
          f([p[0] + e, p[1], p[2]]) - f([p[0] - e, p[1], p[2]]),
          f([p[0], p[1] + e, p[2]]) - f([p[0], p[1] - e, p[2]]),
          f([p[0], p[1], p[2] + e]) - f([p[0], p[1], p[2] - e]),
        ]);
        id[at(i, j, k)] = m.vert(p, g, color(p, g), aux(p, g));
      }
  const q4 = (a: number, b: number, c: number, d: number, flip: boolean) => {
    if (a < 0 || b < 0 || c < 0 || d < 0) return;
    if (flip) m.quad(a, d, c, b);
    else m.quad(a, b, c, d);
  };
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const v = (val[at(i, j, k)] as number) < 0;
        const g = (a: number, b: number, c: number) => id[at(a, b, c)] as number;
        if (v !== (val[at(i + 1, j, k)] as number) < 0) q4(g(i, j - 1, k - 1), g(i, j, k - 1), g(i, j, k), g(i, j - 1, k), !v);
        if (v !== (val[at(i, j + 1, k)] as number) < 0) q4(g(i - 1, j, k - 1), g(i - 1, j, k), g(i, j, k), g(i, j, k - 1), !v);
        if (v !== (val[at(i, j, k + 1)] as number) < 0) q4(g(i - 1, j - 1, k), g(i, j - 1, k), g(i, j, k), g(i - 1, j, k), !v);
      }
  return m;
}

/** A closed loft of elliptic sections along a path; wh(t) → [half width along side, half height along up]. */
export function loft(
  path: Vec3[],
  wh: (t: number) => readonly [number, number],
  up: Vec3 = [0, 1, 0],
  sides = 14,
  color: (t: number, a: number, p: Vec3) => Vec3 = () => WHITE,
  aux: (t: number, a: number) => readonly number[] = () => [1, 0, 0.2, 0],
): Mesh {
  const n = path.length - 1;
  const at = (t: number): [Vec3, Vec3] => {
    const k = Math.min(n - 1, Math.floor(t * n));
    const f = t * n - k;
    const P = (i: number) => path[Math.max(0, Math.min(n, i))] as Vec3;
    // Catmull–Rom keeps limbs supple
    const [a, b, c, d] = [P(k - 1), P(k), P(k + 1), P(k + 2)];
    const g = (i: 0 | 1 | 2) =>
      0.5 *
      (2 * b[i] + (c[i] - a[i]) * f + (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * f * f + (3 * b[i] - a[i] - 3 * c[i] + d[i]) * f * f * f);
    const dg = (i: 0 | 1 | 2) =>
      0.5 * (c[i] - a[i] + 2 * (2 * a[i] - 5 * b[i] + 4 * c[i] - d[i]) * f + 3 * (3 * b[i] - a[i] - 3 * c[i] + d[i]) * f * f);
    return [[g(0), g(1), g(2)], v3.norm([dg(0), dg(1), dg(2)])];
  };
  const seg = n * 7;
  return sheet(
    sides,
    seg,
    (u, v) => {
      const [p, d] = at(Math.min(v, 0.9999));
      const side = v3.norm(v3.cross(d, up));
      const y = v3.cross(side, d);
      const a = u * Math.PI * 2;
      const [w, h] = wh(v);
      return v3.add(p, v3.add(v3.mul(side, Math.cos(a) * w), v3.mul(y, Math.sin(a) * h)));
    },
    (u, v, p) => color(v, u * Math.PI * 2, p),
    (u, v) => aux(v, u * Math.PI * 2),
    true,
  );
}
