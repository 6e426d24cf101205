import { diving } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const bunakenClassic: PackageContent = {
  key: 'bunaken-classic',
  name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典一日潜' },
  category: diving,
  description: {
    en: 'Three dives in one unhurried day: the walls of Bunaken in the morning light, lunch on the white beach of Siladen, and a last drift along the foot of Manado Tua. No more than four divers to a guide, tanks, weights, lunch and drinking water on board. For certified divers; snorkellers are welcome on the same boat.',
    id: 'Tiga penyelaman dalam sehari tanpa tergesa: dinding Bunaken di cahaya pagi, makan siang di pantai putih Siladen, lalu satu penyelaman arus di kaki Manado Tua. Paling banyak empat penyelam untuk satu pemandu; tabung, pemberat, makan siang, dan air minum tersedia di kapal. Untuk penyelam bersertifikat, dan yang ingin snorkeling boleh ikut di kapal yang sama.',
    cn: '一天三潜，从容不赶：晨光里看布纳肯崖壁，在西拉登的白沙滩吃午餐，最后沿老美娜多山脚放流一潜。每位向导最多带四名潜水员，船上备有气瓶、配重、午餐和饮用水。适合持证潜水员，浮潜的朋友也可同船出海。',
  },
  level: 'certified',
  included: {
    en: [
      'Three guided dives, at most four divers to a guide',
      'Boat, tanks and weights',
      'Lunch, coffee and drinking water on board',
      'Pick-up and return at your hotel in Manado',
    ],
    id: [
      'Tiga penyelaman berpemandu, paling banyak empat penyelam per pemandu',
      'Kapal, tabung, dan pemberat',
      'Makan siang, kopi, dan air minum di kapal',
      'Antar jemput di hotel Anda di Manado',
    ],
    cn: ['三次向导带潜，每位向导最多带四人', '船只、气瓶与配重', '午餐、咖啡和船上饮用水', '美娜多市内酒店接送'],
  },
  not_included: {
    en: ['Bunaken park fee, paid on the boat', 'Rental of mask, fins, wetsuit, BCD and regulator', 'Dive and travel insurance'],
    id: [
      'Tiket masuk Taman Nasional Bunaken, dibayar di kapal',
      'Sewa masker, fin, wetsuit, BCD, dan regulator',
      'Asuransi selam dan perjalanan',
    ],
    cn: ['布纳肯国家公园门票（船上支付）', '面镜、脚蹼、潜水服、BCD 和调节器的租金', '潜水及旅行保险'],
  },
  to_bring: {
    en: ['Certification card and logbook', 'Swimwear and a towel', 'Reef-safe sunscreen and a hat'],
    id: ['Kartu sertifikasi dan buku log', 'Baju renang dan handuk', 'Tabir surya ramah karang dan topi'],
    cn: ['潜水证与潜水日志', '泳衣与毛巾', '珊瑚友好型防晒霜和帽子'],
  },
  days: 1,
  price: 1650000,
  image: 'pkg-bunaken-classic',
  stops: [
    {
      destination: null,
      time: '07:30',
      comment: {
        en: 'Pick-up at your hotel, then coffee and gear check at the jetty.',
        id: 'Jemputan di hotel, lalu kopi dan pengecekan alat di dermaga.',
        cn: '到酒店接您，在码头喝杯咖啡，检查装备。',
      },
    },
    {
      destination: 'bunaken',
      time: '09:00',
      comment: {
        en: 'Two dives on the south wall, with an hour of sun and tea in between. Look into the ledges for sleeping turtles.',
        id: 'Dua penyelaman di dinding selatan, diselingi satu jam berjemur dan minum teh. Intip ceruknya, sering ada penyu tidur.',
        cn: '南侧崖壁两潜，中间晒一小时太阳、喝杯热茶。留意岩架，常有海龟在睡觉。',
      },
    },
    {
      destination: 'siladen',
      time: '12:30',
      comment: {
        en: 'Lunch under the trees: grilled fish, water spinach, dabu-dabu.',
        id: 'Makan siang di bawah pohon: ikan bakar, cah kangkung, dabu-dabu.',
        cn: '树荫下吃午餐：烤鱼、炒空心菜和鲜辣的达布达布酱。',
      },
    },
    {
      destination: 'manado-tua',
      time: '14:15',
      comment: {
        en: 'A gentle drift past barrel sponges, with an eye on the blue.',
        id: 'Penyelaman arus yang santai di antara spons tong, sambil sesekali menengok ke laut biru.',
        cn: '顺流轻漂，身边是桶状海绵，别忘了望一眼远处的蓝水。',
      },
    },
    {
      destination: null,
      time: '16:45',
      comment: {
        en: 'Back in Manado. Gear is rinsed for you; we fill in the logbooks together.',
        id: 'Tiba di Manado. Alat kami bilas, buku log kita isi bersama.',
        cn: '回到美娜多。装备由我们冲洗，大家一起填写潜水日志。',
      },
    },
  ],
};
