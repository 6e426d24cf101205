import type { Localised } from '@reefdesk/contracts/languages';

/** Initial privacy text; the operator's lawyer has the final decision on it. */
export const PRIVACY: Localised = {
  en: `We are {name}, and this page says what we learn about you, what for, and how long we keep it. We ask for little, because a dive trip needs little.

## What you tell us

- **When you write to us** by chat, email or telephone: your name, how to answer you, your dates, your diving experience and whatever else you choose to mention.
- **When you book**: the names of those who come along, certification, sizes for equipment, and before diving a medical statement, as every responsible dive centre asks for one.
- **When you open an account**: your name, your email address and a password, which we store only in a form that nobody can read back.

We use all of this to answer you, to plan your days and to keep you safe in the water. We do not sell it, and we do not send advertising that you did not ask for.

## What this website stores

- One cookie keeps you signed in. It is set when you sign in and is gone when you sign out.
- One cookie remembers the language that you chose.
- Your browser may keep pages that you have visited, so that you can read them without a connection. They stay on your device.

There are no advertising cookies, no tracking and no profiles.

Fonts and pictures come from our own server. The map of our office is loaded from OpenStreetMap only when you press its button. Chat opens in WhatsApp, where the rules of WhatsApp apply.

## Whom we share it with

Only those who make your trip possible: the guides and skippers who take you out, the places where you stay, the national park where it asks for names, and the authorities where the law demands it. The medical statement stays with the people who are responsible for your safety.

## How long we keep it

- Enquiries that did not become a trip: {enquiry_months} months.
- Bookings and invoices: as long as Indonesian law asks of us.
- Medical statements: until your dives with us are done and any time for claims has passed.
- The record of who changed what in our own systems: {history_months} months.
- Accounts: until you ask us to delete yours.

## Your rights

You may ask what we know about you, have it corrected, take a copy with you, or have it deleted. The Indonesian law on the protection of personal data (UU No. 27/2022) gives you these rights; if you write to us from the European Union, so does the GDPR. A message is enough: [{support_email}](mailto:{support_email}). We answer within fourteen days, and nothing about it costs you anything.

## Who is responsible

{name}, {address}. Email: [{email}](mailto:{email}).
`,
  id: `Kami adalah {name}. Halaman ini menjelaskan data apa yang kami terima tentang Anda, untuk apa, dan berapa lama kami menyimpannya. Kami hanya meminta sedikit, karena sebuah perjalanan selam memang tidak perlu banyak.

## Yang Anda sampaikan kepada kami

- **Saat Anda menghubungi kami** lewat chat, email, atau telepon: nama Anda, cara membalas pesan Anda, tanggal perjalanan, pengalaman menyelam, dan hal lain yang Anda ceritakan sendiri.
- **Saat Anda memesan**: nama peserta, sertifikasi selam, ukuran perlengkapan, dan sebelum menyelam sebuah pernyataan kesehatan, seperti yang diminta setiap pusat selam yang bertanggung jawab.
- **Saat Anda membuat akun**: nama, alamat email, dan kata sandi, yang kami simpan hanya dalam bentuk yang tidak dapat dibaca kembali oleh siapa pun.

Semua itu kami pakai untuk membalas pesan Anda, menyusun hari-hari Anda, dan menjaga keselamatan Anda di air. Kami tidak menjualnya, dan kami tidak mengirim iklan yang tidak Anda minta.

## Yang disimpan situs ini

- Satu cookie menjaga Anda tetap masuk. Cookie ini dibuat saat Anda masuk dan hilang saat Anda keluar.
- Satu cookie mengingat bahasa yang Anda pilih.
- Peramban Anda dapat menyimpan halaman yang pernah Anda buka agar dapat dibaca tanpa koneksi. Halaman itu tetap berada di perangkat Anda.

Tidak ada cookie iklan, pelacakan, ataupun profil.

Huruf dan gambar berasal dari server kami sendiri. Peta kantor kami dimuat dari OpenStreetMap hanya jika Anda menekan tombolnya. Chat dibuka di WhatsApp, tempat ketentuan WhatsApp berlaku.

## Dengan siapa kami membagikannya

Hanya dengan mereka yang mewujudkan perjalanan Anda: pemandu dan nakhoda yang mengantar Anda, tempat Anda menginap, pengelola taman nasional bila nama peserta diminta, serta pihak berwenang bila undang-undang mewajibkannya. Pernyataan kesehatan hanya diketahui orang-orang yang bertanggung jawab atas keselamatan Anda.

## Berapa lama kami menyimpannya

- Pertanyaan yang tidak berlanjut menjadi perjalanan: {enquiry_months} bulan.
- Pemesanan dan tagihan: selama diwajibkan hukum Indonesia.
- Pernyataan kesehatan: sampai penyelaman Anda bersama kami selesai dan masa pengajuan klaim berakhir.
- Catatan tentang siapa mengubah apa di sistem kami sendiri: {history_months} bulan.
- Akun: sampai Anda meminta kami menghapusnya.

## Hak Anda

Anda berhak menanyakan data apa yang kami miliki tentang Anda, meminta perbaikan, memperoleh salinannya, atau meminta penghapusan. Hak ini dijamin Undang-Undang Pelindungan Data Pribadi (UU No. 27 Tahun 2022); bila Anda menghubungi kami dari Uni Eropa, GDPR juga menjaminnya. Cukup kirim pesan ke [{support_email}](mailto:{support_email}). Kami menjawab dalam empat belas hari, tanpa biaya.

## Penanggung jawab

{name}, {address}. Email: [{email}](mailto:{email}).
`,
  cn: `我们是 {name}。本页说明我们会了解您的哪些信息、用来做什么、保存多久。潜水旅行需要的信息不多，所以我们要的也很少。

## 您告诉我们的信息

- **当您通过聊天、邮件或电话联系我们时**：您的称呼、回复方式、出行日期、潜水经验，以及您愿意告诉我们的其他内容。
- **当您预订时**：同行者姓名、潜水证书、装备尺码；下水之前还需一份健康声明，这是每一家负责任的潜水中心都会要求的。
- **当您注册账户时**：姓名、邮箱和密码。密码只以无法还原的形式保存。

这些信息只用于回复您、安排行程，以及保障您在水中的安全。我们不会出售，也不会发送您没有要求的广告。

## 本网站保存的内容

- 一个 Cookie 用于保持登录状态，登录时写入，退出后删除。
- 一个 Cookie 用于记住您选择的语言。
- 浏览器可能会保存您看过的页面，方便您在没有网络时阅读。这些页面只留在您的设备上。

本网站没有广告 Cookie，没有跟踪，也不建立用户画像。

字体和图片都来自我们自己的服务器。办公室地图只有在您点击按钮后才会从 OpenStreetMap 加载。聊天会在 WhatsApp 中打开，并适用 WhatsApp 的规则。

## 我们与谁共享

只与让行程成行的人共享：带您出海的向导和船长、您入住的酒店、需要登记姓名的国家公园，以及法律要求提供时的主管机关。健康声明只由负责您安全的人员查看。

## 保存多久

- 未成行的咨询：{enquiry_months} 个月。
- 预订和账单：按印度尼西亚法律要求的期限保存。
- 健康声明：保存到您在我们这里的潜水结束、索赔期限届满为止。
- 我们系统内部的修改记录：{history_months} 个月。
- 账户：保存到您要求删除为止。

## 您的权利

您可以询问我们掌握了您的哪些信息，要求更正、索取副本或要求删除。印度尼西亚《个人数据保护法》（2022 年第 27 号法律）赋予您这些权利；如果您从欧盟联系我们，GDPR 同样适用。只需写信至 [{support_email}](mailto:{support_email})，我们会在十四天内答复，不收取任何费用。

## 责任方

{name}，{address}。邮箱：[{email}](mailto:{email})。
`,
};
