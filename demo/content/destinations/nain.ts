import { island } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const nain: DestinationContent = {
  key: 'nain',
  name: { en: 'Nain Island', id: 'Pulau Nain', cn: '奈恩岛' },
  category: island,
  description: {
    en: 'At low tide a bank of white sand surfaces in the middle of a turquoise lagoon, with the sea on every side.\n\nNain is the most distant island of Bunaken National Marine Park, about an hour and a half by speedboat from Manado. A barrier reef holds a wide lagoon around it, and inside that ring the water turns every shade of pale blue. The sandbank, pasir timbul to the people here, shows itself for only a few hours, so we plan the day by the tide table.\n\nMany of the islanders are Bajo, a seafaring people whose houses stand on stilts over the shallows; they fish the open sea and farm seaweed on long lines. Mangroves edge the calmer shores and can be explored by boat at high water. The outer reef is for divers with some experience, as currents can run hard. Bring a hat, shoes for coral rubble, and more drinking water than you think you need.',
    id: 'Ketika air surut, hamparan pasir putih muncul di tengah laguna sewarna toska, dikelilingi laut dari segala sisi.\n\nNain adalah pulau terjauh di Taman Nasional Bunaken, kira-kira satu setengah jam dengan kapal cepat dari Manado. Karang penghalang memeluk laguna luas di sekelilingnya, dan di dalam lingkaran itu air tampil dalam segala rupa biru muda. Pasir timbulnya hanya kelihatan beberapa jam, jadi kami menyusun acara menurut tabel pasang surut.\n\nBanyak penduduknya orang Bajo, pelaut ulung yang rumahnya berdiri di atas tiang di perairan dangkal. Mereka melaut jauh dan membudidayakan rumput laut pada tali-tali panjang. Di pantai yang lebih tenang tumbuh bakau yang dapat disusuri dengan perahu saat air pasang. Karang luarnya untuk penyelam yang sudah berpengalaman karena arus bisa kencang. Bawalah topi, alas kaki untuk pecahan karang, dan air minum lebih banyak dari perkiraan.',
    cn: '潮水退去，一片白沙从碧绿的潟湖中央浮出来，四面都是海。\n\n奈恩岛是布纳肯国家海洋公园里最远的一座岛，从美娜多乘快艇约一个半小时。堡礁在岛外围出一圈宽阔的潟湖，圈里的水深深浅浅，全是淡蓝。沙洲每次只露面几个小时，所以我们照着潮汐表安排行程。\n\n岛上居民多是巴瑶人，世代以海为生，高脚屋就盖在浅水上；他们出远海捕鱼，也用长绳养殖海藻。风浪小的岸边长着红树林，涨潮时可以乘小船进去看看。外礁水流有时很急，适合有经验的潜水员。请带上帽子和能踩碎珊瑚的鞋，饮用水不妨多备一些。',
  },
  location: 'Bunaken National Marine Park, North Sulawesi',
  locations: { id: 'Taman Nasional Bunaken, Sulawesi Utara', cn: '北苏拉威西，布纳肯国家海洋公园' },
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '16:00' },
  entryFee: { local: 10000, tourist: 150000 },
  bestTime: 'April - October, at low tide',
  visitDuration: '4 hours',
  dive: {
    depth_from: 1,
    depth_to: 6,
    visibility_from: 10,
    visibility_to: 20,
    water_from: 28,
    water_to: 31,
    current: 'gentle',
    level: 'no_licence',
    best_months: [4, 5, 6, 7, 8, 9, 10],
    life: [
      { name: { en: 'Blue sea stars', id: 'Bintang laut biru', cn: '蓝海星' } },
      { name: { en: 'Herons in the mangroves', id: 'Burung kuntul di bakau', cn: '红树林里的鹭鸟' } },
    ],
  },
  images: ['nain-sandbank', 'nain-mangrove', 'nain-lagoon'],
};
