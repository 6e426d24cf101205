import { course, diving } from '../categories.ts';
import type { PackageContent } from '../types.ts';

export const bunakenClassic: PackageContent = {
  key: 'bunaken-classic',
  name: { en: 'Bunaken Classic', id: 'Bunaken Klasik', cn: '布纳肯经典一日潜' },
  category: diving,
  description: {
    en: 'Three dives in one unhurried day: the walls of Bunaken in the morning light, lunch on the white beach of Siladen, and a last drift along the foot of Manado Tua. No more than four divers to a guide, tanks, weights, lunch and drinking water on board. For certified divers; snorkellers are welcome on the same boat.',
    id: 'Tiga penyelaman dalam sehari tanpa tergesa: dinding Bunaken di cahaya pagi, makan siang di pantai putih Siladen, lalu satu penyelaman arus di kaki Manado Tua. Paling banyak empat penyelam untuk satu pemandu; tabung, pemberat, makan siang, dan air minum tersedia di kapal. Untuk penyelam bersertifikat, dan yang ingin snorkeling boleh ikut di kapal yang sama.',
    cn: '一天三潜，从容不赶：晨光里看布纳肯崖壁，在西拉登的白沙滩吃午餐，最后沿老美娜多山脚放流一潜。每位向导最多带四名潜水员，船上备有气瓶、配重、午餐和饮用水。适合持证潜水员，浮潜的朋友也可同船出海。',
  },
  level: 'certified',
  included: {
    en: [
      'Three guided dives, at most four divers to a guide',
      'Boat, tanks and weights',
      'Lunch, coffee and drinking water on board',
      'Pick-up and return at your hotel in Manado',
    ],
    id: [
      'Tiga penyelaman berpemandu, paling banyak empat penyelam per pemandu',
      'Kapal, tabung, dan pemberat',
      'Makan siang, kopi, dan air minum di kapal',
      'Antar jemput di hotel Anda di Manado',
    ],
    cn: ['三次向导带潜，每位向导最多带四人', '船只、气瓶与配重', '午餐、咖啡和船上饮用水', '美娜多市内酒店接送'],
  },
  notIncluded: {
    en: ['Bunaken park fee, paid on the boat', 'Rental of mask, fins, wetsuit, BCD and regulator', 'Dive and travel insurance'],
    id: [
      'Tiket masuk Taman Nasional Bunaken, dibayar di kapal',
      'Sewa masker, fin, wetsuit, BCD, dan regulator',
      'Asuransi selam dan perjalanan',
    ],
    cn: ['布纳肯国家公园门票（船上支付）', '面镜、脚蹼、潜水服、BCD 和调节器的租金', '潜水及旅行保险'],
  },
  days: 1,
  price: 1650000,
  image: 'pkg-bunaken-classic',
  stops: [
    {
      destination: null,
      time: '07:30',
      comment: {
        en: 'Pick-up at your hotel, then coffee and gear check at the jetty.',
        id: 'Jemputan di hotel, lalu kopi dan pengecekan alat di dermaga.',
        cn: '到酒店接您，在码头喝杯咖啡，检查装备。',
      },
    },
    {
      destination: 'bunaken',
      time: '09:00',
      comment: {
        en: 'Two dives on the south wall, with an hour of sun and tea in between. Look into the ledges for sleeping turtles.',
        id: 'Dua penyelaman di dinding selatan, diselingi satu jam berjemur dan minum teh. Intip ceruknya, sering ada penyu tidur.',
        cn: '南侧崖壁两潜，中间晒一小时太阳、喝杯热茶。留意岩架，常有海龟在睡觉。',
      },
    },
    {
      destination: 'siladen',
      time: '12:30',
      comment: {
        en: 'Lunch under the trees: grilled fish, water spinach, dabu-dabu.',
        id: 'Makan siang di bawah pohon: ikan bakar, cah kangkung, dabu-dabu.',
        cn: '树荫下吃午餐：烤鱼、炒空心菜和鲜辣的达布达布酱。',
      },
    },
    {
      destination: 'manado-tua',
      time: '14:15',
      comment: {
        en: 'A gentle drift past barrel sponges, with an eye on the blue.',
        id: 'Penyelaman arus yang santai di antara spons tong, sambil sesekali menengok ke laut biru.',
        cn: '顺流轻漂，身边是桶状海绵，别忘了望一眼远处的蓝水。',
      },
    },
    {
      destination: null,
      time: '16:45',
      comment: {
        en: 'Back in Manado. Gear is rinsed for you; we fill in the logbooks together.',
        id: 'Tiba di Manado. Alat kami bilas, buku log kita isi bersama.',
        cn: '回到美娜多。装备由我们冲洗，大家一起填写潜水日志。',
      },
    },
  ],
};

