// The noise of core/math.ts, number for number, with the lattice hashes shared: terrain asks for millions of samples.
import { clamp } from '../../core/math.ts';

const C = 2147483647 ^ 0x5bd1e995;
const K = 1 / 4294967296;
const fin = (a: number): number => {
  let h = Math.imul(a ^ (a >>> 13), 1274126177);
  h ^= h >>> 16;
  h = Math.imul(h, 2246822519);
  return ((h ^ (h >>> 15)) >>> 0) * K;
};

export function noise3(x: number, y: number, z: number): number {
  const xf = Math.floor(x);
  const yf = Math.floor(y);
  const zf = Math.floor(z);
  const fx = x - xf;
  const fy = y - yf;
  const fz = z - zf;
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const w = fz * fz * fz * (fz * (fz * 6 - 15) + 10);
  const x0 = Math.imul(xf | 0, 374761393);
  const x1 = (x0 + 374761393) | 0;
  const y0 = Math.imul(yf | 0, 668265263);
  const y1 = (y0 + 668265263) | 0;
  const z0 = Math.imul(zf | 0, C);
  const z1 = (z0 + C) | 0;
  const a = (y0 + z0) | 0;
  const b = (y1 + z0) | 0;
  const c = (y0 + z1) | 0;
  const d = (y1 + z1) | 0;
  const p = fin((x0 + a) | 0);
  const q = fin((x0 + b) | 0);
  const r = fin((x0 + c) | 0);
  const s = fin((x0 + d) | 0);
  const A = p + (fin((x1 + a) | 0) - p) * u;
  const B = q + (fin((x1 + b) | 0) - q) * u;
  const D = r + (fin((x1 + c) | 0) - r) * u;
  const E = s + (fin((x1 + d) | 0) - s) * u;
  const F = A + (B - A) * v;
  const G = D + (E - D) * v;
  return (F + (G - F) * w) * 2 - 1;
}

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
