import { highlands } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const lakesAndVolcanoes: PackageContent = {
  key: 'lakes-volcanoes',
  name: { en: 'Lakes and Volcanoes', id: 'Danau dan Gunung Api', cn: '湖泊与火山三日' },
  category: highlands,
  description: {
    en: 'Three slow days in the highlands, sleeping in Tomohon at the foot of Lokon. Dawn on Lake Tondano with the fishermen, the flower market, the crater rim of Mahawu, a hot spring, and a long coffee at Linow when the colours are strongest. Easy walking throughout; bring a jacket for the evenings.',
    id: 'Tiga hari yang pelan di dataran tinggi, bermalam di Tomohon, di kaki Lokon. Fajar di Danau Tondano bersama para nelayan, pasar bunga, bibir kawah Mahawu, mata air panas, dan ngopi lama-lama di Linow saat warnanya paling kuat. Jalannya mudah sepanjang acara; bawalah jaket untuk malam hari.',
    cn: '在高地慢慢过三天，住在洛孔山脚下的托莫洪。清晨到通达诺湖看渔夫撒网，逛花市，走马哈武火山口，泡温泉，在利诺湖颜色最浓的时候久久地喝一杯咖啡。全程步行轻松，晚上请带外套。',
  },
  level: 'no_diving',
  included: {
    en: [
      'Two nights in Tomohon with breakfast',
      'Private car with driver and a guide',
      'Lunch and dinner on all three days',
      'Tickets, hot spring and boat on the lake',
    ],
    id: [
      'Dua malam di Tomohon dengan sarapan',
      'Mobil pribadi dengan sopir dan pemandu',
      'Makan siang dan malam selama tiga hari',
      'Tiket masuk, pemandian air panas, dan perahu di danau',
    ],
    cn: ['托莫洪两晚住宿，含早餐', '专车司机与向导', '三天的午餐与晚餐', '门票、温泉与湖上小船'],
  },
  not_included: {
    en: ['Jacket for the evenings', 'Travel insurance'],
    id: ['Jaket untuk malam hari', 'Asuransi perjalanan'],
    cn: ['晚上穿的外套', '旅行保险'],
  },
  to_bring: {
    en: ['Walking shoes with a good grip', 'A warm jacket and a rain jacket', 'Swimwear for the hot spring'],
    id: ['Sepatu jalan dengan sol yang mencengkeram', 'Jaket hangat dan jas hujan', 'Baju renang untuk pemandian air panas'],
    cn: ['防滑的徒步鞋', '保暖外套和雨衣', '泡温泉的泳衣'],
  },
  days: 3,
  price: 3450000,
  image: 'pkg-lakes-volcanoes',
  stops: [
    {
      destination: null,
      day: 1,
      time: '03:45',
      comment: {
        en: 'An early start from Manado. You may sleep in the car.',
        id: 'Berangkat dini hari dari Manado. Boleh tidur di mobil.',
        cn: '凌晨从美娜多出发，车上可以接着睡。',
      },
    },
    {
      destination: 'lake-tondano',
      day: 1,
      time: '05:30',
      comment: {
        en: 'Sunrise over the Lembean hills, breakfast by the water, and a soak at the Remboken hot springs.',
        id: 'Matahari terbit di atas bukit Lembean, sarapan di tepi air, lalu berendam air panas di Remboken.',
        cn: '看太阳从伦贝安山岭升起，湖边吃早餐，再去伦博肯泡温泉。',
      },
    },
    {
      destination: 'tomohon-market',
      day: 2,
      time: '06:15',
      comment: {
        en: 'Down to the market before breakfast, and then to the growers at Kakaskasen.',
        id: 'Ke pasar sebelum sarapan, lalu mampir ke petani bunga di Kakaskasen.',
        cn: '早饭前先逛集市，再去卡卡斯卡森拜访花农。',
      },
    },
    {
      destination: 'mount-lokon',
      day: 2,
      time: '08:30',
      comment: {
        en: 'The rim of Mahawu, with Lokon across the valley and the sea beyond.',
        id: 'Bibir kawah Mahawu, dengan Lokon di seberang lembah dan laut di kejauhan.',
        cn: '走上马哈武火山口，洛孔隔谷相望，远处是海。',
      },
    },
    {
      destination: 'lake-linow',
      day: 3,
      time: '11:00',
      comment: {
        en: 'The terrace at midday, when turquoise, green and yellow part company.',
        id: 'Di teras menjelang tengah hari, saat toska, hijau, dan kuning berpisah jelas.',
        cn: '正午的露台上，湖水的青、绿、黄层次分明。',
      },
    },
    {
      destination: 'manado-city',
      day: 3,
      time: '15:30',
      comment: {
        en: 'Down to the coast again, with a last stop on the Boulevard.',
        id: 'Turun lagi ke pantai, dengan singgahan terakhir di Boulevard.',
        cn: '下山回到海边，最后在滨海大道停一停。',
      },
    },
  ],
};
