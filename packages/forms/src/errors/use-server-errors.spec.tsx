import '../texts/index.ts';
import type { FieldError } from '@reefdesk/contracts/errors/field-errors';
import type { LanguageCode } from '@reefdesk/contracts/languages';
import { failureOf, renderScreen } from '@reefdesk/web-kit/testing';
import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import { errorAt, statusOf } from './form-status.ts';
import { useServerErrors } from './use-server-errors.ts';

function FieldErrorList() {
  return Object.entries(useServerErrors()).map(([path, message]) => <p key={path}>{message}</p>);
}

async function show(status: unknown, language: LanguageCode) {
  const form = (
    <Formik initialValues={{}} initialStatus={status} onSubmit={() => undefined}>
      <FieldErrorList />
    </Formik>
  );
  await renderScreen(form, { language, texts: ['fields'] });
}

const rejected = (path: string, code: string, params: FieldError['params']) =>
  statusOf(failureOf(400, { code: 'validation_failed', fields: { [path]: [{ code, params, text: 'in English' }] } }));

describe('server errors of fields', () => {
  it.each([
    ['names.cn', 'required', {}, 'Name in CN is required', 'Nama (CN) wajib diisi', '请填写名称（CN）'],
    [
      'descriptions.id',
      'too_long',
      { max: 5000 },
      'Description in ID is too long (at most 5000 characters)',
      'Deskripsi (ID) terlalu panjang: paling banyak 5000 karakter',
      '介绍（ID）过长：最多 5000 个字符',
    ],
    [
      'entry_fee.local',
      'whole_number',
      { min: 0, max: 9 },
      'Entry fee, local must be a whole number from 0 to 9',
      'Tiket masuk lokal harus bilangan bulat dari 0 sampai 9',
      '本地居民门票须为 0 到 9 之间的整数',
    ],
    [
      'opening_hour.close',
      'clock_time',
      {},
      'Closing time must be a time from 00:00 to 23:59',
      'Jam tutup harus berupa jam dari 00:00 sampai 23:59',
      '关门时间须为 00:00 到 23:59 之间的时间',
    ],
    [
      'mainImage',
      'image_damaged',
      { name: 'reef.jpg' },
      'reef.jpg is damaged and cannot be read',
      'reef.jpg rusak dan tidak dapat dibaca',
      'reef.jpg 已损坏，无法读取',
    ],
    [
      'mainImage',
      'image_too_large',
      { name: 'my reef.jpg', maxMegabytes: 10 },
      'my reef.jpg is larger than 10 MB',
      'my reef.jpg lebih besar dari 10 MB',
      'my reef.jpg 超过 10 MB',
    ],
    [
      'names',
      'one_language_required',
      {},
      'Name is required in at least one language',
      'Nama perlu diisi paling sedikit dalam satu bahasa',
      '请至少用一种语言填写名称',
    ],
    ['names', 'texts_by_language', {}, 'Name must be texts by language', 'Nama harus berupa teks per bahasa', '名称必须按语言填写'],
    [
      'photos',
      'unknown_photo',
      {},
      'This testimonial holds no such photo',
      'Testimoni ini tidak memuat foto tersebut',
      '这条评价没有这张照片',
    ],
    [
      'duration',
      'duration',
      {},
      'Duration must be in format "X day" or "X days"',
      'Durasi harus berupa jumlah hari, paling sedikit 1',
      '时长必须是天数，至少 1 天',
    ],
    [
      'location',
      'odd',
      {},
      'Location: the server did not accept this value',
      'Lokasi: server tidak menerima isian ini',
      '位置：服务器不接受这个值',
    ],
    ['something.new', 'required', {}, 'This field is required', 'Kolom ini wajib diisi', '请填写此项'],
  ])(
    'reads in the language of the reader, with the name of the field: %s, %s',
    async (path, code, params, english, indonesian, chinese) => {
      const status = rejected(path, code, params as FieldError['params']);
      await show(status, 'EN');
      expect(screen.getByText(english)).toBeVisible();
      await show(status, 'ID');
      expect(screen.getByText(indonesian)).toBeVisible();
      await show(status, 'CN');
      expect(screen.getByText(chinese)).toBeVisible();
    },
  );

  it('are undefined if the error is not from the server', async () => {
    await show(errorAt('profile', 'Foto profil wajib dipilih'), 'ID');
    expect(screen.getByText('Foto profil wajib dipilih')).toBeVisible();
  });
});
