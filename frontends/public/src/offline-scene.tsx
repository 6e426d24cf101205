import type { Localised } from '@reefdesk/contracts/languages';
import { buttonClass } from '@reefdesk/ui/button';
import { ErrorScene, useLocalise } from '@reefdesk/web-kit';

/** Here and not among the files of texts, whose list is in everybody's first download. */
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

/**
 * Shown without a connection in the place of a page that was never visited (docs/adr/0015), then without scripts: all ways on are
 * plain links, and the empty one asks again for the address that one is at. The worker fills in links to the pages that it has.
 */
export function OfflineScene() {
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
