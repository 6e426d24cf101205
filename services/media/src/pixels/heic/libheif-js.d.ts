/** It brings types of its own for another door; what is used of it stands in decode-heic. */
declare module 'libheif-js/wasm-bundle.js' {
  const heif: unknown;
  export default heif;
}
