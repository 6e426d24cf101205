import { nature } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const tangkoko: DestinationContent = {
  key: 'tangkoko',
  name: { en: 'Tangkoko Forest', id: 'Hutan Tangkoko', cn: '唐科科雨林' },
  category: nature,
  description: {
    en: 'At dusk, from the hollow of a fig tree, two enormous eyes look out: the tarsier is about to start its day.\n\nTangkoko, on the coast north of Bitung, has been protected since 1919. Its forest climbs from black volcanic beaches to the clouds on Mount Tangkoko and Dua Saudara. Two animals bring most visitors here. The spectral tarsier, tangkasi in the local tongue, fits in a hand and hunts insects by night. The crested black macaque moves over the forest floor in noisy troops, and northern Sulawesi is its only native home.\n\nWalks start from Batuputih village with a local ranger: early in the morning for macaques, hornbills and, with luck, a bear cuscus asleep in the canopy; late in the afternoon for tarsiers. Wear long trousers and closed shoes, tuck in your socks, and leave the flash off. We keep our distance and never feed the animals.',
    id: 'Menjelang gelap, dari lubang pohon ara, sepasang mata besar mengintip: bagi tarsius, hari baru saja dimulai.\n\nTangkoko, di pesisir utara Bitung, sudah dilindungi sejak 1919. Hutannya merambat naik dari pantai pasir hitam sampai ke awan di Gunung Tangkoko dan Dua Saudara. Dua satwa inilah yang paling dicari. Tarsius, yang oleh orang sini disebut tangkasi, muat dalam genggaman dan berburu serangga di malam hari. Yaki, monyet hitam berjambul, berkelana di lantai hutan dalam kawanan yang riuh, dan rumah aslinya hanya di utara Sulawesi.\n\nPerjalanan dimulai dari Batuputih bersama pemandu setempat: pagi-pagi untuk yaki, rangkong, dan kalau beruntung kuskus beruang yang tidur di tajuk pohon; sore untuk tarsius. Kenakan celana panjang dan sepatu tertutup, masukkan ujung celana ke kaus kaki, dan matikan lampu kilat. Kami menjaga jarak dan tidak pernah memberi makan satwa.',
    cn: '天色将暗，榕树的树洞里探出一双大眼睛：眼镜猴的一天，这才开始。\n\n唐科科位于比通以北的海岸，自1919年起便是保护区。森林从黑色的火山沙滩一路往上，直到唐科科山和双子峰的云雾里。客人多半为两种动物而来。一种是幽灵眼镜猴，当地话叫“唐卡西”，小得能捧在掌心，夜里出来捉虫；另一种是黑冠猕猴，成群结队在林间地面穿行，吵吵闹闹，苏拉威西北部是它们唯一的原生家园。\n\n徒步从巴图普蒂村出发，由当地护林向导带领：清晨看猕猴和犀鸟，运气好还能遇见在树冠里睡觉的熊袋貂；傍晚看眼镜猴。请穿长裤和包脚的鞋，把裤脚塞进袜子，关掉闪光灯。我们与动物保持距离，从不投喂。',
  },
  location: 'Batuputih, Bitung, North Sulawesi',
  locations: { id: 'Batuputih, Bitung, Sulawesi Utara', cn: '北苏拉威西，比通，巴图普蒂村' },
  openingHour: { day: 'Monday - Sunday', open: '05:30', close: '19:00' },
  entryFee: { local: 10000, tourist: 150000 },
  bestTime: 'Late Afternoon (3PM - 6PM)',
  visitDuration: '5 hours',
  dive: {
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
    life: [
      { name: { en: 'Spectral tarsiers', id: 'Tarsius', cn: '幽灵眼镜猴' } },
      { name: { en: 'Crested black macaques', id: 'Yaki, monyet hitam berjambul', cn: '黑冠猕猴' } },
      { name: { en: 'Knobbed hornbills at the nest', id: 'Rangkong sulawesi di sarang', cn: '育雏的红瘤犀鸟' }, months: [6, 7, 8, 9] },
      { name: { en: 'Bear cuscus', id: 'Kuskus beruang', cn: '熊袋貂' } },
    ],
  },
  images: ['tangkoko-tarsier', 'tangkoko-forest', 'tangkoko-coast'],
};
