import { nature } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const pulisan: DestinationContent = {
  key: 'pulisan',
  name: { en: 'Pulisan & Likupang Hills', id: 'Pulisan & Bukit Likupang', cn: '普利桑与利库庞山丘' },
  category: nature,
  description: {
    en: 'Grass hills roll down to white coves and sea caves: this is the far north, where the road comes to an end.\n\nPulisan lies in East Likupang, about two hours by car from Manado. Headlands of dark rock divide the beach into several coves, and a small boat takes you from one to the next, past caves worn by the waves. Behind them stand open hills, green in the rains and gold in the dry months, with a path to the top and Bangka in view across the water.\n\nThe reef starts within wading distance: hard corals, anemones, sometimes a turtle. After sunset few lamps are lit along this coast, and on moonless nights the Milky Way comes right down to the sea. We bring dinner, mats and a guide who knows the path. Wear good shoes for the hill; it is steeper than it looks from the beach.',
    id: 'Bukit rumput turun ke teluk-teluk putih dan gua laut: inilah ujung utara, tempat jalan berakhir.\n\nPulisan terletak di Likupang Timur, kira-kira dua jam bermobil dari Manado. Tanjung-tanjung batu gelap membagi pantainya menjadi beberapa teluk kecil, dan perahu mengantar Anda dari satu ke yang lain, melewati gua yang digerus ombak. Di belakangnya terbentang perbukitan terbuka, hijau di musim hujan dan keemasan di musim kering, dengan setapak ke puncak dan Pulau Bangka di seberang air.\n\nKarang dimulai di kedalaman selutut: karang keras, anemon, kadang seekor penyu. Setelah matahari terbenam, sedikit saja lampu menyala di pesisir ini, dan pada malam tanpa bulan Bima Sakti turun sampai ke laut. Kami membawa makan malam, tikar, dan pemandu yang hafal jalan. Pakailah sepatu yang baik untuk bukitnya; tanjakannya lebih curam daripada tampaknya dari pantai.',
    cn: '青草山坡一路铺到白色的小海湾和海蚀洞旁：这里是最北端，公路的尽头。\n\n普利桑在东利库庞，从美娜多开车约两小时。深色的岩岬把沙滩隔成几个小湾，乘小船可以一湾一湾地游，途中经过海浪掏出来的岩洞。身后是开阔的草山，雨季碧绿，旱季金黄，沿小路走到山顶，隔水便是邦卡岛。\n\n蹚几步水就到珊瑚了：硬珊瑚、海葵，有时还有海龟。太阳下山后，这段海岸没几盏灯，没有月亮的夜晚，银河一直垂到海面。晚餐、草席和认得山路的向导由我们准备。上山请穿一双好走的鞋，坡比从沙滩上看到的要陡。',
  },
  location: 'East Likupang, North Minahasa, North Sulawesi',
  locations: { id: 'Likupang Timur, Minahasa Utara, Sulawesi Utara', cn: '北苏拉威西，北米纳哈萨，东利库庞' },
  openingHour: { day: 'Monday - Sunday', open: '06:00', close: '21:00' },
  entryFee: { local: 5000, tourist: 10000 },
  bestTime: 'May - October',
  visitDuration: 'Full Day',
  dive: {
    depth_from: 1,
    depth_to: 12,
    visibility_from: 8,
    visibility_to: 20,
    water_from: 27,
    water_to: 30,
    current: 'gentle',
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
    life: [
      { name: { en: 'Clownfish', id: 'Ikan badut', cn: '小丑鱼' } },
      { name: { en: 'Green turtles, now and then', id: 'Penyu hijau, sesekali', cn: '偶见绿海龟' } },
    ],
  },
  images: ['pulisan-beach', 'pulisan-hills', 'pulisan-cove', 'pulisan-headland', 'pulisan-reef', 'pulisan-stars'],
};
