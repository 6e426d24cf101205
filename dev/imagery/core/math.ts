// Vectors, matrices, seeded randomness and noise. Everything here is pure and deterministic.

export type Vec3 = [number, number, number];
export type Mat4 = Float32Array;

export const v3 = {
  add: (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]],
  sub: (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]],
  mul: (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s],
  mad: (a: Vec3, b: Vec3, s: number): Vec3 => [a[0] + b[0] * s, a[1] + b[1] * s, a[2] + b[2] * s],
  dot: (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
  cross: (a: Vec3, b: Vec3): Vec3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]],
  len: (a: Vec3): number => Math.hypot(a[0], a[1], a[2]),
  dist: (a: Vec3, b: Vec3): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]),
  norm: (a: Vec3): Vec3 => {
    const l = Math.hypot(a[0], a[1], a[2]) || 1;
    return [a[0] / l, a[1] / l, a[2] / l];
  },
  mix: (a: Vec3, b: Vec3, t: number): Vec3 => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t],
};

export const clamp = (x: number, a = 0, b = 1): number => (x < a ? a : Math.min(x, b));
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** A seeded random source (mulberry32). */
export class Rng {
  s: number;
  constructor(seed: number | string) {
    let h = 2166136261;
    for (const ch of String(seed)) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
    this.s = h >>> 0;
  }
  next(): number {
    this.s = (this.s + 0x6d2b79f5) >>> 0;
    let t = this.s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  range(a: number, b: number): number {
    return a + (b - a) * this.next();
  }
  int(a: number, b: number): number {
    return Math.floor(this.range(a, b + 1));
  }
  pick<T>(xs: readonly T[]): T {
    return xs[Math.floor(this.next() * xs.length)] as T;
  }
  chance(p: number): boolean {
    return this.next() < p;
  }
  gauss(): number {
    const u = Math.max(1e-9, this.next());
    return Math.sqrt(-2 * Math.log(u)) * Math.cos(6.283185307 * this.next());
  }
  /** A uniformly distributed direction. */
  dir(): Vec3 {
    const z = this.range(-1, 1);
    const a = this.range(0, Math.PI * 2);
    const r = Math.sqrt(1 - z * z);
    return [r * Math.cos(a), r * Math.sin(a), z];
  }
  fork(tag: string | number): Rng {
    return new Rng(`${this.s}/${tag}`);
  }
}

// ---- noise -----------------------------------------------------------------

const hash3 = (x: number, y: number, z: number): number => {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(z | 0, 2147483647 ^ 0x5bd1e995);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  h = Math.imul(h, 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
};

const q = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise in 3D, -1..1. */
export function noise3(x: number, y: number, z: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  const u = q(x - xi);
  const v = q(y - yi);
  const w = q(z - zi);
  const l = (a: number, b: number, t: number) => a + (b - a) * t;
  const r = l(
    l(l(hash3(xi, yi, zi), hash3(xi + 1, yi, zi), u), l(hash3(xi, yi + 1, zi), hash3(xi + 1, yi + 1, zi), u), v),
    l(l(hash3(xi, yi, zi + 1), hash3(xi + 1, yi, zi + 1), u), l(hash3(xi, yi + 1, zi + 1), hash3(xi + 1, yi + 1, zi + 1), u), v),
    w,
  );
  return r * 2 - 1;
}

/** Fractal noise, about -1..1. */
export function fbm3(x: number, y: number, z: number, oct = 5, gain = 0.5, lac = 2.03): number {
  let s = 0;
  let a = 0.5;
  let f = 1;
  for (let i = 0; i < oct; i++) {
    s += a * noise3(x * f + i * 17.3, y * f - i * 9.1, z * f + i * 4.7);
    a *= gain;
    f *= lac;
  }
  return s;
}

/** Ridged fractal noise, 0..1, sharp crests: mountains, eroded slopes. */
export function ridged3(x: number, y: number, z: number, oct = 5): number {
  let s = 0;
  let a = 0.5;
  let f = 1;
  let w = 1;
  for (let i = 0; i < oct; i++) {
    let n = 1 - Math.abs(noise3(x * f + i * 7.7, y * f + i * 3.1, z * f - i * 5.9));
    n *= n;
    s += n * a * w;
    w = clamp(n * 1.6);
    a *= 0.5;
    f *= 2.1;
  }
  return s;
}

/** Cellular noise in 3D: distances to the nearest and second nearest point. */
export function worley3(x: number, y: number, z: number): [number, number, number] {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const zi = Math.floor(z);
  let f1 = 9;
  let f2 = 9;
  let id = 0;
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++)
      for (let k = -1; k <= 1; k++) {
        const cx = xi + i;
        const cy = yi + j;
        const cz = zi + k;
        const h = hash3(cx, cy, cz);
        const dx = cx + h - x;
        const dy = cy + hash3(cx + 57, cy, cz) - y;
        const dz = cz + hash3(cx, cy + 91, cz) - z;
        const d = dx * dx + dy * dy + dz * dz;
        if (d < f1) {
          f2 = f1;
          f1 = d;
          id = h;
        } else if (d < f2) f2 = d;
      }
  return [Math.sqrt(f1), Math.sqrt(f2), id];
}

// ---- matrices (column major) -------------------------------------------------

export const m4 = {
  ident(): Mat4 {
    return new Float32Array([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  },
  mul(a: Mat4, b: Mat4): Mat4 {
    const o = new Float32Array(16);
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 4; r++) {
        let s = 0;
        for (let k = 0; k < 4; k++) s += (a[k * 4 + r] as number) * (b[c * 4 + k] as number);
        o[c * 4 + r] = s;
      }
    return o;
  },
  chain(...ms: Mat4[]): Mat4 {
    return ms.reduce((a, b) => m4.mul(a, b));
  },
  translate(p: Vec3): Mat4 {
    const o = m4.ident();
    o[12] = p[0];
    o[13] = p[1];
    o[14] = p[2];
    return o;
  },
  scale(x: number, y = x, z = x): Mat4 {
    const o = m4.ident();
    o[0] = x;
    o[5] = y;
    o[10] = z;
    return o;
  },
  rotX(a: number): Mat4 {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return new Float32Array([1, 0, 0, 0, 0, c, s, 0, 0, -s, c, 0, 0, 0, 0, 1]);
  },
  rotY(a: number): Mat4 {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return new Float32Array([c, 0, -s, 0, 0, 1, 0, 0, s, 0, c, 0, 0, 0, 0, 1]);
  },
  rotZ(a: number): Mat4 {
    const c = Math.cos(a);
    const s = Math.sin(a);
    return new Float32Array([c, s, 0, 0, -s, c, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]);
  },
  /** A frame at p whose +y axis is `up`, turned by `spin` about it, scaled by s. */
  stand(p: Vec3, up: Vec3, spin = 0, s: number | Vec3 = 1): Mat4 {
    const y = v3.norm(up);
    const ref: Vec3 = Math.abs(y[1]) > 0.95 ? [1, 0, 0] : [0, 1, 0];
    let x = v3.norm(v3.cross(ref, y));
    let z = v3.cross(x, y);
    const c = Math.cos(spin);
    const n = Math.sin(spin);
    const x2 = v3.add(v3.mul(x, c), v3.mul(z, n));
    const z2 = v3.add(v3.mul(z, c), v3.mul(x, -n));
    x = x2;
    z = z2;
    const [a, b, d] = typeof s === 'number' ? [s, s, s] : s;
    return new Float32Array([
      x[0] * a,
      x[1] * a,
      x[2] * a,
      0,
      y[0] * b,
      y[1] * b,
      y[2] * b,
      0,
      z[0] * d,
      z[1] * d,
      z[2] * d,
      0,
      p[0],
      p[1],
      p[2],
      1,
    ]);
  },
  /** A frame at p whose +x axis points along `dir` (fish, boats), top side up, rolled by `roll`. */
  along(p: Vec3, dir: Vec3, s: number | Vec3 = 1, roll = 0): Mat4 {
    const x = v3.norm(dir);
    let z = v3.norm(v3.cross(x, Math.abs(x[1]) > 0.98 ? [0, 0, 1] : [0, 1, 0]));
    let y = v3.cross(z, x);
    const c = Math.cos(roll);
    const n = Math.sin(roll);
    const y2 = v3.add(v3.mul(y, c), v3.mul(z, n));
    z = v3.add(v3.mul(z, c), v3.mul(y, -n));
    y = y2;
    const [a, b, d] = typeof s === 'number' ? [s, s, s] : s;
    return new Float32Array([
      x[0] * a,
      x[1] * a,
      x[2] * a,
      0,
      y[0] * b,
      y[1] * b,
      y[2] * b,
      0,
      z[0] * d,
      z[1] * d,
      z[2] * d,
      0,
      p[0],
      p[1],
      p[2],
      1,
    ]);
  },
  perspective(fovY: number, aspect: number, near: number, far: number): Mat4 {
    const f = 1 / Math.tan(fovY / 2);
    const o = new Float32Array(16);
    o[0] = f / aspect;
    o[5] = f;
    o[10] = (far + near) / (near - far);
    o[11] = -1;
    o[14] = (2 * far * near) / (near - far);
    return o;
  },
  ortho(w: number, h: number, near: number, far: number): Mat4 {
    const o = m4.ident();
    o[0] = 1 / w;
    o[5] = 1 / h;
    o[10] = -2 / (far - near);
    o[14] = -(far + near) / (far - near);
    return o;
  },
  lookAt(eye: Vec3, at: Vec3, up: Vec3 = [0, 1, 0]): Mat4 {
    const z = v3.norm(v3.sub(eye, at));
    const x = v3.norm(v3.cross(up, z));
    const y = v3.cross(z, x);
    return new Float32Array([
      x[0],
      y[0],
      z[0],
      0,
      x[1],
      y[1],
      z[1],
      0,
      x[2],
      y[2],
      z[2],
      0,
      -v3.dot(x, eye),
      -v3.dot(y, eye),
      -v3.dot(z, eye),
      1,
    ]);
  },
  point(m: Mat4, p: Vec3): Vec3 {
    const [x, y, z] = p;
    const w = (m[3] as number) * x + (m[7] as number) * y + (m[11] as number) * z + (m[15] as number);
    return [
      ((m[0] as number) * x + (m[4] as number) * y + (m[8] as number) * z + (m[12] as number)) / w,
      ((m[1] as number) * x + (m[5] as number) * y + (m[9] as number) * z + (m[13] as number)) / w,
      ((m[2] as number) * x + (m[6] as number) * y + (m[10] as number) * z + (m[14] as number)) / w,
    ];
  },
  vec(m: Mat4, p: Vec3): Vec3 {
    const [x, y, z] = p;
    return [
      (m[0] as number) * x + (m[4] as number) * y + (m[8] as number) * z,
      (m[1] as number) * x + (m[5] as number) * y + (m[9] as number) * z,
      (m[2] as number) * x + (m[6] as number) * y + (m[10] as number) * z,
    ];
  },
};
