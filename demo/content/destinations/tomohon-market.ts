import { cultureCity } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const tomohonMarket: DestinationContent = {
  key: 'tomohon-market',
  name: { en: 'Tomohon Beriman Market', id: 'Pasar Beriman Tomohon', cn: '托莫洪贝里曼集市' },
  category: cultureCity,
  description: {
    en: 'Before sunrise the lamps are already lit over buckets of chrysanthemums and small mountains of chilli.\n\nTomohon lies in the cool air between Lokon and Mahawu, and its volcanic soil grows flowers for weddings, churches and front gardens all over North Sulawesi. At Beriman market, chrysanthemums, lilies and gladioli stand next to carrots, cabbages, palm sugar, smoked skipjack and the herbs that go into every Minahasan pot. Sellers come down from their villages in the dark; by mid-morning the best is gone.\n\nThe market is also known for its meat hall, where forest game is sold, and which is not for everyone. Our walk keeps to flowers, vegetables, spices and breakfast unless you ask otherwise. Afterwards we follow the road to Kakaskasen, where growers sell from their own gardens. When the Tomohon International Flower Festival is on, usually in August, whole floats are covered with their blooms.',
    id: 'Sebelum matahari terbit, lampu sudah menyala di atas ember-ember krisan dan gundukan cabai.\n\nTomohon berada di udara sejuk antara Lokon dan Mahawu, dan tanah vulkaniknya menumbuhkan bunga untuk pesta, gereja, dan halaman rumah di seluruh Sulawesi Utara. Di Pasar Beriman, krisan, lili, dan gladiol berdampingan dengan wortel, kol, gula aren, cakalang asap, serta daun bumbu yang masuk ke setiap belanga Minahasa. Para penjual turun dari kampung selagi gelap; lewat pukul sembilan, yang terbaik sudah habis.\n\nPasar ini juga dikenal karena los dagingnya yang menjual daging hutan, dan tidak semua orang sanggup melihatnya. Jalan-jalan kami hanya ke bunga, sayur, bumbu, dan sarapan, kecuali Anda meminta lain. Sesudahnya kami menyusuri jalan ke Kakaskasen, tempat petani menjual bunga dari kebun sendiri. Saat Tomohon International Flower Festival berlangsung, biasanya Agustus, seluruh kendaraan hias tertutup bunga mereka.',
    cn: '天还没亮，灯已经点上，照着一桶桶菊花和堆成小山的辣椒。\n\n托莫洪夹在洛孔与马哈武两座火山之间，气候凉爽，火山土肥沃，北苏拉威西的婚礼、教堂和家家户户的院子，用的都是这里种的花。在贝里曼集市，菊花、百合和剑兰旁边，摆着胡萝卜、卷心菜、棕榈糖、熏鲣鱼，还有米纳哈萨家常菜离不开的各种香草。卖家摸黑从村里下山，上午过半，好东西就卖完了。\n\n集市的肉类区出售山林野味，也因此出名，但不是人人都看得惯。我们的路线只走鲜花、蔬菜、香料和早点，除非您另有要求。之后沿路去卡卡斯卡森，花农就在自家园子里卖花。托莫洪国际花卉节通常在8月举行，那时整辆花车都开满他们种的花。',
  },
  location: 'Tomohon, North Sulawesi',
  locations: { id: 'Tomohon, Sulawesi Utara', cn: '北苏拉威西，托莫洪' },
  openingHour: { day: 'Monday - Sunday', open: '05:00', close: '16:00' },
  entryFee: { local: 0, tourist: 0 },
  bestTime: 'Early Morning (6AM - 9AM)',
  visitDuration: '2 hours',
  dive: {
    level: 'no_licence',
  },
  images: ['market-stalls', 'market-flowers', 'market-dawn'],
};