export const lembehMacro: PackageContent = {
  key: 'lembeh-macro',
  name: { en: 'Lembeh Macro Days', id: 'Hari-Hari Makro di Lembeh', cn: '蓝碧微距四日' },
  category: diving,
  description: {
    en: 'Four days for people who like to look closely. Nine dives on the black sand of Lembeh, two of them at night, with one guide for every two photographers and a camera table in the shade. We dive slowly, wait our turn, and leave every animal where it sits. One evening belongs to the tarsiers of nearby Tangkoko.',
    id: 'Empat hari bagi yang senang memandang dari dekat. Sembilan penyelaman di pasir hitam Lembeh, dua di antaranya malam hari, dengan satu pemandu untuk dua fotografer dan meja kamera di tempat teduh. Kami menyelam pelan, sabar menunggu giliran, dan tidak mengusik satwa di tempatnya. Satu sore kami sediakan untuk tarsius di Tangkoko, tak jauh dari sana.',
    cn: '四天时间，留给喜欢凑近细看的人。在蓝碧的黑沙上潜水九次，其中两次夜潜；每位向导只带两名摄影者，岸上有阴凉的相机工作台。慢慢潜，按次序拍，不挪动任何一只动物。其中一个傍晚，去附近的唐科科看眼镜猴。',
  },
  level: 'certified',
  included: {
    en: [
      'Nine guided dives, two of them at night',
      'One guide for two photographers',
      'Three nights in a lodge with all meals',
      'Tanks, weights and camera table',
      'Ranger and ticket for the evening in Tangkoko',
      'Transfers from and to Manado',
    ],
    id: [
      'Sembilan penyelaman berpemandu, dua di antaranya malam hari',
      'Satu pemandu untuk dua fotografer',
      'Tiga malam di penginapan, semua makan termasuk',
      'Tabung, pemberat, dan meja kamera',
      'Penjaga hutan dan tiket untuk sore hari di Tangkoko',
      'Antar jemput dari dan ke Manado',
    ],
    cn: [
      '九次向导带潜，其中两次夜潜',
      '每位向导只带两名摄影者',
      '度假屋三晚住宿及全部餐食',
      '气瓶、配重与相机工作台',
      '唐科科傍晚行程的护林员与门票',
      '美娜多往返交通',
    ],
  },
  notIncluded: {
    en: ['Flights to and from Manado', 'Rental of mask, fins, wetsuit, BCD and regulator', 'Dive and travel insurance'],
    id: ['Tiket pesawat dari dan ke Manado', 'Sewa masker, fin, wetsuit, BCD, dan regulator', 'Asuransi selam dan perjalanan'],
    cn: ['往返美娜多的机票', '面镜、脚蹼、潜水服、BCD 和调节器的租金', '潜水及旅行保险'],
  },
  days: 4,
  price: 8450000,
  image: 'pkg-lembeh-macro',
  stops: [
    {
      destination: null,
      time: '07:30',
      comment: {
        en: 'Day 1: transfer across the peninsula to Bitung and by boat to the lodge.',
        id: 'Hari 1: perjalanan darat ke Bitung, lalu naik perahu ke penginapan.',
        cn: '第一天：乘车穿过半岛前往比通，再换船到度假屋。',
      },
    },
    {
      destination: 'lembeh',
      time: '10:30',
      comment: {
        en: 'Day 1: an easy first dive to settle buoyancy and trim, then the hunt begins. Up to three dives a day from here on.',
        id: 'Hari 1: penyelaman pertama yang ringan untuk menata daya apung, sesudah itu pencarian dimulai. Selanjutnya sampai tiga penyelaman sehari.',
        cn: '第一天：先轻松一潜，调好浮力，然后开始寻找。此后每天最多三潜。',
      },
    },
    {
      destination: null,
      time: '13:30',
      comment: {
        en: 'Day 2: at the camera table after lunch, we go through the morning’s pictures and plan the night dive.',
        id: 'Hari 2: selepas makan siang, kita melihat hasil foto pagi di meja kamera dan merencanakan penyelaman malam.',
        cn: '第二天：午饭后在相机桌旁一起看上午的照片，商量夜潜路线。',
      },
    },
    {
      destination: 'tangkoko',
      time: '15:30',
      comment: {
        en: 'Day 3: dry feet for once. A walk under the fig trees until the tarsiers come out.',
        id: 'Hari 3: sekali ini kaki kering. Berjalan di bawah pohon ara sampai tarsius keluar.',
        cn: '第三天：难得不下水，在榕树林里慢慢走，等眼镜猴出洞。',
      },
    },
    {
      destination: 'manado-city',
      time: '16:30',
      comment: {
        en: 'Day 4: one last morning dive, then back to Manado in time for coffee by the bay.',
        id: 'Hari 4: satu penyelaman pagi terakhir, lalu kembali ke Manado untuk kopi sore di tepi teluk.',
        cn: '第四天：上午最后一潜，下午回到美娜多，在海湾边喝杯咖啡。',
      },
    },
  ],
};

