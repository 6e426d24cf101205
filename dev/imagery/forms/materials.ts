// Surfaces shared by the scenes. vL is object space, vP world, vC vertex colour, vI tint+seed, vA aux.
import type { Material } from '../core/world.ts';

/** Hard coral: fine polyps, paler tips (aux.free = 0 base … 1 tip). */
export const CORAL: Material = {
  name: 'coral',
  surface: `
 float h=.75;
 if(dist<6.){h=smoothstep(.0,.55,worley(vL*34.+vI.a*17.).x);s.n=bumpN(s.n,vP,(1.-h)*.006);}
 s.alb*=mix(.62,1.12,h);
 s.alb=mix(s.alb,s.alb*.35+vec3(.62,.58,.5)*.9*mix(vec3(1.),vI.rgb,.55),smoothstep(.55,1.,vA.w)*.75);
 s.alb*=.75+.5*vn(vP*3.+vI.a*9.);
 s.gloss=.18;s.wrap=.35;`,
};

/** Boulder and brain corals: meandering grooves or star polyps, by seed. */
export const BRAIN: Material = {
  name: 'brain',
  surface: `
 float pat=.8,fine=.5;
 if(dist<9.){
  if(fract(vI.a*7.31)>.45){
   vec3 q=vL*15.+vI.a*13.;vec3 wq=q+1.3*vec3(vn(q*.8),vn(q*.8+7.),vn(q*.8+13.));
   float g=abs(sin(wq.x*2.3+sin(wq.y*2.1)*1.4+wq.z*1.9));pat=smoothstep(.08,.6,g);
  }else pat=mix(.35,1.,smoothstep(.0,.34,worley(vL*46.+vI.a*9.).x));
  fine=vn(vL*120.);
  s.n=bumpN(s.n,vP,pat*.007+fine*.0012);
 }
 s.alb*=mix(.5,1.1,pat)*(.85+.3*fine);
 float pt=fbm(vP*1.7+vI.a*5.,4);
 s.alb*=.55+.9*pt;
 s.alb=mix(s.alb,s.alb.gbr*.8+.03,smoothstep(.55,.7,fbm(vP*.9+vI.a*21.,3))*.35);
 s.alb=mix(s.alb,vec3(.10,.08,.06),smoothstep(.5,.0,vA.w*3.)*.7);
 s.gloss=.16;s.wrap=.3;`,
};

/** Living rock: encrusting algae, sponges and coralline patches in many colours. vC is the ground tone. */
export const CRUST: Material = {
  name: 'crust',
  lib: `
vec3 crustCol(vec3 p,vec3 base,int n){
 float a=fbm(p*1.1,n),b=fbm(p*1.7+19.,n),c=fbm(p*3.1+37.,n),d=fbm(p*.6+51.,2),e=fbm(p*5.3+71.,2);
 vec3 k=base*(.45+.9*c);
 k=mix(k,vec3(.30,.09,.17),smoothstep(.52,.60,a));
 k=mix(k,vec3(.10,.12,.035),smoothstep(.54,.62,b)*.85);
 k=mix(k,vec3(.42,.17,.045),smoothstep(.60,.64,c+(d-.5)*.35));
 k=mix(k,vec3(.15,.09,.26),smoothstep(.58,.63,fbm(p*1.3+91.,n-1)));
 k=mix(k,vec3(.50,.36,.30),smoothstep(.62,.68,e+(a-.5)*.4));
 k=mix(k,vec3(.46,.10,.08),smoothstep(.66,.69,fbm(p*2.3+111.,n-1)));
 k=mix(k,vec3(.44,.33,.06),smoothstep(.67,.70,fbm(p*2.7+131.,n-1)));
 return k;}`,
  surface: `
 vec3 q=vP*1.6;int n=dist<5.?4:3;
 float h=fbm(vP*6.,n)*.10+(dist<6.?fbm(vP*24.,2)*.02:0.);vec2 w=worley(vP*7.);h+=smoothstep(.0,.5,w.x)*-.025;
 s.n=bumpN(s.n,vP,h);
 s.alb=crustCol(q,vC,n)*(.55+.75*smoothstep(.05,.6,w.x));
 s.ao*=mix(.5,1.,smoothstep(.25,.6,h*7.));
 s.gloss=.1;s.wrap=.2;`,
};

