// The renderer: real geometry, one sun with soft shadows, water or air between the eye and things.
import { GL, type Target, type Tex, type UniformValue } from './gl.ts';
import { NOISE, SKY, WATER, WAVES } from './glsl.ts';
import { clamp, type Mat4, m4, type Vec3, v3 } from './math.ts';
import type { Mesh } from './mesh.ts';
import { hex } from './palette.ts';

export type Material = {
  name: string;
  /**
   * GLSL statements that may read vP (world), vL (object space), vC, vA (ao, trans, gloss, free),
   * vI (instance tint rgb, seed), vX (instance extra) and change `s` (see struct Surf).
   */
  surface?: string;
  /** GLSL statements that may change vec3 p, n (object space) in the vertex stage; a = aux, inst, extra. */
  vertex?: string;
  /** extra GLSL functions for `surface` */
  lib?: string;
  shadow?: boolean;
};

export type Instance = { m: Mat4; tint?: Vec3; seed?: number; extra?: readonly [number, number, number, number] };

export type Camera = {
  eye: Vec3;
  at: Vec3;
  /** vertical field of view in degrees */
  fov: number;
  up?: Vec3;
  near?: number;
  far?: number;
  /** shifts the picture plane (fractions of its half size), keeps verticals upright */
  shift?: [number, number];
};

export type PointLight = { pos: Vec3; color: Vec3; range?: number; dir?: Vec3; cone?: number };

export type Env = {
  /** toward the sun; the project's light comes from the upper left */
  sunDir: Vec3;
  sunCol: Vec3;
  ambUp: Vec3;
  ambDown: Vec3;
  lights: PointLight[];
  sky: {
    zenith: Vec3;
    horizon: Vec3;
    sun: Vec3;
    cover: number;
    scale: number;
    seed: number;
    soft: number;
    cumulus: number;
    cumulusHeight: number;
    disc: number;
    lit: Vec3;
    dark: Vec3;
    /** how fast the horizon pales into the zenith (4.5; larger for narrow lenses) */
    falloff?: number;
  };
  /** air haze per metre and how fast it thins with height */
  haze: number;
  hazeTop: number;
  hazeCol: Vec3 | null;
  /** under water */
  water: null | {
    surface: number;
    deep: Vec3;
    mid: Vec3;
    shallow: Vec3;
    glow: Vec3;
    glowExp: number;
    /** softness of the vertical gradient */
    soft: number;
    absorb: Vec3;
    scatter: Vec3;
    /** how fast sunlight dies with depth (per metre, multiplied with absorb) */
    depthFall: number;
    caustics: number;
    causticScale: number;
    shafts: number;
    shaftScale: number;
    shaftLength: number;
    snow: number;
    /** draw the surface overhead */
    overhead: boolean;
  };
  /** the surface seen from above, at y = level */
  sea: null | {
    level: number;
    height: number;
    scale: number;
    time: number;
    chop: number;
    body: Vec3;
    scatter: Vec3;
    absorb: Vec3;
    glint: number;
    rough: number;
    foam: number;
  };
  ao: number;
  aoRadius: number;
  shadow: { center: Vec3; radius: number; size: number; soft: number; strength: number };
};

export function airEnv(over: Partial<Env> = {}): Env {
  return {
    sunDir: v3.norm([-0.55, 0.62, -0.35]),
    sunCol: hex('#fff0d8', 3.2),
    ambUp: hex('#9cc4e8', 0.75),
    ambDown: hex('#6a705a', 0.3),
    lights: [],
    sky: {
      zenith: hex('#2a78c0', 0.85),
      horizon: hex('#cfe6ef', 0.95),
      sun: hex('#fff2d8', 1.0),
      cover: 0.42,
      scale: 0.9,
      seed: 1,
      soft: 0.35,
      cumulus: 0.8,
      cumulusHeight: 0.12,
      disc: 0,
      lit: hex('#fffaf2', 1.05),
      dark: hex('#9fb4c8', 0.9),
    },
    haze: 0.00006,
    hazeTop: 900,
    hazeCol: null,
    water: null,
    sea: null,
    ao: 0.9,
    aoRadius: 1,
    shadow: { center: [0, 0, 0], radius: 30, size: 3072, soft: 1.5, strength: 1 },
    ...over,
  };
}

export function waterEnv(over: Partial<Omit<Env, 'water'>> & { water?: Partial<NonNullable<Env['water']>> } = {}): Env {
  const { water, ...rest } = over;
  return {
    ...airEnv(),
    sunDir: v3.norm([-0.42, 0.86, -0.18]),
    sunCol: hex('#eafcff', 3.4),
    ambUp: hex('#8fd8ee', 0.62),
    ambDown: hex('#1a4a78', 0.22),
    ao: 1.15,
    aoRadius: 0.35,
    shadow: { center: [0, -4, -6], radius: 9, size: 3072, soft: 1.6, strength: 0.92 },
    ...rest,
    water: {
      surface: 0,
      deep: hex('#02254c'),
      mid: hex('#0a62a4'),
      shallow: hex('#5cc6e6'),
      glow: hex('#c8f6ff', 0.9),
      glowExp: 7,
      soft: 0.75,
      absorb: [0.16, 0.036, 0.022],
      scatter: [0.062, 0.058, 0.05],
      depthFall: 0.55,
      caustics: 0.9,
      causticScale: 0.9,
      shafts: 0.5,
      shaftScale: 0.7,
      shaftLength: 24,
      snow: 0.5,
      overhead: true,
      ...water,
    },
  };
}

