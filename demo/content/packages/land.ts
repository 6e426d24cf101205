import { cultureCity, highlands, nature } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const minahasaHighlands: PackageContent = {
  key: 'minahasa-highlands',
  name: { en: 'Minahasa Highlands Day', id: 'Sehari di Dataran Tinggi Minahasa', cn: '米纳哈萨高地一日' },
  category: highlands,
  description: {
    en: 'One long day in cool air: flowers by lamplight at Tomohon market, breakfast, the rim of Mahawu while the view is clear, the sulphur colours of Linow, and lunch over the water at Tondano. A private car, an English, Indonesian or Mandarin-speaking guide, tickets and meals included. A good first day, before the diving begins.',
    id: 'Satu hari panjang di udara sejuk: bunga di bawah lampu Pasar Tomohon, sarapan, bibir kawah Mahawu selagi cerah, warna belerang Danau Linow, lalu makan siang di atas air Tondano. Mobil pribadi, pemandu berbahasa Indonesia, Inggris, atau Mandarin, tiket dan makan sudah termasuk. Pas untuk hari pertama, sebelum mulai menyelam.',
    cn: '在凉爽的高地度过充实的一天：灯光下的托莫洪花市、一顿早餐、趁天晴登上马哈武火山口、利诺湖的硫磺色彩，午饭在通达诺湖上吃。专车出行，配印尼语、英语或中文导游，含门票与餐食，最适合放在开始潜水之前的第一天。',
  },
  level: 'no_diving',
  included: {
    en: ['Private car with driver', 'Guide who speaks English, Indonesian or Mandarin', 'All tickets', 'Breakfast, coffee and lunch'],
    id: [
      'Mobil pribadi dengan sopir',
      'Pemandu berbahasa Inggris, Indonesia, atau Mandarin',
      'Semua tiket masuk',
      'Sarapan, kopi, dan makan siang',
    ],
    cn: ['专车与司机', '英语、印尼语或中文导游', '全部门票', '早餐、咖啡与午餐'],
  },
  notIncluded: {
    en: ['Shopping at the market', 'Travel insurance'],
    id: ['Belanja di pasar', 'Asuransi perjalanan'],
    cn: ['市场购物', '旅行保险'],
  },
  days: 1,
  price: 950000,
  image: 'pkg-highlands',
  stops: [
    {
      destination: null,
      time: '04:45',
      comment: {
        en: 'Pick-up in Manado, with a blanket and a thermos of ginger tea in the car.',
        id: 'Jemputan di Manado, dengan selimut dan termos teh jahe di mobil.',
        cn: '在美娜多接您上车，车里备好毯子和一壶姜茶。',
      },
    },
    {
      destination: 'tomohon-market',
      time: '05:45',
      comment: {
        en: 'The flower and vegetable rows at their fullest, then porridge and coffee at a stall.',
        id: 'Deretan bunga dan sayur sedang lengkap-lengkapnya, lalu bubur dan kopi di warung.',
        cn: '花和蔬菜最齐全的时候，逛完在小摊上喝粥、喝咖啡。',
      },
    },
    {
      destination: 'mount-lokon',
      time: '08:00',
      comment: {
        en: 'Up the steps of Mahawu to look across at Lokon, before the clouds build.',
        id: 'Menaiki tangga Mahawu untuk memandang Lokon, sebelum awan menebal.',
        cn: '趁云还没起，登上马哈武的台阶，眺望对面的洛孔。',
      },
    },
    {
      destination: 'lake-linow',
      time: '10:45',
      comment: {
        en: 'Coffee on the terrace while the lake changes colour.',
        id: 'Kopi di teras selagi danau berganti warna.',
        cn: '在露台喝咖啡，看湖水变换颜色。',
      },
    },
    {
      destination: 'lake-tondano',
      time: '13:00',
      comment: {
        en: 'Lunch of lake fish, then the shore road at walking pace.',
        id: 'Makan siang ikan danau, lalu menyusuri jalan tepian pelan-pelan.',
        cn: '午餐吃湖鱼，然后沿湖岸公路慢慢开。',
      },
    },
    {
      destination: null,
      time: '16:30',
      comment: { en: 'Back at your hotel before dark.', id: 'Kembali di hotel sebelum gelap.', cn: '天黑前送您回酒店。' },
    },
  ],
};

