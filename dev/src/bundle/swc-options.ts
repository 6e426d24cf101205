import type { JscConfig } from '@swc/core';

/** What `tsconfig.base.json` says, in swc's words. Elements stand in files of their own kind: elsewhere `<` may begin something else. */
export function swcOptions({ tsx }: { tsx: boolean }) {
  return {
    parser: { syntax: 'typescript', decorators: true, tsx },
    transform: {
      legacyDecorator: true,
      decoratorMetadata: true,
      useDefineForClassFields: false,
      verbatimModuleSyntax: true,
      react: { runtime: 'automatic' },
    },
    keepClassNames: true,
    target: 'es2023',
  } satisfies JscConfig;
}