const VS = /* glsl */ `#version 300 es
precision highp float;precision highp int;
layout(location=0) in vec3 aP;layout(location=1) in vec3 aN;layout(location=2) in vec3 aC;layout(location=3) in vec4 aA;
layout(location=4) in vec4 m0;layout(location=5) in vec4 m1;layout(location=6) in vec4 m2;layout(location=7) in vec4 m3;
layout(location=8) in vec4 aI;layout(location=9) in vec4 aX;
uniform mat4 uVP;uniform float uTime;
invariant gl_Position;
out vec3 vP,vN,vC,vL,vLN;out vec4 vA,vI,vX;
void main(){
 vec3 p=aP,n=aN;vec4 a=aA,inst=aI,extra=aX;mat4 M=mat4(m0,m1,m2,m3);
 //VERTEX
 vL=p;vLN=n;
 vec3 s=vec3(dot(m0.xyz,m0.xyz),dot(m1.xyz,m1.xyz),dot(m2.xyz,m2.xyz));
 vN=mat3(M)*(n/s);
 vec4 w=M*vec4(p,1.);vP=w.xyz;vC=aC;vA=aA;vI=aI;vX=aX;
 gl_Position=uVP*w;
}`;

const FS = /* glsl */ `#version 300 es
precision highp float;precision highp int;precision highp sampler2DShadow;
in vec3 vP,vN,vC,vL,vLN;in vec4 vA,vI,vX;
layout(location=0) out vec4 o0;layout(location=1) out vec4 o1;layout(location=2) out vec4 o2;layout(location=3) out vec4 o3;
uniform vec3 uSunCol,uAmbUp,uAmbDown;
uniform vec4 uClip; /* plane, keep dot(p,n)+w>0 */
uniform float uUnder,uTime;
${NOISE}
${SKY}
${WATER}
struct Surf{vec3 alb;vec3 n;float ao;float trans;float gloss;float f0;float wrap;vec3 emit;float caus;};
vec3 bumpN(vec3 n,vec3 P,float h){vec3 dx=dFdx(P),dy=dFdy(P);float hx=dFdx(h),hy=dFdy(h);
 vec3 r1=cross(dy,n),r2=cross(n,dx);float det=dot(dx,r1);vec3 g=sign(det)*(hx*r1+hy*r2);return normalize(abs(det)*n-g+1e-9);}
//LIB
void main(){
 if(dot(vP,uClip.xyz)+uClip.w<0.)discard;
 vec3 V=normalize(uEye-vP);float dist=length(uEye-vP);
 vec3 N=normalize(vN);if(dot(N,V)<0.)N=-N;
 Surf s;s.alb=vC*vI.rgb;s.n=N;s.ao=vA.x;s.trans=vA.y;s.gloss=vA.z;s.f0=.04;s.wrap=.25;s.emit=vec3(0);s.caus=1.;
 //SURFACE
 o0=vec4(max(s.alb,0.),s.ao);
 o1=vec4(s.n,dist);
 o2=vec4(s.trans,s.gloss,s.f0,s.wrap);
 o3=vec4(s.emit,s.caus);
}`;

