import { oidcStart } from '@reefdesk/contracts/accounts/values';
import { Button, buttonClass } from '@reefdesk/ui/button';
import { shapeIcon } from '@reefdesk/ui/icon';
import { useElementId } from '@reefdesk/ui/use-element-id';
import { runtimeConfig, useLanguage, useText } from '@reefdesk/web-kit';

const GOOGLE = 'Google';

const GoogleMark = shapeIcon(
  'M21.4 10.2h-9.2v3.9h5.3c-.5 2.4-2.6 3.8-5.3 3.8a5.9 5.9 0 1 1 3.9-10.3l2.9-2.9A10 10 0 1 0 12.2 22c5.800 0 9.600-4.100 9.600-9.800 0-.7-.1-1.400-.4-2Z',
);

/** Sign-in by the deployment's provider (PPL-03). Without one, the button is shown disabled with an explanation (OR-14). */
export function GoogleButton() {
  const text = useText('sign-in');
  const language = useLanguage();
  const hint = useElementId();
  const { signInProvider: provider } = runtimeConfig();
  return (
    <div className="mt-8">
      <p className="flex items-center gap-4 text-sm text-foam/75 before:h-px before:flex-1 before:bg-foam/20 after:h-px after:flex-1 after:bg-foam/20">
        {text('or')}
      </p>
      {provider ? (
        <p className="mt-4 text-center">
          <a href={oidcStart('sign-in', language)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {provider === GOOGLE && <GoogleMark />}
            {text('google', { provider })}
          </a>
        </p>
      ) : (
        <>
          <Button variant="outline" size="small" disabled aria-describedby={hint} className="mx-auto mt-4 flex">
            <GoogleMark />
            {text('google', { provider: GOOGLE })}
          </Button>
          <p id={hint} className="mt-2.5 text-center text-sm text-foam/75">
            {text('googleHint')}
          </p>
        </>
      )}
    </div>
  );
}
