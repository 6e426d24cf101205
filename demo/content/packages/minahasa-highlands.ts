import { highlands } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const minahasaHighlands: PackageContent = {
  key: 'minahasa-highlands',
  name: { en: 'Minahasa Highlands Day', id: 'Sehari di Dataran Tinggi Minahasa', cn: '米纳哈萨高地一日' },
  category: highlands,
  description: {
    en: 'One long day in cool air: flowers by lamplight at Tomohon market, breakfast, the rim of Mahawu while the view is clear, the sulphur colours of Linow, and lunch over the water at Tondano. A private car, an English, Indonesian or Mandarin-speaking guide, tickets and meals included. A good first day, before the diving begins.',
    id: 'Satu hari panjang di udara sejuk: bunga di bawah lampu Pasar Tomohon, sarapan, bibir kawah Mahawu selagi cerah, warna belerang Danau Linow, lalu makan siang di atas air Tondano. Mobil pribadi, pemandu berbahasa Indonesia, Inggris, atau Mandarin, tiket dan makan sudah termasuk. Pas untuk hari pertama, sebelum mulai menyelam.',
    cn: '在凉爽的高地度过充实的一天：灯光下的托莫洪花市、一顿早餐、趁天晴登上马哈武火山口、利诺湖的硫磺色彩，午饭在通达诺湖上吃。专车出行，配印尼语、英语或中文导游，含门票与餐食，最适合放在开始潜水之前的第一天。',
  },
  level: 'no_diving',
  included: {
    en: ['Private car with driver', 'Guide who speaks English, Indonesian or Mandarin', 'All tickets', 'Breakfast, coffee and lunch'],
    id: [
      'Mobil pribadi dengan sopir',
      'Pemandu berbahasa Inggris, Indonesia, atau Mandarin',
      'Semua tiket masuk',
      'Sarapan, kopi, dan makan siang',
    ],
    cn: ['专车与司机', '英语、印尼语或中文导游', '全部门票', '早餐、咖啡与午餐'],
  },
  not_included: {
    en: ['Shopping at the market', 'Travel insurance'],
    id: ['Belanja di pasar', 'Asuransi perjalanan'],
    cn: ['市场购物', '旅行保险'],
  },
  to_bring: {
    en: ['Comfortable shoes', 'A light jacket for the morning'],
    id: ['Sepatu yang nyaman', 'Jaket tipis untuk pagi hari'],
    cn: ['舒适的鞋', '早晨穿的薄外套'],
  },
  days: 1,
  price: 950000,
  image: 'pkg-highlands',
  stops: [
    {
      destination: null,
      time: '04:45',
      comment: {
        en: 'Pick-up in Manado, with a blanket and a thermos of ginger tea in the car.',
        id: 'Jemputan di Manado, dengan selimut dan termos teh jahe di mobil.',
        cn: '在美娜多接您上车，车里备好毯子和一壶姜茶。',
      },
    },
    {
      destination: 'tomohon-market',
      time: '05:45',
      comment: {
        en: 'The flower and vegetable rows at their fullest, then porridge and coffee at a stall.',
        id: 'Deretan bunga dan sayur sedang lengkap-lengkapnya, lalu bubur dan kopi di warung.',
        cn: '花和蔬菜最齐全的时候，逛完在小摊上喝粥、喝咖啡。',
      },
    },
    {
      destination: 'mount-lokon',
      time: '08:00',
      comment: {
        en: 'Up the steps of Mahawu to look across at Lokon, before the clouds build.',
        id: 'Menaiki tangga Mahawu untuk memandang Lokon, sebelum awan menebal.',
        cn: '趁云还没起，登上马哈武的台阶，眺望对面的洛孔。',
      },
    },
    {
      destination: 'lake-linow',
      time: '10:45',
      comment: {
        en: 'Coffee on the terrace while the lake changes colour.',
        id: 'Kopi di teras selagi danau berganti warna.',
        cn: '在露台喝咖啡，看湖水变换颜色。',
      },
    },
    {
      destination: 'lake-tondano',
      time: '13:00',
      comment: {
        en: 'Lunch of lake fish, then the shore road at walking pace.',
        id: 'Makan siang ikan danau, lalu menyusuri jalan tepian pelan-pelan.',
        cn: '午餐吃湖鱼，然后沿湖岸公路慢慢开。',
      },
    },
    {
      destination: null,
      time: '16:30',
      comment: { en: 'Back at your hotel before dark.', id: 'Kembali di hotel sebelum gelap.', cn: '天黑前送您回酒店。' },
    },
  ],
};
