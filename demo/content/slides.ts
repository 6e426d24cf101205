import type { SlideContent } from './types.ts';

export const slides: SlideContent[] = [
  {
    key: 'bunaken-national-park',
    title: { en: 'Bunaken National Park', id: 'Taman Nasional Bunaken', cn: '布纳肯国家公园' },
    description: {
      en: 'Five islands, walls that fall into the blue, and turtles in no hurry. Protected since 1991.',
      id: 'Lima pulau, dinding karang yang jatuh ke birunya laut, dan penyu yang tak pernah tergesa. Dilindungi sejak 1991.',
      cn: '五座岛屿，直落深蓝的崖壁，还有从不着急的海龟。自1991年起受到保护。',
    },
    image: 'bunaken-surface',
  },
  {
    key: 'lake-tondano',
    title: { en: 'Lake Tondano', id: 'Danau Tondano', cn: '通达诺湖' },
    description: {
      en: 'Minahasa’s largest lake at first light: mist, mountains, and a single canoe drawing a line across the mirror.',
      id: 'Danau terluas di Minahasa saat fajar: kabut, gunung, dan satu perahu yang menggaris permukaan cermin.',
      cn: '晨光中的米纳哈萨第一大湖：薄雾、群山，一叶独木舟在镜面上划出一道线。',
    },
    image: 'tondano-dawn',
  },
  {
    key: 'ban-hin-kiong',
    title: { en: 'Ban Hin Kiong Temple', id: 'Kelenteng Ban Hin Kiong', cn: '万兴宫' },
    description: {
      en: 'Red and gold under upturned eaves, and two centuries of incense: the oldest Chinese temple in Manado, founded in 1819.',
      id: 'Merah dan emas di bawah atap yang melengkung, dua abad wangi dupa: kelenteng tertua di Manado, berdiri sejak 1819.',
      cn: '飞檐之下，朱红与金色，两百年的香火。始建于1819年，美娜多最古老的华人庙宇。',
    },
    image: 'temple-roof',
  },
  {
    key: 'welcome-to-manado',
    title: { en: 'Welcome to Manado', id: 'Selamat Datang di Manado', cn: '欢迎来到美娜多' },
    description: {
      en: 'A bay, a volcano on the horizon, and boats that leave for the reef after breakfast. This is where every trip begins.',
      id: 'Sebuah teluk, gunung di cakrawala, dan kapal yang berangkat ke karang selepas sarapan. Dari sinilah setiap perjalanan dimulai.',
      cn: '一湾海水，一座天边的火山，吃过早饭就开往珊瑚礁的船。每一段旅程，都从这里开始。',
    },
    image: 'manado-bay',
  },
  {
    key: 'manado-city-park',
    title: { en: 'Manado City Park', id: 'Taman Kota Manado', cn: '美娜多城市公园' },
    description: {
      en: 'Old trees, a sea breeze and families out for an evening walk: the green room of a city by the water.',
      id: 'Pohon tua, angin laut, dan keluarga yang berjalan-jalan sore: ruang hijau di kota tepi laut.',
      cn: '老树、海风、傍晚散步的一家人，这是海滨之城的一间绿色客厅。',
    },
    image: 'manado-park',
  },
];
