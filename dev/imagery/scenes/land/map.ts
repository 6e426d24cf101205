import { hex } from '../../core/palette.ts';
import { scene } from '../../core/registry.ts';

// Units: picture heights; x 0 … 1.78 to the right, y 0 … 1 upward.
const LIB = /* glsl */ `
float seg(vec2 p,vec2 a,vec2 b,float ra,float rb){vec2 d=b-a;float h=clamp(dot(p-a,d)/dot(d,d),0.,1.);return length(p-a-d*h)-mix(ra,rb,h);}
float smin(float a,float b,float k){float h=max(k-abs(a-b),0.)/k;return min(a,b)-h*h*k*.25;}
float ell(vec2 p,vec2 c,vec2 r,float a){p-=c;p=mat2(cos(a),-sin(a),sin(a),cos(a))*p;float k=length(p/r);return (k-1.)*min(r.x,r.y);}
/* signed distance to land, negative inside */
float land(vec2 p){
 vec2 w=vec2(fbm(p*7.,5),fbm(p*7.+11.,5))-.5;vec2 w2=vec2(fbm(p*26.,4),fbm(p*26.+5.,4))-.5;
 vec2 q=p+w*.075+w2*.018;
 float d=seg(q,vec2(.30,-.28),vec2(.74,.12),.24,.19);
 d=smin(d,seg(q,vec2(.74,.12),vec2(1.10,.46),.18,.13),.10);
 d=smin(d,seg(q,vec2(1.10,.46),vec2(1.24,.66),.12,.07),.08);
 d=smin(d,seg(q,vec2(1.24,.66),vec2(1.20,.74),.06,.045),.05);
 d=smin(d,seg(q,vec2(.95,.10),vec2(1.20,.34),.16,.09),.10);
 d=max(d,-ell(q,vec2(.655,.365),vec2(.115,.075),.75)*1.);
 float is=9.;
 is=min(is,ell(q,vec2(.590,.700),vec2(.046,.018),-.5));        /* Bunaken: a bow */
 is=smin(is,ell(q,vec2(.620,.678),vec2(.026,.016),.9),.02);
 is=min(is,ell(q,vec2(.475,.680),vec2(.036,.038),.0));         /* Manado Tua */
 is=min(is,ell(q,vec2(.668,.742),vec2(.016,.011),.4));         /* Siladen */
 is=min(is,ell(q,vec2(.640,.880),vec2(.036,.020),.2));         /* Nain */
 is=min(is,ell(q,vec2(.760,.830),vec2(.040,.024),-.5));        /* Mantehage */
 is=min(is,ell(q,vec2(1.335,.835),vec2(.044,.062),-.3));       /* Bangka */
 is=min(is,ell(q,vec2(1.245,.86),vec2(.016,.012),.3));
 is=min(is,ell(q,vec2(1.405,.905),vec2(.020,.014),.2));
 is=min(is,ell(q,vec2(1.385,.42),vec2(.034,.125),-.62));       /* Lembeh */
 return min(d,is);}
float vol(vec2 p,vec2 c,float r,float h){float d=length(p-c+.012*(vec2(vn(p*40.),vn(p*40.+7.))-.5))/r;float a=atan(p.y-c.y,p.x-c.x);return h*pow(max(1.-d,0.),1.5)*(1.-.22*abs(sin(a*5.+vn(p*30.)*3.))*smoothstep(0.,.5,d))-.12*h*smoothstep(.16,.05,d);}
float topo(vec2 p){float d=-land(p);float h=smoothstep(0.,.13,d)*.05+fbm(p*16.,5)*.06*smoothstep(0.,.05,d);
 h+=vol(p,vec2(1.09,.49),.13,.16)+vol(p,vec2(1.235,.60),.085,.12)+vol(p,vec2(.78,.20),.12,.12)+vol(p,vec2(.86,.13),.09,.10)+vol(p,vec2(.475,.680),.045,.085)+vol(p,vec2(.62,.02),.13,.11);
 return h;}
`;

