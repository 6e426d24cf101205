// Reef builders: every coral grows, none is stamped. Units are metres; forms stand on y = 0.
import { clamp, fbm3, m4, mix, noise3, type Rng, smooth, type Vec3, v3 } from '../core/math.ts';
import { lathe, Mesh, sheet, sphere, tube } from '../core/mesh.ts';

const W: Vec3 = [1, 1, 1];
const shade = (k: number): Vec3 => [k, k, k];

/** Branching Acropora thicket about `size` wide. */
export function staghorn(rng: Rng, size = 0.5, detail = 1): Mesh {
  const m = new Mesh();
  const sides = detail > 0.7 ? 6 : detail > 0.3 ? 4 : 3;
  const grow = (p: Vec3, d: Vec3, r: number, len: number, gen: number) => {
    const n = detail > 0.7 ? 4 : detail > 0.3 ? 3 : 2;
    const path: Vec3[] = [p];
    let q = p;
    let dir = d;
    for (let i = 0; i < n; i++) {
      dir = v3.norm(v3.add(dir, [rng.gauss() * 0.12, 0.09 + rng.gauss() * 0.06, rng.gauss() * 0.12]));
      q = v3.mad(q, dir, len / n);
      path.push(q);
    }
    const h0 = clamp(p[1] / size);
    tube(path, (t) => r * (1 - 0.5 * t) * (detail < 0.3 ? 1.5 : 1), {
      sides,
      into: m,
      color: () => W,
      aux: (t) => [clamp(0.25 + (h0 + t * 0.4) * 1.2), 0.1, 0.1, gen >= 2 ? mix(0.3, 1, t) : t * 0.5],
    });
    if (gen >= (detail < 0.3 ? 2 : 3)) return;
    const kids = gen === 0 ? rng.int(3, 5) : rng.int(2, 4);
    for (let i = 0; i < kids; i++) {
      const at = path[clamp(Math.round(mix(1, n, (i + 1) / kids)), 1, n)] as Vec3;
      const side = rng.dir();
      const nd = v3.norm(v3.add(v3.mul(dir, 0.7), v3.add(v3.mul(side, 0.85), [0, 0.35, 0])));
      grow(at, nd, r * 0.68, len * rng.range(0.55, 0.85), gen + 1);
    }
  };
  const stems = Math.round(7 * Math.max(0.6, detail));
  for (let i = 0; i < stems; i++) {
    const a = rng.range(0, 6.283);
    const e = Math.sqrt(rng.next());
    grow(
      [Math.cos(a) * e * size * 0.22, 0, Math.sin(a) * e * size * 0.22],
      v3.norm([Math.cos(a) * e * 0.9, 1, Math.sin(a) * e * 0.9]),
      size * 0.045,
      size * rng.range(0.28, 0.42),
      0,
    );
  }
  return m;
}

