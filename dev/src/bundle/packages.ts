/** Packages outside the server bundles: native code, files that are read, and modules that other packages load at run time. */
export const PACKAGES = [
  'sharp',
  '@node-rs/argon2',
  'file-type',
  'swagger-ui-dist',
  '@nats-io/transport-node',
  'harfbuzzjs',
  'woff2-encoder',
  'libheif-js',
  '@fontsource-variable/fraunces',
  '@fontsource-variable/noto-serif-sc',
  '@fontsource-variable/plus-jakarta-sans',
];
