import type { Localised } from '@reefdesk/contracts/languages';

export interface FirstTemplate {
  key: string;
  title: string;
  texts: Localised;
}

/** Initial templates, which suit every operator. */
export const FIRST_TEMPLATES: readonly FirstTemplate[] = [
  {
    key: 'first-reply',
    title: '1 · Thank you · Terima kasih · 感谢咨询',
    texts: {
      en: `Dear {name},

thank you for asking about {package}. We are looking at boats and guides for your dates and will write again within a day with what is possible and what it costs.

If anything changes meanwhile, just answer this message. Your reference is {reference}.`,
      id: `Halo {name},

terima kasih atas pertanyaan Anda tentang {package}. Kami sedang memeriksa kapal dan pemandu untuk tanggal Anda, dan dalam satu hari kami kabari pilihan serta biayanya.

Kalau ada perubahan, cukup balas pesan ini. Nomor referensi Anda {reference}.`,
      cn: `{name}，您好！

感谢您咨询{package}。我们正在为您的日期确认船只和教练，一天之内会把可选方案和价格告诉您。

如有变动，直接回复本消息即可。您的咨询编号是 {reference}。`,
    },
  },
  {
    key: 'offer',
    title: '2 · Offer · Penawaran · 报价',
    texts: {
      en: `Dear {name},

good news: there is room on {package} for you.

Date: {date}
Price: {price} per person

We keep the places for two days. Shall we book them for you? A short “yes” is enough, then we send everything about payment and pick-up. Your reference is {reference}.`,
      id: `Halo {name},

kabar baik: masih ada tempat untuk Anda di {package}.

Tanggal: {date}
Harga: {price} per orang

Tempatnya kami simpan selama dua hari. Mau kami pesankan? Balas "ya" saja, lalu kami kirim informasi pembayaran dan penjemputan. Nomor referensi Anda {reference}.`,
      cn: `{name}，您好！

好消息：{package}还有您的位置。

日期：{date}
价格：每人 {price}

我们为您保留两天。需要帮您预订吗？回复“好的”即可，我们会把付款和接送信息发给您。咨询编号：{reference}。`,
    },
  },
  {
    key: 'more-to-know',
    title: '3 · More to know · Perlu info lagi · 补充信息',
    texts: {
      en: `Dear {name},

thank you for asking about {package}. To plan it well we would like to know:

• your dates, or the month that suits you
• how many of you dive, and how many come along
• certification and number of dives, and when the last one was
• height, weight and shoe size of who rents gear

Then you get an offer from us. Your reference is {reference}.`,
      id: `Halo {name},

terima kasih atas pertanyaan Anda tentang {package}. Agar rencananya pas, mohon kabari kami:

• tanggal, atau bulan yang cocok
• berapa orang yang menyelam, dan berapa yang ikut saja
• sertifikasi, jumlah penyelaman, dan kapan terakhir menyelam
• tinggi, berat badan, dan ukuran sepatu yang menyewa alat

Setelah itu kami kirim penawaran. Nomor referensi Anda {reference}.`,
      cn: `{name}，您好！

感谢您咨询{package}。为了安排妥当，请告诉我们：

• 出行日期，或合适的月份
• 几位潜水，几位随行
• 潜水证等级、潜次，以及最近一次潜水的时间
• 需要租装备的客人的身高、体重和鞋码

收到后我们会给您报价。咨询编号：{reference}。`,
    },
  },
  {
    key: 'day-is-full',
    title: '4 · Day is full · Hari penuh · 已满员',
    texts: {
      en: `Dear {name},

{package} is full on {date}, we are sorry. If you can come a day or two earlier or later, tell us which days suit you and we keep places for you. There may also be another trip that you would like as much.

Your reference is {reference}.`,
      id: `Halo {name},

mohon maaf, {package} pada {date} sudah penuh. Kalau bisa maju atau mundur satu dua hari, kabari kami hari yang cocok dan tempatnya kami simpan. Mungkin juga ada perjalanan lain yang sama menariknya.

Nomor referensi Anda {reference}.`,
      cn: `{name}，您好！

非常抱歉，{package}在{date}已经满员。如果可以提前或推后一两天，请告诉我们合适的日期，我们为您留位；也可以为您推荐其他同样精彩的行程。

咨询编号：{reference}。`,
    },
  },
  {
    key: 'still-interested',
    title: '5 · Still interested? · Masih berminat? · 还感兴趣吗？',
    texts: {
      en: `Dear {name},

a few days ago we wrote to you about {package}. Are you still thinking about it? We gladly answer questions, look at other dates, or close the matter if your plans have changed: one line is enough.

Your reference is {reference}.`,
      id: `Halo {name},

beberapa hari lalu kami mengabari Anda tentang {package}. Masih berminat? Kami senang menjawab pertanyaan, mencarikan tanggal lain, atau menutupnya kalau rencana berubah: satu baris saja cukup.

Nomor referensi Anda {reference}.`,
      cn: `{name}，您好！

前几天我们就{package}给您发过消息，不知您考虑得怎么样了？如有疑问或想换日期，我们很乐意帮忙；如果计划有变，回复一句即可。

咨询编号：{reference}。`,
    },
  },
];
