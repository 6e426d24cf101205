import type { ReactNode } from 'react';
import { usePage } from './use-page.ts';

export interface ErrorSceneProps {
  kind: string;
  title: string;
  text: string;
  children: ReactNode;
  scene?: ReactNode;
}

export function ErrorScene({ kind, title, text, children, scene }: ErrorSceneProps) {
  usePage({ title });
  return (
    <main id="main" tabIndex={-1} className={scene ? 'error-scene error-scene-pictured' : 'error-scene'}>
      {scene}
      <div className="relative max-w-xl">
        <p className="eyebrow mb-4">{kind}</p>
        <h1 className="heading-2">{title}</h1>
        <p className="lead mt-5">{text}</p>
        <p className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-4">{children}</p>
      </div>
    </main>
  );
}
