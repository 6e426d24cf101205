import type { SiteQuestion } from '@reefdesk/contracts/site/values';

/** Initial questions and answers (ABOUT-32). */
export const QUESTIONS: readonly SiteQuestion[] = [
  {
    question: {
      en: 'How warm is the water?',
      id: 'Seberapa hangat airnya?',
      cn: '水温多少？',
    },
    answer: {
      en: '27-30°C all year round. A 3 mm suit is enough for most people; on long days and at night some like 5 mm, and we have both.',
      id: '27-30°C sepanjang tahun. Baju selam 3 mm cukup bagi kebanyakan orang; untuk hari panjang dan malam hari ada yang lebih suka 5 mm. Dua-duanya ada.',
      cn: '全年 27-30°C。大多数人穿 3 毫米潜水服就够了；潜得久或夜潜时，有人喜欢 5 毫米的，我们都有。',
    },
  },
  {
    question: {
      en: 'When is the visibility best?',
      id: 'Kapan jarak pandang terbaik?',
      cn: '什么时候能见度最好？',
    },
    answer: {
      en: 'From April to November, when the sea is calm and the wall seems to have no end. We dive all year, and the months in between have their own visitors.',
      id: 'April sampai November, saat laut tenang dan dinding karang seakan tak berujung. Kami menyelam sepanjang tahun, dan bulan-bulan lain punya tamunya sendiri.',
      cn: '4 月至 11 月，海面平静，崖壁仿佛没有尽头。我们全年出海，其他月份也有其他月份的来客。',
    },
  },
  {
    question: {
      en: 'How many dives will I make in a day?',
      id: 'Berapa kali menyelam dalam sehari?',
      cn: '一天潜几次？',
    },
    answer: {
      en: '2-3 dives per day, with a long, lazy break on an island or on deck. A night dive can take the place of the third.',
      id: '2-3 penyelaman per hari, dengan istirahat panjang dan santai di pulau atau di geladak. Penyelaman malam bisa menggantikan yang ketiga.',
      cn: '每天 2-3 潜，中间在岛上或甲板上好好休息。第三潜也可以换成夜潜。',
    },
  },
  {
    question: {
      en: 'Do I need a certification?',
      id: 'Apakah saya perlu sertifikat selam?',
      cn: '需要潜水证吗？',
    },
    answer: {
      en: 'For most sites, yes. If you have never dived, start with a discovery dive: shallow, warm, and with an instructor beside you the whole time.',
      id: 'Untuk sebagian besar lokasi, ya. Kalau belum pernah menyelam, mulailah dengan discovery dive: dangkal, hangat, dan ditemani instruktur sepanjang waktu.',
      cn: '大多数潜点需要。没潜过水的话，可以从体验潜水开始：水浅、水暖，教练全程陪在身边。',
    },
  },
  {
    question: {
      en: 'What if someone in our party does not dive?',
      id: 'Bagaimana kalau ada yang tidak menyelam?',
      cn: '同行有人不潜水怎么办？',
    },
    answer: {
      en: 'Bring them along. The reef top at Bunaken is made for snorkelling, and the highlands, lakes and markets fill whole days with dry feet.',
      id: 'Ajak saja. Terumbu dangkal Bunaken memang enak untuk snorkeling, sedangkan dataran tinggi, danau, dan pasar cukup untuk berhari-hari tanpa basah.',
      cn: '一起来吧。布纳肯的礁顶正适合浮潜；高原、湖泊和市集，也够不下水的人玩上好几天。',
    },
  },
  {
    question: {
      en: 'What should I bring?',
      id: 'Apa yang perlu saya bawa?',
      cn: '要带些什么？',
    },
    answer: {
      en: 'Swimwear, a hat, your certification card and logbook, and any medicine you need. Everything else hangs on our rail in your size.',
      id: 'Baju renang, topi, kartu sertifikat dan buku log, serta obat pribadi. Selebihnya sudah tergantung di rak kami, sesuai ukuran Anda.',
      cn: '泳衣、帽子、潜水证和日志，以及您常用的药。其他的，我们架子上都有您的尺码。',
    },
  },
  {
    question: {
      en: 'Will I understand the briefing?',
      id: 'Apakah pengarahannya bisa saya pahami?',
      cn: '潜前讲解听得懂吗？',
    },
    answer: {
      en: 'Yes. We brief in English, Indonesian and Mandarin, and we ask until we are sure that everybody has understood.',
      id: 'Bisa. Kami memberi pengarahan dalam bahasa Indonesia, Inggris, dan Mandarin, dan bertanya balik sampai yakin semua paham.',
      cn: '听得懂。我们用中文、英语、印尼语讲解，并且会一直确认到每个人都明白为止。',
    },
  },
];
