// A thin WebGL2 layer: programs, targets, full-screen passes.

export type Tex = { tex: WebGLTexture; w: number; h: number };
export type Target = { fbo: WebGLFramebuffer; w: number; h: number; color: Tex[]; depth?: WebGLTexture };
export type UniformValue = number | readonly number[] | Float32Array | Tex | { int: number };

export class GL {
  gl: WebGL2RenderingContext;
  private programs = new Map<string, WebGLProgram>();
  private locs = new Map<WebGLProgram, Map<string, WebGLUniformLocation | null>>();
  private quad: WebGLVertexArrayObject;
  constructor() {
    const canvas = document.createElement('canvas');
    canvas.width = 8;
    canvas.height = 8;
    const gl = canvas.getContext('webgl2', { antialias: false });
    if (!gl) throw new Error('no WebGL2');
    this.gl = gl;
    gl.getExtension('EXT_color_buffer_float');
    gl.getExtension('OES_texture_float_linear');
    this.quad = gl.createVertexArray() as WebGLVertexArrayObject;
  }
  program(vs: string, fs: string): WebGLProgram {
    const key = `${vs}\u0000${fs}`;
    const got = this.programs.get(key);
    if (got) return got;
    const { gl } = this;
    const mk = (type: number, src: string) => {
      const sh = gl.createShader(type) as WebGLShader;
      gl.shaderSource(sh, src);
      gl.compileShader(sh);
      if (!gl.getShaderParameter(sh, gl.COMPILE_STATUS)) {
        const log = gl.getShaderInfoLog(sh);
        const lines = src.split('\n').map((l, i) => `${i + 1}: ${l}`);
        const at = Number(/0:(\d+)/.exec(log ?? '')?.[1] ?? 0);
        throw new Error(`${log}\n${lines.slice(Math.max(0, at - 4), at + 3).join('\n')}`);
      }
      return sh;
    };
    const p = gl.createProgram() as WebGLProgram;
    gl.attachShader(p, mk(gl.VERTEX_SHADER, vs));
    gl.attachShader(p, mk(gl.FRAGMENT_SHADER, fs));
    gl.linkProgram(p);
    if (!gl.getProgramParameter(p, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(p) ?? 'link');
    this.programs.set(key, p);
    this.locs.set(p, new Map());
    return p;
  }
  loc(p: WebGLProgram, name: string): WebGLUniformLocation | null {
    const m = this.locs.get(p) as Map<string, WebGLUniformLocation | null>;
    let l = m.get(name);
    if (l === undefined) {
      l = this.gl.getUniformLocation(p, name);
      m.set(name, l);
    }
    return l;
  }
  uniforms(p: WebGLProgram, us: Record<string, UniformValue>): void {
    const { gl } = this;
    let unit = 0;
    for (const [k, v] of Object.entries(us)) {
      const l = this.loc(p, k);
      if (typeof v === 'object' && 'tex' in v) {
        if (l === null) continue;
        gl.activeTexture(gl.TEXTURE0 + unit);
        gl.bindTexture(gl.TEXTURE_2D, v.tex);
        gl.uniform1i(l, unit++);
        continue;
      }
      if (l === null) continue;
      if (typeof v === 'number') gl.uniform1f(l, v);
      else if ('int' in v) gl.uniform1i(l, v.int);
      else if (v.length === 2) gl.uniform2fv(l, v as number[]);
      else if (v.length === 3) gl.uniform3fv(l, v as number[]);
      else if (v.length === 4) gl.uniform4fv(l, v as number[]);
      else if (v.length === 16 && v instanceof Float32Array) gl.uniformMatrix4fv(l, false, v);
      else throw new Error(`uniform ${k}`);
    }
  }
  texture(
    w: number,
    h: number,
    fmt: 'rgba16f' | 'rgba32f' | 'r32f' | 'rgba8' | 'depth' | 'srgb8' = 'rgba16f',
    linear = true,
    repeat = false,
  ): Tex {
    const { gl } = this;
    const tex = gl.createTexture() as WebGLTexture;
    gl.bindTexture(gl.TEXTURE_2D, tex);
    const f = {
      rgba16f: [gl.RGBA16F, gl.RGBA, gl.HALF_FLOAT],
      rgba32f: [gl.RGBA32F, gl.RGBA, gl.FLOAT],
      r32f: [gl.R32F, gl.RED, gl.FLOAT],
      rgba8: [gl.RGBA8, gl.RGBA, gl.UNSIGNED_BYTE],
      srgb8: [gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE],
      depth: [gl.DEPTH_COMPONENT32F, gl.DEPTH_COMPONENT, gl.FLOAT],
    }[fmt] as [number, number, number];
    gl.texImage2D(gl.TEXTURE_2D, 0, f[0], w, h, 0, f[1], f[2], null);
    const lin = linear ? gl.LINEAR : gl.NEAREST;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, lin);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, lin);
    const wrap = repeat ? gl.REPEAT : gl.CLAMP_TO_EDGE;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap);
    return { tex, w, h };
  }
  target(w: number, h: number, fmts: ('rgba16f' | 'rgba32f' | 'r32f' | 'rgba8')[] = ['rgba16f'], depth = false): Target {
    const { gl } = this;
    const fbo = gl.createFramebuffer() as WebGLFramebuffer;
    gl.bindFramebuffer(gl.FRAMEBUFFER, fbo);
    const color = fmts.map((f, i) => {
      const t = this.texture(w, h, f, f !== 'rgba32f' && f !== 'r32f');
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, t.tex, 0);
      return t;
    });
    gl.drawBuffers(color.map((_, i) => gl.COLOR_ATTACHMENT0 + i));
    const out: Target = { fbo, w, h, color };
    if (depth) {
      const d = this.texture(w, h, 'depth', false);
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.DEPTH_ATTACHMENT, gl.TEXTURE_2D, d.tex, 0);
      out.depth = d.tex;
    }
    const st = gl.checkFramebufferStatus(gl.FRAMEBUFFER);
    if (st !== gl.FRAMEBUFFER_COMPLETE) throw new Error(`framebuffer ${st} ${w}x${h}`);
    return out;
  }
  free(t: Target | Tex): void {
    const { gl } = this;
    if ('fbo' in t) {
      for (const c of t.color) gl.deleteTexture(c.tex);
      if (t.depth) gl.deleteTexture(t.depth);
      gl.deleteFramebuffer(t.fbo);
    } else gl.deleteTexture(t.tex);
  }
  /** Waits for the bound target; returns seconds since the last call. */
  private last = performance.now();
  sync(label: string): void {
    this.gl.readPixels(0, 0, 1, 1, this.gl.RGBA, this.gl.FLOAT, new Float32Array(4));
    const t = performance.now();
    if (t - this.last > 3000) console.log(`  ${label} ${((t - this.last) / 1000).toFixed(1)} s`);
    this.last = t;
  }
  /** Runs a fragment shader over a target. `fs` sees `vec2 uv` and writes `o` (and more outs if declared). */
  pass(target: Target | null, fs: string, us: Record<string, UniformValue>, blend = false, setup?: (p: WebGLProgram) => void): void {
    const { gl } = this;
    const vs = `#version 300 es
out vec2 uv;void main(){vec2 p=vec2((gl_VertexID<<1)&2,gl_VertexID&2);uv=p;gl_Position=vec4(p*2.-1.,0,1);}`;
    const head = `#version 300 es
precision highp float;precision highp int;precision highp sampler2D;precision highp sampler2DShadow;
in vec2 uv;layout(location=0) out vec4 o;uniform vec2 uRes;
`;
    const p = this.program(vs, head + fs);
    gl.bindFramebuffer(gl.FRAMEBUFFER, target ? target.fbo : null);
    const w = target ? target.w : gl.canvas.width;
    const h = target ? target.h : gl.canvas.height;
    gl.viewport(0, 0, w, h);
    gl.disable(gl.DEPTH_TEST);
    if (blend) {
      gl.enable(gl.BLEND);
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    } else gl.disable(gl.BLEND);
    gl.useProgram(p);
    this.uniforms(p, { uRes: [w, h], ...us });
    setup?.(p);
    gl.bindVertexArray(this.quad);
    // tiles keep the software rasteriser responsive
    gl.enable(gl.SCISSOR_TEST);
    const T = 512;
    for (let y = 0; y < h; y += T)
      for (let x = 0; x < w; x += T) {
        gl.scissor(x, y, T, T);
        gl.drawArrays(gl.TRIANGLES, 0, 3);
      }
    gl.disable(gl.SCISSOR_TEST);
    gl.disable(gl.BLEND);
    gl.finish();
  }
}
