import { cultureCity, lakesVolcanoes, nature } from '../categories.ts';
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

export const mountLokon: DestinationContent = {
  key: 'mount-lokon',
  name: { en: 'Lokon & Mahawu', id: 'Lokon & Mahawu', cn: '洛孔与马哈武火山' },
  category: lakesVolcanoes,
  description: {
    en: 'Two volcanoes face each other across Tomohon: Lokon breathing steam, Mahawu quiet enough to walk its rim.\n\nLokon, about 1,580 metres, and its twin Empung share one active crater, Tompaluan, which opens in the saddle between them. It often smokes and from time to time throws ash, so we do not climb it: the official safety distance applies, and we read the observatory’s notices before every trip.\n\nThe place to look from is Mahawu. A road leads through vegetable fields almost to the top; about 150 steps and a short path bring you to the rim of a crater 140 metres deep. On a clear morning you see Lokon’s plume, Manado Bay with Bunaken and Manado Tua, and Klabat, the highest mountain of the province. Towards dusk the slopes turn copper and the air grows cold. A jacket is not a bad idea.',
    id: 'Dua gunung api berhadapan di atas Tomohon: Lokon mengembuskan uap, Mahawu cukup tenang untuk disusuri.\n\nLokon, sekitar 1.580 meter, dan kembarannya Empung berbagi satu kawah aktif, Tompaluan, yang menganga di pelana di antara keduanya. Kawah ini sering berasap dan sesekali melontarkan abu, karena itu kami tidak mendakinya: jarak aman resmi berlaku, dan kami membaca laporan pos pengamatan sebelum setiap perjalanan.\n\nTempat memandangnya adalah Mahawu. Jalan menembus ladang sayur hampir sampai ke puncak; sekitar 150 anak tangga dan setapak pendek mengantar Anda ke bibir kawah sedalam 140 meter. Pada pagi yang cerah tampak kepulan Lokon, Teluk Manado dengan Bunaken dan Manado Tua, serta Klabat, gunung tertinggi di provinsi ini. Menjelang senja lereng berubah tembaga dan udara mendingin. Jaket tak ada salahnya.',
    cn: '两座火山隔着托莫洪相望：洛孔还在吐着白汽，马哈武安静得可以沿着山口走一圈。\n\n洛孔海拔约一千五百八十米，与孪生的恩蓬山共有一个活火山口，名叫通帕卢安，就开在两峰之间的鞍部。它时常冒烟，偶尔喷出火山灰，因此我们不去攀登：严格遵守官方划定的安全距离，每次出发前都先看观测站的通报。\n\n看它最好的地方是马哈武。公路穿过菜田，几乎通到山顶；再走一百五十来级台阶和一小段步道，就站在深一百四十米的火山口边上了。晴朗的早晨，洛孔的烟柱、美娜多湾、布纳肯与老美娜多尽收眼底，还看得到全省最高的克拉巴特山。近黄昏时山坡染成古铜色，气温也降下来，带件外套总没错。',
  },
  location: 'Tomohon, North Sulawesi',
  locations: { id: 'Tomohon, Sulawesi Utara', cn: '北苏拉威西，托莫洪' },
  openingHour: { day: 'Monday - Sunday', open: '06:00', close: '18:00' },
  entryFee: { local: 10000, tourist: 25000 },
  bestTime: 'Early Morning (6AM - 9AM)',
  visitDuration: '3 hours',
  dive: {
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
  },
  images: ['lokon-dusk', 'lokon-crater', 'lokon-ridge'],
};

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

