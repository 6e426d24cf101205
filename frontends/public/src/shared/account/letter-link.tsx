import { buttonClass } from '@reefdesk/ui/button';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { Link, runtimeConfig, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Entrance } from './entrance.tsx';
import { Outcome } from './outcome.tsx';
import type { LinkFormProps } from './use-link-call.ts';

/** `void`: the link works no longer, or there is none. */
export type LinkStep = 'form' | 'done' | 'void';

export interface LetterLinkProps {
  /** The page, and the namespace of its texts. */
  page: string;
  form: ComponentType<LinkFormProps>;
  /** Where it goes on, as an address and its words. */
  way: (step: LinkStep) => { to: string; words: string };
  /** Below everything. */
  below?: (step: LinkStep) => ReactNode;
}

/** Where the link of a letter leads. The token behind `#` goes to no server but in the call itself. */
export function LetterLink({ page, ...steps }: LetterLinkProps) {
  const text = useText(page);
  const token = useLocation().hash.slice(1);
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page });
  return (
    <Entrance heading={text('heading')} text={text('text')} scene={text('scene')}>
      <Steps key={token} page={page} token={token} {...steps} />
    </Entrance>
  );
}

/** Another link begins anew. */
function Steps({ page, token, form: LinkForm, way, below }: LetterLinkProps & { token: string }) {
  const text = useText(page);
  const [step, setStep] = useState<LinkStep>('form');
  // What stands behind `#` never reached the server: the page comes as for somebody who has a link.
  const hydrating = useHydrating();
  const shown = step === 'form' && token === '' && !hydrating ? 'void' : step;
  const { to, words } = way(shown);
  return (
    <>
      {shown === 'form' ? (
        <LinkForm token={token} onDone={() => setStep('done')} onVoid={() => setStep('void')} />
      ) : (
        <Outcome>
          <p className="font-semibold text-white">{text(`${shown}.title`)}</p>
          <p>{text(`${shown}.text`)}</p>
          <Link to={to} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {words}
          </Link>
        </Outcome>
      )}
      {below?.(shown)}
    </>
  );
}
