// Unit, web (jsdom) and integration tests. `npm test` runs them; directly: NODE_OPTIONS=--experimental-vm-modules npx jest --selectProjects
// unit (the flag lets CommonJS test code require the ES modules of Nest 12).

const ignored = ['/node_modules/', '/dist/', '/\\.cache/', '/\\.data/'];

/** @param {{ tsx?: boolean }} [options] */
function transformTypeScript({ tsx = false } = {}) {
  // Given in full: @swc/jest would otherwise read a root .swcrc, whose changes jest's cache does not notice.
  return [
    '@swc/jest',
    {
      swcrc: false,
      jsc: {
        parser: { syntax: 'typescript', tsx, decorators: true },
        transform: {
          legacyDecorator: true,
          decoratorMetadata: true,
          useDefineForClassFields: false,
          react: { runtime: 'automatic' },
        },
        keepClassNames: true,
        target: 'es2023',
      },
      module: { type: 'commonjs' },
      sourceMaps: 'inline',
    },
  ];
}

const common = {
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['/dist/', '/\\.cache/', '/\\.data/'],
  transform: { '\\.tsx$': transformTypeScript({ tsx: true }), '\\.m?ts$': transformTypeScript() },
  clearMocks: true,
  resolver: '<rootDir>/packages/test-kit/jest/resolver.cjs',
  dependencyExtractor: '<rootDir>/packages/test-kit/jest/dependency-extractor.cjs',
};

const nodeSide = {
  ...common,
  testEnvironment: 'jest-environment-node',
  testEnvironmentOptions: { customExportConditions: ['reefdesk-source', 'node', 'node-addons'] },
};

export default {
  // Each worker holds a whole service or a DOM. Integration tests mostly wait, so `npm test` gives them more workers.
  maxWorkers: 2,
  // Cleaning up a large heap can exceed jest's half second on a busy machine. Leaks are still reported.
  workerGracefulExitTimeout: 60_000,
  reporters: ['default', '<rootDir>/packages/test-kit/jest/failed-test-reporter.cjs'],
  testSequencer: '<rootDir>/packages/test-kit/jest/longest-first.cjs',
  projects: [
    {
      ...nodeSide,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/src/**/*.spec.ts', '<rootDir>/deploy/*/tests/**/*.spec.ts'],
      testPathIgnorePatterns: [...ignored, '<rootDir>/frontends/', '<rootDir>/packages/(forms|ui|web-kit)/'],
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/jest/patience.ts'],
    },
    {
      ...common,
      displayName: 'web',
      testMatch: [
        '<rootDir>/**/src/**/*.spec.tsx',
        '<rootDir>/frontends/**/src/**/*.spec.ts',
        '<rootDir>/packages/{forms,ui,web-kit}/src/**/*.spec.ts',
      ],
      testEnvironment: '<rootDir>/packages/test-kit/jest/jsdom-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['reefdesk-source', 'browser'] },
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/jest/web-setup.ts'],
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/packages/test-kit/jest/css-module-stub.cjs',
        '\\.(css|woff2?|svg|png|jpe?g|webp|avif)(\\?.*)?$': '<rootDir>/packages/test-kit/jest/asset-stub.cjs',
        '^@fontsource': '<rootDir>/packages/test-kit/jest/asset-stub.cjs',
      },
    },
    {
      ...nodeSide,
      displayName: 'integration',
      testMatch: ['<rootDir>/**/test/**/*.int-spec.ts', '<rootDir>/e2e/api/**/*.int-spec.ts'],
      globalSetup: '<rootDir>/packages/test-kit/jest/integration-setup.mjs',
      globalTeardown: '<rootDir>/packages/test-kit/jest/integration-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/jest/patience.ts'],
    },
    {
      // Checks that need an idle machine, so `npm test` does not run them.
      ...nodeSide,
      displayName: 'checks',
      testMatch: ['<rootDir>/**/test/**/*.check-spec.ts'],
      globalSetup: '<rootDir>/packages/test-kit/jest/integration-setup.mjs',
      globalTeardown: '<rootDir>/packages/test-kit/jest/integration-teardown.mjs',
      setupFilesAfterEnv: ['<rootDir>/packages/test-kit/jest/patience.ts'],
    },
  ],
};
