// Shared shader text: noise, caustics, sky, water. Every scene sees the same light.

export const NOISE = /* glsl */ `
float h11(float p){p=fract(p*.1031);p*=p+33.33;p*=p+p;return fract(p);}
float h21(vec2 p){vec3 q=fract(vec3(p.xyx)*.1031);q+=dot(q,q.yzx+33.33);return fract((q.x+q.y)*q.z);}
vec2 h22(vec2 p){vec3 q=fract(vec3(p.xyx)*vec3(.1031,.1030,.0973));q+=dot(q,q.yzx+33.33);return fract((q.xx+q.yz)*q.zy);}
float h31(vec3 p){p=fract(p*.1031);p+=dot(p,p.zyx+31.32);return fract((p.x+p.y)*p.z);}
vec3 h33(vec3 p){p=fract(p*vec3(.1031,.1030,.0973));p+=dot(p,p.yxz+33.33);return fract((p.xxy+p.yxx)*p.zyx);}
float vn(vec2 p){vec2 i=floor(p),f=fract(p);f=f*f*f*(f*(f*6.-15.)+10.);
 return mix(mix(h21(i),h21(i+vec2(1,0)),f.x),mix(h21(i+vec2(0,1)),h21(i+vec2(1,1)),f.x),f.y);}
float vn(vec3 p){vec3 i=floor(p),f=fract(p);f=f*f*f*(f*(f*6.-15.)+10.);
 return mix(mix(mix(h31(i),h31(i+vec3(1,0,0)),f.x),mix(h31(i+vec3(0,1,0)),h31(i+vec3(1,1,0)),f.x),f.y),
  mix(mix(h31(i+vec3(0,0,1)),h31(i+vec3(1,0,1)),f.x),mix(h31(i+vec3(0,1,1)),h31(i+vec3(1,1,1)),f.x),f.y),f.z);}
const mat2 R2=mat2(.8,.6,-.6,.8);
float fbm(vec2 p,int n){float s=0.,a=.5;for(int i=0;i<n;i++){s+=a*vn(p);p=R2*p*2.03+17.3;a*=.5;}return s;}
float fbm(vec3 p,int n){float s=0.,a=.5;for(int i=0;i<n;i++){s+=a*vn(p);p.xy=R2*p.xy;p=p.yzx*2.03+7.3;a*=.5;}return s;}
vec2 worley(vec3 p){vec3 i=floor(p-.5),f=p-i;float a=9.,b=9.;
 for(int x=0;x<2;x++)for(int y=0;y<2;y++)for(int z=0;z<2;z++){vec3 o=vec3(x,y,z);vec3 d=o+h33(i+o)*.9+.05-f;float q=dot(d,d);if(q<a){b=a;a=q;}else if(q<b)b=q;}
 return sqrt(vec2(a,b));}
vec3 worleyId(vec2 p){vec2 i=floor(p),f=fract(p);float a=9.,b=9.,id=0.;
 for(int x=-1;x<=1;x++)for(int y=-1;y<=1;y++){vec2 o=vec2(x,y);vec2 d=o+h22(i+o)-f;float q=dot(d,d);if(q<a){b=a;a=q;id=h21(i+o);}else if(q<b)b=q;}
 return vec3(sqrt(a),sqrt(b),id);}
float sat(float x){return clamp(x,0.,1.);}
/* bright web of refracted sunlight, mean about 0.35 */
float caustic(vec2 p,float t){
 vec2 w=vec2(fbm(p*.7+t,3),fbm(p*.7+31.7-t,3))-.5;p+=w*1.3;
 vec3 a=worleyId(p),b=worleyId(R2*p*1.37+9.2+w*.8);
 float e=1.-smoothstep(0.,.42,a.y-a.x),g=1.-smoothstep(0.,.5,b.y-b.x);
 return e*e*.55+g*g*.35+e*g*1.1;}
`;

