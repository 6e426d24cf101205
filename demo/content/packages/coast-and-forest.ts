import { nature } from '../categories.ts';
import type { PackageContent } from '../types.ts';

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
  not_included: {
    en: ['Snacks and drinks other than water', 'Tips for the ranger', 'Travel insurance'],
    id: ['Camilan dan minuman selain air putih', 'Tip untuk penjaga hutan', 'Asuransi perjalanan'],
    cn: ['零食及饮用水以外的饮料', '给护林员的小费', '旅行保险'],
  },
  to_bring: {
    en: ['Long trousers and closed shoes', 'A torch and insect repellent', 'Swimwear for the coves'],
    id: ['Celana panjang dan sepatu tertutup', 'Senter dan obat antinyamuk', 'Baju renang untuk teluk-teluk kecil'],
    cn: ['长裤和包脚的鞋', '手电与驱蚊液', '去海湾游泳的泳衣'],
  },
  days: 2,
  price: 2350000,
  image: 'pkg-tangkoko',
  stops: [
    {
      destination: null,
      day: 1,
      time: '07:30',
      comment: {
        en: 'Pick-up and a drive through coconut country to the north coast.',
        id: 'Jemputan, lalu perjalanan menembus kebun kelapa ke pesisir utara.',
        cn: '接您出发，穿过成片椰林前往北海岸。',
      },
    },
    {
      destination: 'pulisan',
      day: 1,
      time: '10:00',
      comment: {
        en: 'Coves by boat, a rest in the shade, the hill at sunset, and dinner on the beach.',
        id: 'Menjelajah teluk dengan perahu, rehat di tempat teduh, naik bukit saat senja, makan malam di pantai.',
        cn: '乘小船游海湾，树荫下歇一歇，日落时上山，晚餐在海滩上吃。',
      },
    },
    {
      destination: null,
      day: 2,
      time: '12:30',
      comment: {
        en: 'Lunch with a family in Batuputih, and a talk with the ranger about who lives where.',
        id: 'Makan siang di rumah warga Batuputih, sambil mendengar cerita pemandu tentang penghuni hutan.',
        cn: '在巴图普蒂的村民家吃午饭，听护林员讲林中住着哪些邻居。',
      },
    },
    {
      destination: 'tangkoko',
      day: 2,
      time: '14:30',
      comment: {
        en: 'Macaques first, hornbills if we are lucky, then silence by the fig tree at dusk.',
        id: 'Mula-mula yaki, rangkong kalau beruntung, lalu diam di dekat pohon ara menjelang gelap.',
        cn: '先看猕猴，运气好有犀鸟，黄昏时在榕树旁静静地等。',
      },
    },
    {
      destination: null,
      day: 2,
      time: '20:30',
      comment: {
        en: 'Back in Manado, muddy and content.',
        id: 'Tiba lagi di Manado, sedikit berlumpur dan puas.',
        cn: '回到美娜多，鞋上沾泥，心里满足。',
      },
    },
  ],
};