/** Lights every visible pixel once. */
const LIGHT = /* glsl */ `
uniform sampler2D uAlb,uG,uPar,uEm;
uniform vec3 uSunCol,uAmbUp,uAmbDown;
uniform mat4 uSVP;uniform vec4 uShadow; /* texel, soft, strength, bias */
uniform sampler2DShadow uSMap;
uniform float uUnder,uCausK,uCausS,uTime;
uniform vec4 uLp[4];uniform vec4 uLc[4];uniform vec4 uLd[4];
${NOISE}
${SKY}
${WATER}
uniform vec3 uR,uU,uF;uniform vec4 uLens;
vec3 rayDir(vec2 q){vec2 n=q*2.-1.+uLens.zw;return normalize(uF+uR*n.x*uLens.x+uU*n.y*uLens.y);}
float shadow(vec3 P,vec3 N){
 vec4 q=uSVP*vec4(P+N*(dot(N,uSunDir)<0.?-1.:1.)*uShadow.w,1.);vec3 c=q.xyz*.5+.5;
 if(c.x<.002||c.y<.002||c.x>.998||c.y>.998||c.z>1.)return 1.;
 float a=h21(gl_FragCoord.xy)*6.283,r=0.;
 for(int i=0;i<9;i++){float f=sqrt((float(i)+.5)/9.),t=float(i)*2.39996+a;
  r+=texture(uSMap,vec3(c.xy+vec2(cos(t),sin(t))*f*uShadow.x*uShadow.y,c.z));}
 float e=smoothstep(0.,.06,min(min(c.x,1.-c.x),min(c.y,1.-c.y)));
 return mix(1.,r/9.,uShadow.z*e);}
float ggx(float nh,float r){float a=r*r,a2=a*a;float d=nh*nh*(a2-1.)+1.;return a2/(3.14159*d*d+1e-5);}
void main(){
 vec4 g=texture(uG,uv);float dist=g.w;
 if(dist<=0.){o=vec4(0);return;}
 vec4 A=texture(uAlb,uv),Q=texture(uPar,uv),E=texture(uEm,uv);
 vec3 d0=rayDir(uv);vec3 vP=uEye+d0*dist,V=-d0,N=normalize(g.xyz);
 float trans=Q.x,gloss=Q.y,f0=Q.z,wrap=Q.w,ao=A.a;
 vec3 sun=uSunCol;float depth=max(0.,uWater.x-vP.y);float under=uUnder*step(vP.y,uWater.x);
 vec3 amb=mix(uAmbDown,uAmbUp,N.y*.5+.5);
 float cz=1.;float sh=shadow(vP,N);
 if(under>.5){
  vec3 fall=exp(-uAbs*uWater.y*depth);
  sun*=fall;amb*=mix(fall,vec3(1.),.25);
  vec2 q=vP.xz-uSunDir.xz/max(uSunDir.y,.2)*vP.y;
  float k=uCausK*E.a*exp(-depth*.045)*(1.-smoothstep(14.,40.,dist));
  if(k*sh>.01){float cc=caustic(q*uCausS,uTime);cz=mix(1.,.42+cc*2.1,k);}
 }
 float nl=dot(N,uSunDir);
 float dif=max(0.,(nl+wrap)/(1.+wrap));dif*=dif*.35+.65;
 float bk=max(0.,-nl+.25)*trans+trans*.45*pow(max(dot(-V,uSunDir),0.),3.)*1.6;
 vec3 light=sun*cz*sh*(dif+bk);
 light+=amb*ao*(1.+trans*.25);
 vec3 R=reflect(-V,N);float nv=max(dot(N,V),0.);
 float F=f0+(1.-f0)*pow(1.-nv,5.);
 float rough=mix(.75,.12,gloss);
 vec3 H=normalize(V+uSunDir);
 vec3 spec=sun*cz*sh*max(nl,0.)*ggx(max(dot(N,H),0.),rough)*gloss*.22*(F*8.+.4);
 vec3 env=under>.5?waterFar(R):skyBase(R);
 spec+=env*F*gloss*ao*smoothstep(-.6,.5,R.y);
 for(int i=0;i<4;i++){
  if(uLc[i].a<=0.)continue;
  vec3 d=uLp[i].xyz-vP;float l=length(d);if(l>uLp[i].w)continue;d/=l;
  float cone=uLd[i].w>-.99?smoothstep(uLd[i].w,mix(uLd[i].w,1.,.45),dot(-d,uLd[i].xyz)):1.;
  vec3 c=uLc[i].rgb*cone/(l*l+.15)*(1.-smoothstep(uLp[i].w*.6,uLp[i].w,l));
  if(under>.5)c*=exp(-uAbs*l);
  float n2=dot(N,d);
  light+=c*max(0.,(n2+wrap)/(1.+wrap))+c*trans*.35*max(0.,-n2+.2);
  vec3 h=normalize(V+d);
  spec+=c*max(n2,0.)*ggx(max(dot(N,h),0.),rough)*gloss*.18*(F*8.+.4);
 }
 o=vec4(max(A.rgb*light+spec+E.rgb,0.),1.);
}`;

const FS_DEPTH = /* glsl */ `#version 300 es
precision highp float;void main(){}`;

const RAY = /* glsl */ `
uniform vec3 uR,uU,uF;uniform vec4 uLens; /* tan*aspect, tan, shiftx, shifty */
vec3 rayDir(vec2 q){vec2 n=q*2.-1.+uLens.zw;return normalize(uF+uR*n.x*uLens.x+uU*n.y*uLens.y);}
`;

