import type { Tex } from '../../core/gl.ts';
import { NOISE } from '../../core/glsl.ts';
import { scene } from '../../core/registry.ts';
import type { Stage } from '../../core/stage.ts';
import type { Layer } from '../../core/world.ts';
import { type Look, portrait } from '../../forms/land/face.ts';

const FAIR = { skin: '#e2b394', shade: '#b57a60', glow: '#f6d6b8' };
const LIGHT = { skin: '#e6bd98', shade: '#b98662', glow: '#f8debc' };
const TAN = { skin: '#c58f66', shade: '#8d5a3e', glow: '#e8b88a' };
const BROWN = { skin: '#a97048', shade: '#6f4229', glow: '#d39c6c' };
const BLACK = { hair: '#1d1613', hairLit: '#5a4636' };
const DAY = { back: ['#bfe0ee', '#d8edf0', '#f4ead6'] as const, sea: ['#4fb0b8', '#0f6a86'] as const };
const GOLD = { back: ['#e8c9a0', '#f6dcb4', '#fbe8c8'] as const, sea: ['#5f9aa0', '#1f5a70'] as const };
const DEEP = { back: ['#7fc0d6', '#a8d8de', '#d8eee8'] as const, sea: ['#2a8fa4', '#084a68'] as const };
const ROSE = { back: ['#cdb6cc', '#f0c6b4', '#f8dcc0'] as const, sea: ['#6f8fa8', '#2a4f70'] as const };

const LOOKS: Look[] = [
  {
    ...FAIR,
    hair: '#8a6236',
    hairLit: '#e2bd80',
    brow: '#8a6a42',
    style: 'wave',
    top: '#14707f',
    topLit: '#3fb0b4',
    neck: 'tee',
    ...DAY,
    turn: 0.7,
  },
  { ...LIGHT, ...BLACK, style: 'short', top: '#20425c', topLit: '#4f7f9c', neck: 'shirt', ...GOLD, turn: 0.5, wide: 1.03 },
  { ...BROWN, ...BLACK, style: 'bun', top: '#c04a34', topLit: '#ff8468', neck: 'scarf', ...DAY, turn: 0.9, lip: '#a8382e' },
  { ...LIGHT, ...BLACK, style: 'wet', top: '#1f2d38', topLit: '#ff6b52', neck: 'wetsuit', ...DEEP, mask: true, turn: 0.4, wide: 1.02 },
  { ...FAIR, hair: '#6a3f22', hairLit: '#c07f48', style: 'ponytail', top: '#e8dcc4', topLit: '#fbf4e4', neck: 'tee', ...DEEP, turn: 0.8 },
  {
    ...FAIR,
    hair: '#8d8a86',
    hairLit: '#e6e2da',
    brow: '#8a847c',
    style: 'grey',
    top: '#3f6a5a',
    topLit: '#7fa890',
    neck: 'shirt',
    ...DAY,
    beard: 0.5,
    age: 1,
    turn: 0.6,
    wide: 1.05,
  },
  { ...LIGHT, ...BLACK, style: 'bob', top: '#8a4a6a', topLit: '#c47f9c', neck: 'tee', ...ROSE, turn: 0.6, lip: '#b8483e' },
  {
    ...TAN,
    hair: '#2a1d14',
    hairLit: '#8a6440',
    style: 'crop',
    top: '#c98a2a',
    topLit: '#f2c46a',
    neck: 'tee',
    ...ROSE,
    beard: 0.32,
    turn: 0.5,
    wide: 1.04,
  },
  { ...LIGHT, ...BLACK, style: 'wet', top: '#1f2d38', topLit: '#14a3b4', neck: 'wetsuit', ...GOLD, turn: 0.9, lip: '#b8483e' },
];

/** Gathers colour into small planes, as a flat brush does: the calmest of four neighbourhoods wins. */
function brushed(s: Stage, l: Layer): Layer {
  const t = s.g.target(s.w, s.h, ['rgba16f', 'r32f']);
  s.g.pass(
    t,
    `layout(location=1) out vec4 oD;uniform sampler2D a;${NOISE}
void main(){oD=vec4(1e5);vec2 px=uRes.x/800./uRes;
 vec2 w=(vec2(fbm(uv*34.,3),fbm(uv*34.+9.,3))-.5)*3.6*px;
 vec3 best=vec3(0);float lo=1e9;
 for(int q=0;q<4;q++){vec2 d=vec2(q%2==0?-1.:1.,q<2?-1.:1.);vec3 m=vec3(0),m2=vec3(0);
  for(int y=0;y<4;y++)for(int x=0;x<4;x++){vec3 c=texture(a,uv+w+d*vec2(x,y)*px*1.15).rgb;m+=c;m2+=c*c;}
  m/=16.;float v=dot(abs(m2/16.-m*m),vec3(1.));if(v<lo){lo=v;best=m;}}
 best*=.965+.07*fbm(vec2(uv.x*120.+uv.y*60.,uv.y*46.-uv.x*20.),3);
 o=vec4(best,1.);}`,
    { a: l.color },
  );
  return { color: t.color[0] as Tex, dist: t.color[1] as Tex, target: t };
}

LOOKS.forEach((look, i) => {
  scene(`avatar-${i + 1}`, { seed: 100 + i, width: 800, height: 800, maxKb: 40 }, (s) => {
    const base = s.shader('o=vec4(.5,.5,.5,1.);');
    const l = s.paint(base, (c, w) => portrait(c, w, look, i + 1));
    s.finish(brushed(s, l), { vignette: 0.16, bloom: 0.08, exposure: 1.12, contrast: 1.02, grain: 0.024 });
  });
});
