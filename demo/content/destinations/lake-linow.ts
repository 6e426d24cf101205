import { lakesVolcanoes } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const lakeLinow: DestinationContent = {
  key: 'lake-linow',
  name: { en: 'Lake Linow', id: 'Danau Linow', cn: '利诺湖' },
  category: lakesVolcanoes,
  description: {
    en: 'Milky turquoise, moss green, then yellow at the edge: Linow changes colour while your coffee is still warm.\n\nThe lake lies in volcanic ground at Lahendong, south of Tomohon. Sulphur rises through its bed, and the water answers to the minerals, the depth and the angle of the sun, so that no two hours look quite the same. Steam drifts from the far side, where the mud bubbles. The name is said to come from lilinowan, a place where waters gather.\n\nA terrace on the shore serves coffee and fried banana with sambal; a drink is usually part of the ticket. You notice the sulphur in the air at first and soon forget it. Around midday the colours separate most clearly, while early mornings bring mist and wild ducks on the water. Stay on the path, please: near the vents the ground is hot and thin.',
    id: 'Toska susu, hijau lumut, lalu kuning di tepinya: Linow berganti warna selagi kopi Anda masih hangat.\n\nDanau ini terletak di tanah vulkanik Lahendong, di selatan Tomohon. Belerang naik dari dasarnya, dan air menjawab kandungan mineral, kedalaman, serta arah matahari, sehingga tak ada dua jam yang rupanya persis sama. Uap melayang dari seberang, tempat lumpur menggelegak. Namanya konon berasal dari lilinowan, tempat air berkumpul.\n\nDi teras tepi danau tersedia kopi dan pisang goreng dengan sambal; minumannya biasanya sudah termasuk tiket. Bau belerang terasa di awal, lalu terlupakan. Sekitar tengah hari warnanya paling jelas terpisah, sedangkan pagi membawa kabut dan belibis di permukaan air. Mohon tetap di jalur: di dekat lubang uap, tanahnya panas dan tipis.',
    cn: '乳绿、苔绿，边上又泛出黄色：一杯咖啡还没凉，利诺湖已经换了颜色。\n\n湖在托莫洪以南的拉亨东，脚下是活跃的地热地带。硫磺从湖底渗出，湖水随着矿物、深浅和阳光的角度变化，没有哪两个钟头是一样的。对岸泥浆翻滚，白汽飘荡。据说湖名来自当地话，意思是众水汇聚的地方。\n\n岸边的露台供应咖啡，还有蘸辣酱吃的炸香蕉，门票一般已包含一杯饮料。刚到时会闻到硫磺味，坐一会儿就忘了。正午前后，颜色分得最清楚；清晨则有薄雾，水面浮着野鸭。请走步道，喷气口附近的地面又烫又薄。',
  },
  location: 'Lahendong, Tomohon, North Sulawesi',
  locations: { id: 'Lahendong, Tomohon, Sulawesi Utara', cn: '北苏拉威西，托莫洪，拉亨东' },
  openingHour: { day: 'Monday - Sunday', open: '08:00', close: '18:00' },
  entryFee: { local: 25000, tourist: 35000 },
  bestTime: 'Late Morning (10AM - 1PM)',
  visitDuration: '2 hours',
  dive: {
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
  },
  images: ['linow-colours', 'linow-steam', 'linow-shore'],
};
