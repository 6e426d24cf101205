// What a scene draws on: worlds in, pictures out, and the finish every picture shares.
import { GL, type Target, type Tex } from './gl.ts';
import { NOISE } from './glsl.ts';
import { Rng } from './math.ts';
import type { SceneSpec } from './registry.ts';
import { type Camera, type Env, type Layer, World } from './world.ts';

export type Grade = {
  exposure: number;
  /** focus distance in metres and blur (0 = everything sharp; 1 = strong macro blur) */
  focus: number;
  aperture: number;
  /** widest blur as a fraction of the picture height */
  maxBlur: number;
  bloom: number;
  bloomAt: number;
  saturation: number;
  contrast: number;
  /** colour balance of shadows and lights, 1 = neutral */
  shadows: readonly [number, number, number];
  lights: readonly [number, number, number];
  vignette: number;
  grain: number;
  /** floating particles: amount, size */
  snow: number;
  snowSize: number;
};

const GRADE: Grade = {
  exposure: 1,
  focus: 6,
  aperture: 0,
  maxBlur: 0.02,
  bloom: 0.12,
  bloomAt: 0.9,
  saturation: 1.06,
  contrast: 1.04,
  shadows: [0.98, 1.0, 1.03],
  lights: [1.015, 1.0, 0.985],
  vignette: 0.22,
  grain: 0.02,
  snow: 0,
  snowSize: 1,
};

