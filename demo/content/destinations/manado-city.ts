import { cultureCity } from '../categories.ts';
import type { DestinationContent } from '../types.ts';

export const manadoCity: DestinationContent = {
  key: 'manado-city',
  name: { en: 'Manado City', id: 'Kota Manado', cn: '美娜多市' },
  category: cultureCity,
  description: {
    en: 'A city that faces the sea: a volcano on the horizon, boats in the bay, coffee and smoked fish on the corner.\n\nManado, capital of North Sulawesi, curves around its bay with Manado Tua and Bunaken in view. Along the Boulevard people walk, run and eat in the evening, while the sun goes down behind the islands. In the harbour, ferries load for Siau, Sangihe and Talaud, stacked with rice, mattresses and motorbikes. Old trees shade the parks, and church bells and the call to prayer share the air.\n\nFor most guests the city is the doorway to the reef, yet it is worth a slow day of its own. Breakfast is tinutuan, a porridge of pumpkin, corn and greens. Later there is cakalang fufu, skipjack smoked on bamboo, and fried goroho bananas with roa sambal. We take you to the stalls where we eat ourselves.',
    id: 'Kota yang menghadap laut: gunung di cakrawala, perahu di teluk, kopi dan cakalang asap di sudut jalan.\n\nManado, ibu kota Sulawesi Utara, melengkung mengikuti teluknya, dengan Manado Tua dan Bunaken selalu dalam pandangan. Di sepanjang Boulevard orang berjalan, berlari, dan makan petang selagi matahari turun di balik pulau. Di pelabuhan, kapal-kapal memuat beras, kasur, dan sepeda motor untuk Siau, Sangihe, dan Talaud. Pohon-pohon tua meneduhi taman, lonceng gereja dan azan berbagi udara yang sama.\n\nBagi kebanyakan tamu, kota ini pintu menuju karang, padahal ia layak dinikmati seharian dengan santai. Sarapannya tinutuan, bubur labu, jagung, dan sayur. Lalu ada cakalang fufu yang diasap di bilah bambu, dan pisang goroho goreng dengan sambal roa. Kami ajak Anda ke warung langganan kami sendiri.',
    cn: '一座面朝大海的城：天边是火山，湾里是船，街角是咖啡和熏鱼的香气。\n\n美娜多是北苏拉威西省的首府，城市沿着海湾弯过去，抬头就望得见老美娜多和布纳肯。傍晚的滨海大道上，有人散步，有人跑步，有人坐下来吃点心，太阳就落在群岛背后。码头边的渡轮正装货，大米、床垫、摩托车堆得满满，要开往锡奥、桑义赫和塔劳。公园里老树成荫，教堂的钟声与清真寺的唤礼声在同一片空气里回荡。\n\n多数客人把这里当作去看珊瑚的门口，其实它也值得慢慢逛上一天。早餐吃用南瓜、玉米和青菜熬的“蒂努端”菜粥，再尝尝竹架熏制的鲣鱼，还有蘸罗阿鱼辣酱的炸香蕉片。我们带您去的，都是自己平时吃的小店。',
  },
  location: 'Manado, North Sulawesi',
  locations: { id: 'Manado, Sulawesi Utara', cn: '北苏拉威西，美娜多' },
  openingHour: { day: 'Monday - Sunday', open: '06:00', close: '22:00' },
  entryFee: { local: 0, tourist: 0 },
  bestTime: 'Late Afternoon (3PM - 6PM)',
  visitDuration: 'Half Day',
  dive: {
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
  },
  images: ['manado-bay', 'manado-boulevard', 'manado-harbour', 'manado-park'],
};
