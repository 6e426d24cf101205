import { UnexpectedErrorScreen } from '@reefdesk/web-kit';
import notFound from './assets/not-found.avif';
import notFoundHalf from './assets/not-found-half.avif';
import notFoundPlain from './assets/not-found-half.webp';

/** For addresses under /admin that lead nowhere: the website's scene, a lone torch on the wall. */
export default function LostPage() {
  return (
    <UnexpectedErrorScreen
      lost
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
    />
  );
}