/** Table Acropora: a tilted plate of short branchlets on a stalk. */
export function table(rng: Rng, size = 1, detail = 1): Mesh {
  const m = new Mesh();
  const R = size * 0.5;
  const ph = rng.range(0, 10);
  const edge = (a: number) =>
    1 + 0.22 * noise3(Math.cos(a) * 1.6 + ph, Math.sin(a) * 1.6, ph) + 0.1 * noise3(Math.cos(a) * 5 + ph, Math.sin(a) * 5, 3);
  const yTop = size * 0.28;
  const bowl = (r: number, a: number) => yTop + size * 0.1 * r * r + 0.03 * size * noise3(Math.cos(a) * r * 3 + ph, Math.sin(a) * r * 3, 1);
  // underside and stalk
  m.add(
    sheet(
      detail > 0.3 ? 28 : 12,
      detail > 0.3 ? 8 : 5,
      (u, v) => {
        const a = u * 6.28318;
        const r = v < 0.4 ? mix(0.22, 0.16, v / 0.4) : mix(0.16, 1, (v - 0.4) / 0.6);
        const y = v < 0.4 ? (yTop * 0.75 * v) / 0.4 : mix(yTop * 0.75, bowl(r, a) - 0.015 * size, ((v - 0.4) / 0.6) ** 0.5);
        return [Math.cos(a) * r * R * edge(a), y, Math.sin(a) * r * R * edge(a)];
      },
      () => shade(0.45),
      (_u, v) => [0.25 + 0.3 * v, 0.05, 0, 0],
      true,
    ),
  );
  m.add(
    sheet(
      detail > 0.3 ? 36 : 14,
      detail > 0.3 ? 10 : 3,
      (u, v) => {
        const a = u * 6.28318;
        return [Math.cos(a) * v * R * edge(a), bowl(v, a), Math.sin(a) * v * R * edge(a)];
      },
      (_u, v) => shade(0.6 + 0.2 * v),
      () => [0.55, 0.05, 0, 0],
      true,
    ),
  );
  const n = Math.round(760 * detail * detail);
  for (let i = 0; i < n; i++) {
    const f = Math.sqrt((i + 0.5) / n);
    const a = i * 2.39996 + rng.gauss() * 0.05;
    const x = Math.cos(a) * f * R * edge(a);
    const z = Math.sin(a) * f * R * edge(a);
    const y = bowl(f, a);
    const h = size * rng.range(0.025, 0.055) * (1.15 - 0.35 * f);
    const out = f > 0.86 ? 1.6 : 0.25;
    const d = v3.norm([Math.cos(a) * f * out + rng.gauss() * 0.2, 1, Math.sin(a) * f * out + rng.gauss() * 0.2]);
    const p: Vec3 = [x, y - 0.005, z];
    tube(
      detail > 0.7 ? [p, v3.mad(p, d, h * 0.6), v3.mad(p, d, h)] : [p, v3.mad(p, d, h)],
      (t) => size * (detail > 0.7 ? 0.0088 : detail > 0.3 ? 0.0125 : 0.02) * (1 - 0.4 * t),
      {
        sides: detail > 0.7 ? 5 : 4,
        into: m,
        aux: (t) => [0.5 + 0.5 * t, 0.15, 0.1, t * (f > 0.85 ? 1 : 0.75)],
      },
    );
  }
  return m;
}

/** Massive coral: a lumpy dome. */
export function boulder(rng: Rng, size = 0.6, nu = 44): Mesh {
  const ph = rng.range(0, 50);
  const flat = rng.range(0.55, 0.9);
  return lathe(
    nu,
    Math.round(nu * 0.5),
    (v) => {
      const a = mix(-0.35, Math.PI / 2, v);
      return [Math.cos(a) * size * 0.5, (Math.sin(a) + 0.3) * size * 0.5 * flat];
    },
    (a, v) =>
      1 +
      0.26 * noise3(Math.cos(a) * 1.5 + ph, v * 2, Math.sin(a) * 1.5) +
      0.13 * noise3(Math.cos(a) * 3.4 + ph, v * 4, Math.sin(a) * 3.4) +
      0.05 * noise3(Math.cos(a) * 9 + ph, v * 10, Math.sin(a) * 9),
    () => W,
    (_u, v) => [clamp(0.3 + v * 1.1), 0.04, 0.2, v],
  );
}

/** Foliose coral: whorls of thin ruffled plates. */
export function leaf(rng: Rng, size = 0.6, plates = 7): Mesh {
  const m = new Mesh();
  for (let k = 0; k < plates; k++) {
    const ph = rng.range(0, 40);
    const a0 = rng.range(0, 6.28);
    const span = rng.range(1.6, 3.2);
    const h = size * rng.range(0.3, 0.62);
    const lean = rng.range(0.35, 1.0) * size;
    m.add(
      sheet(
        22,
        8,
        (u, v) => {
          const a = a0 + (u - 0.5) * span;
          const ruff = 0.09 * size * v * noise3(u * 7 + ph, v * 1.5, ph);
          const r = 0.05 * size + v * lean * 0.55 + ruff;
          return [
            Math.cos(a) * r,
            h * v ** 0.8 * (1 - 0.25 * Math.abs(u - 0.5)) + ruff * 0.8 + 0.03 * size * noise3(u * 9, ph, v),
            Math.sin(a) * r,
          ];
        },
        (_u, v) => shade(0.65 + 0.35 * v),
        (_u, v) => [clamp(0.2 + v), 0.25, 0.1, v > 0.9 ? 1 : v * 0.5],
      ),
    );
  }
  return m;
}

