import { island } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const manadoTua: DestinationContent = {
  key: 'manado-tua',
  name: { en: 'Manado Tua', id: 'Manado Tua', cn: '老美娜多岛' },
  category: island,
  description: {
    en: 'A volcano’s cone stands alone in the sea. Far beneath it lives a fish from a line older than the dinosaurs.\n\nManado Tua means Old Manado: the name belonged to this island before it passed to the town on the mainland. The volcano is long extinct, some 800 metres high, with forest on top, gardens and coconut palms below, and villages along the shore. Jukung, slim outrigger canoes, rest on the beach under the trees.\n\nIn July 1998 fishermen brought up a living coelacanth from deep water off these slopes, and science learned that Indonesia had its own species. To the villagers it was raja laut, king of the sea. You will not meet it on a dive, but you drift above its home, along steep walls with barrel sponges, with jacks out in the blue. Strong walkers can climb with a village guide; the path is steep and takes most of a morning.',
    id: 'Kerucut gunung api berdiri sendiri di laut. Jauh di bawahnya hidup ikan bersilsilah lebih tua dari dinosaurus.\n\nNama Manado mula-mula milik pulau ini, sebelum berpindah ke kota di daratan; sejak itulah ia disebut Manado Tua. Gunungnya sudah lama mati, tingginya sekitar 800 meter, berhutan di puncak, berkebun dan berpohon kelapa di kakinya, dengan kampung-kampung di sepanjang pantai. Jukung-jukung ramping beristirahat di pasir, di bawah pepohonan.\n\nPada Juli 1998, nelayan mengangkat seekor coelacanth hidup dari laut dalam di lepas lereng ini, dan dunia ilmu pun tahu bahwa Indonesia punya jenisnya sendiri. Orang kampung menyebutnya raja laut. Anda tak akan bertemu dengannya saat menyelam, tetapi Anda melayang di atas rumahnya: dinding terjal dengan spons tong besar, dan kawanan kuwe di birunya laut lepas. Yang kuat berjalan boleh mendaki bersama pemandu kampung; jalurnya curam dan memakan hampir sepagian.',
    cn: '一座火山锥独自立在海上，山下深海里，住着一种血脉比恐龙还古老的鱼。\n\n老美娜多，意思就是旧时的美娜多：这个名字原本属于这座岛，后来才给了对岸的城市。火山早已熄灭，海拔约八百米，山顶是森林，山腰以下是菜园和椰林，村落沿岸排开。细长的边架独木舟停在树下的沙滩上，当地人叫它“朱孔”。\n\n1998年7月，渔民从岛外的深水里捞起一条活的腔棘鱼，科学界这才知道印尼也有自己的一种。村里人一向称它“海中之王”。潜水时不会遇见它，但你正从它的家上方漂过：崖壁陡峭，桶状海绵一只接着一只，远处的蓝水里有鲹鱼群游过。脚力好的客人可以请村里的向导带路登山，山路很陡，差不多要走一个上午。',
  },
  location: 'Bunaken National Marine Park, North Sulawesi',
  locations: { id: 'Taman Nasional Bunaken, Sulawesi Utara', cn: '北苏拉威西，布纳肯国家海洋公园' },
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '17:00' },
  entryFee: { local: 10000, tourist: 150000 },
  bestTime: 'April - November',
  visitDuration: '5 hours',
  dive: {
    depth_from: 5,
    depth_to: 40,
    visibility_from: 15,
    visibility_to: 35,
    water_from: 27,
    water_to: 30,
    current: 'moderate',
    level: 'open_water',
    best_months: [4, 5, 6, 7, 8, 9, 10, 11],
    life: [
      { name: { en: 'Jacks in the blue', id: 'Ikan kuwe di perairan biru', cn: '蓝水里的鲹鱼' } },
      { name: { en: 'Green turtles', id: 'Penyu hijau', cn: '绿海龟' } },
      { name: { en: 'Whitetip reef sharks', id: 'Hiu karang sirip putih', cn: '白鳍礁鲨' } },
    ],
  },
  images: ['manado-tua-volcano', 'manado-tua-coelacanth', 'manado-tua-jukung'],
};