const COMPOSITE = /* glsl */ `
uniform sampler2D uCol,uG,uShaft,uRefl;uniform vec4 uAo; /* strength, radius, -, - */
uniform float uHaze,uHazeTop,uTime,uSnow;uniform vec4 uHazeCol;
uniform vec4 uSea;       /* level, glint, rough, foam */
uniform vec3 uSeaBody,uSeaScat,uSeaAbs;
layout(location=1) out vec4 oD;
${NOISE}${SKY}${WAVES}${WATER}${RAY}
float ssao(vec3 P,vec3 N,float dist){
 if(uAo.x<=0.)return 1.;
 float rp=min(uAo.y/(dist*uLens.y)*.5,.09);
 float a=h21(gl_FragCoord.xy+3.7)*6.283,s=0.;
 float asp=uLens.x/uLens.y;
 for(int i=0;i<14;i++){float f=(float(i)+.5)/14.;float t=float(i)*2.39996+a;
  vec2 q=uv+vec2(cos(t)/asp,sin(t))*rp*f;
  float d=texture(uG,q).w;if(d<=0.)continue;
  vec3 v=uEye+rayDir(q)*d-P;float l=length(v)+1e-5;
  s+=max(0.,dot(v,N)/l-.08)*(1.-smoothstep(uAo.y*.5,uAo.y*2.2,l));}
 return clamp(1.-s*uAo.x*2.1/14.,.06,1.);}
vec3 airFog(vec3 c,vec3 d,float dist){
 float y0=uEye.y,y1=uEye.y+d.y*dist;
 float hm=exp(-max((y0+y1)*.5,0.)/uHazeTop);
 float f=1.-exp(-dist*uHaze*hm);
 vec3 hc=uHazeCol.a>.5?uHazeCol.rgb:skyBase(normalize(vec3(d.x,max(d.y,.015),d.z)));
 float s=max(dot(d,uSunDir),0.);hc+=uSkySun*pow(s,8.)*.12;
 return mix(c,hc,f);}
vec3 waterFog(vec3 c,vec3 d,float dist){
 return c*exp(-uAbs*dist)+waterFar(d)*(1.-exp(-uScat*dist));}
void main(){
 vec3 d=rayDir(uv);
 vec4 g=texture(uG,uv);vec3 c=texture(uCol,uv).rgb;
 float dist=g.w;bool hit=dist>0.;
 float far=1e5;
 if(hit){float ao=ssao(uEye+d*dist,g.xyz,dist);c*=mix(ao,1.,.12*smoothstep(.5,3.,c.r+c.g+c.b));}
#ifdef WATER_IN
 float od=hit?dist:far;
 if(hit)c=waterFog(c,d,dist);else c=waterFar(d);
#ifdef OVERHEAD
 if(d.y>.0015){
  float t=(uWater.x-uEye.y)/d.y;
  if(t<od&&t>0.){
   vec3 P=uEye+d*t;
   float lod=clamp(t*.02,.0,1.);
   vec3 n=waveN(P.xz,.02+t*.006,5);n=normalize(mix(n,vec3(0,1,0),lod*.35));
   vec3 r=refract(d,-n,1.333);
   vec3 rf=reflect(d,-n);
   vec3 below=mix(waterFar(normalize(vec3(rf.x,min(rf.y,-.02),rf.z)))*.9,uShallow*.62,.4);
   vec3 s;
   if(dot(r,r)>.01){float F=.02+.98*pow(1.-abs(dot(r,n)),5.);vec3 up=sky(normalize(vec3(r.x,max(r.y,.02),r.z)));
     float sg=max(dot(r,uSunDir),0.);up=mix(up,uShallow*(.5+1.3*dot(up,vec3(.3,.5,.2))),.75)+uSkySun*(pow(sg,24.)*2.2+pow(sg,300.)*14.);
     s=mix(up,below,F);}
   else s=below;
   vec3 w=waterFar(d);
   c=s*exp(-(uAbs*.6+uScat*.55)*t)+w*(1.-exp(-(uAbs*.6+uScat*.55)*t));
   od=t;
  }
 }
#endif
 c+=texture(uShaft,uv).rgb;
 oD=vec4(min(od,far));
#else
 float od=hit?dist:far;
 if(hit)c=airFog(c,d,dist);else c=sky(d);
#ifdef SEA
 float lv=uSea.x;
 float t=(lv-uEye.y)/d.y;
 if(t>0.&&uEye.y>lv){
  /* a few steps on the height field for real crests near the lens */
  float tt=t;
  if(t<60.*uWave.x+8.)for(int i=0;i<6;i++){vec3 q=uEye+d*tt;float h=lv+waveH(q.xz,4)*smoothstep(60.*uWave.x+8.,2.,tt)-q.y;tt-=h/min(d.y,-.05)*-.6;tt=clamp(tt,.05,t*1.6);}
  t=tt;
  if(t<od){
   vec3 P=uEye+d*t;
   float px=t*uLens.y*2./uRes.y;
   float graze=max(-d.y,.003);
   float e=.01+px*1.2/sqrt(graze)*.35;
   vec3 n=waveN(P.xz,e,6);
   float flat_=clamp(px*uWave.y*8./sqrt(graze)*.12,0.,.985);
   n=normalize(mix(n,vec3(0,1,0),flat_*.9));
   float slope=uWave.x*uWave.y*.55+uSea.z*.02;
   vec3 refl=vec3(0);float F=0.;
   vec2 dh=normalize(d.xz+1e-6);
   float sig=uSea.z+flat_*slope;
   for(int k=0;k<8;k++){
    vec2 rr=(h22(gl_FragCoord.xy+float(k)*17.17)+h22(gl_FragCoord.xy*1.3+float(k)*7.7)-1.);
    vec2 sl=n.xz/max(n.y,.3)+rr*sig;
    float sv=dot(sl,-dh),sd=dot(sl,vec2(-dh.y,dh.x));
    /* facets tilted to the eye are the ones a grazing eye sees */
    sv=sv<-graze*.6?-sv*.55:sv;
    vec3 nn=normalize(vec3(-dh.x*sv-dh.y*sd,1.,-dh.y*sv+dh.x*sd));
    vec3 r=reflect(d,nn);r.y=abs(r.y)+.004;r=normalize(r);
    vec2 mu=uv+vec2(sd*.35*(graze+.05)/uLens.x,-sv/uLens.y);
    vec3 m=mu.y<.003?sky(r):texture(uRefl,clamp(mu,vec2(.003),vec2(.997))).rgb;
    m=mix(m,skyBase(r),smoothstep(.06,.0,mu.y));
    float f=.02+.98*pow(1.-max(dot(nn,-d),0.),5.);
    refl+=m*f;F+=f;
   }
   refl/=max(F,1e-4);F/=8.;F*=.86;
   vec3 body=uSeaBody;
   vec3 under=body;
   if(hit&&dist>t){
    float th=dist-t;
    vec2 off=n.xz*.035*min(th,2.);
    vec2 q=clamp(uv+off,vec2(.001),vec2(.999));float d2=texture(uG,q).w;
    if(d2<t){q=uv;d2=dist;}
    vec3 bed=texture(uCol,q).rgb;th=max(d2-t,0.);
    float ca=caustic(((uEye+rayDir(q)*d2).xz)*.9*uWave.y,0.);
    bed*=mix(1.,.7+ca*1.1,exp(-t*.018));
    under=bed*exp(-uSeaAbs*th*1.5)+body*(1.-exp(-uSeaAbs*th*1.2-th*.05));
   }
   float h=waveH(P.xz,4);
   under+=uSeaScat*(.35+.65*max(0.,dot(normalize(vec3(d.x,0.,d.z)),-normalize(vec3(n.x,.35,n.z)))))*smoothstep(-.2,1.,h/max(uWave.x,.01))*(1.-flat_*.6);
   vec3 w=mix(under,refl,F);
   float gl=0.;
   for(int k=0;k<4;k++){vec2 rr=h22(gl_FragCoord.xy*1.7+float(k)*7.1)-.5;
    vec3 nn=normalize(n+vec3(rr.x,0,rr.y)*(.02+uSea.z*1.3+flat_*slope*2.2));
    gl+=pow(max(dot(reflect(d,nn),uSunDir),0.),mix(420.,90.,flat_));}
   w+=uSkySun*gl*.25*uSea.y;
   if(uSea.w>0.){float fo=smoothstep(.55,.95,fbm(P.xz*1.7*uWave.y,5)+.35*h/max(uWave.x,.01));
     if(hit&&dist>t){float th=(dist-t)*graze;fo=max(fo*.4,smoothstep(.25,.0,th)*smoothstep(.35,.75,fbm(P.xz*5.,4)+.2));}
     w=mix(w,vec3(.92,.96,.97)*(uSunCol3*.22+.25),fo*uSea.w*(1.-flat_*.7));}
   c=airFog(w,d,t);od=t;
  }
 }
#endif
 oD=vec4(od);
#endif
 o=vec4(c,1.);
}`;