/** A sea fan in the x–y plane, grown by space colonisation. */
export function seaFan(rng: Rng, size = 1, points = 900, thick = 1): Mesh {
  type N = { p: [number, number]; parent: number; kids: number; w: number };
  const nodes: N[] = [{ p: [0, 0], parent: -1, kids: 0, w: 0 }];
  const lobes = rng.int(2, 4);
  const lobe = Array.from({ length: lobes }, () => [rng.range(-0.32, 0.32), rng.range(0.45, 0.75), rng.range(0.26, 0.42)] as const);
  let pts: [number, number][] = [];
  while (pts.length < points) {
    const x = rng.range(-0.75, 0.75);
    const y = rng.range(0.06, 1.05);
    const a = Math.atan2(x, y);
    const in0 = Math.hypot(x, y - 0.5) < 0.5 * (1 + 0.12 * noise3(a * 3, 4, lobes));
    if (in0 || lobe.some(([lx, ly, lr]) => Math.hypot(x - lx, y - ly) < lr)) pts.push([x, y]);
  }
  const step = 0.85 / Math.sqrt(points);
  const grid = new Map<string, number[]>();
  const key = (x: number, y: number) => `${Math.floor(x / 0.08)},${Math.floor(y / 0.08)}`;
  const put = (i: number) => {
    const p = (nodes[i] as N).p;
    const k = key(p[0], p[1]);
    const l = grid.get(k);
    if (l) l.push(i);
    else grid.set(k, [i]);
  };
  put(0);
  for (let s = 0; s < 10; s++) {
    nodes.push({ p: [rng.gauss() * 0.004 * s, (s + 1) * 0.012], parent: nodes.length - 1, kids: 0, w: 0 });
    (nodes[nodes.length - 2] as N).kids++;
    put(nodes.length - 1);
  }
  for (let it = 0; it < 90 && pts.length; it++) {
    const pull = new Map<number, [number, number]>();
    for (const q of pts) {
      let best = -1;
      let bd = 9;
      for (let R = 1; R <= 8 && best < 0; R += R < 2 ? 1 : 3)
        for (let i = -R; i <= R; i++)
          for (let j = -R; j <= R; j++)
            for (const n of grid.get(`${Math.floor(q[0] / 0.08) + i},${Math.floor(q[1] / 0.08) + j}`) ?? []) {
              const p = (nodes[n] as N).p;
              const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
              if (d < bd) {
                bd = d;
                best = n;
              }
            }
      if (best < 0) continue;
      const p = (nodes[best] as N).p;
      const o = pull.get(best) ?? [0, 0];
      pull.set(best, [o[0] + (q[0] - p[0]) / bd, o[1] + (q[1] - p[1]) / bd]);
    }
    const before = nodes.length;
    for (const [n, d] of pull) {
      const l = Math.hypot(d[0], d[1]) || 1;
      const b = nodes[n] as N;
      if (b.kids > 2) continue;
      const jx = rng.gauss() * 0.22;
      const jy = rng.gauss() * 0.22;
      b.kids++;
      nodes.push({ p: [b.p[0] + (d[0] / l + jx) * step, b.p[1] + (d[1] / l + jy) * step], parent: n, kids: 0, w: 0 });
      put(nodes.length - 1);
    }
    const kill = step * 1.25;
    pts = pts.filter((q) => {
      for (let i = -1; i <= 1; i++)
        for (let j = -1; j <= 1; j++)
          for (const n of grid.get(`${Math.floor(q[0] / 0.08) + i},${Math.floor(q[1] / 0.08) + j}`) ?? []) {
            const p = (nodes[n] as N).p;
            if (Math.hypot(p[0] - q[0], p[1] - q[1]) < kill) return false;
          }
      return true;
    });
    if (nodes.length === before) break;
  }
  for (let i = nodes.length - 1; i > 0; i--) {
    const n = nodes[i] as N;
    n.w += 1;
    (nodes[n.parent] as N).w += n.w;
  }
  const ph = rng.range(0, 30);
  const at = (n: N): Vec3 => {
    const [x, y] = n.p;
    return [x * size, y * size, size * (0.16 * x * x + 0.06 * noise3(x * 2.5 + ph, y * 2.5, ph) + 0.012 * noise3(x * 20, y * 20, ph))];
  };
  const rad = (n: N) => size * thick * 0.0016 * Math.max(1.3, n.w ** 0.36);
  const m = new Mesh();
  // continuous branches: each node hands on to its heaviest child, the others start new branches
  const kidsOf: number[][] = nodes.map(() => []);
  nodes.forEach((n, i) => {
    if (n.parent >= 0) (kidsOf[n.parent] as number[]).push(i);
  });
  for (const k of kidsOf) k.sort((x, y) => (nodes[y] as N).w - (nodes[x] as N).w);
  const starts: [number, number][] = [[-1, 0]];
  while (starts.length) {
    const [from, first] = starts.pop() as [number, number];
    const chain: number[] = from >= 0 ? [from, first] : [first];
    for (let c = first; (kidsOf[c] as number[]).length; ) {
      const ks = kidsOf[c] as number[];
      for (const o of ks.slice(1)) starts.push([c, o]);
      c = ks[0] as number;
      chain.push(c);
    }
    if (chain.length < 2) continue;
    const ns = chain.map((i) => nodes[i] as N);
    const w1 = (ns[1] as N).w;
    tube(ns.map(at), (_t, i) => (i === 0 && from >= 0 ? rad(ns[1] as N) : rad(ns[i] as N)), {
      sides: w1 > 25 ? (thick > 4 ? 10 : 6) : thick > 4 ? 8 : 4,
      into: m,
      color: (_t, i) => shade(clamp(1.05 - 0.16 * Math.log10(1 + (ns[i] as N).w), 0.55, 1)),
      aux: (_t, i) => [0.85, 0.6, 0.05, (ns[i] as N).kids === 0 ? 1 : 0.3],
    });
  }
  return m;
}

