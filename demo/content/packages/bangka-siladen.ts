import { diving } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const bangkaSiladen: PackageContent = {
  key: 'bangka-siladen',
  name: { en: 'Two Islands: Siladen & Bangka', id: 'Dua Pulau: Siladen & Bangka', cn: '双岛潜旅：西拉登与邦卡' },
  category: diving,
  description: {
    en: 'Five days, two moods. First the quiet of Siladen, with turtles and easy walls a few minutes away; then a half-day crossing to Bangka, where pinnacles stand in the current and every surface is soft coral. Eight dives, small lodges by the beach, and a last dry day in the hills of Pulisan before you fly.',
    id: 'Lima hari, dua suasana. Mula-mula tenangnya Siladen, dengan penyu dan dinding karang beberapa menit saja jauhnya; lalu setengah hari menyeberang ke Bangka, tempat puncak-puncak karang berdiri di tengah arus dan setiap jengkalnya berselimut karang lunak. Delapan penyelaman, penginapan kecil di tepi pantai, dan sehari terakhir di darat, di perbukitan Pulisan, sebelum Anda terbang.',
    cn: '五天，两种心情。先在安静的西拉登住下，海龟和平缓的崖壁就在几分钟船程外；再用半天渡海去邦卡，尖峰立在水流之中，处处长满软珊瑚。共八潜，住海滩边的小客栈，飞行前最后一天不下水，去普利桑的草山走走。',
  },
  level: 'certified',
  included: {
    en: [
      'Eight guided dives',
      'Four nights in small lodges by the beach, all meals',
      'Boats, tanks and weights',
      'Transfer to your hotel or the airport on the last day',
    ],
    id: [
      'Delapan penyelaman berpemandu',
      'Empat malam di penginapan kecil tepi pantai, semua makan termasuk',
      'Kapal, tabung, dan pemberat',
      'Antar ke hotel atau bandara di hari terakhir',
    ],
    cn: ['八次向导带潜', '海滩边小客栈四晚住宿及全部餐食', '船只、气瓶与配重', '最后一天送至酒店或机场'],
  },
  not_included: {
    en: [
      'Flights to and from Manado',
      'Bunaken park fee, paid on the boat',
      'Rental of mask, fins, wetsuit, BCD and regulator',
      'Dive and travel insurance',
    ],
    id: [
      'Tiket pesawat dari dan ke Manado',
      'Tiket masuk Taman Nasional Bunaken, dibayar di kapal',
      'Sewa masker, fin, wetsuit, BCD, dan regulator',
      'Asuransi selam dan perjalanan',
    ],
    cn: ['往返美娜多的机票', '布纳肯国家公园门票（船上支付）', '面镜、脚蹼、潜水服、BCD 和调节器的租金', '潜水及旅行保险'],
  },
  to_bring: {
    en: ['Certification card and logbook', 'Swimwear and a towel', 'Reef-safe sunscreen and a hat', 'Surface marker buoy, if you have one'],
    id: [
      'Kartu sertifikasi dan buku log',
      'Baju renang dan handuk',
      'Tabir surya ramah karang dan topi',
      'Pelampung penanda (SMB), kalau punya',
    ],
    cn: ['潜水证与潜水日志', '泳衣与毛巾', '珊瑚友好型防晒霜和帽子', '象拔（如有）'],
  },
  days: 5,
  price: 11800000,
  image: 'pkg-bangka-siladen',
  stops: [
    {
      destination: null,
      day: 1,
      time: '08:00',
      comment: {
        en: 'Transfer from Manado to the boat.',
        id: 'Dari Manado menuju kapal.',
        cn: '从美娜多出发登船。',
      },
    },
    {
      destination: 'siladen',
      day: 1,
      time: '10:00',
      comment: {
        en: 'Settle in, then two easy dives on the house reef.',
        id: 'Menaruh barang, lalu dua penyelaman ringan di karang depan penginapan.',
        cn: '安顿下来，在岛前珊瑚礁轻松潜两潜。',
      },
    },
    {
      destination: 'bunaken',
      day: 2,
      time: '10:30',
      comment: {
        en: 'Two wall dives across the channel, and a turtle count that nobody ever finishes.',
        id: 'Dua penyelaman dinding di seberang selat, dan hitungan penyu yang tak pernah selesai.',
        cn: '到对岸潜两次崖壁，数海龟，从来没人数完过。',
      },
    },
    {
      destination: null,
      day: 3,
      time: '12:00',
      comment: {
        en: 'Crossing to Bangka with lunch on deck. Dolphins are often about.',
        id: 'Menyeberang ke Bangka, makan siang di geladak. Lumba-lumba kerap muncul.',
        cn: '渡海前往邦卡，午餐在甲板上吃，海豚时常出没。',
      },
    },
    {
      destination: 'bangka',
      day: 4,
      time: '13:00',
      comment: {
        en: 'The pinnacles, timed to the tide, and a sheltered bay for the last light.',
        id: 'Puncak-puncak karang menurut pasang surut, lalu teluk terlindung menjelang sore.',
        cn: '按潮汐时间潜尖峰，傍晚在避风的海湾里再潜一次。',
      },
    },
    {
      destination: 'pulisan',
      day: 5,
      time: '14:30',
      comment: {
        en: 'No diving, only grass hills, a swim and a view back to where you have been.',
        id: 'Tanpa menyelam, hanya bukit rumput, berenang, dan memandang kembali ke pulau yang baru ditinggalkan.',
        cn: '不潜水，爬草山，游个泳，回头望一望刚离开的岛。',
      },
    },
    {
      destination: null,
      day: 5,
      time: '18:30',
      comment: {
        en: 'Drop-off at your hotel in Manado or at the airport.',
        id: 'Diantar ke hotel di Manado atau ke bandara.',
        cn: '送您到美娜多的酒店或机场。',
      },
    },
  ],
};
