import type { Localised } from '@reefdesk/contracts/languages';
import { OFFLINE_PAGE_PATH } from '@reefdesk/contracts/pages/offline-pages';
import { buttonClass } from '@reefdesk/ui/button';
import { ErrorScene, UnexpectedErrorScreen, useLocalise, useLocation } from '@reefdesk/web-kit';
import avif from './assets/scenes/not-found.avif';
import webp from './assets/scenes/not-found.webp';
import avifHalf from './assets/scenes/not-found-half.avif';
import webpHalf from './assets/scenes/not-found-half.webp';
import { Scene } from './shared/scenes/scene.tsx';
import { sceneFiles } from './shared/scenes/scene-files.ts';

/** Defined here because the list of text files is part of every first download. */
const WORDS = {
  kind: { en: 'No connection', id: 'Tidak ada koneksi', cn: '没有网络连接' },
  title: { en: 'You have dived below the signal', id: 'Anda menyelam di luar jangkauan sinyal', cn: '您潜到了信号之下' },
  text: {
    en: 'This page has not been opened on this device before, so it cannot be shown without a connection. Pages you have visited still open.',
    id: 'Halaman ini belum pernah dibuka di perangkat ini, jadi belum bisa ditampilkan tanpa koneksi. Halaman yang pernah Anda kunjungi tetap bisa dibuka.',
    cn: '这个页面尚未在本设备上打开过，没有网络时无法显示。您访问过的页面仍然可以打开。',
  },
  again: { en: 'Try again', id: 'Coba lagi', cn: '重试' },
  home: { en: 'To the start page', id: 'Ke halaman awal', cn: '前往首页' },
} satisfies Record<string, Localised>;

/** Shown offline for pages that were never visited (docs/adr/0015), without scripts: all links are plain, and the empty one reloads. */
function OfflineScene() {
  const localise = useLocalise();
  return (
    <ErrorScene kind={localise(WORDS.kind)} title={localise(WORDS.title)} text={localise(WORDS.text)}>
      {/* biome-ignore lint/a11y/useValidAnchor: the empty address is the one that could not be opened. */}
      <a href="" className={buttonClass({ variant: 'primary', size: 'large' })}>
        {localise(WORDS.again)}
      </a>
      <a href="/" className="link py-2 font-semibold">
        {localise(WORDS.home)}
      </a>
      <span className="kept-pages" />
    </ErrorScene>
  );
}

const notFound = sceneFiles([2000, 1125], { avif, avifHalf, webp, webpHalf });

/** Page for unknown URLs, which include that of the offline page. */
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