export class Stage {
  g: GL;
  w: number;
  h: number;
  ss: number;
  rng: Rng;
  preview: boolean;
  spec: SceneSpec;
  result: Uint8Array | null = null;
  constructor(g: GL, spec: SceneSpec, w: number, h: number, ss: number, preview: boolean) {
    this.g = g;
    this.spec = spec;
    this.w = w;
    this.h = h;
    this.ss = ss;
    this.preview = preview;
    this.rng = new Rng(`${spec.name}/${spec.seed}`);
  }
  get aspect(): number {
    return this.w / this.h;
  }
  world(cam: Camera, env: Env): World {
    return new World(this.g, cam, env);
  }
  /** Renders a world to a layer of linear colour + distance. */
  render(world: World): Layer {
    return world.render(this.w, this.h, this.ss);
  }
  /** A full-screen shader layer: GLSL body writes `o` (linear rgb, alpha) from `uv`. */
  shader(body: string, uniforms: Record<string, number | readonly number[] | Tex> = {}, lib = ''): Layer {
    const t = this.g.target(this.w, this.h, ['rgba16f', 'r32f']);
    const decl = Object.entries(uniforms)
      .map(([k, v]) => `uniform ${typeof v === 'number' ? 'float' : 'tex' in v ? 'sampler2D' : `vec${v.length}`} ${k};`)
      .join('');
    this.g.pass(
      t,
      `layout(location=1) out vec4 oD;${decl}${NOISE}${lib}\nvoid main(){oD=vec4(1e5);float aspect=uRes.x/uRes.y;${body}}`,
      uniforms,
    );
    return { color: t.color[0] as Tex, dist: t.color[1] as Tex, target: t };
  }
  /**
   * Mixes two layers by a GLSL expression `m` (0 = a, 1 = b) of uv and aspect; the split over/under pictures use it.
   * `extra` may then change `vec3 c` (meniscus line and the like).
   */
  combine(a: Layer, b: Layer, body: string, lib = ''): Layer {
    const t = this.g.target(this.w, this.h, ['rgba16f', 'r32f']);
    this.g.pass(
      t,
      `layout(location=1) out vec4 oD;uniform sampler2D ca,cb,da,db;${NOISE}${lib}
void main(){float aspect=uRes.x/uRes.y;float m=0.;vec2 ua=uv,ub=uv;vec3 add=vec3(0),mul=vec3(1);
${body}
o=vec4(mix(texture(ca,ua).rgb,texture(cb,ub).rgb,m)*mul+add,1.);oD=vec4(m>.5?texture(db,ub).r:texture(da,ua).r);}`,
      { ca: a.color, cb: b.color, da: a.dist, db: b.dist },
    );
    return { color: t.color[0] as Tex, dist: t.color[1] as Tex, target: t };
  }
  /** Draws with Canvas2D (in picture pixels) and lays it over a layer at a distance, so depth blur treats it right. */
  paint(
    base: Layer,
    draw: (ctx: OffscreenCanvasRenderingContext2D, w: number, h: number) => void,
    opts: { dist?: number; opacity?: number; mode?: 'over' | 'add' | 'multiply' } = {},
  ): Layer {
    const c = new OffscreenCanvas(this.w, this.h);
    const ctx = c.getContext('2d') as OffscreenCanvasRenderingContext2D;
    draw(ctx, this.w, this.h);
    const { gl } = this.g;
    const tex = this.g.texture(this.w, this.h, 'srgb8');
    gl.bindTexture(gl.TEXTURE_2D, tex.tex);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, c);
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false);
    const t = this.g.target(this.w, this.h, ['rgba16f', 'r32f']);
    const mode = opts.mode ?? 'over';
    this.g.pass(
      t,
      `layout(location=1) out vec4 oD;uniform sampler2D a,d,l;uniform vec2 k;
void main(){vec3 c=texture(a,uv).rgb;vec4 s=texture(l,uv);float al=s.a*k.y;
${mode === 'add' ? 'c+=s.rgb*al;' : mode === 'multiply' ? 'c=mix(c,c*s.rgb,al);' : 'c=mix(c,s.rgb,al);'}
o=vec4(c,1.);float dd=texture(d,uv).r;oD=vec4(k.x>0.&&al>.5?k.x:dd);}`,
      { a: base.color, d: base.dist, l: tex, k: [opts.dist ?? 0, opts.opacity ?? 1] },
    );
    gl.deleteTexture(tex.tex);
    return { color: t.color[0] as Tex, dist: t.color[1] as Tex, target: t };
  }

  /** Lens blur, particles, bloom, tone, grade, grain: the one finish. */
  finish(l: Layer, over: Partial<Grade> = {}): void {
    const k = { ...GRADE, ...over };
    const { g } = this;
    let cur: Tex = l.color;
    const { w, h } = this;
    if (k.snow > 0) {
      const t = g.target(w, h);
      g.pass(
        t,
        `uniform sampler2D a,d;uniform vec4 k;${NOISE}
void main(){vec3 c=texture(a,uv).rgb;float asp=uRes.x/uRes.y;float ds=texture(d,uv).r;
for(int i=0;i<5;i++){float fi=float(i);float sc=mix(9.,60.,pow(fi/4.,.8));vec2 p=(uv*vec2(asp,1.)*mat2(.96,.28,-.28,.96)+fi*3.17)*sc;vec2 id=floor(p);vec2 f=fract(p)-.5;
 vec2 r=h22(id+fi*31.)-.5;float z=h21(id*1.3+fi*7.);if(z>.42)continue;
 float hz=h21(id+9.);float sz=mix(.02,.15,hz*hz*hz)*k.y;float soft=mix(.95,.4,fi/4.);
 float q=length(f-r*.7)/sz;float dd=mix(.6,9.,fi/4.);if(dd>ds)continue;
 float b=smoothstep(1.,1.-soft,q)*mix(.35,1.,h21(id+3.));
 c+=b*k.x*mix(.05,.16,fi/4.)*(.15+texture(a,uv+vec2(.02,.03)).rgb*.6+texture(a,vec2(.5,.75)).rgb*.35);}
o=vec4(c,1.);}`,
        { a: cur, d: l.dist, k: [k.snow, k.snowSize, 0, 0] },
      );
      cur = t.color[0] as Tex;
    }
    if (k.aperture > 0) {
      const t = g.target(w, h);
      g.pass(
        t,
        `uniform sampler2D a,d;uniform vec4 k;${NOISE}
float coc(float z){return clamp(abs(1./k.x-1./max(z,.02))*k.y*k.x,0.,1.)*k.z;}
void main(){float z0=texture(d,uv).r;float r0=coc(z0);float asp=uRes.x/uRes.y;
 vec3 s=vec3(0);float ws=0.;float rot=h21(gl_FragCoord.xy)*6.283;float R=k.z;
 for(int i=0;i<72;i++){float f=sqrt((float(i)+.5)/72.);float t=float(i)*2.39996+rot;float r=f*R;
  vec2 q=uv+vec2(cos(t)/asp,sin(t))*r;float z=texture(d,q).r;float rc=coc(z);
  float eff=z<z0?rc:min(rc,r0*1.6+.0006);
  float w=smoothstep(r*.82-.0009,r+.0004,eff)/(eff*eff*90000.+1.2);
  vec3 c=texture(a,q).rgb;w*=1.+min(dot(c,vec3(.4)),3.)*.6;
  s+=c*w;ws+=w;}
 vec3 c0=texture(a,uv).rgb;float wc=1./(r0*r0*90000.+1.2);s+=c0*wc;ws+=wc;
 o=vec4(s/ws,1.);}`,
        { a: cur, d: l.dist, k: [k.focus, k.aperture, k.maxBlur, 0] },
      );
      cur = t.color[0] as Tex;
    }
    // bloom
    const levels: Target[] = [];
    let src: Tex = cur;
    for (let i = 0; i < 6; i++) {
      const t = g.target(Math.max(4, Math.round(w / 2 ** (i + 1))), Math.max(4, Math.round(h / 2 ** (i + 1))));
      g.pass(
        t,
        `uniform sampler2D a;uniform vec2 k;void main(){vec3 s=vec3(0);for(int y=-2;y<=2;y++)for(int x=-2;x<=2;x++){vec3 c=texture(a,uv+vec2(x,y)*.5/uRes).rgb;
 if(k.x>0.){float l=max(c.r,max(c.g,c.b));c*=smoothstep(k.x*.6,k.x*1.5,l);c=min(c,vec3(6.));}s+=c;}o=vec4(s/25.,1.);}`,
        { a: src, k: [i === 0 ? k.bloomAt : 0, 0] },
      );
      levels.push(t);
      src = t.color[0] as Tex;
    }
    const out = g.target(w, h, ['rgba8']);
    const L = (i: number) => (levels[i] as Target).color[0] as Tex;
    g.pass(
      out,
      `uniform sampler2D a,b0,b1,b2,b3,b4,b5;uniform vec4 k,k2;uniform vec3 sh,li;${NOISE}
float gt(float x){const float P=1.,A=1.02,m=.24,l=.42,c=1.18,b=0.;
 float l0=((P-m)*l)/A;float S0=m+l0,S1=m+A*l0;float C2=(A*P)/(P-S1);float CP=-C2/P;
 float w0=1.-smoothstep(0.,m,x),w2=step(m+l0,x),w1=1.-w0-w2;
 float T=m*pow(max(x,0.)/m,c)+b,Lf=m+A*(x-m),S=P-(P-S1)*exp(CP*(x-S0));return T*w0+Lf*w1+S*w2;}
void main(){vec3 c=texture(a,uv).rgb;
 vec3 bl=texture(b0,uv).rgb*.18+texture(b1,uv).rgb*.2+texture(b2,uv).rgb*.2+texture(b3,uv).rgb*.18+texture(b4,uv).rgb*.14+texture(b5,uv).rgb*.1;
 c+=bl*k.y;c*=k.x;
 vec2 v=(uv-.5)*vec2(1.,.9);float vg=1.-k2.x*smoothstep(.18,.75,length(v)*1.15);c*=vg;
 float lm=dot(c,vec3(.2126,.7152,.0722));
 c=max(mix(vec3(lm),c,k.z),0.);
 c*=mix(sh,li,smoothstep(0.,.7,lm));
 /* soft gamut: very bright saturated light drifts to white as film does */
 float mx=max(c.r,max(c.g,c.b));c=mix(c,vec3(mx),smoothstep(1.,7.,mx)*.55);
 c=vec3(gt(c.r),gt(c.g),gt(c.b));
 c=pow(clamp(c,0.,1.),vec3(1./2.2));
 c=mix(c,c*c*(3.-2.*c),(k.w-1.)*2.);
 float g=0.;for(int i=0;i<3;i++){g+=h21(gl_FragCoord.xy*(1.+float(i)*.37)+float(i)*41.7)-.5;}
 float l2=dot(c,vec3(.3,.6,.1));
 c+=g*k2.y*(.35+.9*l2*(1.-l2)*2.);
 o=vec4(c,1.);}`,
      {
        a: cur,
        b0: L(0),
        b1: L(1),
        b2: L(2),
        b3: L(3),
        b4: L(4),
        b5: L(5),
        k: [k.exposure, k.bloom * 2.2, k.saturation, k.contrast],
        k2: [k.vignette, k.grain, 0, 0],
        sh: k.shadows,
        li: k.lights,
      },
    );
    const px = new Uint8Array(w * h * 4);
    const { gl } = g;
    gl.bindFramebuffer(gl.FRAMEBUFFER, out.fbo);
    gl.readPixels(0, 0, w, h, gl.RGBA, gl.UNSIGNED_BYTE, px);
    this.result = px;
  }
}
