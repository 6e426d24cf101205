import { diving } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const bunaken: DestinationContent = {
  key: 'bunaken',
  name: { en: 'Bunaken', id: 'Bunaken', cn: '布纳肯' },
  category: diving,
  description: {
    en: 'A coral garden at your knees, then the wall: blue below, blue beyond, and turtles asleep on the ledges.\n\nBunaken National Marine Park was founded in 1991, among the first in Indonesia. It takes in five islands, Bunaken, Manado Tua, Mantehage, Nain and Siladen, and the deep water between them. Close to shore the reef flat ends and the bottom drops away for hundreds of metres, so most dives here are drifts: you hang beside the wall at Lekuan or Fukui, let the current carry you past sponges and sea fans, and finish in sunlit shallows among anthias.\n\nThe boat from Manado takes about 45 minutes. The water stays between 27 and 30 °C, and visibility is best from April to November. Snorkellers see much of it too: the reef begins a few fin kicks from the beach.',
    id: 'Taman karang setinggi lutut, lalu dinding: biru di bawah, biru di depan, dan penyu yang terlelap di ceruknya.\n\nTaman Nasional Bunaken ditetapkan pada 1991, salah satu taman laut pertama di Indonesia. Di dalamnya ada lima pulau, yaitu Bunaken, Manado Tua, Mantehage, Nain, dan Siladen, berikut laut dalam di antaranya. Tak jauh dari pantai, rataan karang berakhir dan dasar laut jatuh ratusan meter. Karena itu penyelaman di sini kebanyakan mengikuti arus: Anda melayang di sisi dinding Lekuan atau Fukui, terbawa pelan melewati spons dan kipas laut, lalu naik ke perairan dangkal yang terang, di tengah kerumunan ikan anthias.\n\nPerjalanan kapal dari Manado sekitar 45 menit. Suhu air bertahan di 27 sampai 30 °C, dan jarak pandang paling baik antara April dan November. Yang hanya ingin snorkeling pun kebagian: karang sudah dimulai beberapa kayuhan sirip dari pantai.',
    cn: '珊瑚在膝边铺开，再往前便是断崖：脚下是蓝，眼前也是蓝，海龟就在岩架上打盹。\n\n布纳肯国家海洋公园设立于1991年，是印尼最早的海洋公园之一，包括布纳肯、老美娜多、曼特哈格、奈恩和西拉登五座岛屿，以及岛屿之间深邃的海域。礁坪离岸不远就到了尽头，海床陡降数百米，所以这里多半是放流潜水：在莱库安或福井潜点贴着崖壁悬停，任水流带着你掠过海绵与海扇，最后回到阳光照亮的浅水区，身边是成群的花鮨。\n\n从美娜多乘船约45分钟可到。水温常年在27至30摄氏度之间，能见度以4月到11月最佳。只浮潜也不会错过太多，离开沙滩踢几下脚蹼，珊瑚就在身下了。',
  },
  location: 'Bunaken National Marine Park, North Sulawesi',
  locations: { id: 'Taman Nasional Bunaken, Sulawesi Utara', cn: '北苏拉威西，布纳肯国家海洋公园' },
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
  entryFee: { local: 10000, tourist: 150000 },
  bestTime: 'April - November',
  visitDuration: 'Full Day',
  dive: {
    depth_from: 3,
    depth_to: 40,
    visibility_from: 15,
    visibility_to: 35,
    water_from: 27,
    water_to: 30,
    current: 'moderate',
    level: 'open_water',
    best_months: [4, 5, 6, 7, 8, 9, 10, 11],
    visibility_by_month: [18, 18, 20, 25, 28, 30, 30, 30, 30, 28, 24, 20],
    water_by_month: [28, 28, 28, 29, 29, 28, 28, 27, 28, 28, 29, 28],
    life: [
      { name: { en: 'Green turtles', id: 'Penyu hijau', cn: '绿海龟' } },
      {
        name: { en: 'Bigeye trevally in schools', id: 'Gerombolan ikan kuwe mata besar', cn: '大眼鲹鱼群' },
        months: [4, 5, 6, 7, 8, 9, 10, 11],
      },
      { name: { en: 'Dolphins on the crossing', id: 'Lumba-lumba di perjalanan', cn: '途中的海豚' }, months: [4, 5, 6, 7, 8, 9, 10] },
      { name: { en: 'Mandarinfish at dusk', id: 'Ikan mandarin saat senja', cn: '黄昏的麒麟鱼' } },
    ],
  },
  images: ['bunaken-wall', 'bunaken-turtle', 'bunaken-surface', 'bunaken-schooling'],
};