export const lakeTondano: DestinationContent = {
  key: 'lake-tondano',
  name: { en: 'Lake Tondano', id: 'Danau Tondano', cn: '通达诺湖' },
  category: lakesVolcanoes,
  description: {
    en: 'Before the wind wakes, the whole lake is a mirror: mountains, rice fields, and one fisherman in his canoe.\n\nTondano is Minahasa’s largest lake, more than 4,000 hectares of fresh water in a highland bowl over 600 metres above the sea. The Lembean hills close the eastern side, Mount Kaweng stands above the shore, and a road runs all the way round, through villages with wooden stilt houses and fields of young rice. Mornings are cool enough for a jacket.\n\nWe drive the loop slowly, stopping where the view opens, and sit down to lunch over the water: grilled mujair, or payangka fried crisp, a small lake fish that hardly anyone outside Minahasa knows. At Remboken, hot springs rise close to the shore. From Manado the drive takes about an hour and a half by way of Tomohon, so the lake pairs well with the market or a volcano.',
    id: 'Sebelum angin bangun, seluruh danau menjadi cermin: gunung, sawah, dan seorang nelayan di atas perahunya.\n\nTondano adalah danau terluas di Minahasa, lebih dari 4.000 hektare air tawar di cekungan dataran tinggi, di atas 600 meter dari permukaan laut. Perbukitan Lembean menutup sisi timur, Gunung Kaweng tegak di atas tepian, dan jalan melingkar penuh melewati kampung-kampung dengan rumah panggung kayu serta sawah muda. Paginya cukup sejuk untuk memakai jaket.\n\nKami menyusuri lingkar danau pelan-pelan, berhenti di tempat pandangan terbuka, lalu makan siang di atas air: mujair bakar, atau payangka goreng garing, ikan danau kecil yang jarang dikenal di luar Minahasa. Di Remboken ada mata air panas dekat tepian. Dari Manado sekitar satu setengah jam lewat Tomohon, jadi danau ini enak dirangkai dengan pasar atau gunung.',
    cn: '风还没醒，整片湖就是一面镜子：山影、稻田，还有独木舟上的一个渔夫。\n\n通达诺是米纳哈萨最大的湖，四千多公顷的淡水静卧在海拔六百多米的高原盆地里。东边是伦贝安山岭，卡翁山立在岸上，一条公路绕湖一周，穿过木造高脚屋的村庄和青青的秧田。清晨有凉意，最好带件外套。\n\n我们沿湖慢慢开，视野好的地方就停一停，午饭在水上餐厅吃：炭烤罗非鱼，或是炸得酥脆的帕扬卡小鱼，出了米纳哈萨几乎没人认得。伦博肯的湖岸边还有温泉涌出。从美娜多经托莫洪过来，车程约一个半小时，很适合与集市或火山排在同一天。',
  },
  location: 'Tondano, Minahasa, North Sulawesi',
  locations: { id: 'Tondano, Minahasa, Sulawesi Utara', cn: '北苏拉威西，米纳哈萨，通达诺' },
  openingHour: { day: 'Monday - Sunday', open: '06:00', close: '18:00' },
  entryFee: { local: 0, tourist: 0 },
  bestTime: 'Early Morning (6AM - 9AM)',
  visitDuration: '4 hours',
  dive: {
    level: 'no_licence',
    best_months: [5, 6, 7, 8, 9, 10],
  },
  images: ['tondano-dawn', 'tondano-fields', 'tondano-fishers'],
};

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

export const banHinKiong: DestinationContent = {
  key: 'ban-hin-kiong',
  name: { en: 'Ban Hin Kiong Temple', id: 'Kelenteng Ban Hin Kiong', cn: '万兴宫' },
  category: cultureCity,
  description: {
    en: 'Red pillars, gilded dragons, incense in the morning air: a temple at the heart of Manado since 1819.\n\nBan Hin Kiong is the oldest Chinese temple in the city. Its name speaks of abundance and blessing, and of a palace to keep them in. The first building was of wood and bamboo; what you see today, with upturned eaves and a crowd of small painted figures, was rebuilt by the community after the fire of 1970. Buddhist, Taoist and Confucian worship share the house.\n\nVisitors are welcome if they dress modestly, take off their shoes where asked, and leave those who pray in peace. Two weeks after Lunar New Year comes Cap Go Meh, when sedan chairs, lion dancers and Minahasan kabasaran warriors walk the streets together. On any other day, come early, then go on through Kampung Cina for coffee and biapong, Manado’s steamed buns.',
    id: 'Tiang merah, naga berlapis emas, dupa di udara pagi: kelenteng di jantung Manado sejak 1819.\n\nBan Hin Kiong adalah kelenteng tertua di kota ini. Namanya berarti istana tempat berkah berlimpah. Bangunan pertamanya dari kayu dan bambu; yang Anda lihat sekarang, dengan atap melengkung dan deretan patung kecil berwarna, dibangun kembali oleh umat setelah kebakaran tahun 1970. Ajaran Buddha, Tao, dan Konghucu berbagi satu rumah di sini.\n\nTamu diterima dengan senang hati asalkan berpakaian sopan, melepas alas kaki di tempat yang diminta, dan tidak mengusik yang sedang sembahyang. Dua minggu setelah Imlek tiba Cap Go Meh, saat tandu-tandu, barongsai, dan penari kabasaran Minahasa turun ke jalan bersama. Di hari biasa, datanglah pagi, lalu teruskan langkah ke Kampung Cina untuk kopi dan biapong hangat.',
    cn: '红柱、金龙，晨风里一缕香烟：万兴宫自1819年起，便在美娜多的市中心。\n\n这是全城最古老的华人庙宇。最初以竹木搭建，1970年毁于大火，后由信众合力重建，才有了今天这飞翘的屋檐和檐上一排排彩塑小人。佛、道、儒三教同处一庙，当地人称之为三教庙。\n\n参观者只要衣着得体，按要求脱鞋，不打扰上香的人，都受欢迎。正月十五闹元宵，神轿、舞狮和米纳哈萨的卡巴萨兰武士一同走上街头，是美娜多一年里最热闹的日子之一。平日里不妨赶早，拜过之后到唐人街走走，喝杯咖啡，再来一个刚出笼的肉包。',
  },
  location: 'Kampung Cina, Manado, North Sulawesi',
  locations: { id: 'Kampung Cina, Manado, Sulawesi Utara', cn: '北苏拉威西，美娜多，唐人街' },
  openingHour: { day: 'Monday - Sunday', open: '07:00', close: '19:00' },
  entryFee: { local: 0, tourist: 0 },
  bestTime: 'Early Morning (6AM - 9AM)',
  visitDuration: '1.5 hours',
  dive: {
    level: 'no_licence',
    best_months: [2, 3],
  },
  images: ['temple-roof', 'temple-lanterns', 'temple-gate'],
};
