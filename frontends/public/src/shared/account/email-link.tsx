import { buttonClass } from '@reefdesk/ui/button';
import { useHydrating } from '@reefdesk/ui/use-hydrating';
import { Link, runtimeConfig, useLocation, usePage, useText } from '@reefdesk/web-kit';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Outcome } from './outcome.tsx';
import { SignInLayout } from './sign-in-layout.tsx';
import type { LinkFormProps } from './use-link-call.ts';

/** `void`: the link has expired or is missing. */
export type LinkStep = 'form' | 'done' | 'void';

export interface EmailLinkProps {
  /** Name of the page, which is the namespace of its texts. */
  page: string;
  form: ComponentType<LinkFormProps>;
  way: (step: LinkStep) => { to: string; label: string };
  below?: (step: LinkStep) => ReactNode;
}

/** Page for the link of an email. The token after `#` is sent only with the API request. */
export function EmailLink({ page, ...steps }: EmailLinkProps) {
  const text = useText(page);
  const token = useLocation().hash.slice(1);
  usePage({ title: text('title', { name: runtimeConfig().brand.name }), description: text('description'), page });
  return (
    <SignInLayout heading={text('heading')} text={text('text')} scene={text('scene')}>
      <Steps key={token} page={page} token={token} {...steps} />
    </SignInLayout>
  );
}

/** Another link starts again with the form. */
function Steps({ page, token, form: LinkForm, way, below }: EmailLinkProps & { token: string }) {
  const text = useText(page);
  const [step, setStep] = useState<LinkStep>('form');
  // The fragment never reaches the server, so its HTML assumes a token and hydration must match it.
  const hydrating = useHydrating();
  const shown = step === 'form' && token === '' && !hydrating ? 'void' : step;
  const { to, label } = way(shown);
  return (
    <>
      {shown === 'form' ? (
        <LinkForm token={token} onDone={() => setStep('done')} onVoid={() => setStep('void')} />
      ) : (
        <Outcome>
          <p className="font-semibold text-white">{text(`${shown}.title`)}</p>
          <p>{text(`${shown}.text`)}</p>
          <Link to={to} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {label}
          </Link>
        </Outcome>
      )}
      {below?.(shown)}
    </>
  );
}
