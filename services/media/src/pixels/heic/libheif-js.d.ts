/** The package has types for another entry point only; the API that is used here is declared in decode-heic. */
declare module 'libheif-js/wasm-bundle.js' {
  const heif: unknown;
  export default heif;
}
