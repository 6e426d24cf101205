import type { ImageUseView } from '@reefdesk/contracts/images/endpoints';
import type { ImageUseKind } from '@reefdesk/contracts/images/values';
import { Link, useLocalise, useText } from '@reefdesk/web-kit';
import { editDestinationPath, PATHS, travelDetailPath } from '../../paths.ts';

const ADDRESSES: Record<ImageUseKind, (id: string) => string | null> = {
  packages: travelDetailPath,
  destinations: editDestinationPath,
  testimonials: () => PATHS.testimonials,
  slides: () => PATHS.gallery,
  kept: () => null,
};

/** Records that show a picture, each with a link (LIB-01). */
export function PictureUses({ uses }: { uses: readonly ImageUseView[] }) {
  const text = useText('library');
  const localise = useLocalise();
  return (
    <section aria-labelledby="picture-uses">
      <h3 id="picture-uses" className="font-display text-lg">
        {text('uses.title')}
      </h3>
      {uses.length === 0 && <p className="mt-1 text-sm text-ink/75">{text('uses.nowhere')}</p>}
      {uses.length > 0 && (
        <ul className="mt-1 divide-y divide-ink/10">
          {uses.map(({ kind, record_id, name }) => {
            const address = ADDRESSES[kind](record_id);
            return (
              <li key={`${kind} ${record_id}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm">
                {address ? (
                  <Link replace to={address} className="link inline-flex min-h-6 items-center font-semibold text-ocean wrap-anywhere">
                    {localise(name) || text('withoutName')}
                  </Link>
                ) : (
                  text('uses.kept')
                )}
                {address && <span className="text-ink/75">{text(`one.${kind}`)}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
