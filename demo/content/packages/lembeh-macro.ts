import { diving } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const lembehMacro: PackageContent = {
  key: 'lembeh-macro',
  name: { en: 'Lembeh Macro Days', id: 'Hari-Hari Makro di Lembeh', cn: '蓝碧微距四日' },
  category: diving,
  description: {
    en: 'Four days for people who like to look closely. Nine dives on the black sand of Lembeh, two of them at night, with one guide for every two photographers and a camera table in the shade. We dive slowly, wait our turn, and leave every animal where it sits. One evening belongs to the tarsiers of nearby Tangkoko.',
    id: 'Empat hari bagi yang senang memandang dari dekat. Sembilan penyelaman di pasir hitam Lembeh, dua di antaranya malam hari, dengan satu pemandu untuk dua fotografer dan meja kamera di tempat teduh. Kami menyelam pelan, sabar menunggu giliran, dan tidak mengusik satwa di tempatnya. Satu sore kami sediakan untuk tarsius di Tangkoko, tak jauh dari sana.',
    cn: '四天时间，留给喜欢凑近细看的人。在蓝碧的黑沙上潜水九次，其中两次夜潜；每位向导只带两名摄影者，岸上有阴凉的相机工作台。慢慢潜，按次序拍，不挪动任何一只动物。其中一个傍晚，去附近的唐科科看眼镜猴。',
  },
  level: 'certified',
  included: {
    en: [
      'Nine guided dives, two of them at night',
      'One guide for two photographers',
      'Three nights in a lodge with all meals',
      'Tanks, weights and camera table',
      'Ranger and ticket for the evening in Tangkoko',
      'Transfers from and to Manado',
    ],
    id: [
      'Sembilan penyelaman berpemandu, dua di antaranya malam hari',
      'Satu pemandu untuk dua fotografer',
      'Tiga malam di penginapan, semua makan termasuk',
      'Tabung, pemberat, dan meja kamera',
      'Penjaga hutan dan tiket untuk sore hari di Tangkoko',
      'Antar jemput dari dan ke Manado',
    ],
    cn: [
      '九次向导带潜，其中两次夜潜',
      '每位向导只带两名摄影者',
      '度假屋三晚住宿及全部餐食',
      '气瓶、配重与相机工作台',
      '唐科科傍晚行程的护林员与门票',
      '美娜多往返交通',
    ],
  },
  not_included: {
    en: ['Flights to and from Manado', 'Rental of mask, fins, wetsuit, BCD and regulator', 'Dive and travel insurance'],
    id: ['Tiket pesawat dari dan ke Manado', 'Sewa masker, fin, wetsuit, BCD, dan regulator', 'Asuransi selam dan perjalanan'],
    cn: ['往返美娜多的机票', '面镜、脚蹼、潜水服、BCD 和调节器的租金', '潜水及旅行保险'],
  },
  to_bring: {
    en: ['Certification card and logbook', 'Macro lens, spare batteries and a torch', 'A thin hood from July to September'],
    id: ['Kartu sertifikasi dan buku log', 'Lensa makro, baterai cadangan, dan senter', 'Tudung tipis untuk bulan Juli sampai September'],
    cn: ['潜水证与潜水日志', '微距镜头、备用电池和手电', '七月至九月请带薄头套'],
  },
  days: 4,
  price: 8450000,
  image: 'pkg-lembeh-macro',
  stops: [
    {
      destination: null,
      day: 1,
      time: '07:30',
      comment: {
        en: 'Transfer across the peninsula to Bitung and by boat to the lodge.',
        id: 'Perjalanan darat ke Bitung, lalu naik perahu ke penginapan.',
        cn: '乘车穿过半岛前往比通，再换船到度假屋。',
      },
    },
    {
      destination: 'lembeh',
      day: 1,
      time: '10:30',
      comment: {
        en: 'An easy first dive to settle buoyancy and trim, then the hunt begins. Up to three dives a day from here on.',
        id: 'Penyelaman pertama yang ringan untuk menata daya apung, sesudah itu pencarian dimulai. Selanjutnya sampai tiga penyelaman sehari.',
        cn: '先轻松一潜，调好浮力，然后开始寻找。此后每天最多三潜。',
      },
    },
    {
      destination: null,
      day: 2,
      time: '13:30',
      comment: {
        en: 'At the camera table after lunch, we go through the morning’s pictures and plan the night dive.',
        id: 'Selepas makan siang, kita melihat hasil foto pagi di meja kamera dan merencanakan penyelaman malam.',
        cn: '午饭后在相机桌旁一起看上午的照片，商量夜潜路线。',
      },
    },
    {
      destination: 'tangkoko',
      day: 3,
      time: '15:30',
      comment: {
        en: 'Dry feet for once. A walk under the fig trees until the tarsiers come out.',
        id: 'Sekali ini kaki kering. Berjalan di bawah pohon ara sampai tarsius keluar.',
        cn: '难得不下水，在榕树林里慢慢走，等眼镜猴出洞。',
      },
    },
    {
      destination: 'manado-city',
      day: 4,
      time: '16:30',
      comment: {
        en: 'One last morning dive, then back to Manado in time for coffee by the bay.',
        id: 'Satu penyelaman pagi terakhir, lalu kembali ke Manado untuk kopi sore di tepi teluk.',
        cn: '上午最后一潜，下午回到美娜多，在海湾边喝杯咖啡。',
      },
    },
  ],
};
