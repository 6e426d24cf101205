import { diving } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const bangka: DestinationContent = {
  key: 'bangka',
  name: { en: 'Bangka Island', id: 'Pulau Bangka', cn: '邦卡岛' },
  category: diving,
  description: {
    en: 'Pinnacles climb almost to the surface here, dressed from foot to crown in soft coral the colour of ripe fruit.\n\nBangka lies off the north-eastern tip of Sulawesi, between Bunaken and Lembeh, and its diving borrows something from both. At Sahaung and Batu Gosoh, boulders and pinnacles rise from thirty metres to just under the waves. Currents feed them, so they are thick with soft corals, sponges and fans, and busy with fusiliers, bannerfish and snapper. Look closely and there are frogfish and pygmy seahorses too.\n\nThat same current asks for some experience, and we choose the site by the tide each morning. The bays on the lee side are easy water for newer divers and snorkellers, with green hills behind and small fishing villages along the shore. From Likupang the crossing takes under an hour; the sea is usually kindest from March to October.',
    id: 'Puncak-puncak karang menjulang hampir ke permukaan, berselimut karang lunak sewarna buah ranum dari kaki ke pucuk.\n\nBangka terletak di lepas ujung timur laut Sulawesi, di antara Bunaken dan Lembeh, dan alam bawah lautnya mewarisi sedikit dari keduanya. Di Sahaung dan Batu Gosoh, bongkah dan puncak karang naik dari kedalaman tiga puluh meter sampai tepat di bawah ombak. Aruslah yang memberinya makan, sehingga karang lunak, spons, dan kipas laut tumbuh rapat, ramai oleh ekor kuning, ikan bendera, dan kakap. Perhatikan baik-baik, ada juga ikan kodok dan kuda laut pigmi.\n\nArus yang sama menuntut sedikit pengalaman, jadi setiap pagi kami memilih lokasi menurut pasang surut. Teluk-teluk di sisi yang teduh angin ramah bagi penyelam baru dan perenang snorkel, dengan bukit hijau dan kampung nelayan di belakangnya. Dari Likupang menyeberang kurang dari satu jam; laut biasanya paling tenang antara Maret dan Oktober.',
    cn: '一座座海底尖峰几乎长到水面，从脚到顶披满软珊瑚，颜色像熟透的果子。\n\n邦卡岛在苏拉威西东北端的海面上，介于布纳肯与蓝碧之间，水下风光也兼有两家之长。在萨豪和巴图戈索，巨石与尖峰从三十米深处一直升到浪下。水流带来养分，软珊瑚、海绵和海扇长得密密层层，乌尾鮗、马夫鱼和笛鲷往来不绝；凑近细看，还能找到躄鱼和豆丁海马。\n\n水流也要求潜水员有些经验，每天早晨我们按潮汐挑选潜点。背风的海湾水面平缓，新手和浮潜的客人都能放心下水，身后是青山，岸边是小渔村。从利库庞乘船不到一小时，3月至10月海况通常最平稳。',
  },
  location: 'North Minahasa, North Sulawesi',
  locations: { id: 'Minahasa Utara, Sulawesi Utara', cn: '北苏拉威西，北米纳哈萨' },
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
  entryFee: { local: 0, tourist: 0 },
  bestTime: 'March - October',
  visitDuration: 'Full Day',
  dive: {
    depth_from: 5,
    depth_to: 35,
    visibility_from: 10,
    visibility_to: 25,
    water_from: 27,
    water_to: 29,
    current: 'strong',
    level: 'advanced',
    best_months: [3, 4, 5, 6, 7, 8, 9, 10],
    visibility_by_month: [10, 10, 15, 18, 20, 22, 22, 25, 22, 20, 15, 12],
    life: [
      { name: { en: 'Clouds of fusiliers and bannerfish', id: 'Kawanan ekor kuning dan bendera', cn: '乌尾鮗与立旗鲷鱼群' } },
      { name: { en: 'Frogfish', id: 'Ikan kodok', cn: '躄鱼' } },
      { name: { en: 'Pygmy seahorses', id: 'Kuda laut pigmi', cn: '豆丁海马' } },
    ],
  },
  images: ['bangka-soft-coral', 'bangka-pinnacle', 'bangka-bay'],
};