export const openWaterCourse: PackageContent = {
  key: 'open-water-course',
  name: { en: 'Open Water in Four Days', id: 'Open Water dalam Empat Hari', cn: '四天开放水域潜水员课程' },
  category: course,
  description: {
    en: 'Learn to dive where the water is warm and the bottom is white. Theory at home at your own pace, a day in the pool, then four open-water dives from calm beaches and gentle walls. Groups of up to four, one instructor throughout, all equipment included. On the last day you make your first dive as a certified diver.',
    id: 'Belajar menyelam di air yang hangat dan dasar yang putih. Teori dipelajari di rumah sesuai irama Anda, sehari di kolam, lalu empat penyelaman di laut, dari pantai tenang sampai dinding yang landai arusnya. Kelompok paling banyak empat orang, satu instruktur dari awal sampai akhir, semua alat tersedia. Di hari terakhir Anda menyelam untuk pertama kalinya sebagai penyelam bersertifikat.',
    cn: '在温暖的海水和白色的沙底上学会潜水。理论在家按自己的节奏学，泳池一天，然后在平静的沙滩和水流和缓的崖壁完成四次开放水域潜水。每班最多四人，同一位教练从头带到尾，装备全包。最后一天，以持证潜水员的身份潜下第一潜。',
  },
  level: 'course',
  included: {
    en: [
      'Theory, pool day and four open-water dives',
      'One instructor for at most four students',
      'All equipment',
      'Learning materials and certification fee',
      'Lunch and drinking water on the boat days',
    ],
    id: [
      'Teori, sehari di kolam, dan empat penyelaman di laut',
      'Satu instruktur untuk paling banyak empat peserta',
      'Semua perlengkapan',
      'Materi belajar dan biaya sertifikasi',
      'Makan siang dan air minum pada hari-hari di kapal',
    ],
    cn: ['理论课、一天泳池训练和四次开放水域潜水', '一位教练最多带四名学员', '全套装备', '教材与认证费', '出海日的午餐和饮用水'],
  },
  notIncluded: {
    en: ['Hotel in Manado', 'Bunaken park fee, paid on the boat', 'Medical certificate, where a doctor’s word is needed'],
    id: ['Hotel di Manado', 'Tiket masuk Taman Nasional Bunaken, dibayar di kapal', 'Surat keterangan dokter, bila diperlukan'],
    cn: ['美娜多的酒店住宿', '布纳肯国家公园门票（船上支付）', '体检证明（如健康问卷要求）'],
  },
  days: 4,
  price: 6250000,
  minimum_age: 12,
  image: 'pkg-open-water',
  stops: [
    {
      destination: null,
      time: '08:00',
      comment: {
        en: 'Day 1: theory review over coffee, then the pool. First breaths under water, as slow as you like.',
        id: 'Hari 1: mengulang teori sambil minum kopi, lalu ke kolam. Napas pertama di bawah air, sepelan yang Anda mau.',
        cn: '第一天：边喝咖啡边复习理论，然后下泳池。水下的第一口呼吸，想多慢就多慢。',
      },
    },
    {
      destination: 'siladen',
      time: '09:00',
      comment: {
        en: 'Day 2: dives one and two from the beach, with skills on a sandy patch at six metres.',
        id: 'Hari 2: penyelaman satu dan dua dari pantai, berlatih di hamparan pasir kedalaman enam meter.',
        cn: '第二天：从沙滩下水完成前两潜，在六米深的沙地上练习技能。',
      },
    },
    {
      destination: 'bunaken',
      time: '10:00',
      comment: {
        en: 'Day 3: dives three and four along the shallow wall. Most people meet their first turtle here.',
        id: 'Hari 3: penyelaman tiga dan empat di dinding dangkal. Di sinilah kebanyakan orang bertemu penyu pertamanya.',
        cn: '第三天：沿浅处崖壁完成第三、第四潜，很多人在这里第一次遇见海龟。',
      },
    },
    {
      destination: 'manado-tua',
      time: '13:30',
      comment: {
        en: 'Day 4: the first fun dive, no exercises, only looking.',
        id: 'Hari 4: fun dive pertama, tanpa latihan, tinggal menikmati.',
        cn: '第四天：第一次休闲潜水，没有练习，只管看。',
      },
    },
    {
      destination: null,
      time: '17:00',
      comment: {
        en: 'Day 4: logbooks, signatures, fried bananas.',
        id: 'Hari 4: buku log, tanda tangan, dan pisang goreng.',
        cn: '第四天：填日志、签名，再来一盘炸香蕉。',
      },
    },
  ],
};

