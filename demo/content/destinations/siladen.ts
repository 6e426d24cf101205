import { island } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const siladen: DestinationContent = {
  key: 'siladen',
  name: { en: 'Siladen Island', id: 'Pulau Siladen', cn: '西拉登岛' },
  category: island,
  description: {
    en: 'White sand, shade trees, a wooden jetty: the smallest island of the park is also the easiest to settle into.\n\nSiladen covers some thirty hectares, and when the tide is out you can walk around it in about half an hour. There is one village, a handful of lodges, and a long white beach that looks across to Bunaken and the cone of Manado Tua. The reef begins close to the sand: a shallow garden of hard corals and anemones, then a slope and a wall where turtles pass.\n\nIt is a good place to learn, to snorkel with children, or simply to sit out the time between two dives. Boats from Manado need about 45 minutes. Come in the morning, when the water is flat and the light falls straight onto the coral, and stay until the day boats have left and the jetty belongs to the village children again.',
    id: 'Pasir putih, pohon rindang, dermaga kayu: pulau terkecil di taman nasional ini juga yang paling lekas bikin betah.\n\nLuas Siladen hanya sekitar tiga puluh hektare. Saat air surut, setengah jam cukup untuk mengelilinginya dengan berjalan kaki. Ada satu kampung, beberapa penginapan, dan pantai putih panjang yang menghadap Bunaken serta kerucut Manado Tua. Karangnya dimulai dekat sekali dari pasir: taman dangkal berisi karang keras dan anemon, lalu lereng dan dinding tempat penyu berlalu-lalang.\n\nTempat ini pas untuk belajar menyelam, snorkeling bersama anak, atau sekadar duduk di antara dua penyelaman. Kapal dari Manado butuh sekitar 45 menit. Datanglah pagi-pagi ketika air masih rata dan cahaya jatuh tegak di atas karang, lalu tinggallah sampai kapal-kapal harian pulang dan dermaga kembali menjadi milik anak-anak kampung.',
    cn: '白沙、树荫、一座木栈桥：公园里最小的岛，也最容易让人安下心来。\n\n西拉登岛只有三十公顷左右，退潮时半小时便能绕岛走上一圈。岛上一个村子，几家客栈，一道长长的白沙滩，正对布纳肯和老美娜多的山锥。离沙滩不远就是珊瑚：先是硬珊瑚和海葵的浅水花园，再往外是斜坡和崖壁，海龟时常从这里经过。\n\n这里适合学潜水，适合带孩子浮潜，也适合什么都不做，坐着等下一潜。从美娜多乘船约45分钟。早上来最好，海面平静，阳光直照在珊瑚上；不妨待到一日游的船都走了，那时栈桥又成了村里孩子们的天地。',
  },
  location: 'Bunaken National Marine Park, North Sulawesi',
  locations: { id: 'Taman Nasional Bunaken, Sulawesi Utara', cn: '北苏拉威西，布纳肯国家海洋公园' },
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '18:00' },
  entryFee: { local: 10000, tourist: 150000 },
  bestTime: 'Morning (9AM - 12PM)',
  visitDuration: 'Half Day',
  dive: {
    depth_from: 2,
    depth_to: 25,
    visibility_from: 15,
    visibility_to: 30,
    water_from: 27,
    water_to: 30,
    current: 'gentle',
    level: 'no_licence',
    best_months: [4, 5, 6, 7, 8, 9, 10, 11],
    life: [
      { name: { en: 'Green turtles', id: 'Penyu hijau', cn: '绿海龟' } },
      { name: { en: 'Clownfish in their anemones', id: 'Ikan badut di anemonnya', cn: '海葵里的小丑鱼' } },
      { name: { en: 'Blue-spotted rays', id: 'Pari totol biru', cn: '蓝斑条尾魟' } },
    ],
  },
  images: ['siladen-beach', 'siladen-reef', 'siladen-jetty'],
};
