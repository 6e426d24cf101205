import { OFFLINE_PAGE_PATH } from '@reefdesk/contracts/pages/offline-pages';
import { UnexpectedErrorScreen, useLocation } from '@reefdesk/web-kit';
import avif from './assets/scenes/not-found.avif';
import webp from './assets/scenes/not-found.webp';
import avifHalf from './assets/scenes/not-found-half.avif';
import webpHalf from './assets/scenes/not-found-half.webp';
import { OfflineScene } from './offline-scene.tsx';
import { Scene } from './shared/scenes/scene.tsx';
import { sceneFiles } from './shared/scenes/scene-files.ts';

const notFound = sceneFiles([2000, 1125], { avif, avifHalf, webp, webpHalf });

/** For addresses that lead nowhere: a lone torch on the wall. The offline page, to which nothing leads, is one of them. */
export default function LostPage() {
  const { pathname } = useLocation();
  if (pathname === OFFLINE_PAGE_PATH) return <OfflineScene />;
  return (
    <UnexpectedErrorScreen
      lost
      scene={
        <Scene
          scene={notFound}
          priority
          className="absolute inset-x-0 top-0 h-[64%] w-full object-[84%_60%] lg:h-full lg:object-[0%_50%]"
        />
      }
    />
  );
}