/** Sand with ripples; vC tint, aux.free = ripple strength. */
export const SAND: Material = {
  name: 'sand',
  surface: `
 vec2 p=vP.xz;vec2 wp=p+.5*vec2(vn(p*.8),vn(p*.8+9.));
 float rp=sin(wp.x*7.+wp.y*2.6+2.2*vn(p*.6));rp=1.-abs(rp);
 float h=rp*.022*vA.w+fbm(p*9.,4)*.02+vn(p*70.)*.0035;
 s.n=bumpN(s.n,vP,h);
 float gr=h21(floor(p*420.));float gg=vn(p*160.);
 s.alb*=.70+.30*fbm(p*1.4,4)+.28*(gg-.5)+.22*(gr-.5)*smoothstep(14.,2.,dist);
 s.alb=mix(s.alb,s.alb*.45,smoothstep(.62,.72,fbm(p*2.1+5.,5))*.5);
 s.gloss=.08;s.wrap=.15;`,
};

/** Volcanic sand: dark grains with pale and gold glints. */
export const BLACK_SAND: Material = {
  name: 'blacksand',
  surface: `
 vec2 p=vP.xz;vec2 wp=p+.5*vec2(vn(p*2.),vn(p*2.+9.));
 float rp=1.-abs(sin(wp.x*9.+wp.y*3.+2.2*vn(p*.9)));
 float h=rp*.03*vA.w+fbm(p*12.,5)*.03+vn(p*90.)*.006+vn(p*230.)*.003;
 s.n=bumpN(s.n,vP,h);
 vec2 cell=floor(p*380.);float gr=h21(cell);float gr2=h21(floor(p*150.+7.));
 s.alb*=.55+.9*fbm(p*5.,4);
 float fade=smoothstep(3.2,.5,dist);
 s.alb+=(vec3(.11,.10,.085)*step(.93,gr)+vec3(.30,.23,.12)*step(.985,gr2)*.7)*fade;
 s.alb*=mix(1.,.5+h21(cell+3.),fade*.8);
 vec3 pb=worleyId(p*22.);float peb=smoothstep(.30,.12,pb.x)*step(.86,pb.z);
 s.alb=mix(s.alb,mix(vec3(.10,.09,.08),vec3(.30,.27,.23),fract(pb.z*37.)),peb*.8*smoothstep(9.,2.,dist));
 s.n=bumpN(s.n,vP,peb*.02);
 s.gloss=.25;s.f0=.05;s.wrap=.15;`,
};

/** Soft, translucent flesh: soft corals, anemones, sponges' lips. */
export const SOFT: Material = {
  name: 'soft',
  surface: `
 s.alb*=.82+.4*vn(vL*14.+vI.a*7.);
 if(dist<5.){vec2 w=worley(vL*40.);s.n=bumpN(s.n,vP,smoothstep(.1,.5,w.x)*.003);}
 s.gloss=.3;s.wrap=.55;s.trans=max(s.trans,.45);`,
};

/** Sponge: pits and ridges. */
export const SPONGE: Material = {
  name: 'sponge',
  surface: `
 vec2 w=worley(vL*vec3(16.,16.,16.)+vI.a*5.);float h=smoothstep(.08,.5,w.x);
 s.n=bumpN(s.n,vP,-h*.02);
 s.alb*=mix(1.1,.5,1.-h)*(.7+.6*vn(vL*6.+vI.a));
 s.gloss=.12;s.wrap=.4;`,
};

