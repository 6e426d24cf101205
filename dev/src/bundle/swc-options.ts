import type { JscConfig } from '@swc/core';

/** The options of `tsconfig.base.json` for swc. JSX is on in `.tsx` files only, because elsewhere `<` may begin a type argument. */
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
