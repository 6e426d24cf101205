import { PATHS } from '@reefdesk/contracts/pages/site-paths';
import { MailIcon, PhoneIcon, PinIcon } from '@reefdesk/ui/icons';
import { Link, SocialLinks, useBrand, useLanguage, useLocalise, useText, useVisitDay, yearOf } from '@reefdesk/web-kit';

/** LAND-31. */
const QUICK_LINKS = [
  { key: 'home', to: '/auth/homepage' },
  { key: 'about', to: '/auth/about' },
  { key: 'packages', to: '/auth/homepage#packages-section' },
  { key: 'destinations', to: '/auth/destinations' },
  { key: 'contact', to: '/auth/homepage#contact-section' },
] as const;

/** SET-03. */
const RULES = ['support', 'privacy', 'terms'] as const;

/** Footer of every public page: operator, address and contact (LAND-27..32). */
export default function SiteFooter() {
  const text = useText('shell');
  const localise = useLocalise();
  const brand = useBrand();
  const address = brand.address[useLanguage()];
  return (
    <footer className="site-footer">
      <div className="container-page grid gap-7 sm:gap-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1.3fr]">
        <div className="sm:col-span-2 lg:col-span-1">
          <p className="font-display text-3xl">{brand.name}</p>
          <p className="mt-4 max-w-md text-foam/75 sm:mt-5">{localise(brand.blurb)}</p>
          <SocialLinks className="mt-4 sm:mt-7" />
        </div>
        <nav aria-label={text('quickLinks')}>
          <h2 className="eyebrow">{text('quickLinks')}</h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 sm:mt-4 sm:grid-cols-1">
            {QUICK_LINKS.map(({ key, to }) => (
              <li key={key}>
                <Link to={to} className="inline-block py-1 hover:underline">
                  {text(key)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="eyebrow">{text('reachUs')}</h2>
          <ul className="mt-3 grid gap-3 sm:mt-4">
            {brand.phone && (
              <li>
                <a href={`tel:${brand.phone}`} className="inline-flex items-center gap-3 hover:underline">
                  <PhoneIcon className="size-5 shrink-0 text-shallows" />
                  {brand.phoneDisplay}
                </a>
              </li>
            )}
            {brand.email && (
              <li>
                <a href={`mailto:${brand.email}`} className="inline-flex items-center gap-3 hover:underline">
                  <MailIcon className="size-5 shrink-0 text-shallows" />
                  {brand.email}
                </a>
              </li>
            )}
            <li className="flex gap-3">
              <PinIcon className="mt-1 size-5 shrink-0 text-shallows" />
              <address className="not-italic">
                {address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
            </li>
          </ul>
        </div>
      </div>
      <div className="container-page mt-7 text-sm sm:mt-14 text-foam/65">
        <div className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-foam/15 pt-6">
          <p>{text('copyright', { year: yearOf(useVisitDay()), name: brand.name })}</p>
          <nav aria-label={text('rules')}>
            <ul className="flex flex-wrap gap-x-6 gap-y-1">
              {RULES.map((key) => (
                <li key={key}>
                  <Link to={PATHS[key]} className="inline-block py-1 hover:underline">
                    {text(key)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  );
}