export const bangkaSiladen: PackageContent = {
  key: 'bangka-siladen',
  name: { en: 'Two Islands: Siladen & Bangka', id: 'Dua Pulau: Siladen & Bangka', cn: '双岛潜旅：西拉登与邦卡' },
  category: diving,
  description: {
    en: 'Five days, two moods. First the quiet of Siladen, with turtles and easy walls a few minutes away; then a half-day crossing to Bangka, where pinnacles stand in the current and every surface is soft coral. Eight dives, small lodges by the beach, and a last dry day in the hills of Pulisan before you fly.',
    id: 'Lima hari, dua suasana. Mula-mula tenangnya Siladen, dengan penyu dan dinding karang beberapa menit saja jauhnya; lalu setengah hari menyeberang ke Bangka, tempat puncak-puncak karang berdiri di tengah arus dan setiap jengkalnya berselimut karang lunak. Delapan penyelaman, penginapan kecil di tepi pantai, dan sehari terakhir di darat, di perbukitan Pulisan, sebelum Anda terbang.',
    cn: '五天，两种心情。先在安静的西拉登住下，海龟和平缓的崖壁就在几分钟船程外；再用半天渡海去邦卡，尖峰立在水流之中，处处长满软珊瑚。共八潜，住海滩边的小客栈，飞行前最后一天不下水，去普利桑的草山走走。',
  },
  level: 'certified',
  included: {
    en: [
      'Eight guided dives',
      'Four nights in small lodges by the beach, all meals',
      'Boats, tanks and weights',
      'Transfer to your hotel or the airport on the last day',
    ],
    id: [
      'Delapan penyelaman berpemandu',
      'Empat malam di penginapan kecil tepi pantai, semua makan termasuk',
      'Kapal, tabung, dan pemberat',
      'Antar ke hotel atau bandara di hari terakhir',
    ],
    cn: ['八次向导带潜', '海滩边小客栈四晚住宿及全部餐食', '船只、气瓶与配重', '最后一天送至酒店或机场'],
  },
  notIncluded: {
    en: [
      'Flights to and from Manado',
      'Bunaken park fee, paid on the boat',
      'Rental of mask, fins, wetsuit, BCD and regulator',
      'Dive and travel insurance',
    ],
    id: [
      'Tiket pesawat dari dan ke Manado',
      'Tiket masuk Taman Nasional Bunaken, dibayar di kapal',
      'Sewa masker, fin, wetsuit, BCD, dan regulator',
      'Asuransi selam dan perjalanan',
    ],
    cn: ['往返美娜多的机票', '布纳肯国家公园门票（船上支付）', '面镜、脚蹼、潜水服、BCD 和调节器的租金', '潜水及旅行保险'],
  },
  days: 5,
  price: 11800000,
  image: 'pkg-bangka-siladen',
  stops: [
    {
      destination: null,
      time: '08:00',
      comment: {
        en: 'Day 1: transfer from Manado to the boat.',
        id: 'Hari 1: dari Manado menuju kapal.',
        cn: '第一天：从美娜多出发登船。',
      },
    },
    {
      destination: 'siladen',
      time: '10:00',
      comment: {
        en: 'Day 1: settle in, then two easy dives on the house reef.',
        id: 'Hari 1: menaruh barang, lalu dua penyelaman ringan di karang depan penginapan.',
        cn: '第一天：安顿下来，在岛前珊瑚礁轻松潜两潜。',
      },
    },
    {
      destination: 'bunaken',
      time: '10:30',
      comment: {
        en: 'Day 2: two wall dives across the channel, and a turtle count that nobody ever finishes.',
        id: 'Hari 2: dua penyelaman dinding di seberang selat, dan hitungan penyu yang tak pernah selesai.',
        cn: '第二天：到对岸潜两次崖壁，数海龟，从来没人数完过。',
      },
    },
    {
      destination: null,
      time: '12:00',
      comment: {
        en: 'Day 3: crossing to Bangka with lunch on deck. Dolphins are often about.',
        id: 'Hari 3: menyeberang ke Bangka, makan siang di geladak. Lumba-lumba kerap muncul.',
        cn: '第三天：渡海前往邦卡，午餐在甲板上吃，海豚时常出没。',
      },
    },
    {
      destination: 'bangka',
      time: '13:00',
      comment: {
        en: 'Day 4: the pinnacles, timed to the tide, and a sheltered bay for the last light.',
        id: 'Hari 4: puncak-puncak karang menurut pasang surut, lalu teluk terlindung menjelang sore.',
        cn: '第四天：按潮汐时间潜尖峰，傍晚在避风的海湾里再潜一次。',
      },
    },
    {
      destination: 'pulisan',
      time: '14:30',
      comment: {
        en: 'Day 5: no diving, only grass hills, a swim and a view back to where you have been.',
        id: 'Hari 5: tanpa menyelam, hanya bukit rumput, berenang, dan memandang kembali ke pulau yang baru ditinggalkan.',
        cn: '第五天：不潜水，爬草山，游个泳，回头望一望刚离开的岛。',
      },
    },
    {
      destination: null,
      time: '18:30',
      comment: {
        en: 'Day 5: drop-off at your hotel in Manado or at the airport.',
        id: 'Hari 5: diantar ke hotel di Manado atau ke bandara.',
        cn: '第五天：送您到美娜多的酒店或机场。',
      },
    },
  ],
};