/** Dendronephthya: glassy trunk, branching, clouds of polyps. Colour of polyps is the instance tint. */
export function softCoral(rng: Rng, size = 0.4, detail = 1): Mesh {
  const m = new Mesh();
  const trunk: Vec3 = [1.0, 0.86, 0.82];
  const polyps: Vec3[] = [];
  const grow = (p: Vec3, d: Vec3, r: number, len: number, gen: number) => {
    const path: Vec3[] = [p];
    let q = p;
    let dir = d;
    for (let i = 0; i < 4; i++) {
      dir = v3.norm(v3.add(dir, [rng.gauss() * 0.16, 0.05 + rng.gauss() * 0.1, rng.gauss() * 0.16]));
      q = v3.mad(q, dir, len / 4);
      path.push(q);
    }
    tube(path, (t) => r * (1 - 0.35 * t), { sides: detail > 0.6 ? 7 : 4, into: m, color: () => trunk, aux: () => [0.75, 0.8, 0.3, 0] });
    if (gen >= (detail > 0.6 ? 3 : detail > 0.3 ? 2 : 1)) {
      const c = q;
      const k = Math.round(rng.int(7, 10) * (detail > 0.6 ? 1.4 : detail > 0.3 ? 0.7 : 1.3));
      for (let i = 0; i < k; i++) polyps.push(v3.mad(c, rng.dir(), size * (detail > 0.3 ? 0.055 : 0.13) * Math.cbrt(rng.next())));
      for (let i = 0; i < 3; i++) polyps.push(v3.mad(path[2 + (i % 2)] as Vec3, rng.dir(), size * 0.03));
      return;
    }
    const kids = rng.int(3, 5);
    for (let i = 0; i < kids; i++) {
      const nd = v3.norm(v3.add(v3.mul(dir, 0.75), v3.add(v3.mul(rng.dir(), 0.95), [0, 0.2, 0])));
      grow(path[gen === 0 ? rng.int(2, 4) : rng.int(1, 4)] as Vec3, nd, r * 0.58, len * rng.range(0.6, 0.8), gen + 1);
    }
  };
  const stems = rng.int(2, 3);
  for (let i = 0; i < stems; i++)
    grow(
      [rng.gauss() * size * 0.08, 0, rng.gauss() * size * 0.08],
      v3.norm([rng.gauss() * 0.35, 1, rng.gauss() * 0.35]),
      size * 0.055,
      size * 0.36,
      0,
    );
  const b = detail > 0.6 ? sphere(5, 4) : sphere(5, 3);
  for (const p of polyps) {
    const s = size * rng.range(0.011, 0.023) * (detail > 0.6 ? 0.85 : detail > 0.3 ? 1.35 : 2.2);
    const k = rng.range(0.72, 1.25);
    const h = clamp(p[1] / (size * 0.9));
    for (let i = 0; i < b.count; i++) b.aux[i * 4] = clamp(0.45 + 0.55 * h);
    m.add(b, m4.chain(m4.translate(p), m4.scale(s, s * 1.2, s)), [k, k * rng.range(0.8, 1.1), k * rng.range(0.85, 1.1)]);
  }
  // polyps take the tint fully; the trunk is pale, so mark polyps with free = 1
  const split = m.count - polyps.length * b.count;
  for (let i = split; i < m.count; i++) m.aux[i * 4 + 3] = 1;
  for (let i = split; i < m.count; i++) m.aux[i * 4 + 1] = 0.55;
  return m;
}

