import { diving } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const lembeh: DestinationContent = {
  key: 'lembeh',
  name: { en: 'Lembeh Strait', id: 'Selat Lembeh', cn: '蓝碧海峡' },
  category: diving,
  description: {
    en: 'On bare black sand the smallest animals put on the show: frogfish, seahorses, an octopus changing its mind.\n\nLembeh Strait runs between the port of Bitung and Lembeh Island, a sheltered channel some sixteen kilometres long. Its dark volcanic sand looks empty at first. Then the guide’s pointer stops, and what you took for a sponge opens its mouth. This is one of the places that made muck diving famous: hairy frogfish, flamboyant cuttlefish, mimic octopus, ghost pipefish, and pygmy seahorses no bigger than a fingernail on their sea fans.\n\nDives are shallow, slow and long, in small groups with patient spotters. Buoyancy matters more than strength, because one careless fin clouds the sand for everyone. Photographers should bring a macro lens and spare batteries, and stay up for a night dive. Bitung is about an hour and a half from Manado by road.',
    id: 'Di atas pasir hitam yang polos, yang tampil justru si kecil: ikan kodok, kuda laut, gurita yang gemar menyamar.\n\nSelat Lembeh memisahkan pelabuhan Bitung dari Pulau Lembeh, alur terlindung sepanjang kira-kira enam belas kilometer. Pasir vulkaniknya yang gelap mula-mula tampak kosong. Lalu tongkat pemandu berhenti, dan yang Anda kira spons ternyata membuka mulut. Tempat inilah yang ikut mengharumkan nama muck diving: ikan kodok berambut, sotong flamboyan, gurita mimik, ghost pipefish, serta kuda laut pigmi sebesar kuku di kipas lautnya.\n\nPenyelaman di sini dangkal, pelan, dan panjang, dalam kelompok kecil bersama pemandu yang sabar dan jeli. Daya apung lebih penting daripada tenaga, sebab satu kibasan sirip saja bisa mengeruhkan pasir bagi semua. Bawalah lensa makro dan baterai cadangan, dan sempatkan satu penyelaman malam. Dari Manado ke Bitung sekitar satu setengah jam lewat darat.',
    cn: '光秃秃的黑沙上，最小的生灵才是主角：躄鱼、海马，还有一只转眼就变了模样的章鱼。\n\n蓝碧海峡位于比通港与蓝碧岛之间，水道长约十六公里，风平浪静。深色的火山沙初看空无一物，直到向导的探棒停住，你以为是海绵的东西忽然张开了嘴。世界各地的潜水员因为这里认识了泥潜：毛躄鱼、火焰乌贼、拟态章鱼、剃刀鱼，还有攀在海扇上、不过指甲大小的豆丁海马。\n\n这里的潜水水浅、节奏慢、时间长，小组出发，由耐心细致的向导带着寻找。中性浮力比体力更要紧，脚蹼一不小心扬起沙子，大家就都看不清了。拍照的朋友请带上微距镜头和备用电池，夜潜也值得晚睡一回。从美娜多走陆路到比通约一个半小时。',
  },
  location: 'Bitung, North Sulawesi',
  locations: { id: 'Bitung, Sulawesi Utara', cn: '北苏拉威西，比通' },
  openingHour: { day: 'Monday - Sunday', open: '07:30', close: '20:00' },
  entryFee: { local: 50000, tourist: 100000 },
  bestTime: 'All year, best July - October',
  visitDuration: 'Full Day',
  dive: {
    depth_from: 3,
    depth_to: 28,
    visibility_from: 5,
    visibility_to: 15,
    water_from: 25,
    water_to: 29,
    current: 'gentle',
    level: 'open_water',
    best_months: [7, 8, 9, 10],
    visibility_by_month: [10, 10, 10, 10, 10, 9, 8, 8, 8, 9, 12, 12],
    water_by_month: [28, 28, 28, 28, 28, 27, 26, 25, 26, 27, 28, 28],
    life: [
      { name: { en: 'Hairy frogfish', id: 'Ikan kodok berambut', cn: '毛躄鱼' }, months: [7, 8, 9, 10, 11] },
      { name: { en: 'Ghost pipefish', id: 'Ghost pipefish', cn: '剃刀鱼' }, months: [7, 8, 9, 10, 11] },
      { name: { en: 'Flamboyant cuttlefish', id: 'Sotong flamboyan', cn: '火焰乌贼' } },
      { name: { en: 'Mimic octopus', id: 'Gurita mimik', cn: '拟态章鱼' } },
      { name: { en: 'Pygmy seahorses', id: 'Kuda laut pigmi', cn: '豆丁海马' } },
    ],
  },
  images: ['lembeh-black-sand', 'lembeh-critter', 'lembeh-strait', 'lembeh-seahorse'],
};
