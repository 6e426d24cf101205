// Portraits painted in soft planes: light from the upper left, few features, no outlines.
import { Rng } from '../../core/math.ts';

type Ctx = OffscreenCanvasRenderingContext2D;
export type Look = {
  skin: string;
  shade: string;
  glow: string;
  hair: string;
  hairLit: string;
  style: 'short' | 'long' | 'bun' | 'bob' | 'wet' | 'wave' | 'crop' | 'ponytail' | 'grey';
  top: string;
  topLit: string;
  neck: 'tee' | 'shirt' | 'wetsuit' | 'scarf';
  back: readonly [string, string, string];
  sea: readonly [string, string];
  brow?: string;
  lip?: string;
  mask?: boolean;
  beard?: number;
  glasses?: boolean;
  turn?: number;
  wide?: number;
  age?: number;
  smile?: number;
};

const blob = (c: Ctx, pts: readonly (readonly [number, number])[]): void => {
  // a closed smooth curve through points
  const n = pts.length;
  const at = (i: number) => pts[(i + n) % n] as readonly [number, number];
  c.beginPath();
  c.moveTo((at(0)[0] + at(-1)[0]) / 2, (at(0)[1] + at(-1)[1]) / 2);
  for (let i = 0; i < n; i++) c.quadraticCurveTo(at(i)[0], at(i)[1], (at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2);
  c.closePath();
};
const rad = (c: Ctx, x: number, y: number, r: number, a: string, b = 'rgba(0,0,0,0)'): CanvasGradient => {
  const g = c.createRadialGradient(x, y, 0, x, y, r);
  g.addColorStop(0, a);
  g.addColorStop(1, b);
  return g;
};
const alpha = (h: string, a: number): string =>
  `rgba(${Number.parseInt(h.slice(1, 3), 16)},${Number.parseInt(h.slice(3, 5), 16)},${Number.parseInt(h.slice(5, 7), 16)},${a})`;

/** Draws in a 100 × 100 box scaled to the picture. */
export function portrait(c: Ctx, W: number, L: Look, seed: number): void {
  const rng = new Rng(`face${seed}`);
  c.save();
  c.scale(W / 100, W / 100);
  const soft = (px: number) => {
    // each blurred stroke costs a pass of its own: only broad planes get one
    c.filter = px >= 0.6 ? `blur(${(px * W) / 100}px)` : 'none';
  };
  // sky and sea, brushed
  const g = c.createLinearGradient(0, 0, 20, 100);
  g.addColorStop(0, L.back[0]);
  g.addColorStop(0.45, L.back[1]);
  g.addColorStop(0.62, L.back[2]);
  c.fillStyle = g;
  c.fillRect(0, 0, 100, 100);
  const hz = 62;
  const s = c.createLinearGradient(0, hz, 0, 100);
  s.addColorStop(0, L.sea[0]);
  s.addColorStop(1, L.sea[1]);
  c.fillStyle = s;
  soft(0.5);
  c.fillRect(-5, hz, 110, 45);
  soft(3);
  c.fillStyle = rad(c, 12, 8, 55, 'rgba(255,246,222,.85)', 'rgba(255,246,222,0)');
  c.fillRect(-5, -5, 110, 110);
  soft(1.6);
  for (let i = 0; i < 9; i++) {
    c.fillStyle = `rgba(255,252,245,${rng.range(0.12, 0.34)})`;
    c.beginPath();
    c.ellipse(rng.range(0, 100), rng.range(18, 52), rng.range(9, 22), rng.range(2, 5), rng.range(-0.12, 0.05), 0, 7);
    c.fill();
  }
  soft(0.35);
  for (let i = 0; i < 60; i++) {
    const y = hz + 1 + 37 * rng.next() ** 1.5;
    c.fillStyle = `rgba(255,250,235,${rng.range(0.05, 0.3)})`;
    c.fillRect(rng.range(-5, 100), y, rng.range(3, 14) * (0.4 + (y - hz) / 40), 0.25 + (y - hz) / 60);
  }
  // far island
  c.fillStyle = alpha(L.sea[1], 0.45);
  soft(0.5);
  blob(c, [
    [58, hz],
    [70, hz - 4.5],
    [78, hz - 9],
    [86, hz - 4],
    [104, hz - 0.5],
    [104, hz + 0.6],
    [58, hz + 0.6],
  ]);
  c.fill();

  // the sitter fills the frame
  c.translate(-13.5, -9);
  c.scale(1.26, 1.26);
  const t = L.turn ?? 0.6; // to the viewer's left
  const w = L.wide ?? 1;
  const cx = 51;
  const cy = 43;
  // hair behind
  soft(0.45);
  const hb = c.createLinearGradient(30, 20, 75, 85);
  hb.addColorStop(0, L.hairLit);
  hb.addColorStop(0.4, L.hair);
  hb.addColorStop(1, L.hair);
  c.fillStyle = hb;
  if (L.style === 'long' || L.style === 'wave' || (L.style === 'wet' && seed % 2 === 1)) {
    const k = L.style === 'wave' ? 3 : 0;
    blob(c, [
      [cx - 17, 26],
      [cx, 17],
      [cx + 18, 25],
      [cx + 22 + k, 44],
      [cx + 21 + k, 62],
      [cx + 24 + k, 78],
      [cx + 12, 86],
      [cx - 6, 84],
      [cx - 20 - k, 82],
      [cx - 18, 64],
      [cx - 20 - k, 46],
    ]);
    c.fill();
  } else if (L.style === 'bob') {
    blob(c, [
      [cx - 17, 25],
      [cx, 17],
      [cx + 18, 24],
      [cx + 22, 42],
      [cx + 21, 58],
      [cx + 12, 62],
      [cx - 10, 62],
      [cx - 19, 58],
      [cx - 20, 42],
    ]);
    c.fill();
  } else if (L.style === 'bun') {
    c.beginPath();
    c.ellipse(cx + 9, 17.5, 8.6, 7.6, 0.3, 0, 7);
    c.fill();
    blob(c, [
      [cx - 15, 28],
      [cx, 19],
      [cx + 17, 26],
      [cx + 19, 44],
      [cx + 12, 56],
      [cx - 8, 50],
      [cx - 17, 42],
    ]);
    c.fill();
  } else if (L.style === 'ponytail') {
    blob(c, [
      [cx + 8, 20],
      [cx + 20, 26],
      [cx + 27, 42],
      [cx + 25, 64],
      [cx + 19, 76],
      [cx + 16, 62],
      [cx + 15, 40],
    ]);
    c.fill();
    blob(c, [
      [cx - 15, 28],
      [cx, 19],
      [cx + 17, 26],
      [cx + 19, 44],
      [cx + 12, 56],
      [cx - 8, 50],
      [cx - 17, 42],
    ]);
    c.fill();
  }
  if (L.style === 'long' || L.style === 'wave' || L.style === 'bob' || (L.style === 'wet' && seed % 2 === 1)) {
    const low = L.style === 'bob' ? 60 : 84;
    soft(0);
    for (let i = 0; i < 60; i++) {
      const side = i % 2 ? 1 : -1;
      const o = rng.range(13, 21.5);
      c.strokeStyle =
        side < 0
          ? alpha(L.hairLit, rng.range(0.12, 0.5))
          : rng.chance(0.3)
            ? alpha(L.hairLit, 0.22)
            : `rgba(0,0,0,${rng.range(0.05, 0.2)})`;
      c.lineWidth = rng.range(0.3, 1.1);
      c.beginPath();
      c.moveTo(cx + side * o * 0.75, 27);
      c.bezierCurveTo(
        cx + side * (o + 1.5),
        40,
        cx + side * (o - 1.5 + rng.range(-1, 1)),
        60,
        cx + side * (o + rng.range(-2, 1.5)),
        low - rng.range(2, 12),
      );
      c.stroke();
    }
    soft(0.45);
  }
  // shoulders
  soft(0.3);
  const body = c.createLinearGradient(22, 70, 86, 100);
  body.addColorStop(0, L.topLit);
  body.addColorStop(0.45, L.top);
  body.addColorStop(1, alpha(L.top, 1));
  c.fillStyle = body;
  blob(c, [
    [cx - 10, 74],
    [cx + 10, 74],
    [cx + 26, 79],
    [cx + 36, 88],
    [cx + 40, 112],
    [cx - 42, 112],
    [cx - 37, 88],
    [cx - 26, 79],
  ]);
  c.fill();
  soft(2.4);
  c.fillStyle = 'rgba(10,20,40,.28)';
  c.save();
  blob(c, [
    [cx - 10, 74],
    [cx + 10, 74],
    [cx + 26, 79],
    [cx + 36, 88],
    [cx + 40, 112],
    [cx - 42, 112],
    [cx - 37, 88],
    [cx - 26, 79],
  ]);
  c.clip();
  c.beginPath();
  c.ellipse(cx + 32, 98, 22, 22, 0, 0, 7);
  c.fill();
  c.restore();
  // neck
  soft(0.3);
  const nk = c.createLinearGradient(cx - 9, 0, cx + 10, 0);
  nk.addColorStop(0, L.skin);
  nk.addColorStop(0.5, L.shade);
  nk.addColorStop(1, L.shade);
  c.fillStyle = nk;
  blob(c, [
    [cx - 7, 56],
    [cx + 9, 54],
    [cx + 9.5, 68],
    [cx + 13, 76],
    [cx + 2, 84],
    [cx - 10, 77],
    [cx - 7.5, 68],
  ]);
  c.fill();
  soft(1.6);
  c.fillStyle = 'rgba(60,20,10,.30)';
  c.beginPath();
  c.ellipse(cx + 1, 63, 9, 5, 0.1, 0, 7);
  c.fill();
  soft(0.3);
  // collar
  if (L.neck === 'tee') {
    c.fillStyle = L.topLit;
    blob(c, [
      [cx - 12, 74],
      [cx - 6, 80],
      [cx + 2, 83],
      [cx + 10, 79],
      [cx + 15, 74],
      [cx + 17, 78],
      [cx + 10, 85],
      [cx, 87],
      [cx - 10, 84],
      [cx - 15, 78],
    ]);
    c.fill();
  } else if (L.neck === 'shirt') {
    c.fillStyle = L.topLit;
    blob(c, [
      [cx - 11, 71],
      [cx - 14, 78],
      [cx - 7, 88],
      [cx + 1, 82],
      [cx - 7, 77],
    ]);
    c.fill();
    c.fillStyle = L.top;
    blob(c, [
      [cx + 12, 71],
      [cx + 17, 78],
      [cx + 10, 88],
      [cx + 2, 82],
      [cx + 10, 77],
    ]);
    c.fill();
  } else if (L.neck === 'wetsuit') {
    c.fillStyle = '#16242e';
    blob(c, [
      [cx - 10, 68],
      [cx - 2, 73],
      [cx + 5, 73],
      [cx + 12, 67],
      [cx + 15, 77],
      [cx + 2, 84],
      [cx - 13, 78],
    ]);
    c.fill();
    c.strokeStyle = L.topLit;
    c.lineWidth = 1.1;
    c.beginPath();
    c.moveTo(cx - 24, 81);
    c.quadraticCurveTo(cx - 18, 90, cx - 20, 104);
    c.moveTo(cx + 25, 81);
    c.quadraticCurveTo(cx + 19, 90, cx + 21, 104);
    c.stroke();
  } else {
    c.fillStyle = L.topLit;
    blob(c, [
      [cx - 13, 70],
      [cx - 3, 75],
      [cx + 6, 75],
      [cx + 15, 69],
      [cx + 19, 79],
      [cx + 8, 88],
      [cx - 6, 88],
      [cx - 18, 80],
    ]);
    c.fill();
  }
  // far ear
  c.fillStyle = L.shade;
  c.beginPath();
  c.ellipse(cx + 15.4 * w, cy + 3, 2.6, 4.4, 0.1, 0, 7);
  c.fill();
  // head
  const jaw = L.age ? 0.6 : 0;
  const head: [number, number][] = [
    [cx - 14.4 * w, cy - 8],
    [cx - 8, cy - 17],
    [cx + 4, cy - 18.6],
    [cx + 13.6 * w, cy - 13],
    [cx + 15.8 * w, cy],
    [cx + 14.2 * w, cy + 10],
    [cx + 9 * w, cy + 18.6 + jaw],
    [cx + 0.5 - t * 2, cy + 22.4],
    [cx - 7.4 * w - t, cy + 19.4],
    [cx - 13 * w - t * 0.6, cy + 10],
    [cx - 14.8 * w - t * 0.4, cy],
  ];
  const sg = c.createLinearGradient(cx - 15, cy - 12, cx + 17, cy + 12);
  sg.addColorStop(0, L.glow);
  sg.addColorStop(0.42, L.skin);
  sg.addColorStop(0.82, L.shade);
  sg.addColorStop(1, L.shade);
  c.fillStyle = sg;
  soft(0.25);
  blob(c, head);
  c.fill();
  c.save();
  blob(c, head);
  c.clip();
  // planes: brow, cheek, jaw shadow, warm cheek, forehead light
  soft(2.2);
  c.fillStyle = alpha(L.shade, 0.75);
  c.beginPath();
  c.ellipse(cx + 17, cy + 8, 9, 24, 0.12, 0, 7);
  c.fill();
  c.beginPath();
  c.ellipse(cx + 3, cy + 24, 16, 5.4, 0, 0, 7);
  c.fill();
  c.fillStyle = alpha(L.lip ?? '#c8604e', 0.28);
  for (const [x, r] of [
    [cx - 9 - t, 4.8],
    [cx + 8.5 - t, 4.4],
  ] as const) {
    c.beginPath();
    c.ellipse(x, cy + 7.4, r, r * 0.8, 0, 0, 7);
    c.fill();
  }
  c.fillStyle = alpha('#fff2dc', 0.42);
  c.beginPath();
  c.ellipse(cx - 7, cy - 9.5, 6.5, 4.2, -0.4, 0, 7);
  c.fill();
  c.beginPath();
  c.ellipse(cx - 10.4 - t, cy + 4.6, 3.2, 2.4, -0.3, 0, 7);
  c.fill();
  // sockets
  const ex = [cx - 6.6 - t * 1.5, cx + 5.4 - t * 1.7] as const;
  const ey = cy + 0.6;
  soft(1.3);
  c.fillStyle = alpha(L.shade, 0.8);
  for (const x of ex) {
    c.beginPath();
    c.ellipse(x, ey - 0.6, 4.1, 2.4, 0, 0, 7);
    c.fill();
  }
  // nose: a shadow side and a lit tip
  const nx = cx - 1.2 - t * 2.2;
  soft(0.75);
  c.fillStyle = alpha(L.shade, 0.85);
  blob(c, [
    [nx + 0.9, cy + 0.5],
    [nx + 2.3, cy + 5],
    [nx + 3.0, cy + 8.6],
    [nx + 0.6, cy + 9.6],
    [nx - 1.4, cy + 9.0],
    [nx + 0.9, cy + 7],
  ]);
  c.fill();
  c.fillStyle = alpha('#fff2dc', 0.5);
  c.beginPath();
  c.ellipse(nx - 0.5, cy + 7, 1.1, 0.9, 0, 0, 7);
  c.fill();
  c.beginPath();
  c.ellipse(nx - 0.6, cy + 2.4, 0.6, 3, 0.08, 0, 7);
  c.fill();
  c.restore();
  // eyes: soft dark almonds with a lid line, gently smiling
  const dark = '#24160f';
  soft(0.14);
  ex.forEach((x, i) => {
    const k = i ? 0.92 : 1;
    const sm = L.smile ?? 0.6;
    c.fillStyle = 'rgba(250,240,228,.72)';
    c.beginPath();
    c.moveTo(x - 2.7 * k, ey + 0.5);
    c.quadraticCurveTo(x, ey - 1.5, x + 2.7 * k, ey + 0.4);
    c.quadraticCurveTo(x, ey + 1.5 - sm * 0.5, x - 2.7 * k, ey + 0.5);
    c.fill();
    c.fillStyle = L.brow === '#8a6a42' ? '#4a5f66' : dark;
    c.beginPath();
    c.ellipse(x - 0.25 * t, ey + 0.12, 1.12 * k, 1.02, 0, 0, 7);
    c.fill();
    c.fillStyle = 'rgba(255,255,255,.9)';
    c.beginPath();
    c.arc(x - 0.55, ey - 0.26, 0.27, 0, 7);
    c.fill();
    c.strokeStyle = alpha(dark, 0.85);
    c.lineCap = 'round';
    c.lineWidth = 0.55;
    c.beginPath();
    c.moveTo(x - 2.8 * k, ey + 0.5);
    c.quadraticCurveTo(x, ey - 1.7, x + 2.9 * k, ey + 0.35);
    c.stroke();
    // brow
    c.strokeStyle = alpha(L.brow ?? L.hair, 0.82);
    c.lineWidth = seed % 2 === 0 ? 1.15 : 0.8;
    c.beginPath();
    c.moveTo(x - 3.3 * k, ey - 3.2);
    c.quadraticCurveTo(x - 0.2, ey - 4.9, x + 3.4 * k, ey - 3.4);
    c.stroke();
  });
  // mouth: a quiet smile
  const mx = cx - 0.6 - t * 2.1;
  const my = cy + 13.6;
  soft(0.22);
  c.fillStyle = alpha(L.lip ?? '#b0503f', seed % 2 ? 0.85 : 0.55);
  c.beginPath();
  c.moveTo(mx - 4.3, my - 0.7);
  c.quadraticCurveTo(mx - 1.2, my - 1.3, mx, my - 0.8);
  c.quadraticCurveTo(mx + 1.3, my - 1.3, mx + 4.2, my - 0.8);
  c.quadraticCurveTo(mx, my + 3.4, mx - 4.3, my - 0.7);
  c.fill();
  c.strokeStyle = alpha('#4a1a14', 0.6);
  c.lineWidth = 0.4;
  c.beginPath();
  c.moveTo(mx - 4.6, my - 0.9);
  c.quadraticCurveTo(mx, my + 1.5, mx + 4.5, my - 1);
  c.stroke();
  soft(0.7);
  c.fillStyle = alpha('#fff2dc', 0.3);
  c.beginPath();
  c.ellipse(mx - 0.6, my + 4.6, 2.4, 1, 0, 0, 7);
  c.fill();
  if (L.beard) {
    c.save();
    blob(c, head);
    c.clip();
    soft(1.2);
    c.fillStyle = alpha(L.hair, L.beard);
    blob(c, [
      [cx - 15, cy + 6],
      [cx - 11, cy + 11],
      [mx - 5, cy + 11.4],
      [mx, cy + 10.6],
      [mx + 5, cy + 11.4],
      [cx + 11, cy + 10],
      [cx + 17, cy + 4],
      [cx + 14, cy + 20],
      [cx, cy + 27],
      [cx - 13, cy + 20],
    ]);
    c.fill();
    soft(0.25);
    c.fillStyle = alpha(L.lip ?? '#b0503f', 0.7);
    c.beginPath();
    c.ellipse(mx, my + 0.3, 3.6, 1, 0, 0, 7);
    c.fill();
    c.restore();
  }
  if (L.glasses) {
    soft(0.12);
    c.strokeStyle = 'rgba(30,30,34,.85)';
    c.lineWidth = 0.6;
    for (const x of ex) {
      c.beginPath();
      c.ellipse(x, ey + 0.5, 4.2, 3.6, 0, 0, 7);
      c.stroke();
    }
    c.beginPath();
    c.moveTo(ex[0] + 4.2, ey);
    c.quadraticCurveTo((ex[0] + ex[1]) / 2, ey - 1, ex[1] - 4.2, ey);
    c.moveTo(ex[1] + 4.2, ey);
    c.lineTo(cx + 15, ey - 0.4);
    c.stroke();
  }
  // hair in front
  const hf = c.createLinearGradient(cx - 18, 14, cx + 18, 44);
  hf.addColorStop(0, L.hairLit);
  hf.addColorStop(0.5, L.hair);
  hf.addColorStop(1, L.hair);
  c.fillStyle = hf;
  soft(0.3);
  const st = L.style;
  let cap: [number, number][];
  if (st === 'short' || st === 'grey' || (st === 'wet' && seed % 2 === 0))
    cap = [
      [cx - 15.6, cy - 2],
      [cx - 16.4, cy - 10],
      [cx - 11, cy - 19.5],
      [cx + 2, cy - 23],
      [cx + 14, cy - 18.5],
      [cx + 18, cy - 8],
      [cx + 16.4, cy + 3],
      [cx + 15, cy - 4],
      [cx + 13, cy - 8.4],
      [cx + 7, cy - 11],
      [cx + 0.5, cy - 15.6],
      [cx - 5.4, cy - 15.8],
      [cx - 11.2, cy - 12],
      [cx - 13.8, cy - 6],
    ];
  else if (st === 'crop')
    cap = [
      [cx - 14.8, cy - 5],
      [cx - 14.4, cy - 12],
      [cx - 8, cy - 19],
      [cx + 3, cy - 20.6],
      [cx + 13, cy - 16],
      [cx + 16.6, cy - 6],
      [cx + 15.8, cy + 2],
      [cx + 14.4, cy - 6],
      [cx + 10, cy - 12.4],
      [cx, cy - 14.6],
      [cx - 9, cy - 13.4],
      [cx - 13, cy - 8.4],
    ];
  else if (st === 'wet')
    cap = [
      [cx - 15.8, cy + 12],
      [cx - 17, cy - 6],
      [cx - 12, cy - 17.5],
      [cx + 1, cy - 21],
      [cx + 14, cy - 17],
      [cx + 18, cy - 5],
      [cx + 18.4, cy + 14],
      [cx + 15.6, cy + 6],
      [cx + 14, cy - 6],
      [cx + 7, cy - 13.8],
      [cx - 3, cy - 14.8],
      [cx - 11.4, cy - 10],
      [cx - 14.2, cy - 2],
    ];
  else if (st === 'bob')
    cap = [
      [cx - 15.6, cy + 14],
      [cx - 18.6, cy],
      [cx - 15, cy - 16],
      [cx, cy - 23],
      [cx + 15, cy - 18],
      [cx + 20, cy - 3],
      [cx + 18.6, cy + 15],
      [cx + 14.6, cy + 8],
      [cx + 14.2, cy - 3],
      [cx + 9, cy - 8.4],
      [cx - 2, cy - 8.8],
      [cx - 11, cy - 7.4],
      [cx - 13.8, cy - 1],
    ];
  else
    cap = [
      [cx - 15.4, cy + 6],
      [cx - 18, cy - 6],
      [cx - 13, cy - 18],
      [cx + 1, cy - 22.6],
      [cx + 14.6, cy - 18.4],
      [cx + 19, cy - 4],
      [cx + 18, cy + 12],
      [cx + 15, cy + 4],
      [cx + 13.6, cy - 6],
      [cx + 6, cy - 12.6],
      [cx - 2.4, cy - 15.4],
      [cx - 8, cy - 11.4],
      [cx - 13.2, cy - 4],
    ];
  blob(c, cap);
  c.fill();
  c.save();
  blob(c, cap);
  c.clip();
  // strands and the light that lies on them
  soft(0.28);
  for (let i = 0; i < 70; i++) {
    const a = rng.range(-1.65, 1.7);
    const lit = a < 0.15;
    c.strokeStyle = lit ? alpha(L.hairLit, rng.range(0.18, 0.6)) : `rgba(0,0,0,${rng.range(0.06, 0.2)})`;
    c.lineWidth = rng.range(0.25, 0.9);
    c.beginPath();
    c.moveTo(cx + 2 + rng.range(-3, 4), cy - 23);
    c.quadraticCurveTo(cx + 1 + Math.sin(a) * 17, cy - 22 + Math.abs(a) * 3, cx + 1 + Math.sin(a) * 21, cy - 8 + Math.abs(a) * 12);
    c.stroke();
  }
  soft(1.6);
  c.fillStyle = alpha('#fff0d6', st === 'grey' ? 0.35 : 0.2);
  c.beginPath();
  c.ellipse(cx - 8, cy - 16, 7.5, 3, -0.55, 0, 7);
  c.fill();
  c.restore();
  if (st === 'wet') {
    soft(0.2);
    for (let i = 0; i < 5; i++) {
      c.strokeStyle = alpha(L.hair, 0.8);
      c.lineWidth = rng.range(0.4, 0.8);
      const x = cx - 11 + i * 4.6;
      c.beginPath();
      c.moveTo(x + 2, cy - 13);
      c.quadraticCurveTo(x, cy - 9, x - 1.4, cy - 5.6 + rng.range(-1, 1));
      c.stroke();
    }
    c.fillStyle = 'rgba(255,255,255,.75)';
    for (let i = 0; i < 12; i++) {
      c.beginPath();
      c.ellipse(rng.range(cx - 12, cx + 8), rng.range(cy - 6, cy + 18), 0.24, 0.36, 0, 0, 7);
      c.fill();
    }
  }
  if (L.mask) {
    // a dive mask pushed up on the forehead
    soft(0.2);
    c.strokeStyle = '#1c2830';
    c.lineWidth = 2;
    c.beginPath();
    c.moveTo(cx - 15, cy - 11);
    c.quadraticCurveTo(cx + 6, cy - 9, cx + 18, cy - 6);
    c.stroke();
    const fr: [number, number][] = [
      [cx - 15, cy - 16],
      [cx - 8, cy - 20],
      [cx + 5, cy - 20],
      [cx + 12, cy - 16.5],
      [cx + 11.4, cy - 10],
      [cx + 5, cy - 7.6],
      [cx - 0.6, cy - 9.6],
      [cx - 6.4, cy - 7.6],
      [cx - 14.4, cy - 9.4],
    ];
    c.fillStyle = '#22303a';
    blob(c, fr);
    c.fill();
    const lg = c.createLinearGradient(cx - 14, cy - 19, cx + 10, cy - 8);
    lg.addColorStop(0, '#e8fbff');
    lg.addColorStop(0.35, '#7fc9d8');
    lg.addColorStop(1, '#1f5f78');
    c.fillStyle = lg;
    blob(c, [
      [cx - 12.6, cy - 15.4],
      [cx - 7.6, cy - 18],
      [cx - 2.4, cy - 17],
      [cx - 2.6, cy - 11.8],
      [cx - 7, cy - 9.6],
      [cx - 12.2, cy - 11],
    ]);
    c.fill();
    blob(c, [
      [cx + 0.4, cy - 17],
      [cx + 5, cy - 18],
      [cx + 9.8, cy - 15.4],
      [cx + 9.4, cy - 11],
      [cx + 4.8, cy - 9.6],
      [cx + 0.6, cy - 11.8],
    ]);
    c.fill();
    c.fillStyle = '#ff6b52';
    c.fillRect(cx - 15.6, cy - 13.4, 1.4, 2.6);
  }
  // rim of light on the left of hair and shoulder
  c.globalCompositeOperation = 'screen';
  soft(1.1);
  c.strokeStyle = 'rgba(255,226,180,.5)';
  c.lineWidth = 1.3;
  c.beginPath();
  c.moveTo(cx - 16.4, cy + 4);
  c.quadraticCurveTo(cx - 17.5, cy - 14, cx - 5, cy - 20.5);
  c.stroke();
  c.beginPath();
  c.moveTo(cx - 38, 96);
  c.quadraticCurveTo(cx - 34, 82, cx - 18, 77.4);
  c.stroke();
  c.globalCompositeOperation = 'source-over';
  c.restore();
}
