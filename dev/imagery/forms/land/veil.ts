// Air that can be seen: mist lying on water, steam, smoke, low cloud, laid over a rendered layer by its distances.
import type { Tex } from '../../core/gl.ts';
import { NOISE } from '../../core/glsl.ts';
import { type Vec3, v3 } from '../../core/math.ts';
import type { Stage } from '../../core/stage.ts';
import type { Camera, Layer } from '../../core/world.ts';

/**
 * Marches the view ray to the depth of the layer. `density` is a GLSL expression of vec3 p (world) giving density per metre;
 * `light` an expression of p and float dn giving the colour. The walk runs from `near` to `far` metres in `steps`.
 */
export function veil(
  s: Stage,
  l: Layer,
  cam: Camera,
  o: {
    near: number;
    far: number;
    steps?: number;
    density: string;
    light: string;
    lib?: string;
    power?: number;
    sun?: Vec3;
    bounds?: string;
    uniforms?: Record<string, number | readonly number[]>;
  },
): Layer {
  const f = v3.norm(v3.sub(cam.at, cam.eye));
  const r = v3.norm(v3.cross(f, [0, 1, 0]));
  const u = v3.cross(r, f);
  const tan = Math.tan((cam.fov * Math.PI) / 360);
  const [sx, sy] = cam.shift ?? [0, 0];
  const us = o.uniforms ?? {};
  const decl = Object.entries(us)
    .map(([k, v]) => `uniform ${typeof v === 'number' ? 'float' : `vec${v.length}`} ${k};`)
    .join('');
  // marched at half size, then laid over with weights by distance so that edges stay clean
  const half = s.g.target(Math.ceil(s.w / 2), Math.ceil(s.h / 2), ['rgba16f']);
  s.g.pass(
    half,
    `uniform sampler2D d;uniform vec3 E,F,R,U,uSun;uniform vec4 L,K;${decl}${NOISE}${o.lib ?? ''}
float den(vec3 p){return ${o.density};}
void main(){float dist=texture(d,uv).r;
 vec2 n=uv*2.-1.+L.zw;vec3 rd=normalize(F+R*n.x*L.x+U*n.y*L.y);
 float t0=K.x,t1=min(dist,K.y);
 ${o.bounds ?? ''}
 if(t1<=t0){o=vec4(0,0,0,1);return;}
 float j=h21(gl_FragCoord.xy);float T=1.;vec3 acc=vec3(0);int N=int(K.z);
 for(int i=0;i<N;i++){
  float f0=pow((float(i)+j)/float(N),K.w),f1=pow((float(i)+1.+j)/float(N),K.w);
  float tt=mix(t0,t1,f0);float dt=(t1-t0)*(f1-f0);
  vec3 p=E+rd*tt;float dn=den(p);
  if(dn>1e-6){float al=1.-exp(-dn*dt);vec3 lc=${o.light};acc+=T*al*lc;T*=1.-al;if(T<.02)break;}
 }
 o=vec4(acc,T);}`,
    {
      d: l.dist,
      E: cam.eye,
      F: f,
      R: r,
      U: u,
      uSun: o.sun ?? [-0.5, 0.6, -0.3],
      L: [tan * s.aspect, tan, sx, sy],
      K: [o.near, o.far, o.steps ?? 32, o.power ?? 1],
      ...us,
    },
  );
  const t = s.g.target(s.w, s.h, ['rgba16f', 'r32f']);
  s.g.pass(
    t,
    `layout(location=1) out vec4 oD;uniform sampler2D a,d,v;uniform vec4 K;
void main(){vec3 c=texture(a,uv).rgb;float z=texture(d,uv).r;oD=vec4(z);vec2 px=2./uRes;
 vec4 s=vec4(0);float ws=0.;float zc=min(z,K.y);
 for(int y=-3;y<=3;y++)for(int x=-3;x<=3;x++){vec2 q=uv+vec2(x,y)*px;float zq=min(texture(d,q).r,K.y);
  float w=exp(-float(x*x+y*y)/7.)*(1./(1.+pow(abs(zq-zc)/(.04*zc+.3),2.)));s+=texture(v,q)*w;ws+=w;}
 s/=ws;o=vec4(c*s.a+s.rgb,1.);}`,
    { a: l.color, d: l.dist, v: half.color[0] as Tex, K: [o.near, o.far, 0, 0] },
  );
  return { color: t.color[0] as Tex, dist: t.color[1] as Tex, target: t };
}
