import { buttonClass } from '@reefdesk/ui/button';
import { ErrorScene, Link, useText } from '@reefdesk/web-kit';
import notFound from './assets/not-found.avif';
import notFoundHalf from './assets/not-found-half.avif';
import notFoundPlain from './assets/not-found-half.webp';
import { PATHS } from './paths.ts';

/** Not-found page for unknown paths under `/admin`, with the website's scene and the texts of the back office. */
export default function LostPage() {
  const text = useText('layout');
  return (
    <ErrorScene
      kind={text('backOffice')}
      title={text('lost.title')}
      text={text('lost.text')}
      scene={
        <picture>
          <source type="image/avif" srcSet={`${notFoundHalf} 1000w, ${notFound} 2000w`} sizes="100vw" />
          <img
            src={notFoundPlain}
            alt=""
            width={2000}
            height={1125}
            fetchPriority="high"
            className="absolute inset-x-0 top-0 h-[64%] w-full object-cover object-[84%_60%] lg:h-full lg:object-[0%_50%]"
          />
        </picture>
      }
    >
      <Link to={PATHS.travels} className={buttonClass({ variant: 'primary', size: 'large' })}>
        {text('lost.packages')}
      </Link>
      <Link to={PATHS.homepage} className="link py-2 font-semibold">
        {text('lost.website')}
      </Link>
    </ErrorScene>
  );
}
