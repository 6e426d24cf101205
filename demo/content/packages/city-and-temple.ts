import { cultureCity } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const cityAndTemple: PackageContent = {
  key: 'manado-city-temple',
  name: { en: 'Manado on Foot', id: 'Manado dengan Berjalan Kaki', cn: '步行美娜多' },
  category: cultureCity,
  description: {
    en: 'A day at walking pace through the city by the bay: tinutuan for breakfast, incense and painted eaves at Ban Hin Kiong, steamed buns in Kampung Cina, ferries loading for the outer islands, and the sun going down behind Manado Tua. All tastings included, and plenty of shade on the way.',
    id: 'Sehari dengan langkah santai di kota tepi teluk: tinutuan untuk sarapan, dupa dan atap berukir Ban Hin Kiong, biapong di Kampung Cina, kapal-kapal yang memuat barang ke pulau luar, dan matahari tenggelam di balik Manado Tua. Semua cicipan sudah termasuk, dan jalannya banyak yang teduh.',
    cn: '用步行的速度，在海湾边的城市里过一天：早餐一碗菜粥，到万兴宫看香烟与彩绘飞檐，在唐人街吃热腾腾的包子，看渡轮装货开往外岛，最后目送太阳落到老美娜多背后。沿途小吃全包，一路多有树荫。',
  },
  level: 'no_diving',
  included: {
    en: ['Guide for the day', 'Breakfast, tastings and lunch', 'Short rides between the quarters'],
    id: ['Pemandu sepanjang hari', 'Sarapan, jajanan, dan makan siang', 'Kendaraan jarak dekat antarkawasan'],
    cn: ['全天导游', '早餐、沿途小吃与午餐', '各街区之间的短途车费'],
  },
  not_included: {
    en: ['Offerings at the temple', 'Travel insurance'],
    id: ['Sumbangan di kelenteng', 'Asuransi perjalanan'],
    cn: ['庙里的香油钱', '旅行保险'],
  },
  to_bring: {
    en: ['Clothes that cover shoulders and knees', 'An umbrella against sun and rain'],
    id: ['Pakaian yang menutup bahu dan lutut', 'Payung untuk panas dan hujan'],
    cn: ['遮住肩膀和膝盖的衣服', '晴雨两用伞'],
  },
  days: 1,
  price: 550000,
  image: 'pkg-city-temple',
  stops: [
    {
      destination: null,
      time: '07:30',
      comment: {
        en: 'Tinutuan with smoked fish and sambal, where the office workers eat it.',
        id: 'Tinutuan dengan cakalang asap dan sambal, di warung langganan orang kantoran.',
        cn: '在上班族常去的小店，吃一碗配熏鱼和辣酱的菜粥。',
      },
    },
    {
      destination: 'ban-hin-kiong',
      time: '09:00',
      comment: {
        en: 'The oldest temple in the city, while the morning prayers are still going on.',
        id: 'Kelenteng tertua di kota, selagi sembahyang pagi masih berlangsung.',
        cn: '趁早课香火正旺，拜访城里最古老的庙宇。',
      },
    },
    {
      destination: null,
      time: '10:45',
      comment: {
        en: 'Kampung Cina: coffee, biapong, and shopfronts with a long memory.',
        id: 'Kampung Cina: kopi, biapong, dan deretan toko tua yang penuh kenangan.',
        cn: '逛唐人街：喝咖啡，吃包子，看一排排有年头的店面。',
      },
    },
    {
      destination: null,
      time: '12:30',
      comment: {
        en: 'Lunch of grilled tuna with dabu-dabu, followed by a rest at your hotel.',
        id: 'Makan siang tuna bakar dengan dabu-dabu, lalu rehat di hotel.',
        cn: '午餐是烤金枪鱼配达布达布酱，饭后回酒店歇一歇。',
      },
    },
    {
      destination: 'manado-city',
      time: '15:30',
      comment: {
        en: 'Harbour, park and Boulevard, ending on the sea wall at sunset.',
        id: 'Pelabuhan, taman, dan Boulevard, ditutup di tanggul laut saat matahari tenggelam.',
        cn: '走过码头、公园和滨海大道，日落时坐在海堤上。',
      },
    },
  ],
};
