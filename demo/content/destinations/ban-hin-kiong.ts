import { cultureCity } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const banHinKiong: DestinationContent = {
  key: 'ban-hin-kiong',
  name: { en: 'Ban Hin Kiong Temple', id: 'Kelenteng Ban Hin Kiong', cn: '万兴宫' },
  category: cultureCity,
  description: {
    en: 'Red pillars, gilded dragons, incense in the morning air: a temple at the heart of Manado since 1819.\n\nBan Hin Kiong is the oldest Chinese temple in the city. Its name speaks of abundance and blessing, and of a palace to keep them in. The first building was of wood and bamboo; what you see today, with upturned eaves and a crowd of small painted figures, was rebuilt by the community after the fire of 1970. Buddhist, Taoist and Confucian worship share the house.\n\nVisitors are welcome if they dress modestly, take off their shoes where asked, and leave those who pray in peace. Two weeks after Lunar New Year comes Cap Go Meh, when sedan chairs, lion dancers and Minahasan kabasaran warriors walk the streets together. On any other day, come early, then go on through Kampung Cina for coffee and biapong, Manado’s steamed buns.',
    id: 'Tiang merah, naga berlapis emas, dupa di udara pagi: kelenteng di jantung Manado sejak 1819.\n\nBan Hin Kiong adalah kelenteng tertua di kota ini. Namanya berarti istana tempat berkah berlimpah. Bangunan pertamanya dari kayu dan bambu; yang Anda lihat sekarang, dengan atap melengkung dan deretan patung kecil berwarna, dibangun kembali oleh umat setelah kebakaran tahun 1970. Ajaran Buddha, Tao, dan Konghucu berbagi satu rumah di sini.\n\nTamu diterima dengan senang hati asalkan berpakaian sopan, melepas alas kaki di tempat yang diminta, dan tidak mengusik yang sedang sembahyang. Dua minggu setelah Imlek tiba Cap Go Meh, saat tandu-tandu, barongsai, dan penari kabasaran Minahasa turun ke jalan bersama. Di hari biasa, datanglah pagi, lalu teruskan langkah ke Kampung Cina untuk kopi dan biapong hangat.',
    cn: '红柱、金龙，晨风里一缕香烟：万兴宫自1819年起，便在美娜多的市中心。\n\n这是全城最古老的华人庙宇。最初以竹木搭建，1970年毁于大火，后由信众合力重建，才有了今天这飞翘的屋檐和檐上一排排彩塑小人。佛、道、儒三教同处一庙，当地人称之为三教庙。\n\n参观者只要衣着得体，按要求脱鞋，不打扰上香的人，都受欢迎。正月十五闹元宵，神轿、舞狮和米纳哈萨的卡巴萨兰武士一同走上街头，是美娜多一年里最热闹的日子之一。平日里不妨赶早，拜过之后到唐人街走走，喝杯咖啡，再来一个刚出笼的肉包。',
  },
  location: 'Kampung Cina, Manado, North Sulawesi',
  locations: { id: 'Kampung Cina, Manado, Sulawesi Utara', cn: '北苏拉威西，美娜多，唐人街' },
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '19:00' },
  entryFee: { local: 0, tourist: 0 },
  bestTime: 'Early Morning (6AM - 9AM)',
  visitDuration: '1.5 hours',
  dive: {
    level: 'no_licence',
    best_months: [2, 3],
  },
  images: ['temple-roof', 'temple-lanterns', 'temple-gate'],
};