/** Sea fan lattice, small polyps on the twigs. */
export const FAN: Material = {
  name: 'fan',
  surface: `
 float k=vn(vL*60.+vI.a*3.);s.alb*=.72+.55*k;
 s.gloss=.1;s.wrap=.5;s.trans=max(s.trans,.5);`,
};

/** Fish: vertex colours, fine scales, a silver sheen (aux.z gloss), body bend by instance extra (amp, phase). */
export const FISH: Material = {
  name: 'fish',
  vertex: `
 {float t=p.x;float k=extra.x*(.12+.88*smoothstep(.35,-.5,t))*sin(t*4.2+extra.y);p.z+=k*.22;
  float dk=extra.x*.9*cos(t*4.2+extra.y)*.22;n.x-=n.z*dk;}`,
  surface: `
 float sc=0.;{vec2 u=vL.xy*vec2(46.,52.);u.x+=.5*mod(floor(u.y),2.);vec2 f=fract(u)-.5;sc=smoothstep(.5,.15,length(f));}
 float body=step(.5,vA.w);
 s.n=bumpN(s.n,vP,sc*.0006*body);
 s.alb*=mix(1.,.86+.24*sc,body);
 s.f0=mix(.04,.34,s.gloss*body);s.gloss*=.9;s.wrap=.35;`,
};

/** Wet skin, rubber, shell: plain with a sheen from aux.z. */
export const SKIN: Material = {
  name: 'skin',
  surface: `s.alb*=.85+.3*fbm(vL*7.+vI.a,4);s.n=bumpN(s.n,vP,fbm(vL*22.,3)*.004);s.wrap=.3;`,
};

/** Painted things: boats, gear. */
export const PAINT: Material = {
  name: 'paint',
  surface: `s.alb*=.9+.18*fbm(vL*3.,4);s.wrap=.15;`,
};

/** Weathered planks; long grain on object x. */
export const WOOD: Material = {
  name: 'wood',
  surface: `
 float g=fbm(vec2(vL.x*2.5,vL.z*30.+vL.y*30.),5);s.alb*=.6+.75*g;
 s.n=bumpN(s.n,vP,g*.004);s.gloss=max(s.gloss,.15);s.wrap=.15;`,
};

/** Mountain and island slopes seen from afar: forest, gullies, some grass. */
export const SLOPE: Material = {
  name: 'slope',
  surface: `
 float f=fbm(vP*.02,5),g=fbm(vP*.09+7.,4);vec2 w=worley(vP*.055);
 float can=smoothstep(.05,.7,w.x);
 s.n=normalize(s.n+vec3(vn(vP*.08)-.5,0.,vn(vP*.08+31.)-.5)*.9*smoothstep(9000.,600.,dist));
 s.alb*=(.55+.8*f)*(.75+.5*g)*mix(1.15,.7,can);
 s.wrap=.1;`,
};

/** Leaves: light shines through. */
export const LEAF: Material = {
  name: 'leaf',
  surface: `s.trans=max(s.trans,.55);s.alb*=.75+.5*vn(vL*9.+vI.a*11.);s.gloss=max(s.gloss,.25);s.wrap=.3;`,
};

/** Gives off light by itself: lamps, windows, glowing eyes (vertex colour may exceed 1). */
export const GLOW: Material = { name: 'glow', surface: `s.emit=vC*vI.rgb;s.alb=vec3(0.);`, shadow: false };

/** Air bubbles under water: a bright rim and a small mirror of the surface. */
export const BUBBLE: Material = {
  name: 'bubble',
  shadow: false,
  surface: `
 float e=pow(1.-max(dot(s.n,V),0.),2.2);float up=smoothstep(.1,.9,s.n.y);
 if(e+up*.55+.12<h21(gl_FragCoord.xy+vI.a*91.))discard;
 s.alb=vec3(0.);s.emit=(waterFar(vec3(0,1,0))*1.1+vec3(.12))*(e*.9+up*1.1+.08)*vI.rgb;`,
};
