/** The npm package has types for another entry point only; decode-heic declares the API that is used. */
declare module 'libheif-js/wasm-bundle.js' {
  const heif: unknown;
  export default heif;
}