/** Barrel sponge. */
export function barrel(rng: Rng, size = 1): Mesh {
  const ph = rng.range(0, 20);
  const ribs = rng.int(11, 16);
  const prof = (v: number): [number, number] => {
    if (v < 0.62) {
      const t = v / 0.62;
      return [size * (0.2 + 0.2 * Math.sin(t * 2.2)), size * 0.95 * t];
    }
    const t = (v - 0.62) / 0.38;
    return [size * (0.36 - 0.16 * t), size * (0.95 + 0.03 * Math.sin(t * 3.14) - 0.55 * t * t)];
  };
  return lathe(
    84,
    34,
    prof,
    (a, v) =>
      v < 0.66
        ? 1 +
          0.09 * (1 - Math.abs(Math.sin(a * ribs * 0.5 + 1.4 * noise3(v * 4, ph, Math.cos(a) * 2)))) +
          0.1 * noise3(Math.cos(a) * 1.2 + ph, v * 2, Math.sin(a) * 1.2)
        : 1 + 0.1 * noise3(Math.cos(a) * 1.2 + ph, 1.3, Math.sin(a) * 1.2),
    (_u, v) => shade(v > 0.66 ? 0.45 : 0.8 + 0.2 * v),
    (_u, v) => (v > 0.66 ? [clamp(0.6 - (v - 0.66) * 1.8, 0.1, 1), 0.1, 0, 0] : [clamp(0.35 + v * 1.2), 0.1, 0, v]),
  );
}

