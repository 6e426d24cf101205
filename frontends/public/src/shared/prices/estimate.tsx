import { LANGUAGE_TAGS } from '@reefdesk/contracts/languages';
import { ESTIMATE_CURRENCIES } from '@reefdesk/contracts/site/brand-schema';
import { useLanguage, useText } from '@reefdesk/web-kit';
import { useCurrency } from './use-currency.ts';

/** A price in the reader's currency, marked as an estimate, at the operator's rates (PGE-13). `price`: whole rupiah. */
export function Estimate({ price }: { price: number }) {
  const text = useText('travel');
  const language = useLanguage();
  const chosen = useCurrency();
  if (!chosen) return null;
  const { currency, rate, offered, choose } = chosen;
  const amount = new Intl.NumberFormat(LANGUAGE_TAGS[language], { style: 'currency', currency, maximumFractionDigits: 0 });
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-foam/85">
      {text('estimate.amount', { amount: amount.format(price / rate) })}
      <select
        aria-label={text('estimate.currency')}
        value={currency}
        onChange={({ target }) => {
          const next = ESTIMATE_CURRENCIES.find((one) => one === target.value);
          if (next) choose(next);
        }}
        className="min-h-11 cursor-pointer rounded-full border border-foam/35 bg-transparent px-3 noscript:hidden"
      >
        {offered.map((one) => (
          <option key={one} value={one} className="text-ink">
            {one}
          </option>
        ))}
      </select>
    </p>
  );
}