scene('map-preview', { seed: 121, width: 1600, height: 900, kind: 'frontend' }, (s) => {
  const c = (h: string) => hex(h) as readonly number[];
  let l = s.shader(
    /* glsl */ `
 vec2 p=vec2(uv.x*aspect,uv.y)*vec2(.93,.93)+vec2(-.02,.02);
 float d=land(p);
 vec3 col;
 vec3 sun=normalize(vec3(-.6,.62,.55));
 if(d>0.){
  float dep=d+.05*(fbm(p*5.+3.,4)-.5)*smoothstep(0.,.12,d);
  float t=clamp(dep/.36,0.,1.);
  col=mix(uSh,uLag,smoothstep(0.,.055,dep));col=mix(col,uOc,smoothstep(.02,.17,dep));col=mix(col,uDp,smoothstep(.12,.5,dep));
  /* depth steps, drawn as soft terraces with a lit lip */
  float k=pow(t,.62)*8.;float f=fract(k);float st=smoothstep(0.,.07,f)*smoothstep(1.,.86,f);
  col*=mix(.945,1.03,smoothstep(0.,1.,f));
  col+=(.020+.03*(1.-t))*smoothstep(.06,.0,min(f,1.-f))*uSh;
  /* reef edge */
  float rf=smoothstep(.016,.009,d+.006*(fbm(p*70.,3)-.5));
  col=mix(col,uSh*1.12,rf*.85);
  float foam=smoothstep(.0042,.0012,d+.002*(fbm(p*160.,2)-.5));col=mix(col,vec3(.93,.97,.95),foam*.9);
  col*=.97+.06*fbm(p*vec2(26.,60.),4);
  /* land's shadow on the water, away from the light */
  float sh=smoothstep(.0,-.03,land(p+vec2(-.008,.010)));col*=1.-.32*sh;
 }else{
  float e=.0016;float h=topo(p);vec3 n=normalize(vec3(h-topo(p+vec2(e,0)),h-topo(p+vec2(0,e)),e*.85));
  float li=max(dot(n,sun),0.);
  float g=fbm(p*22.,5);
  col=mix(uG1,uG2,smoothstep(.3,.7,g));col=mix(col,uG3,smoothstep(.09,.2,h));
  col=mix(col,uSand,smoothstep(-.008,-.001,d));
  /* the lake of Tondano */
  float lk=ell(p+.02*(vec2(fbm(p*20.,3),fbm(p*20.+4.,3))-.5),vec2(.90,.075),vec2(.024,.044),.2);
  /* the city's grey at the bay */
  float ct=smoothstep(.085,.01,length((p-vec2(.772,.395))*vec2(1.,.8))+.05*(fbm(p*30.,4)-.5));col=mix(col,mix(uSand*.86,vec3(.42,.36,.32),vn(p*130.)*.7),ct*.6);
  col*=.40+.92*li;
  col*=.86+.28*vn(p*170.)*vn(p*60.);
  if(lk<0.)col=mix(uLag,uOc,.4);
 }
 /* thin cloud shadows and a few clouds for life */
 float cs=smoothstep(.60,.85,fbm((p+vec2(-.03,.04))*2.6+vec2(4.,9.),6));
 col*=1.-.08*cs;
 o=vec4(col,1.);`,
    {
      uSh: c('#8fdcd4'),
      uLag: c('#14a3b4'),
      uOc: c('#0a5a7d'),
      uDp: c('#06304a'),
      uG1: c('#2f5a34'),
      uG2: c('#5f8044'),
      uG3: c('#8a8a5c'),
      uSand: c('#efe0bf'),
    },
    LIB,
  );
  // the pin
  l = s.paint(l, (k, W, H) => {
    const x = (0.772 + 0.02) / 0.93 / (16 / 9);
    const y = 1 - (0.397 - 0.02) / 0.93;
    const X = x * W;
    const Y = y * H;
    const r = H * 0.034;
    k.filter = `blur(${r * 0.25}px)`;
    k.fillStyle = 'rgba(4,24,36,.5)';
    k.beginPath();
    k.ellipse(X + r * 0.5, Y + r * 0.02, r * 0.75, r * 0.28, -0.3, 0, 7);
    k.fill();
    k.filter = 'none';
    const g = k.createRadialGradient(X - r * 0.4, Y - r * 2.3, r * 0.1, X, Y - r * 1.9, r * 1.5);
    g.addColorStop(0, '#ff9a84');
    g.addColorStop(0.5, '#ff6b52');
    g.addColorStop(1, '#d9452c');
    k.fillStyle = g;
    k.beginPath();
    k.moveTo(X, Y);
    k.bezierCurveTo(X - r * 0.25, Y - r * 0.75, X - r, Y - r * 1.1, X - r, Y - r * 1.9);
    k.arc(X, Y - r * 1.9, r, Math.PI, 0);
    k.bezierCurveTo(X + r, Y - r * 1.1, X + r * 0.25, Y - r * 0.75, X, Y);
    k.fill();
    k.fillStyle = '#fff6ee';
    k.beginPath();
    k.arc(X, Y - r * 1.9, r * 0.4, 0, 7);
    k.fill();
  });
  s.finish(l, { vignette: 0.14, bloom: 0.06, grain: 0.014, exposure: 1.25 });
});
