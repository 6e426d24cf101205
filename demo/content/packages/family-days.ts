import { family } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const familyDays: PackageContent = {
  key: 'family-days',
  name: { en: 'Family Days by the Sea', id: 'Hari-Hari Keluarga di Tepi Laut', cn: '海边亲子六日' },
  category: family,
  description: {
    en: 'Six days with short drives, early dinners and something to tell at school. Snorkelling in water a child can stand in, a boat with a glass bottom, a lake that changes colour, a beach with caves, and a primate that fits in a hand. From about six years; children’s masks and life vests are on board, and nothing starts before breakfast.',
    id: 'Enam hari dengan perjalanan pendek, makan malam lebih awal, dan bahan cerita untuk di sekolah. Snorkeling di air setinggi dada anak, perahu berlantai kaca, danau yang berganti warna, pantai bergua, dan primata yang muat dalam genggaman. Mulai sekitar enam tahun; masker dan pelampung anak tersedia, dan tak ada acara sebelum sarapan.',
    cn: '六天行程，车程短，晚饭早，回学校有故事可讲。在孩子站得住的浅水里浮潜，坐玻璃底船，看会变色的湖，去有岩洞的沙滩，还有小得能捧在手里的眼镜猴。适合六岁左右及以上的孩子，备有儿童面镜和救生衣，行程都从早餐之后开始。',
  },
  level: 'families',
  included: {
    en: [
      'Five nights in family rooms with breakfast and dinner',
      'Private car with driver, and a guide for all six days',
      'Glass-bottom boat and snorkelling gear in children’s sizes',
      'Tickets and ranger for every stop',
    ],
    id: [
      'Lima malam di kamar keluarga dengan sarapan dan makan malam',
      'Mobil dengan sopir dan pemandu selama enam hari',
      'Kapal berlantai kaca dan alat snorkeling ukuran anak',
      'Tiket dan penjaga hutan di setiap perhentian',
    ],
    cn: ['亲子房五晚住宿，含早餐和晚餐', '六天专车司机与向导', '玻璃底船和儿童尺寸的浮潜装备', '各站门票与护林员'],
  },
  not_included: {
    en: ['Flights to and from Manado', 'Lunches on the way', 'Dives for parents', 'Travel insurance'],
    id: ['Tiket pesawat dari dan ke Manado', 'Makan siang di perjalanan', 'Penyelaman untuk orang tua', 'Asuransi perjalanan'],
    cn: ['往返美娜多的机票', '途中午餐', '家长的潜水费用', '旅行保险'],
  },
  to_bring: {
    en: ['Swimwear and sun shirts', 'Light long sleeves for the forest', 'A favourite toy for the car'],
    id: ['Baju renang dan baju pelindung matahari', 'Baju lengan panjang tipis untuk hutan', 'Mainan kesayangan untuk di mobil'],
    cn: ['泳衣和防晒衣', '进雨林穿的薄长袖', '孩子路上玩的心爱玩具'],
  },
  days: 6,
  price: 8900000,
  image: 'pkg-family',
  stops: [
    {
      destination: null,
      day: 1,
      time: '08:30',
      comment: {
        en: 'We meet you at the hotel or the airport, with a mask-fitting game for the children.',
        id: 'Kami jemput di hotel atau bandara, lalu anak-anak bermain sambil mencoba masker.',
        cn: '到酒店或机场接您，和孩子们做个游戏，顺便试戴面镜。',
      },
    },
    {
      destination: 'manado-city',
      day: 1,
      time: '10:00',
      comment: {
        en: 'Park, harbour, ice cream, and an early night.',
        id: 'Taman, pelabuhan, es krim, lalu tidur lebih awal.',
        cn: '公园、码头、冰淇淋，晚上早点睡。',
      },
    },
    {
      destination: 'siladen',
      day: 2,
      time: '10:30',
      comment: {
        en: 'First snorkelling from the beach, in water up to the chest.',
        id: 'Snorkeling pertama dari pantai, di air sedada.',
        cn: '从沙滩下水，在齐胸深的水里第一次浮潜。',
      },
    },
    {
      destination: 'bunaken',
      day: 3,
      time: '11:00',
      comment: {
        en: 'The reef through a glass floor. Parents who dive can go down the wall meanwhile.',
        id: 'Melihat karang dari lantai kaca. Orang tua yang menyelam bisa turun ke dinding sementara itu.',
        cn: '透过玻璃船底看珊瑚，会潜水的爸爸妈妈可以趁这时下崖壁。',
      },
    },
    {
      destination: 'lake-linow',
      day: 4,
      time: '12:00',
      comment: {
        en: 'Up to the cool hills to count how many colours one lake can have.',
        id: 'Naik ke perbukitan sejuk, menghitung ada berapa warna dalam satu danau.',
        cn: '上凉爽的山里，数一数一座湖能有几种颜色。',
      },
    },
    {
      destination: 'pulisan',
      day: 5,
      time: '13:00',
      comment: {
        en: 'Caves, rock pools, kites on the hill.',
        id: 'Gua, kolam batu, dan layang-layang di bukit.',
        cn: '钻岩洞，看潮池，上草坡放风筝。',
      },
    },
    {
      destination: 'tangkoko',
      day: 6,
      time: '15:30',
      comment: {
        en: 'A short, flat walk and a long look at the smallest face in the forest.',
        id: 'Jalan kaki singkat dan datar, lalu memandang lama wajah terkecil di hutan.',
        cn: '走一小段平路，好好看看林子里最小的那张脸。',
      },
    },
    {
      destination: null,
      day: 6,
      time: '20:00',
      comment: {
        en: 'Back in Manado, sleeping children included.',
        id: 'Tiba di Manado, lengkap dengan anak-anak yang tertidur.',
        cn: '回到美娜多，孩子们多半已经睡着了。',
      },
    },
  ],
};
