import { lakesVolcanoes } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const lakeTondano: DestinationContent = {
  key: 'lake-tondano',
  name: { en: 'Lake Tondano', id: 'Danau Tondano', cn: '通达诺湖' },
  category: lakesVolcanoes,
  description: {
    en: 'Before the wind wakes, the whole lake is a mirror: mountains, rice fields, and one fisherman in his canoe.\n\nTondano is Minahasa’s largest lake, more than 4,000 hectares of fresh water in a highland bowl over 600 metres above the sea. The Lembean hills close the eastern side, Mount Kaweng stands above the shore, and a road runs all the way round, through villages with wooden stilt houses and fields of young rice. Mornings are cool enough for a jacket.\n\nWe drive the loop slowly, stopping where the view opens, and sit down to lunch over the water: grilled mujair, or payangka fried crisp, a small lake fish that hardly anyone outside Minahasa knows. At Remboken, hot springs rise close to the shore. From Manado the drive takes about an hour and a half by way of Tomohon, so the lake pairs well with the market or a volcano.',
    id: 'Sebelum angin bangun, seluruh danau menjadi cermin: gunung, sawah, dan seorang nelayan di atas perahunya.\n\nTondano adalah danau terluas di Minahasa, lebih dari 4.000 hektare air tawar di cekungan dataran tinggi, di atas 600 meter dari permukaan laut. Perbukitan Lembean menutup sisi timur, Gunung Kaweng tegak di atas tepian, dan jalan melingkar penuh melewati kampung-kampung dengan rumah panggung kayu serta sawah muda. Paginya cukup sejuk untuk memakai jaket.\n\nKami menyusuri lingkar danau pelan-pelan, berhenti di tempat pandangan terbuka, lalu makan siang di atas air: mujair bakar, atau payangka goreng garing, ikan danau kecil yang jarang dikenal di luar Minahasa. Di Remboken ada mata air panas dekat tepian. Dari Manado sekitar satu setengah jam lewat Tomohon, jadi danau ini enak dirangkai dengan pasar atau gunung.',
    cn: '风还没醒，整片湖就是一面镜子：山影、稻田，还有独木舟上的一个渔夫。\n\n通达诺是米纳哈萨最大的湖，四千多公顷的淡水静卧在海拔六百多米的高原盆地里。东边是伦贝安山岭，卡翁山立在岸上，一条公路绕湖一周，穿过木造高脚屋的村庄和青青的秧田。清晨有凉意，最好带件外套。\n\n我们沿湖慢慢开，视野好的地方就停一停，午饭在水上餐厅吃：炭烤罗非鱼，或是炸得酥脆的帕扬卡小鱼，出了米纳哈萨几乎没人认得。伦博肯的湖岸边还有温泉涌出。从美娜多经托莫洪过来，车程约一个半小时，很适合与集市或火山排在同一天。',
  },
  location: 'Tondano, Minahasa, North Sulawesi',
  locations: { id: 'Tondano, Minahasa, Sulawesi Utara', cn: '北苏拉威西，米纳哈萨，通达诺' },
  openingHour: { day: 'Monday - Sunday', open: '06:00', close: '18:00' },
  entryFee: { local: 0, tourist: 0 },
  bestTime: 'Early Morning (6AM - 9AM)',
  visitDuration: '4 hours',
  dive: {
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
  },
  images: ['tondano-dawn', 'tondano-fields', 'tondano-fishers'],
};
