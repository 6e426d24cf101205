import { course } from '../categories.ts';
import type { PackageContent } from '../types.ts';

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
  not_included: {
    en: ['Hotel in Manado', 'Bunaken park fee, paid on the boat', 'Medical certificate, where a doctor’s word is needed'],
    id: ['Hotel di Manado', 'Tiket masuk Taman Nasional Bunaken, dibayar di kapal', 'Surat keterangan dokter, bila diperlukan'],
    cn: ['美娜多的酒店住宿', '布纳肯国家公园门票（船上支付）', '体检证明（如健康问卷要求）'],
  },
  to_bring: {
    en: ['Swimwear and a towel', 'Medical form, signed by a doctor where it asks for one', 'Two passport photos'],
    id: ['Baju renang dan handuk', 'Formulir kesehatan, ditandatangani dokter bila diminta', 'Dua pasfoto'],
    cn: ['泳衣与毛巾', '健康声明，按要求请医生签字', '两张证件照'],
  },
  days: 4,
  price: 6250000,
  minimum_age: 12,
  image: 'pkg-open-water',
  stops: [
    {
      destination: null,
      day: 1,
      time: '08:00',
      comment: {
        en: 'Theory review over coffee, then the pool. First breaths under water, as slow as you like.',
        id: 'Mengulang teori sambil minum kopi, lalu ke kolam. Napas pertama di bawah air, sepelan yang Anda mau.',
        cn: '边喝咖啡边复习理论，然后下泳池。水下的第一口呼吸，想多慢就多慢。',
      },
    },
    {
      destination: 'siladen',
      day: 2,
      time: '09:00',
      comment: {
        en: 'Dives one and two from the beach, with skills on a sandy patch at six metres.',
        id: 'Penyelaman satu dan dua dari pantai, berlatih di hamparan pasir kedalaman enam meter.',
        cn: '从沙滩下水完成前两潜，在六米深的沙地上练习技能。',
      },
    },
    {
      destination: 'bunaken',
      day: 3,
      time: '10:00',
      comment: {
        en: 'Dives three and four along the shallow wall. Most people meet their first turtle here.',
        id: 'Penyelaman tiga dan empat di dinding dangkal. Di sinilah kebanyakan orang bertemu penyu pertamanya.',
        cn: '沿浅处崖壁完成第三、第四潜，很多人在这里第一次遇见海龟。',
      },
    },
    {
      destination: 'manado-tua',
      day: 4,
      time: '13:30',
      comment: {
        en: 'The first fun dive, no exercises, only looking.',
        id: 'Fun dive pertama, tanpa latihan, tinggal menikmati.',
        cn: '第一次休闲潜水，没有练习，只管看。',
      },
    },
    {
      destination: null,
      day: 4,
      time: '17:00',
      comment: {
        en: 'Logbooks, signatures, fried bananas.',
        id: 'Buku log, tanda tangan, dan pisang goreng.',
        cn: '填日志、签名，再来一盘炸香蕉。',
      },
    },
  ],
};
