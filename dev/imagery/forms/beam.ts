// The visible cone of a torch under water: light scattered back along every line of sight.
import { type Vec3, v3 } from '../core/math.ts';
import type { Stage } from '../core/stage.ts';
import type { Layer, World } from '../core/world.ts';

export function beam(
  s: Stage,
  w: World,
  l: Layer,
  o: { from: Vec3; dir: Vec3; length: number; cone: number; strength: number; lamp?: number; tint?: Vec3 },
): Layer {
  const c = w.cam;
  const f = v3.norm(v3.sub(c.at, c.eye));
  const r = v3.norm(v3.cross(f, c.up ?? [0, 1, 0]));
  const u = v3.cross(r, f);
  const tan = Math.tan((c.fov * Math.PI) / 360);
  const V = (p: Vec3) => `vec3(${p.map((x) => x.toFixed(5)).join(',')})`;
  const [lx, ly] = w.project(o.from, s.aspect);
  return s.combine(
    l,
    l,
    `
 vec2 n=uv*2.-1.;vec3 d=normalize(${V(f)}+${V(r)}*n.x*${tan.toFixed(5)}*aspect+${V(u)}*n.y*${tan.toFixed(5)});
 float D=min(texture(da,uv).r,${(v3.dist(c.eye, o.from) + o.length * 1.2).toFixed(3)});
 float t0=max(0.,${(v3.dist(c.eye, o.from) - o.length * 1.2).toFixed(3)});
 float acc=0.;float j=h21(gl_FragCoord.xy);
 for(int i=0;i<56;i++){
  float t=mix(t0,D,(float(i)+j)/56.);
  vec3 v=${V(c.eye)}+d*t-${V(o.from)};float a=dot(v,${V(v3.norm(o.dir))});
  if(a<=0.||a>${o.length.toFixed(3)})continue;
  float q=length(v-${V(v3.norm(o.dir))}*a)/(a*${Math.tan((o.cone * Math.PI) / 180).toFixed(4)}+.02);
  float k=exp(-q*q*1.9)*pow(1.-a/${o.length.toFixed(3)},1.3)/(a*a+.12);
  k*=.75+.5*vn((${V(c.eye)}+d*t)*3.);
  acc+=k;}
 acc*=max(0.,D-t0)/56.*${(o.strength * 0.22).toFixed(4)};
 vec2 g=(uv-vec2(${lx.toFixed(5)},${(1 - ly).toFixed(5)}))*vec2(aspect,1.);float gl=length(g)/${(o.lamp ?? 0.05).toFixed(4)};
 float near=step(${v3.dist(c.eye, o.from).toFixed(3)}-.3,texture(da,uv).r);
 add=${V(o.tint ?? [0.72, 0.88, 1.0])}*acc+vec3(1.,.95,.85)*(exp(-gl*gl*90.)*6.+exp(-gl*5.)*.55)*near*${o.strength.toFixed(3)};`,
  );
}
