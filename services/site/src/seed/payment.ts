import type { Payment } from '@reefdesk/contracts/site/values';

/** Initial words about payments (ENQ-27). */
export const PAYMENT: Payment = {
  deposit: {
    en: 'Transfer it to the bank account that we send you, or pay by card, Alipay or WeChat Pay at our house. Please name your reference.',
    id: 'Transfer ke rekening bank yang kami kirimkan, atau bayar dengan kartu, Alipay, atau WeChat Pay di tempat kami. Mohon sebutkan nomor referensi Anda.',
    cn: '请转账到我们发给您的银行账户，或在我们店里刷卡、用支付宝或微信支付，并注明您的咨询编号。',
  },
};
