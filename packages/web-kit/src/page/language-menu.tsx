import { LANGUAGE_CODES, LANGUAGE_NAMES, LANGUAGE_TAGS, type LanguageCode, toLanguage } from '@reefdesk/contracts/languages';
import { classNames } from '@reefdesk/ui/class-names';
import { ChevronDownIcon, GlobeIcon } from '@reefdesk/ui/icons';
import type { ChoiceMenuProps } from '@reefdesk/ui/menu';
import { useOnceOpen } from '@reefdesk/ui/use-once-open';
import { type ComponentType, Suspense, useRef, useState } from 'react';
import { useLanguageChoice } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { lazyComponent } from './lazy-component.tsx';

const loadMenu = () => import('@reefdesk/ui/menu');

const Menu = lazyComponent<ChoiceMenuProps<LanguageCode>>(() =>
  loadMenu().then(({ ChoiceMenu }) => ({ default: ChoiceMenu as ComponentType<ChoiceMenuProps<LanguageCode>> })),
);

const OFFERED = LANGUAGE_CODES.map((code) => {
  const language = toLanguage(code);
  return { code, name: LANGUAGE_NAMES[language], tag: LANGUAGE_TAGS[language] };
});

const CHOICES = OFFERED.map(({ code, name, tag }) => ({
  value: code,
  lang: tag,
  label: (
    <span className="flex gap-3">
      <span className="w-7 opacity-60">{code}</span>
      {name}
    </span>
  ),
}));

/** The dropdown with EN, ID and CN (NAV-05). Its code is loaded when the pointer or the focus approaches. */
export function LanguageMenu({ className }: { className?: string }) {
  const text = useText('common');
  const [code, choose] = useLanguageChoice();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const needed = useOnceOpen(open);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={`${text('language')}: ${code}`}
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => setOpen(!open)}
        className={classNames('flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold hover:bg-current/10', className)}
      >
        <GlobeIcon />
        {code}
        <ChevronDownIcon className={classNames('size-3.5 transition-[rotate]', open && 'rotate-180')} />
      </button>
      {needed && (
        <Suspense>
          <Menu anchor={button} open={open} onOpenChange={setOpen} value={code} choices={CHOICES} onChoose={(next) => void choose(next)} />
        </Suspense>
      )}
    </>
  );
}

export function LanguageButtons({ className, onChosen }: { className?: string; onChosen?: () => void }) {
  const text = useText('common');
  const [current, choose] = useLanguageChoice();
  return (
    <fieldset className={className}>
      <legend className="sr-only">{text('language')}</legend>
      <div className="flex gap-2">
        {OFFERED.map(({ code, name, tag }) => (
          <button
            key={code}
            type="button"
            lang={tag}
            title={name}
            aria-label={`${code}, ${name}`}
            aria-pressed={code === current}
            onClick={() => void choose(code).then(onChosen)}
            className="min-h-11 flex-1 rounded-full border border-current/25 font-semibold aria-pressed:border-transparent aria-pressed:bg-foam aria-pressed:text-deep"
          >
            {code}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
