/**
 * What servers find as packages, not in their bundle: compiled code of the platform, files that are served or read (typefaces), and what other
 * packages look for only when they run, so that a bundled copy would be a second one.
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