export const coastAndForest: PackageContent = {
  key: 'tangkoko-coast-forest',
  name: { en: 'Tangkoko: Coast and Forest', id: 'Tangkoko: Pesisir dan Hutan', cn: '唐科科：海岸与雨林' },
  category: nature,
  description: {
    en: 'Two days on the wild edge of the peninsula. A swim and a sunset on the grass hills of Pulisan, a night under more stars than you are used to, then the forest of Tangkoko with a ranger: black macaques in the afternoon, tarsiers at dusk. A simple guesthouse, all meals, a small group that can keep quiet.',
    id: 'Dua hari di tepi liar semenanjung. Berenang dan menikmati senja di bukit rumput Pulisan, semalam di bawah bintang yang lebih banyak dari biasanya, lalu hutan Tangkoko bersama pemandu: yaki di sore hari, tarsius menjelang gelap. Penginapan sederhana, makan lengkap, dan rombongan kecil yang bisa menahan suara.',
    cn: '在半岛野性的边缘待上两天。在普利桑游泳，上草山看日落，夜里的星星比平时多得多；第二天随护林员走进唐科科，下午看黑冠猕猴，黄昏等眼镜猴。住简单的民宿，含全部餐食，小团出行，大家都能安静下来。',
  },
  level: 'no_diving',
  included: {
    en: [
      'Car and boat, all transfers from Manado',
      'One night in a simple guesthouse',
      'All meals from lunch on day 1 to lunch on day 2',
      'Ranger and forest ticket',
    ],
    id: [
      'Mobil dan perahu, semua perjalanan dari Manado',
      'Satu malam di penginapan sederhana',
      'Semua makan dari siang hari ke-1 sampai siang hari ke-2',
      'Penjaga hutan dan tiket hutan',
    ],
    cn: ['汽车与小船，美娜多出发的全部交通', '简单民宿一晚', '第一天午餐至第二天午餐的全部餐食', '护林员与森林门票'],
  },
  notIncluded: {
    en: ['Snacks and drinks other than water', 'Tips for the ranger', 'Travel insurance'],
    id: ['Camilan dan minuman selain air putih', 'Tip untuk penjaga hutan', 'Asuransi perjalanan'],
    cn: ['零食及饮用水以外的饮料', '给护林员的小费', '旅行保险'],
  },
  days: 2,
  price: 2350000,
  image: 'pkg-tangkoko',
  stops: [
    {
      destination: null,
      time: '07:30',
      comment: {
        en: 'Day 1: pick-up and a drive through coconut country to the north coast.',
        id: 'Hari 1: jemputan, lalu perjalanan menembus kebun kelapa ke pesisir utara.',
        cn: '第一天：接您出发，穿过成片椰林前往北海岸。',
      },
    },
    {
      destination: 'pulisan',
      time: '10:00',
      comment: {
        en: 'Day 1: coves by boat, a rest in the shade, the hill at sunset, and dinner on the beach.',
        id: 'Hari 1: menjelajah teluk dengan perahu, rehat di tempat teduh, naik bukit saat senja, makan malam di pantai.',
        cn: '第一天：乘小船游海湾，树荫下歇一歇，日落时上山，晚餐在海滩上吃。',
      },
    },
    {
      destination: null,
      time: '12:30',
      comment: {
        en: 'Day 2: lunch with a family in Batuputih, and a talk with the ranger about who lives where.',
        id: 'Hari 2: makan siang di rumah warga Batuputih, sambil mendengar cerita pemandu tentang penghuni hutan.',
        cn: '第二天：在巴图普蒂的村民家吃午饭，听护林员讲林中住着哪些邻居。',
      },
    },
    {
      destination: 'tangkoko',
      time: '14:30',
      comment: {
        en: 'Day 2: macaques first, hornbills if we are lucky, then silence by the fig tree at dusk.',
        id: 'Hari 2: mula-mula yaki, rangkong kalau beruntung, lalu diam di dekat pohon ara menjelang gelap.',
        cn: '第二天：先看猕猴，运气好有犀鸟，黄昏时在榕树旁静静地等。',
      },
    },
    {
      destination: null,
      time: '20:30',
      comment: {
        en: 'Day 2: back in Manado, muddy and content.',
        id: 'Hari 2: tiba lagi di Manado, sedikit berlumpur dan puas.',
        cn: '第二天：回到美娜多，鞋上沾泥，心里满足。',
      },
    },
  ],
};

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
  notIncluded: {
    en: ['Offerings at the temple', 'Travel insurance'],
    id: ['Sumbangan di kelenteng', 'Asuransi perjalanan'],
    cn: ['庙里的香油钱', '旅行保险'],
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

export const lakesAndVolcanoes: PackageContent = {
  key: 'lakes-volcanoes',
  name: { en: 'Lakes and Volcanoes', id: 'Danau dan Gunung Api', cn: '湖泊与火山三日' },
  category: highlands,
  description: {
    en: 'Three slow days in the highlands, sleeping in Tomohon at the foot of Lokon. Dawn on Lake Tondano with the fishermen, the flower market, the crater rim of Mahawu, a hot spring, and a long coffee at Linow when the colours are strongest. Easy walking throughout; bring a jacket for the evenings.',
    id: 'Tiga hari yang pelan di dataran tinggi, bermalam di Tomohon, di kaki Lokon. Fajar di Danau Tondano bersama para nelayan, pasar bunga, bibir kawah Mahawu, mata air panas, dan ngopi lama-lama di Linow saat warnanya paling kuat. Jalannya mudah sepanjang acara; bawalah jaket untuk malam hari.',
    cn: '在高地慢慢过三天，住在洛孔山脚下的托莫洪。清晨到通达诺湖看渔夫撒网，逛花市，走马哈武火山口，泡温泉，在利诺湖颜色最浓的时候久久地喝一杯咖啡。全程步行轻松，晚上请带外套。',
  },
  level: 'no_diving',
  included: {
    en: [
      'Two nights in Tomohon with breakfast',
      'Private car with driver and a guide',
      'Lunch and dinner on all three days',
      'Tickets, hot spring and boat on the lake',
    ],
    id: [
      'Dua malam di Tomohon dengan sarapan',
      'Mobil pribadi dengan sopir dan pemandu',
      'Makan siang dan malam selama tiga hari',
      'Tiket masuk, pemandian air panas, dan perahu di danau',
    ],
    cn: ['托莫洪两晚住宿，含早餐', '专车司机与向导', '三天的午餐与晚餐', '门票、温泉与湖上小船'],
  },
  notIncluded: {
    en: ['Jacket for the evenings', 'Travel insurance'],
    id: ['Jaket untuk malam hari', 'Asuransi perjalanan'],
    cn: ['晚上穿的外套', '旅行保险'],
  },
  days: 3,
  price: 3450000,
  image: 'pkg-lakes-volcanoes',
  stops: [
    {
      destination: null,
      time: '03:45',
      comment: {
        en: 'Day 1: an early start from Manado. You may sleep in the car.',
        id: 'Hari 1: berangkat dini hari dari Manado. Boleh tidur di mobil.',
        cn: '第一天：凌晨从美娜多出发，车上可以接着睡。',
      },
    },
    {
      destination: 'lake-tondano',
      time: '05:30',
      comment: {
        en: 'Day 1: sunrise over the Lembean hills, breakfast by the water, and a soak at the Remboken hot springs.',
        id: 'Hari 1: matahari terbit di atas bukit Lembean, sarapan di tepi air, lalu berendam air panas di Remboken.',
        cn: '第一天：看太阳从伦贝安山岭升起，湖边吃早餐，再去伦博肯泡温泉。',
      },
    },
    {
      destination: 'tomohon-market',
      time: '06:15',
      comment: {
        en: 'Day 2: down to the market before breakfast, and then to the growers at Kakaskasen.',
        id: 'Hari 2: ke pasar sebelum sarapan, lalu mampir ke petani bunga di Kakaskasen.',
        cn: '第二天：早饭前先逛集市，再去卡卡斯卡森拜访花农。',
      },
    },
    {
      destination: 'mount-lokon',
      time: '08:30',
      comment: {
        en: 'Day 2: the rim of Mahawu, with Lokon across the valley and the sea beyond.',
        id: 'Hari 2: bibir kawah Mahawu, dengan Lokon di seberang lembah dan laut di kejauhan.',
        cn: '第二天：走上马哈武火山口，洛孔隔谷相望，远处是海。',
      },
    },
    {
      destination: 'lake-linow',
      time: '11:00',
      comment: {
        en: 'Day 3: the terrace at midday, when turquoise, green and yellow part company.',
        id: 'Hari 3: di teras menjelang tengah hari, saat toska, hijau, dan kuning berpisah jelas.',
        cn: '第三天：正午的露台上，湖水的青、绿、黄层次分明。',
      },
    },
    {
      destination: 'manado-city',
      time: '15:30',
      comment: {
        en: 'Day 3: down to the coast again, with a last stop on the Boulevard.',
        id: 'Hari 3: turun lagi ke pantai, dengan singgahan terakhir di Boulevard.',
        cn: '第三天：下山回到海边，最后在滨海大道停一停。',
      },
    },
  ],
};
