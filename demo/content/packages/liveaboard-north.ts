import { liveaboard } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const liveaboardNorth: PackageContent = {
  key: 'north-sulawesi-liveaboard',
  name: { en: 'North Sulawesi Liveaboard', id: 'Liveaboard Sulawesi Utara', cn: '北苏拉威西船宿八日' },
  category: liveaboard,
  description: {
    en: 'Eight days on a wooden boat for twelve, around the top of Sulawesi: walls, a sandbank lagoon, soft-coral pinnacles, black sand, and a forest at the end. Up to three dives a day and four night dives along the way. You wake at the dive site, eat on deck, and watch the volcanoes change sides.',
    id: 'Delapan hari di kapal kayu untuk dua belas tamu, mengitari ujung Sulawesi: dinding karang, laguna berpasir timbul, puncak karang lunak, pasir hitam, lalu hutan di akhir perjalanan. Sampai tiga penyelaman sehari, dengan empat penyelaman malam di sepanjang rute. Bangun sudah di lokasi selam, makan di geladak, dan menyaksikan gunung-gunung berpindah sisi.',
    cn: '八天时间，乘一艘只载十二位客人的木船绕行苏拉威西北端：崖壁、沙洲潟湖、软珊瑚尖峰、黑沙，最后是一片雨林。每天最多三潜，沿途四次夜潜。睁开眼就在潜点，饭在甲板上吃，看火山从船的这一边换到那一边。',
  },
  level: 'certified',
  included: {
    en: [
      'Seven nights in a cabin for two',
      'Up to three dives a day and four night dives, with guides',
      'Tanks, weights and air fills',
      'All meals, coffee, tea and drinking water',
      'Park fees and ranger in Tangkoko',
      'Transfers from and to Manado',
    ],
    id: [
      'Tujuh malam di kabin untuk dua orang',
      'Sampai tiga penyelaman sehari dan empat penyelaman malam, dengan pemandu',
      'Tabung, pemberat, dan isi udara',
      'Semua makan, kopi, teh, dan air minum',
      'Tiket taman nasional dan penjaga hutan di Tangkoko',
      'Antar jemput dari dan ke Manado',
    ],
    cn: [
      '双人舱七晚',
      '每天最多三潜，另有四次夜潜，均有向导',
      '气瓶、配重与充气',
      '全部餐食、咖啡、茶和饮用水',
      '公园门票与唐科科护林员',
      '美娜多往返交通',
    ],
  },
  not_included: {
    en: [
      'Flights to and from Manado',
      'Rental of mask, fins, wetsuit, BCD and regulator',
      'Nitrox',
      'Alcoholic drinks',
      'Dive and travel insurance',
    ],
    id: [
      'Tiket pesawat dari dan ke Manado',
      'Sewa masker, fin, wetsuit, BCD, dan regulator',
      'Nitrox',
      'Minuman beralkohol',
      'Asuransi selam dan perjalanan',
    ],
    cn: ['往返美娜多的机票', '面镜、脚蹼、潜水服、BCD 和调节器的租金', '高氧（Nitrox）', '酒精饮料', '潜水及旅行保险'],
  },
  to_bring: {
    en: [
      'Certification card, logbook and dive insurance',
      'Soft bag instead of a suitcase',
      'Long trousers and closed shoes for the forest',
    ],
    id: ['Kartu sertifikasi, buku log, dan asuransi selam', 'Tas lunak, bukan koper', 'Celana panjang dan sepatu tertutup untuk hutan'],
    cn: ['潜水证、潜水日志与潜水保险', '软包，不要硬壳行李箱', '进雨林穿的长裤和包脚鞋'],
  },
  days: 8,
  price: 42500000,
  minimum_age: 16,
  image: 'pkg-liveaboard',
  stops: [
    {
      destination: null,
      day: 1,
      time: '06:30',
      comment: {
        en: 'Welcome aboard with breakfast, cabins and a safety briefing, followed by a check dive in the bay.',
        id: 'Sambutan di kapal dengan sarapan, pembagian kabin, dan pengarahan keselamatan, lalu penyelaman pemanasan di teluk.',
        cn: '登船早餐、安排舱房、安全讲解，随后在海湾里做一次适应潜水。',
      },
    },
    {
      destination: 'bunaken',
      day: 2,
      time: '07:30',
      comment: {
        en: 'The walls in early light, before the day boats arrive.',
        id: 'Menyelami dinding di cahaya pagi, sebelum kapal harian berdatangan.',
        cn: '趁一日游的船还没到，在晨光里潜崖壁。',
      },
    },
    {
      destination: 'manado-tua',
      day: 3,
      time: '08:30',
      comment: {
        en: 'Steep reef under the volcano, and the story of the fish that lives far below.',
        id: 'Karang terjal di bawah gunung, dan kisah tentang ikan yang hidup jauh di dasar.',
        cn: '火山脚下的陡峭珊瑚，听一听深海里那条古老的鱼的故事。',
      },
    },
    {
      destination: 'nain',
      day: 4,
      time: '09:15',
      comment: {
        en: 'An outer-reef drift, then a swim to the sandbank when the tide lets it surface.',
        id: 'Mengikuti arus di karang luar, lalu berenang ke pasir timbul saat air surut.',
        cn: '外礁放流一潜，等潮水退了，再游到沙洲上去。',
      },
    },
    {
      destination: 'bangka',
      day: 5,
      time: '10:00',
      comment: {
        en: 'The pinnacles of Sahaung at slack water, all orange, rose and lime.',
        id: 'Puncak-puncak Sahaung saat arus reda, serba jingga, merah muda, dan hijau limau.',
        cn: '平潮时下潜萨豪尖峰，满眼橙红、粉与青柠绿。',
      },
    },
    {
      destination: 'lembeh',
      day: 6,
      time: '11:00',
      comment: {
        en: 'Muck diving for a day and a night. Bring out the macro lenses.',
        id: 'Muck diving sehari semalam. Saatnya mengeluarkan lensa makro.',
        cn: '从白天到夜里都是泥潜，微距镜头该出场了。',
      },
    },
    {
      destination: 'tangkoko',
      day: 7,
      time: '15:00',
      comment: {
        en: 'Ashore on a black beach and into the forest until dusk.',
        id: 'Mendarat di pantai hitam, lalu masuk hutan sampai senja.',
        cn: '在黑沙滩登岸，走进雨林，直到黄昏。',
      },
    },
    {
      destination: 'manado-city',
      day: 8,
      time: '16:30',
      comment: {
        en: 'By road back to Manado, with a farewell dinner by the water.',
        id: 'Lewat darat kembali ke Manado, dan makan malam perpisahan di tepi laut.',
        cn: '走陆路回美娜多，在海边吃一顿告别晚餐。',
      },
    },
  ],
};
