import { islandHopping } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const fourIslands: PackageContent = {
  key: 'four-islands',
  name: { en: 'Four Islands in a Day', id: 'Empat Pulau dalam Sehari', cn: '一日四岛' },
  category: islandHopping,
  description: {
    en: 'For snorkellers and people who like boats. We leave early for the sandbank of Nain, float over the reef below Manado Tua, have lunch on Bunaken, and finish with an hour of doing nothing on Siladen. The order follows the tide. Masks, fins, life jackets, lunch and fruit are on board.',
    id: 'Untuk yang suka snorkeling dan naik kapal. Kita berangkat pagi ke pasir timbul Nain, mengapung di atas karang di kaki Manado Tua, makan siang di Bunaken, dan menutup hari dengan satu jam tanpa acara di Siladen. Urutannya mengikuti pasang surut. Masker, sirip, pelampung, makan siang, dan buah tersedia di kapal.',
    cn: '适合浮潜爱好者，也适合喜欢坐船的人。清早出发去奈恩沙洲，到老美娜多山脚下浮潜，在布纳肯吃午餐，最后在西拉登什么也不做，待上一个小时。先后顺序看潮水而定，船上备有面镜、脚蹼、救生衣、午餐和水果。',
  },
  level: 'families',
  included: {
    en: ['Boat for the day with a guide', 'Masks, fins and life jackets', 'Lunch, fruit and drinking water'],
    id: ['Kapal sehari penuh dengan pemandu', 'Masker, fin, dan jaket pelampung', 'Makan siang, buah, dan air minum'],
    cn: ['一整天的船只与向导', '面镜、脚蹼与救生衣', '午餐、水果与饮用水'],
  },
  not_included: {
    en: ['Bunaken park fee, paid on the boat', 'Transfer to the jetty', 'Travel insurance'],
    id: ['Tiket masuk Taman Nasional Bunaken, dibayar di kapal', 'Antar jemput ke dermaga', 'Asuransi perjalanan'],
    cn: ['布纳肯国家公园门票（船上支付）', '前往码头的交通', '旅行保险'],
  },
  to_bring: {
    en: ['Swimwear, a towel and dry clothes', 'Shoes for coral rubble', 'Reef-safe sunscreen and a hat'],
    id: ['Baju renang, handuk, dan baju ganti', 'Sandal air untuk pecahan karang', 'Tabir surya ramah karang dan topi'],
    cn: ['泳衣、毛巾和干衣服', '走碎珊瑚穿的涉水鞋', '珊瑚友好型防晒霜和帽子'],
  },
  days: 1,
  price: 1100000,
  image: 'pkg-island-hopping',
  stops: [
    {
      destination: null,
      time: '07:00',
      comment: {
        en: 'Meet at the jetty, find a mask that fits, and off we go.',
        id: 'Bertemu di dermaga, memilih masker yang pas, lalu berangkat.',
        cn: '码头集合，挑一副合适的面镜，然后启程。',
      },
    },
    {
      destination: 'nain',
      time: '08:45',
      comment: {
        en: 'The sandbank and its lagoon, for as long as the tide allows.',
        id: 'Pasir timbul dan lagunanya, selama air mengizinkan.',
        cn: '沙洲与潟湖，潮水让我们待多久，就待多久。',
      },
    },
    {
      destination: 'manado-tua',
      time: '11:15',
      comment: {
        en: 'A drift on the surface over the edge of the reef, with the boat close by.',
        id: 'Snorkeling mengikuti arus di tepi karang, kapal selalu dekat.',
        cn: '沿着礁缘顺流浮潜，船一直跟在近旁。',
      },
    },
    {
      destination: 'bunaken',
      time: '12:45',
      comment: {
        en: 'Lunch in the village, then a look over the wall with the turtles.',
        id: 'Makan siang di kampung, lalu menengok tepi dinding bersama penyu.',
        cn: '在村里吃午餐，再到崖壁边和海龟打个照面。',
      },
    },
    {
      destination: 'siladen',
      time: '15:15',
      comment: { en: 'Sand, shade, a coconut.', id: 'Pasir, teduh, kelapa muda.', cn: '沙滩、树荫、一只椰子。' },
    },
    {
      destination: null,
      time: '17:15',
      comment: {
        en: 'Back in Manado with the low sun behind you.',
        id: 'Kembali ke Manado dengan matahari rendah di belakang.',
        cn: '背着斜阳回到美娜多。',
      },
    },
  ],
};