export const SKY = /* glsl */ `
uniform vec3 uSunDir,uSkyZen,uSkyHor,uSkySun;uniform float uSkyF;
uniform vec4 uCloud;   /* cover 0..1, scale, seed, softness */
uniform vec4 uCumulus; /* horizon bank height, density, seed, sun disc gain */
uniform vec3 uCloudLit,uCloudDark;
vec3 skyBase(vec3 d){
 float y=max(d.y,0.);
 float k=pow(1.-y,uSkyF);
 vec3 c=mix(uSkyZen,uSkyHor,clamp(k,0.,1.));
 float s=max(dot(d,uSunDir),0.);
 c+=uSkySun*(pow(s,6.)*.18+pow(s,48.)*.35+pow(s,600.)*1.2);
 float near=pow(1.-y,12.);
 c+=uSkySun*.10*near*pow(s,2.);
 return c;}
float cloudD(vec2 p){float n=fbm(p,6);float w=fbm(p*.35+uCloud.z,3);return smoothstep(1.-uCloud.x,1.-uCloud.x+uCloud.w,n*.72+w*.42);}
vec3 sky(vec3 d){
 vec3 c=skyBase(d);
 float s=max(dot(d,uSunDir),0.);
 if(d.y>.005&&uCloud.x>0.){
  vec2 p=d.xz/(d.y+.12)*uCloud.y+uCloud.z*13.7;
  p+=.22*(vec2(vn(p*1.7),vn(p*1.7+9.))-.5);
  float a=cloudD(p);
  vec2 l=normalize(uSunDir.xz+1e-3)*.16;
  float b=cloudD(p+l);
  float lit=clamp(.62+(a-b)*1.15-.30*a*a,0.,1.);
  vec3 cc=mix(uCloudDark,uCloudLit,lit)+uSkySun*pow(s,10.)*.30*(1.-a);
  float fade=smoothstep(.0,.16,d.y);
  c=mix(c,cc,a*fade*.92);
 }
 if(uCumulus.y>0.){
  float az=atan(d.x,-d.z);
  for(int i=0;i<3;i++){
   float fi=float(i);
   float sc=mix(5.,9.,fi*.5),ht=uCumulus.x*(1.-.25*fi);
   vec2 p=vec2(az*sc+fi*13.1+uCumulus.z,d.y*sc*1.35+fi*3.7);
   vec2 wp=p+.30*(vec2(fbm(p*1.6,4),fbm(p*1.6+7.,4))-.5);
   float base=fbm(vec2(wp.x*.55,uCumulus.z+fi*5.),4);
   float puff=fbm(wp*1.9+uCumulus.z,6);
   float top=ht*smoothstep(.34,.75,base)*1.7;
   float e=(top-d.y)/max(ht,.001)+ (puff-.5)*1.25;
   float a=smoothstep(.05,.30,e)*smoothstep(-.004,.02,d.y)*uCumulus.y;
   float puff2=fbm(wp*1.9+uCumulus.z+vec2(-.11,.13),6);
   float lit=clamp(.55+(puff-puff2)*3.0+(d.y/max(top,.02)-.45)*.55,0.,1.);
   vec3 cc=mix(uCloudDark,uCloudLit,lit);
   cc=mix(cc,uSkyHor,.25+.22*fi+.25*smoothstep(.06,.0,d.y));
   c=mix(c,cc,a*(.95-.2*fi));
  }
 }
 c+=uSkySun*uCumulus.w*smoothstep(.99955,.99985,dot(d,uSunDir))*8.;
 return c;}
`;

export const WAVES = /* glsl */ `
uniform vec4 uWave; /* height, scale, time, choppiness */
float waveH(vec2 p,int n){
 float s=0.,a=1.,f=1.;vec2 d=normalize(vec2(.8,.45));
 p*=uWave.y;
 for(int i=0;i<n;i++){
  float w=dot(p,d)*f+uWave.z*sqrt(f)*1.7+vn(p*f*.55+float(i)*3.3)*2.6;
  float k=1.-abs(sin(w*.5+float(i)*1.3));
  s+=a*(pow(k,1.+uWave.w)-.4);
  a*=.52;f*=1.83;d=mat2(.36,.93,-.93,.36)*d;}
 return s*uWave.x*.5;}
vec3 waveN(vec2 p,float e,int n){
 float h=waveH(p,n);
 return normalize(vec3(h-waveH(p+vec2(e,0),n),e,h-waveH(p+vec2(0,e),n)));}
`;

/** Water seen from inside: colour of the far water in a direction, absorption, the surface overhead. */
export const WATER = /* glsl */ `
uniform vec3 uDeep,uMid,uShallow,uGlow,uAbs,uScat;
uniform vec4 uWater; /* surfaceY, depth light falloff, glow exponent, horizon softness */
uniform vec3 uEye;
vec3 waterFar(vec3 d){
 float y=d.y;
 float t=smoothstep(-uWater.w,uWater.w*1.25,y);
 vec3 c=mix(uDeep,uMid,smoothstep(0.,.55,t));
 c=mix(c,uShallow,smoothstep(.45,1.,t));
 float s=max(dot(d,uSunDir),0.);
 c+=uGlow*(pow(s,uWater.z)*.55+pow(s,uWater.z*5.)*.6);
 return c;}
`;
