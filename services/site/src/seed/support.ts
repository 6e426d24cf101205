import type { Localised } from '@reefdesk/contracts/languages';

export const SUPPORT: Localised = {
  en: `People answer here, not a machine. Write as it comes to mind; if the question is already below, so much the better.

## Planning a trip

Tell us your dates, how many you are and what you have dived so far, and we put days together for you. You reach us by email at [{email}](mailto:{email}), by telephone at [{phone}](tel:{phone_number}) and by chat. The form is [at the end of the start page](/auth/homepage#contact-section).

## You have booked

- **Change or cancel:** write to [{support_email}](mailto:{support_email}) with your name and your dates. What that costs stands in our [terms](/auth/terms).
- **On the way and late:** call [{phone}](tel:{phone_number}). Boats wait for people who call.
- **Unwell after a dive:** call us at once, at any hour, and tell us when and how deep you dived. We know the way to the recompression chamber in Manado and come with you.

## Your account

- Forgotten the password? [Ask for a new one here](/auth/forgot-password). The letter takes a minute; look in the spam folder, too.
- To have your account deleted, write to [{support_email}](mailto:{support_email}) from its address.

## This website

Something does not work, or cannot be used with your keyboard or your screen reader? Tell us which page it was: [{support_email}](mailto:{support_email}). We take that seriously.
`,
  id: `Di sini yang menjawab manusia, bukan mesin. Tulis saja seperti yang terlintas; kalau jawabannya sudah ada di bawah, lebih baik lagi.

## Merencanakan perjalanan

Sampaikan tanggal, jumlah orang, dan pengalaman menyelam Anda, lalu kami susun harinya untuk Anda. Hubungi kami lewat email di [{email}](mailto:{email}), telepon di [{phone}](tel:{phone_number}), atau chat. Formulirnya ada [di bagian akhir beranda](/auth/homepage#contact-section).

## Anda sudah memesan

- **Mengubah atau membatalkan:** kirim pesan ke [{support_email}](mailto:{support_email}) dengan nama dan tanggal Anda. Biayanya tercantum dalam [ketentuan](/auth/terms) kami.
- **Di perjalanan dan terlambat:** telepon [{phone}](tel:{phone_number}). Perahu menunggu mereka yang memberi kabar.
- **Kurang sehat setelah menyelam:** segera telepon kami, kapan pun, dan sebutkan kapan serta sedalam apa Anda menyelam. Kami tahu jalan ke ruang hiperbarik di Manado dan mengantar Anda.

## Akun Anda

- Lupa kata sandi? [Minta yang baru di sini](/auth/forgot-password). Suratnya tiba dalam satu menit; periksa juga folder spam.
- Untuk menghapus akun, kirim pesan ke [{support_email}](mailto:{support_email}) dari alamat akun tersebut.

## Situs ini

Ada yang tidak berfungsi, atau tidak dapat dipakai dengan papan ketik atau pembaca layar? Beri tahu kami halamannya: [{support_email}](mailto:{support_email}). Kami menanggapinya dengan serius.
`,
  cn: `在这里回复您的是人，不是机器。想到什么就写什么；如果下面已有答案，那就更好了。

## 计划行程

告诉我们日期、人数和潜水经验，我们来为您安排。可以发邮件至 [{email}](mailto:{email})，致电 [{phone}](tel:{phone_number})，或在线聊天。留言表单在[首页底部](/auth/homepage#contact-section)。

## 已经预订

- **改期或取消：** 请写信至 [{support_email}](mailto:{support_email})，注明姓名和日期。相关费用见我们的[服务条款](/auth/terms)。
- **在路上、会迟到：** 请致电 [{phone}](tel:{phone_number})。只要打个电话，船会等您。
- **潜水后身体不适：** 无论什么时间，请立即联系我们，并告知下潜的时间和深度。我们知道美娜多的减压舱在哪里，会陪您前往。

## 您的账户

- 忘记密码？[在这里申请新密码](/auth/forgot-password)。邮件一分钟内送达，也请查看垃圾邮件箱。
- 如需删除账户，请用该账户的邮箱写信至 [{support_email}](mailto:{support_email})。

## 关于本网站

有功能无法使用，或者无法用键盘、读屏软件操作？请告诉我们是哪个页面：[{support_email}](mailto:{support_email})。我们会认真处理。
`,
};
