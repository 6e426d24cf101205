import '../locales/texts.ts';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { faultAt } from './form-status.ts';
import { useServerFaults } from './use-server-faults.ts';

function Faults() {
  return Object.entries(useServerFaults()).map(([path, words]) => <p key={path}>{words}</p>);
}

async function show(status: unknown, language: LanguageCode) {
  const form = (
    <Formik initialValues={{}} initialStatus={status} onSubmit={() => undefined}>
      <Faults />
    </Formik>
  );
  await renderScreen(form, { language, texts: ['editing'] });
}

describe('what the server says about fields', () => {
  it.each([
    ['names.cn', 'Name in CN is required', 'Nama (CN) wajib diisi', '请填写名称（CN）'],
    ['titles.en', 'English title is required', 'Judul (EN) wajib diisi', '请填写标题（EN）'],
    [
      'descriptions.id',
      'Description in ID is too long (at most 5000 characters)',
      'Deskripsi (ID) terlalu panjang: paling banyak 5000 karakter',
      '介绍（ID）过长：最多 5000 个字符',
    ],
    [
      'entry_fee.local',
      'Local must be a whole number from 0 to 1000000000',
      'Tiket masuk lokal harus bilangan bulat dari 0 sampai 1000000000',
      '本地居民门票须为 0 到 1000000000 之间的整数',
    ],
    [
      'opening_hour.close',
      'Close must be a time from 00:00 to 23:59',
      'Jam tutup harus berupa jam dari 00:00 sampai 23:59',
      '关门时间须为 00:00 到 23:59 之间的时间',
    ],
    ['mainImage', 'reef.jpg is damaged and cannot be read', 'reef.jpg rusak dan tidak dapat dibaca', 'reef.jpg 已损坏，无法读取'],
    ['mainImage', 'my reef.jpg is larger than 10 MB', 'my reef.jpg lebih besar dari 10 MB', 'my reef.jpg 超过 10 MB'],
    ['mainImage', 'Travel image is required', 'Gambar wajib diisi', '请填写图片'],
    ['names', 'Name is required in at least one language', 'Nama perlu diisi paling sedikit dalam satu bahasa', '请至少用一种语言填写名称'],
    [
      'duration',
      'Duration must be in format "X day" or "X days"',
      'Durasi harus berupa jumlah hari, paling sedikit 1',
      '时长必须是天数，至少 1 天',
    ],
    ['location', 'Location is odd', 'Lokasi: server tidak menerima isian ini', '位置：服务器不接受这个值'],
    ['something.new', 'New is odd', 'Kolom ini: server tidak menerima isian ini', '此项：服务器不接受这个值'],
  ])('reads in the language of the reader, with the name of the field: %s, %s', async (path, english, indonesian, chinese) => {
    await show({ fields: { [path]: english } }, 'EN');
    expect(screen.getByText(english)).toBeVisible();
    await show({ fields: { [path]: english } }, 'ID');
    expect(screen.getByText(indonesian)).toBeVisible();
    await show({ fields: { [path]: english } }, 'CN');
    expect(screen.getByText(chinese)).toBeVisible();
  });

  it('is left as it is where it was not the server who said it', async () => {
    await show(faultAt('profile', 'Foto profil wajib dipilih'), 'ID');
    expect(screen.getByText('Foto profil wajib dipilih')).toBeVisible();
  });
});