/** Cluster of tube sponges. */
export function tubes(rng: Rng, size = 0.6, n = 7): Mesh {
  const m = new Mesh();
  for (let i = 0; i < n; i++) {
    const h = size * rng.range(0.45, 1);
    const r = size * rng.range(0.06, 0.1);
    const ph = rng.range(0, 30);
    const t = lathe(
      18,
      14,
      (v) =>
        v < 0.8 ? [r * (0.75 + 0.35 * (v / 0.8)), (h * v) / 0.8] : [r * (1.1 - 0.45 * ((v - 0.8) / 0.2)), h - (h * 0.35 * (v - 0.8)) / 0.2],
      (a, v) => 1 + 0.14 * noise3(Math.cos(a) * 1.6 + ph, v * 5, Math.sin(a) * 1.6),
      (_u, v) => shade(v > 0.8 ? 0.4 : 0.85),
      (_u, v) => [v > 0.8 ? 0.25 : clamp(0.4 + v), 0.35, 0.1, v],
    );
    const a = rng.range(0, 6.28);
    m.add(
      t,
      m4.stand(
        [Math.cos(a) * size * 0.14, 0, Math.sin(a) * size * 0.14],
        [Math.cos(a) * rng.range(0.1, 0.5), 1, Math.sin(a) * rng.range(0.1, 0.5)],
        a,
      ),
    );
  }
  return m;
}

/** Feather star: arms with pinnules. */
export function crinoid(rng: Rng, size = 0.25, arms = 22): Mesh {
  const m = new Mesh();
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 6.283 + rng.gauss() * 0.12;
    const up = rng.range(0.35, 1.5);
    const curl = rng.range(0.4, 1.8);
    const path: Vec3[] = [];
    for (let k = 0; k <= 14; k++) {
      const t = k / 14;
      const r = size * (t * 0.8 - curl * 0.12 * t * t * t);
      path.push([Math.cos(a + t * 0.3) * r, size * (up * 0.55 * t + 0.15 * t * t * curl - 0.2 * t * t * t), Math.sin(a + t * 0.3) * r]);
    }
    tube(path, (t) => size * 0.016 * (1 - 0.7 * t), { sides: 4, into: m, aux: (t) => [0.4 + 0.6 * t, 0.4, 0.1, t] });
    for (let k = 1; k < 14; k++)
      for (const s of [-1, 1]) {
        const p = path[k] as Vec3;
        const d = v3.norm(v3.sub(path[k + 1] as Vec3, path[k - 1] as Vec3));
        const side = v3.norm(v3.cross(d, [0, 1, 0]));
        const l = size * 0.13 * (1 - 0.5 * (k / 14));
        const e = v3.add(p, v3.add(v3.mul(side, s * l), v3.mul(d, l * 0.55)));
        tube([p, e], (t) => size * 0.0065 * (1 - 0.6 * t), { sides: 3, into: m, cap: false, aux: (t) => [0.6 + 0.4 * t, 0.5, 0.1, t] });
      }
  }
  return m;
}

/** Anemone: a bed of fingers. */
export function anemone(rng: Rng, size = 0.4, n = 220): Mesh {
  const m = new Mesh();
  m.add(
    lathe(
      26,
      8,
      (v) => [size * 0.5 * Math.sin(v * 1.57 + 0.01), size * 0.1 * Math.cos(v * 1.57)],
      undefined,
      () => shade(0.5),
      () => [0.3, 0.2, 0, 0],
    ),
  );
  for (let i = 0; i < n; i++) {
    const f = Math.sqrt((i + 0.5) / n);
    const a = i * 2.39996;
    const base: Vec3 = [Math.cos(a) * f * size * 0.5, size * 0.1 * Math.sqrt(1 - f * f * 0.98), Math.sin(a) * f * size * 0.5];
    const sway = noise3(base[0] * 4, base[2] * 4, 3);
    let d: Vec3 = v3.norm([Math.cos(a) * f * 1.2 + 0.5 * sway + rng.gauss() * 0.2, 1, Math.sin(a) * f * 1.2 + rng.gauss() * 0.25]);
    const l = size * rng.range(0.22, 0.36);
    const path: Vec3[] = [base];
    let p = base;
    for (let k = 0; k < 5; k++) {
      d = v3.norm(v3.add(d, [0.16 * sway + rng.gauss() * 0.1, 0.05, rng.gauss() * 0.12]));
      p = v3.mad(p, d, l / 5);
      path.push(p);
    }
    tube(path, (t) => size * 0.017 * (t > 0.8 ? 1.2 : 1 - 0.15 * t), {
      sides: 6,
      into: m,
      color: (t) => (t > 0.86 ? [1.2, 1.05, 1.25] : shade(0.5 + 0.5 * t)),
      aux: (t) => [0.25 + 0.75 * t, 0.6, 0.3, t],
    });
  }
  return m;
}