const SHAFTS = /* glsl */ `
uniform sampler2D uG;uniform sampler2DShadow uSMap;uniform mat4 uSVP;uniform vec4 uSh; /* strength, scale, length, - */
uniform vec3 uSunCol;uniform float uTime;
${NOISE}${SKY}${WATER}${RAY}
void main(){
 vec3 d=rayDir(uv);float dist=texture(uG,uv).w;if(dist<=0.)dist=1e5;
 if(d.y>.001)dist=min(dist,(uWater.x-uEye.y)/d.y);
 float L=min(dist,uSh.z);
 const int N=40;float j=h21(gl_FragCoord.xy);vec3 acc=vec3(0);
 for(int i=0;i<N;i++){
  float f=(float(i)+j)/float(N);float t=L*f*f;float dt=L*(2.*f)/float(N);
  vec3 p=uEye+d*t;float depth=max(uWater.x-p.y,0.);
  vec2 q=(p.xz-uSunDir.xz/max(uSunDir.y,.2)*p.y)*uSh.y;
  float n=vn(q+uTime)*.55+vn(q*2.3+4.)*.3+vn(q*5.1+9.)*.15;
  float s=smoothstep(.50,.80,n);s=s*s*1.7+.05;
  vec4 m=uSVP*vec4(p,1.);vec3 c=m.xyz*.5+.5;
  float sh=1.;if(c.x>0.&&c.y>0.&&c.x<1.&&c.y<1.&&c.z<1.)sh=texture(uSMap,c);
  acc+=s*sh*exp(-uAbs*uWater.y*depth-uScat*t)*dt;
 }
 float m=max(dot(d,uSunDir),0.);
 float ph=.35+.65*pow(m,2.)+1.2*pow(m,10.);
 o=vec4(acc*uSunCol*uSh.x*.018*ph*(uMid*.6+uShallow*.9+.02),1.);
}`;

type Item = {
  mesh: Mesh;
  inst: Instance[];
  mat: Material;
  vao: WebGLVertexArrayObject;
  ibuf: WebGLBuffer;
  n: number;
  c: Vec3;
  r: number;
  big: boolean;
};

/** What a render leaves behind: linear colour and distance, both at the picture's size. */
export type Layer = { color: Tex; dist: Tex; target: Target };

export class World {
  g: GL;
  env: Env;
  cam: Camera;
  items: Item[] = [];
  constructor(g: GL, cam: Camera, env: Env) {
    this.g = g;
    this.cam = cam;
    this.env = env;
  }

