// Half over, half under: the waterline a dome port sees.
import type { Stage } from '../core/stage.ts';
import type { Layer } from '../core/world.ts';

/**
 * Joins an air layer and a water layer along a swell line. `level` is the line's height (0 bottom … 1 top),
 * `tilt` raises its right end, `swell` its wave. Thin bright and dark bands make the meniscus.
 */
export function waterline(
  s: Stage,
  air: Layer,
  water: Layer,
  o: { level: number; tilt?: number; swell?: number; seed?: number; gain?: number },
): Layer {
  return s.combine(
    air,
    water,
    `
 float x=uv.x*aspect;float sd=${(o.seed ?? 1).toFixed(3)};
 float wl=${o.level.toFixed(4)}+${(o.tilt ?? 0).toFixed(4)}*(uv.x-.5)+${(o.swell ?? 0.012).toFixed(4)}*(sin(x*3.1+sd)+.45*sin(x*7.3+sd*2.)+.16*sin(x*17.+sd*3.))
  +.0035*(vn(vec2(x*14.,sd))-.5)+.0016*(vn(vec2(x*46.,sd+4.))-.5);
 float d=uv.y-wl;float th=.0095*(.7+.6*vn(vec2(x*5.,sd+9.)));
 float aa=.9/uRes.y;m=1.-smoothstep(-aa,aa,d);
 /* light bends in the film of water on the glass */
 if(d>0.)ua.y+=.020*exp(-d/th)*1.2;
 else ub.y-=.012*exp(d/(th*1.2));
 float up=exp(-max(d,0.)/(th*.8)),dn=exp(min(d,0.)/(th*1.3));
 if(d>0.){mul*=mix(vec3(1.),vec3(.50,.66,.72),up*.85);add+=vec3(.55,.72,.78)*${(o.gain ?? 1).toFixed(3)}*exp(-pow((d-th*.9)/(th*.35),2.))*.30;}
 else{mul*=mix(vec3(1.),vec3(1.25,1.22,1.18),dn*.8);add+=vec3(.42,.72,.80)*${(o.gain ?? 1).toFixed(3)}*exp(-pow(d/(th*.55),2.))*.55;}
`,
  );
}
