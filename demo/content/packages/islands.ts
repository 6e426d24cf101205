import { family, islandHopping } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const fourIslands: PackageContent = {
  key: 'four-islands',
  name: { en: 'Four Islands in a Day', id: 'Empat Pulau dalam Sehari', cn: '一日四岛' },
  category: islandHopping,
  description: {
    en: 'For snorkellers and people who like boats. We leave early for the sandbank of Nain, float over the reef below Manado Tua, have lunch on Bunaken, and finish with an hour of doing nothing on Siladen. The order follows the tide. Masks, fins, life jackets, lunch and fruit are on board.',
    id: 'Untuk yang suka snorkeling dan naik kapal. Kita berangkat pagi ke pasir timbul Nain, mengapung di atas karang di kaki Manado Tua, makan siang di Bunaken, dan menutup hari dengan satu jam tanpa acara di Siladen. Urutannya mengikuti pasang surut. Masker, sirip, pelampung, makan siang, dan buah tersedia di kapal.',
    cn: '适合浮潜爱好者，也适合喜欢坐船的人。清早出发去奈恩沙洲，到老美娜多山脚下浮潜，在布纳肯吃午餐，最后在西拉登什么也不做，待上一个小时。先后顺序看潮水而定，船上备有面镜、脚蹼、救生衣、午餐和水果。',
  },
  level: 'families',
  included: {
    en: ['Boat for the day with a guide', 'Masks, fins and life jackets', 'Lunch, fruit and drinking water'],
    id: ['Kapal sehari penuh dengan pemandu', 'Masker, fin, dan jaket pelampung', 'Makan siang, buah, dan air minum'],
    cn: ['一整天的船只与向导', '面镜、脚蹼与救生衣', '午餐、水果与饮用水'],
  },
  notIncluded: {
    en: ['Bunaken park fee, paid on the boat', 'Transfer to the jetty', 'Travel insurance'],
    id: ['Tiket masuk Taman Nasional Bunaken, dibayar di kapal', 'Antar jemput ke dermaga', 'Asuransi perjalanan'],
    cn: ['布纳肯国家公园门票（船上支付）', '前往码头的交通', '旅行保险'],
  },
  days: 1,
  price: 1100000,
  image: 'pkg-island-hopping',
  stops: [
    {
      destination: null,
      time: '07:00',
      comment: {
        en: 'Meet at the jetty, find a mask that fits, and off we go.',
        id: 'Bertemu di dermaga, memilih masker yang pas, lalu berangkat.',
        cn: '码头集合，挑一副合适的面镜，然后启程。',
      },
    },
    {
      destination: 'nain',
      time: '08:45',
      comment: {
        en: 'The sandbank and its lagoon, for as long as the tide allows.',
        id: 'Pasir timbul dan lagunanya, selama air mengizinkan.',
        cn: '沙洲与潟湖，潮水让我们待多久，就待多久。',
      },
    },
    {
      destination: 'manado-tua',
      time: '11:15',
      comment: {
        en: 'A drift on the surface over the edge of the reef, with the boat close by.',
        id: 'Snorkeling mengikuti arus di tepi karang, kapal selalu dekat.',
        cn: '沿着礁缘顺流浮潜，船一直跟在近旁。',
      },
    },
    {
      destination: 'bunaken',
      time: '12:45',
      comment: {
        en: 'Lunch in the village, then a look over the wall with the turtles.',
        id: 'Makan siang di kampung, lalu menengok tepi dinding bersama penyu.',
        cn: '在村里吃午餐，再到崖壁边和海龟打个照面。',
      },
    },
    {
      destination: 'siladen',
      time: '15:15',
      comment: { en: 'Sand, shade, a coconut.', id: 'Pasir, teduh, kelapa muda.', cn: '沙滩、树荫、一只椰子。' },
    },
    {
      destination: null,
      time: '17:15',
      comment: {
        en: 'Back in Manado with the low sun behind you.',
        id: 'Kembali ke Manado dengan matahari rendah di belakang.',
        cn: '背着斜阳回到美娜多。',
      },
    },
  ],
};

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
  notIncluded: {
    en: ['Flights to and from Manado', 'Lunches on the way', 'Dives for parents', 'Travel insurance'],
    id: ['Tiket pesawat dari dan ke Manado', 'Makan siang di perjalanan', 'Penyelaman untuk orang tua', 'Asuransi perjalanan'],
    cn: ['往返美娜多的机票', '途中午餐', '家长的潜水费用', '旅行保险'],
  },
  days: 6,
  price: 8900000,
  image: 'pkg-family',
  stops: [
    {
      destination: null,
      time: '08:30',
      comment: {
        en: 'Day 1: we meet you at the hotel or the airport, with a mask-fitting game for the children.',
        id: 'Hari 1: kami jemput di hotel atau bandara, lalu anak-anak bermain sambil mencoba masker.',
        cn: '第一天：到酒店或机场接您，和孩子们做个游戏，顺便试戴面镜。',
      },
    },
    {
      destination: 'manado-city',
      time: '10:00',
      comment: {
        en: 'Day 1: park, harbour, ice cream, and an early night.',
        id: 'Hari 1: taman, pelabuhan, es krim, lalu tidur lebih awal.',
        cn: '第一天：公园、码头、冰淇淋，晚上早点睡。',
      },
    },
    {
      destination: 'siladen',
      time: '10:30',
      comment: {
        en: 'Day 2: first snorkelling from the beach, in water up to the chest.',
        id: 'Hari 2: snorkeling pertama dari pantai, di air sedada.',
        cn: '第二天：从沙滩下水，在齐胸深的水里第一次浮潜。',
      },
    },
    {
      destination: 'bunaken',
      time: '11:00',
      comment: {
        en: 'Day 3: the reef through a glass floor. Parents who dive can go down the wall meanwhile.',
        id: 'Hari 3: melihat karang dari lantai kaca. Orang tua yang menyelam bisa turun ke dinding sementara itu.',
        cn: '第三天：透过玻璃船底看珊瑚，会潜水的爸爸妈妈可以趁这时下崖壁。',
      },
    },
    {
      destination: 'lake-linow',
      time: '12:00',
      comment: {
        en: 'Day 4: up to the cool hills to count how many colours one lake can have.',
        id: 'Hari 4: naik ke perbukitan sejuk, menghitung ada berapa warna dalam satu danau.',
        cn: '第四天：上凉爽的山里，数一数一座湖能有几种颜色。',
      },
    },
    {
      destination: 'pulisan',
      time: '13:00',
      comment: {
        en: 'Day 5: caves, rock pools, kites on the hill.',
        id: 'Hari 5: gua, kolam batu, dan layang-layang di bukit.',
        cn: '第五天：钻岩洞，看潮池，上草坡放风筝。',
      },
    },
    {
      destination: 'tangkoko',
      time: '15:30',
      comment: {
        en: 'Day 6: a short, flat walk and a long look at the smallest face in the forest.',
        id: 'Hari 6: jalan kaki singkat dan datar, lalu memandang lama wajah terkecil di hutan.',
        cn: '第六天：走一小段平路，好好看看林子里最小的那张脸。',
      },
    },
    {
      destination: null,
      time: '20:00',
      comment: {
        en: 'Day 6: back in Manado, sleeping children included.',
        id: 'Hari 6: tiba di Manado, lengkap dengan anak-anak yang tertidur.',
        cn: '第六天：回到美娜多，孩子们多半已经睡着了。',
      },
    },
  ],
};