/** Long whips. */
export function whips(rng: Rng, size = 1.2, n = 6): Mesh {
  const m = new Mesh();
  for (let i = 0; i < n; i++) {
    const ph = rng.range(0, 20);
    const a = rng.range(0, 6.28);
    const h = size * rng.range(0.5, 1);
    const path: Vec3[] = [];
    for (let k = 0; k <= 20; k++) {
      const t = k / 20;
      path.push([
        Math.cos(a) * t * 0.18 * size + 0.12 * size * t * noise3(t * 2 + ph, 1, 1),
        h * t,
        Math.sin(a) * t * 0.18 * size + 0.12 * size * t * noise3(t * 2 + ph, 9, 1),
      ]);
    }
    tube(path, (t) => size * 0.006 * (1 - 0.4 * t), { sides: 5, into: m, aux: () => [0.8, 0.4, 0.1, 0.3] });
  }
  return m;
}

/** Low turf: tufts and small fingers that knit the ground together. */
export function turf(rng: Rng, size = 0.25, n = 34): Mesh {
  const m = new Mesh();
  for (let i = 0; i < n; i++) {
    const a = rng.range(0, 6.28);
    const r = size * 0.5 * Math.sqrt(rng.next());
    const p: Vec3 = [Math.cos(a) * r, -0.01, Math.sin(a) * r];
    const d = v3.norm([rng.gauss() * 0.4, 1, rng.gauss() * 0.4]);
    const h = size * rng.range(0.1, 0.3);
    tube(
      [p, v3.mad(p, d, h * 0.5), v3.mad(p, v3.add(d, [rng.gauss() * 0.2, 0, rng.gauss() * 0.2]), h)],
      (t) => size * 0.03 * (1 - 0.3 * t),
      {
        sides: 4,
        into: m,
        color: () => shade(rng.range(0.7, 1.15)),
        aux: (t) => [0.3 + 0.7 * t, 0.2, 0.1, t * 0.8],
      },
    );
  }
  return m;
}

/** Mushroom leather coral / finger leather: fleshy lobes. */
export function leather(rng: Rng, size = 0.4): Mesh {
  const m = new Mesh();
  const n = rng.int(14, 22);
  for (let i = 0; i < n; i++) {
    const a = i * 2.39996;
    const f = Math.sqrt((i + 0.5) / n);
    const h = size * rng.range(0.35, 0.6) * (1.1 - 0.5 * f);
    const p: Vec3 = [Math.cos(a) * f * size * 0.4, 0, Math.sin(a) * f * size * 0.4];
    const d: Vec3 = v3.norm([Math.cos(a) * f * 0.7, 1, Math.sin(a) * f * 0.7]);
    tube([p, v3.mad(p, d, h * 0.35), v3.mad(p, d, h * 0.75), v3.mad(p, d, h)], (t) => size * (0.06 - 0.02 * t + (t > 0.9 ? -0.008 : 0)), {
      sides: 9,
      into: m,
      aux: (t) => [0.3 + 0.7 * t, 0.4, 0.2, smooth(0.6, 1, t) * 0.7],
    });
  }
  return m;
}

export const wobble = (p: Vec3, f: number, k: number): Vec3 => [
  p[0] + k * fbm3(p[0] * f, p[1] * f, p[2] * f, 3),
  p[1] + k * fbm3(p[0] * f + 9, p[1] * f, p[2] * f, 3),
  p[2] + k * fbm3(p[0] * f, p[1] * f + 9, p[2] * f, 3),
];