  /** Places instances of a mesh. Build a mesh once and instance it often. */
  add(mesh: Mesh, inst: Instance[] | Instance | Mat4, mat: Material = PLAIN): this {
    const { gl } = this.g;
    const list: Instance[] = inst instanceof Float32Array ? [{ m: inst }] : Array.isArray(inst) ? inst : [inst];
    if (!list.length || !mesh.idx.length) return this;
    const vao = gl.createVertexArray() as WebGLVertexArrayObject;
    gl.bindVertexArray(vao);
    const attr = (loc: number, data: number[], n: number) => {
      const b = gl.createBuffer();
      gl.bindBuffer(gl.ARRAY_BUFFER, b);
      gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(data), gl.STATIC_DRAW);
      gl.enableVertexAttribArray(loc);
      gl.vertexAttribPointer(loc, n, gl.FLOAT, false, 0, 0);
    };
    attr(0, mesh.pos, 3);
    attr(1, mesh.nor, 3);
    attr(2, mesh.col, 3);
    attr(3, mesh.aux, 4);
    const eb = gl.createBuffer();
    gl.bindBuffer(gl.ELEMENT_ARRAY_BUFFER, eb);
    gl.bufferData(gl.ELEMENT_ARRAY_BUFFER, new Uint32Array(mesh.idx), gl.STATIC_DRAW);
    const ibuf = gl.createBuffer() as WebGLBuffer;
    gl.bindBuffer(gl.ARRAY_BUFFER, ibuf);
    for (let i = 0; i < 6; i++) {
      gl.enableVertexAttribArray(4 + i);
      gl.vertexAttribPointer(4 + i, 4, gl.FLOAT, false, 96, i * 16);
      gl.vertexAttribDivisor(4 + i, 1);
    }
    gl.bindVertexArray(null);
    const { min, max } = mesh.bounds();
    const c: Vec3 = v3.mul(v3.add(min, max), 0.5);
    const r = v3.dist(min, max) / 2;
    this.items.push({ mesh, inst: list, mat, vao, ibuf, n: mesh.idx.length, c, r, big: list.length === 1 });
    return this;
  }

  private fill(it: Item, planes: number[][]): number {
    const { gl } = this.g;
    const out = new Float32Array(it.inst.length * 24);
    let k = 0;
    for (const s of it.inst) {
      const c = m4.point(s.m, it.c);
      const sc = Math.max(
        Math.hypot(s.m[0] as number, s.m[1] as number, s.m[2] as number),
        Math.hypot(s.m[4] as number, s.m[5] as number, s.m[6] as number),
        Math.hypot(s.m[8] as number, s.m[9] as number, s.m[10] as number),
      );
      const r = it.r * sc * 1.15;
      if (planes.some((p) => (p[0] as number) * c[0] + (p[1] as number) * c[1] + (p[2] as number) * c[2] + (p[3] as number) < -r)) continue;
      out.set(s.m, k * 24);
      out.set(s.tint ?? [1, 1, 1], k * 24 + 16);
      out[k * 24 + 19] = s.seed ?? 0;
      out.set(s.extra ?? [0, 0, 0, 0], k * 24 + 20);
      k++;
    }
    if (k) {
      gl.bindBuffer(gl.ARRAY_BUFFER, it.ibuf);
      gl.bufferData(gl.ARRAY_BUFFER, out.subarray(0, k * 24), gl.DYNAMIC_DRAW);
    }
    return k;
  }

  private static planes(vp: Mat4): number[][] {
    const r = (i: number) => [vp[i] as number, vp[4 + i] as number, vp[8 + i] as number, vp[12 + i] as number];
    const w = r(3);
    const out: number[][] = [];
    for (let i = 0; i < 3; i++)
      for (const s of [1, -1]) {
        const p = w.map((a, k) => a + s * (r(i)[k] as number));
        const l = Math.hypot(p[0] as number, p[1] as number, p[2] as number) || 1;
        out.push(p.map((a) => a / l));
      }
    return out;
  }

  private draw(vp: Mat4, us: Record<string, UniformValue>, shadowPass: boolean, prepass = false): number {
    const { gl } = this.g;
    const planes = World.planes(vp);
    let tris = 0;
    for (const it of this.items) {
      if (shadowPass && (prepass ? it.mat.surface?.includes('discard') : it.mat.shadow === false)) continue;
      const k = this.fill(it, planes);
      if (!k) continue;
      const vs = VS.replace('//VERTEX', it.mat.vertex ?? '');
      const fs = shadowPass ? FS_DEPTH : FS.replace('//LIB', it.mat.lib ?? '').replace('//SURFACE', it.mat.surface ?? '');
      const p = this.g.program(vs, fs);
      gl.useProgram(p);
      this.g.uniforms(p, { uVP: vp, uTime: 0, ...us });
      gl.bindVertexArray(it.vao);
      gl.drawElementsInstanced(gl.TRIANGLES, it.n, gl.UNSIGNED_INT, 0, k);
      tris += (it.n / 3) * k;
      gl.flush();
    }
    gl.bindVertexArray(null);
    return tris;
  }

  private pointLights(p: WebGLProgram): void {
    const { gl } = this.g;
    const lp = new Float32Array(16);
    const lc = new Float32Array(16);
    const ld = new Float32Array(16);
    this.env.lights.slice(0, 4).forEach((l, i) => {
      lp.set([...l.pos, l.range ?? 30], i * 4);
      lc.set([...l.color, 1], i * 4);
      ld.set([...(l.dir ? v3.norm(l.dir) : [0, 0, 0]), l.dir ? Math.cos(((l.cone ?? 30) * Math.PI) / 180) : -1], i * 4);
    });
    gl.uniform4fv(this.g.loc(p, 'uLp[0]') ?? this.g.loc(p, 'uLp'), lp);
    gl.uniform4fv(this.g.loc(p, 'uLc[0]') ?? this.g.loc(p, 'uLc'), lc);
    gl.uniform4fv(this.g.loc(p, 'uLd[0]') ?? this.g.loc(p, 'uLd'), ld);
  }

  private camera(cam: Camera, aspect: number, mirrorY: number | null) {
    const near = cam.near ?? 0.05;
    const far = cam.far ?? 20000;
    const tan = Math.tan((cam.fov * Math.PI) / 360);
    const proj = m4.perspective((cam.fov * Math.PI) / 180, aspect, near, far);
    const [sx, sy] = cam.shift ?? [0, 0];
    proj[8] = sx;
    proj[9] = sy;
    let view = m4.lookAt(cam.eye, cam.at, cam.up);
    let eye = cam.eye;
    let f = v3.norm(v3.sub(cam.at, cam.eye));
    let r = v3.norm(v3.cross(f, cam.up ?? [0, 1, 0]));
    let u = v3.cross(r, f);
    if (mirrorY !== null) {
      const mir = m4.chain(m4.translate([0, 2 * mirrorY, 0]), m4.scale(1, -1, 1));
      view = m4.mul(view, mir);
      eye = [eye[0], 2 * mirrorY - eye[1], eye[2]];
      const fl = (v: Vec3): Vec3 => [v[0], -v[1], v[2]];
      f = fl(f);
      r = fl(r);
      u = fl(u);
    }
    return { vp: m4.mul(proj, view), eye, f, r, u, lens: [tan * aspect, tan, sx, sy] as const, view, proj };
  }

  /** World point → picture coordinates (0..1, y down). */
  project(p: Vec3, aspect: number): [number, number] {
    const c = this.camera(this.cam, aspect, null);
    const q = m4.point(c.vp, p);
    return [q[0] * 0.5 + 0.5, 0.5 - q[1] * 0.5];
  }

  private common(): Record<string, UniformValue> {
    const e = this.env;
    const w = e.water;
    return {
      uSunDir: e.sunDir,
      uSunCol: e.sunCol,
      uSunCol3: e.sunCol,
      uAmbUp: e.ambUp,
      uAmbDown: e.ambDown,
      uSkyZen: e.sky.zenith,
      uSkyHor: e.sky.horizon,
      uSkySun: e.sky.sun,
      uSkyF: e.sky.falloff ?? 4.5,
      uCloud: [e.sky.cover, e.sky.scale, e.sky.seed, e.sky.soft],
      uCumulus: [e.sky.cumulusHeight, e.sky.cumulus, e.sky.seed * 1.7, e.sky.disc],
      uCloudLit: e.sky.lit,
      uCloudDark: e.sky.dark,
      uUnder: w ? 1 : 0,
      uDeep: w?.deep ?? [0, 0, 0],
      uMid: w?.mid ?? [0, 0, 0],
      uShallow: w?.shallow ?? [0, 0, 0],
      uGlow: w?.glow ?? [0, 0, 0],
      uAbs: w?.absorb ?? [0, 0, 0],
      uScat: w?.scatter ?? [0, 0, 0],
      uWater: w ? [w.surface, w.depthFall, w.glowExp, w.soft] : [-1e6, 0, 1, 1],
      uCausK: w?.caustics ?? 0,
      uCausS: w?.causticScale ?? 1,
      uWave: e.sea ? [e.sea.height, e.sea.scale, e.sea.time, e.sea.chop] : [0.35, 1.1, 2.3, 0.4],
      uTime: 0,
    };
  }

  private gbuffer(
    cam: ReturnType<World['camera']>,
    w: number,
    h: number,
    us: Record<string, UniformValue>,
    clip: readonly number[],
  ): Target {
    const g0 = this.g;
    const { gl } = g0;
    const t = g0.target(w, h, ['rgba16f', 'rgba32f', 'rgba8', 'rgba16f'], true);
    gl.bindFramebuffer(gl.FRAMEBUFFER, t.fbo);
    gl.viewport(0, 0, w, h);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.disable(gl.CULL_FACE);
    gl.disable(gl.BLEND);
    g0.sync('before');
    // depth first, so the costly surfaces are drawn once
    if (clip[3] === 1) {
      gl.colorMask(false, false, false, false);
      this.draw(cam.vp, {}, true, true);
      gl.colorMask(true, true, true, true);
      gl.depthFunc(gl.LEQUAL);
      g0.sync('depth');
    }
    const tris = this.draw(cam.vp, { ...us, uEye: cam.eye, uClip: clip }, false);
    gl.depthFunc(gl.LESS);
    g0.sync('surfaces');
    const lit = g0.target(w, h, ['rgba16f']);
    g0.pass(
      lit,
      LIGHT,
      {
        ...us,
        uEye: cam.eye,
        uR: cam.r,
        uU: cam.u,
        uF: cam.f,
        uLens: cam.lens as unknown as number[],
        uAlb: t.color[0] as Tex,
        uG: t.color[1] as Tex,
        uPar: t.color[2] as Tex,
        uEm: t.color[3] as Tex,
      },
      false,
      (p) => this.pointLights(p),
    );
    g0.sync('light');
    console.log(`  geometry ${(tris / 1e6).toFixed(2)} M triangles at ${w}x${h}`);
    for (const i of [0, 2, 3]) gl.deleteTexture((t.color[i] as Tex).tex);
    gl.deleteTexture(t.depth as WebGLTexture);
    gl.deleteFramebuffer(t.fbo);
    return { fbo: lit.fbo, w, h, color: [lit.color[0] as Tex, t.color[1] as Tex] };
  }

  render(w: number, h: number, ss: number): Layer {
    const { g, env } = this;
    const { gl } = g;
    const W = Math.round(w * ss);
    const H = Math.round(h * ss);
    const aspect = w / h;
    const cam = this.camera(this.cam, aspect, null);
    // shadow map
    const sc = env.shadow;
    const eye = v3.mad(sc.center, env.sunDir, sc.radius * 4);
    const sview = m4.lookAt(eye, sc.center, Math.abs(env.sunDir[1]) > 0.95 ? [0, 0, 1] : [0, 1, 0]);
    const svp = m4.mul(m4.ortho(sc.radius, sc.radius, sc.radius * 0.5, sc.radius * 7.5), sview);
    const smap = g.texture(sc.size, sc.size, 'depth', true);
    gl.bindTexture(gl.TEXTURE_2D, smap.tex);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_MODE, gl.COMPARE_REF_TO_TEXTURE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_COMPARE_FUNC, gl.LEQUAL);
    const sfbo = gl.createFramebuffer();
    gl.bindFramebuffer(gl.FRAMEBUFFER, sfbo);
    gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, smap.tex, 0);
    gl.drawBuffers([gl.NONE]);
    gl.viewport(0, 0, sc.size, sc.size);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.enable(gl.POLYGON_OFFSET_FILL);
    gl.polygonOffset(1.5, 3);
    this.draw(svp, {}, true);
    gl.disable(gl.POLYGON_OFFSET_FILL);
    gl.finish();
    gl.deleteFramebuffer(sfbo);

    const us: Record<string, UniformValue> = {
      ...this.common(),
      uSVP: svp,
      uSMap: smap,
      uShadow: [1 / sc.size, sc.soft, sc.strength, (sc.radius / sc.size) * 3.2],
    };
    const off = [0, 0, 0, 1];
    const lens = (c: typeof cam): Record<string, UniformValue> => ({
      uR: c.r,
      uU: c.u,
      uF: c.f,
      uLens: c.lens as unknown as number[],
      uEye: c.eye,
    });
    const airUs: Record<string, UniformValue> = {
      uHaze: env.haze,
      uHazeTop: env.hazeTop,
      uHazeCol: env.hazeCol ? [...env.hazeCol, 1] : [0, 0, 0, 0],
      uSea: env.sea ? [env.sea.level, env.sea.glint, env.sea.rough, env.sea.foam] : [0, 0, 0, 0],
      uSeaBody: env.sea?.body ?? [0, 0, 0],
      uSeaScat: env.sea?.scatter ?? [0, 0, 0],
      uSeaAbs: env.sea?.absorb ?? [0, 0, 0],
    };
    const comp = (def: string) =>
      COMPOSITE.replace('void main', 'void main').replace('layout(location=1)', `${def}\nuniform vec3 uSunCol3;\nlayout(location=1)`);
    const dummy = g.target(2, 2, ['rgba16f']);

    // what the sea mirrors
    let refl: Target | null = null;
    if (env.sea && cam.eye[1] > env.sea.level) {
      const rw = Math.round(w * Math.min(1, ss * 0.6));
      const rh = Math.round(h * Math.min(1, ss * 0.6));
      const mc = this.camera(this.cam, aspect, env.sea.level);
      const gb = this.gbuffer(mc, rw, rh, us, [0, 1, 0, -env.sea.level + 0.02]);
      refl = g.target(rw, rh, ['rgba16f', 'r32f']);
      g.pass(refl, comp('#define MIRROR'), {
        ...us,
        ...airUs,
        ...lens(mc),
        uCol: gb.color[0] as Tex,
        uG: gb.color[1] as Tex,
        uAo: [0, 1, 0, 0],
        uShaft: dummy.color[0] as Tex,
        uRefl: dummy.color[0] as Tex,
      });
      g.free(gb);
    }

    const gb = this.gbuffer(cam, W, H, us, off);
    let shaft: Target | null = null;
    if (env.water && env.water.shafts > 0) {
      const raw = g.target(Math.round(w / 2), Math.round(h / 2), ['rgba16f']);
      g.pass(raw, SHAFTS, {
        ...us,
        ...lens(cam),
        uG: gb.color[1] as Tex,
        uSh: [env.water.shafts, env.water.shaftScale, env.water.shaftLength, 0],
      });
      shaft = g.target(raw.w, raw.h, ['rgba16f']);
      g.pass(
        shaft,
        `uniform sampler2D a;void main(){vec4 s=vec4(0);for(int y=-2;y<=2;y++)for(int x=-2;x<=2;x++)s+=texture(a,uv+vec2(x,y)/uRes);o=s/25.;}`,
        { a: raw.color[0] as Tex },
      );
      g.sync('shafts');
      g.free(raw);
    }
    const out = g.target(W, H, ['rgba16f', 'r32f']);
    const def = env.water ? `#define WATER_IN\n${env.water.overhead ? '#define OVERHEAD' : ''}` : env.sea ? '#define SEA' : '';
    g.pass(out, comp(def), {
      ...us,
      ...airUs,
      ...lens(cam),
      uCol: gb.color[0] as Tex,
      uG: gb.color[1] as Tex,
      uAo: [env.ao, env.aoRadius, 0, 0],
      uShaft: (shaft ?? dummy).color[0] as Tex,
      uRefl: (refl ?? dummy).color[0] as Tex,
    });
    g.sync('composite');
    g.free(gb);
    if (shaft) g.free(shaft);
    if (refl) g.free(refl);
    gl.deleteTexture(smap.tex);
    // down to the picture's size
    const fin = g.target(w, h, ['rgba16f', 'r32f']);
    g.pass(
      fin,
      `layout(location=1) out vec4 oD;uniform sampler2D a,b;uniform vec4 k;
void main(){vec4 s=vec4(0);float wsum=0.,dm=1e9;int n=int(k.z);
for(int y=0;y<4;y++)for(int x=0;x<4;x++){if(x>=n||y>=n)continue;vec2 q=uv+((vec2(x,y)+.5)/float(n)-.5)*1.15/uRes;
 vec3 c=texture(a,q).rgb;float l=1./(1.+max(c.r,max(c.g,c.b))*.5);s+=vec4(c*l,1.)*1.;wsum+=l;dm=min(dm,texture(b,q).r);}
o=vec4(s.rgb/wsum,1.);oD=vec4(dm);}`,
      { a: out.color[0] as Tex, b: out.color[1] as Tex, k: [0, 0, clamp(Math.ceil(ss), 1, 3), 0] },
    );
    g.free(out);
    return { color: fin.color[0] as Tex, dist: fin.color[1] as Tex, target: fin };
  }

  /** Frees what this world holds on the GPU. */
  dispose(): void {
    for (const it of this.items) this.g.gl.deleteVertexArray(it.vao);
    this.items = [];
  }
}

export const PLAIN: Material = { name: 'plain' };
