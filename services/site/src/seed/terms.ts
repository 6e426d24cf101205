import type { Localised } from '@reefdesk/contracts/languages';

export const TERMS: Localised = {
  en: `These are the rules for trips with {name}. They are short on purpose, and we would rather explain one of them than have you skip it: write to [{email}](mailto:{email}).

## Asking and booking

- Asking costs nothing and binds nobody. A trip is booked when we have confirmed it to you in writing with dates, services and price.
- To hold your places we ask for a deposit of 20% of the price. The rest is due on the first day, in cash, by card or by bank transfer.
- Prices are per person and in Indonesian rupiah. Your confirmation lists what is included. Park fees, flights and travel insurance are not included unless it says so.

## If you change your mind

- Up to 30 days before the trip: the deposit is returned in full.
- 29 to 8 days before: the deposit stays as a credit for twelve months.
- 7 days before or later, or if you do not come: the deposit is kept, because boat and guide are reserved for you.
- Another date instead? We try, and charge nothing for trying.

## If we have to change the plan

Wind, current and swell decide where we can dive, and the skipper decides whether we go out. If one place is not safe we take you to another one. If a day cannot happen at all, we offer you another day or return what you paid for it. The same holds if we cancel for any other reason.

## Diving safely

- Please bring your certification card and logbook. We plan dives within your certification and your recent experience, and may ask for a check dive first.
- Before you dive with us you fill in a medical statement. If one of its questions is answered with yes, we need a doctor's consent, not older than twelve months.
- Guides may end a dive or refuse one. Who does not follow the briefing, is unwell or has been drinking stays on the boat.
- No flying for at least 18 hours after the last dive.
- Children dive from the age of ten, with their parents' consent and an instructor beside them.

We recommend insurance that covers diving accidents, evacuation and cancellation.

## The reef

We touch nothing, collect nothing, feed nothing and use no gloves. We moor instead of anchoring, and all rubbish comes back with us. Please help us to keep it that way.

## Equipment and belongings

Rental equipment is checked and fitted on the first day. What is lost or broken through carelessness is charged at the price of its repair or replacement. You look after your own valuables; the boat has a dry place for them.

## What we answer for

We answer for what we promise and for the care of those who work for us. Diving and travelling hold risks that no care removes altogether, and you take part by your own decision. We are not liable for what lies outside our control: weather, delayed flights, decisions of authorities, or illness.

## Pictures

We sometimes take pictures on board. Tell us if you do not want to be in them; we publish none in which you can be recognised without asking you.

## This website

Descriptions and pictures are made with care, and nature does not sign contracts: we cannot promise what you will meet. If an obvious mistake stands in a price, we tell you before you book. Please keep the password of your account to yourself.

## Law

Indonesian law applies. If we disagree, let us talk first: [{support_email}](mailto:{support_email}). The courts of Manado decide what talking cannot.

{name}, {address}
`,
  id: `Inilah ketentuan perjalanan bersama {name}. Sengaja kami buat singkat. Kalau ada yang kurang jelas, lebih baik tanyakan daripada dilewati: [{email}](mailto:{email}).

## Bertanya dan memesan

- Bertanya tidak dipungut biaya dan tidak mengikat siapa pun. Perjalanan baru dianggap dipesan setelah kami mengonfirmasinya secara tertulis, lengkap dengan tanggal, layanan, dan harga.
- Untuk menahan tempat Anda, kami meminta uang muka 20% dari harga. Sisanya dibayar pada hari pertama: tunai, kartu, atau transfer bank.
- Harga berlaku per orang dan dalam rupiah. Layanan yang termasuk tercantum dalam konfirmasi. Tiket taman nasional, penerbangan, dan asuransi perjalanan tidak termasuk, kecuali disebutkan.

## Jika Anda berubah rencana

- Sampai 30 hari sebelum perjalanan: uang muka dikembalikan sepenuhnya.
- 29 sampai 8 hari sebelumnya: uang muka menjadi kredit yang berlaku dua belas bulan.
- 7 hari sebelumnya atau kurang, atau bila Anda tidak datang: uang muka tidak dikembalikan, karena perahu dan pemandu sudah disiapkan untuk Anda.
- Ingin pindah tanggal? Kami usahakan, tanpa biaya tambahan.

## Jika kami harus mengubah rencana

Angin, arus, dan ombak menentukan lokasi penyelaman, dan nakhoda menentukan apakah kita berangkat. Jika satu lokasi tidak aman, kami mengantar Anda ke lokasi lain. Jika hari itu sama sekali tidak memungkinkan, kami menawarkan hari lain atau mengembalikan pembayaran untuk hari tersebut. Hal yang sama berlaku jika kami membatalkan karena alasan lain.

## Menyelam dengan aman

- Mohon bawa kartu sertifikasi dan buku log Anda. Penyelaman kami rencanakan sesuai sertifikasi dan pengalaman terakhir Anda, dan kami dapat meminta penyelaman uji terlebih dahulu.
- Sebelum menyelam, Anda mengisi pernyataan kesehatan. Jika ada jawaban "ya", kami memerlukan persetujuan dokter yang usianya tidak lebih dari dua belas bulan.
- Pemandu berhak menghentikan atau menolak penyelaman. Siapa pun yang tidak mengikuti pengarahan, kurang sehat, atau telah minum alkohol tetap di perahu.
- Jangan terbang paling sedikit 18 jam setelah penyelaman terakhir.
- Anak-anak boleh menyelam mulai usia sepuluh tahun, dengan izin orang tua dan didampingi instruktur.

Kami menyarankan asuransi yang menanggung kecelakaan selam, evakuasi, dan pembatalan.

## Terumbu karang

Kami tidak menyentuh, tidak mengambil, tidak memberi makan, dan tidak memakai sarung tangan. Perahu ditambat, bukan berjangkar, dan semua sampah kami bawa pulang. Mohon bantu kami menjaganya.

## Perlengkapan dan barang bawaan

Perlengkapan sewaan diperiksa dan disesuaikan pada hari pertama. Barang yang hilang atau rusak karena kelalaian ditagih sebesar biaya perbaikan atau penggantiannya. Barang berharga menjadi tanggung jawab Anda sendiri; di perahu tersedia tempat kering untuk menyimpannya.

## Tanggung jawab kami

Kami bertanggung jawab atas apa yang kami janjikan dan atas kecermatan orang-orang yang bekerja bagi kami. Menyelam dan bepergian mengandung risiko yang tidak dapat dihilangkan sepenuhnya, dan Anda ikut serta atas keputusan sendiri. Kami tidak bertanggung jawab atas hal di luar kendali kami: cuaca, keterlambatan penerbangan, keputusan pihak berwenang, atau penyakit.

## Foto

Kadang kami memotret di atas perahu. Beri tahu kami bila Anda tidak ingin difoto; kami tidak menerbitkan foto yang memperlihatkan Anda dengan jelas tanpa bertanya lebih dulu.

## Situs ini

Keterangan dan gambar kami buat dengan cermat, tetapi alam tidak menandatangani kontrak: kami tidak dapat menjanjikan apa yang akan Anda temui. Bila ada kekeliruan harga yang nyata, kami memberitahukannya sebelum Anda memesan. Mohon jaga kerahasiaan kata sandi akun Anda.

## Hukum

Ketentuan ini tunduk pada hukum Indonesia. Bila ada perbedaan pendapat, mari berbicara dulu: [{support_email}](mailto:{support_email}). Yang tidak selesai dengan berbicara diputuskan oleh pengadilan di Manado.

{name}, {address}
`,
  cn: `以下是参加 {name} 行程的约定。我们有意写得简短；如有不清楚的地方，欢迎随时来信：[{email}](mailto:{email})。

## 咨询与预订

- 咨询免费，对双方都没有约束。我们以书面形式向您确认日期、服务和价格后，预订才算成立。
- 为保留名额，我们收取总价 20% 的定金。余款在第一天支付，可用现金、银行卡或银行转账。
- 价格按每人计算，以印尼盾计价。确认单会列明所含项目。除非注明，公园门票、机票和旅行保险不包含在内。

## 如果您改变计划

- 出发前 30 天及以上：定金全额退还。
- 出发前 29 至 8 天：定金保留为抵用金，十二个月内有效。
- 出发前 7 天以内或未到场：定金不退，因为船和向导已为您预留。
- 想改期？我们会尽力安排，不另收费。

## 如果我们需要调整

风、流和涌浪决定能在哪里下潜，是否出海由船长决定。某处不安全时，我们会带您去别处；若当天完全无法成行，我们会为您改期，或退还当日费用。因其他原因由我们取消时，同样适用。

## 安全潜水

- 请携带潜水证和潜水日志。我们会按照您的证书等级和近期经验安排，也可能先请您做一次检查潜水。
- 下水前请填写健康声明。如有任何一项回答为“是”，需提供十二个月内的医生同意书。
- 向导有权中止或拒绝一次潜水。不听从简报、身体不适或饮酒者请留在船上。
- 最后一次潜水后至少 18 小时内请勿乘坐飞机。
- 儿童满十岁方可潜水，须经父母同意，并由教练陪同。

建议您购买包含潜水意外、紧急转运和行程取消的保险。

## 珊瑚礁

我们不触碰、不采集、不投喂，也不戴手套。船只系泊而不抛锚，所有垃圾都带回岸上。请与我们一起守护。

## 装备与随身物品

租用装备在第一天检查并调整。因疏忽造成的遗失或损坏，按维修或更换的费用收取。贵重物品请自行保管，船上备有干燥的存放处。

## 我们的责任

我们对自己的承诺以及工作人员的尽职负责。潜水和旅行都有无法完全消除的风险，您是自愿参加。天气、航班延误、主管机关的决定或疾病等超出我们控制的情况，我们不承担责任。

## 照片

我们有时会在船上拍照。如果您不希望入镜，请告诉我们；未经您同意，我们不会发布能认出您的照片。

## 关于本网站

文字和图片都经过用心整理，但大自然不签合同：我们无法保证您一定会遇见什么。如果价格有明显错误，我们会在您预订前告知。请妥善保管您的账户密码。

## 法律

本约定适用印度尼西亚法律。如有分歧，请先与我们沟通：[{support_email}](mailto:{support_email})。沟通无法解决的，由美娜多的法院裁决。

{name}，{address}
`,
};
