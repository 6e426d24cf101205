/**
 * Packages that stay outside the server bundles: native code, files that are served or read (typefaces), and modules that other packages
 * load at run time, so that a bundled copy would be a second one.
 */
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
