import { lakesVolcanoes } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const mountLokon: DestinationContent = {
  key: 'mount-lokon',
  name: { en: 'Lokon & Mahawu', id: 'Lokon & Mahawu', cn: '洛孔与马哈武火山' },
  category: lakesVolcanoes,
  description: {
    en: 'Two volcanoes face each other across Tomohon: Lokon breathing steam, Mahawu quiet enough to walk its rim.\n\nLokon, about 1,580 metres, and its twin Empung share one active crater, Tompaluan, which opens in the saddle between them. It often smokes and from time to time throws ash, so we do not climb it: the official safety distance applies, and we read the observatory’s notices before every trip.\n\nThe place to look from is Mahawu. A road leads through vegetable fields almost to the top; about 150 steps and a short path bring you to the rim of a crater 140 metres deep. On a clear morning you see Lokon’s plume, Manado Bay with Bunaken and Manado Tua, and Klabat, the highest mountain of the province. Towards dusk the slopes turn copper and the air grows cold. A jacket is not a bad idea.',
    id: 'Dua gunung api berhadapan di atas Tomohon: Lokon mengembuskan uap, Mahawu cukup tenang untuk disusuri.\n\nLokon, sekitar 1.580 meter, dan kembarannya Empung berbagi satu kawah aktif, Tompaluan, yang menganga di pelana di antara keduanya. Kawah ini sering berasap dan sesekali melontarkan abu, karena itu kami tidak mendakinya: jarak aman resmi berlaku, dan kami membaca laporan pos pengamatan sebelum setiap perjalanan.\n\nTempat memandangnya adalah Mahawu. Jalan menembus ladang sayur hampir sampai ke puncak; sekitar 150 anak tangga dan setapak pendek mengantar Anda ke bibir kawah sedalam 140 meter. Pada pagi yang cerah tampak kepulan Lokon, Teluk Manado dengan Bunaken dan Manado Tua, serta Klabat, gunung tertinggi di provinsi ini. Menjelang senja lereng berubah tembaga dan udara mendingin. Jaket tak ada salahnya.',
    cn: '两座火山隔着托莫洪相望：洛孔还在吐着白汽，马哈武安静得可以沿着山口走一圈。\n\n洛孔海拔约一千五百八十米，与孪生的恩蓬山共有一个活火山口，名叫通帕卢安，就开在两峰之间的鞍部。它时常冒烟，偶尔喷出火山灰，因此我们不去攀登：严格遵守官方划定的安全距离，每次出发前都先看观测站的通报。\n\n看它最好的地方是马哈武。公路穿过菜田，几乎通到山顶；再走一百五十来级台阶和一小段步道，就站在深一百四十米的火山口边上了。晴朗的早晨，洛孔的烟柱、美娜多湾、布纳肯与老美娜多尽收眼底，还看得到全省最高的克拉巴特山。近黄昏时山坡染成古铜色，气温也降下来，带件外套总没错。',
  },
  location: 'Tomohon, North Sulawesi',
  locations: { id: 'Tomohon, Sulawesi Utara', cn: '北苏拉威西，托莫洪' },
  openingHour: { day: 'Monday - Sunday', open: '06:00', close: '18:00' },
  entryFee: { local: 10000, tourist: 25000 },
  bestTime: 'Early Morning (6AM - 9AM)',
  visitDuration: '3 hours',
  dive: {
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
  },
  images: ['lokon-dusk', 'lokon-crater', 'lokon-ridge'],
};
