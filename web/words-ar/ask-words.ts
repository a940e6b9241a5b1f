import type { askWords as english } from '../words/ask-words.ts';
import { isolated } from './formats.ts';

/** Words of the ways to ask about a product (requirements: Product page). */
export const askWords: typeof english = {
  title: 'سؤال عن هذا المنتج؟',
  whatsapp: 'السؤال عبر واتساب',
  call: (phone) => `الاتصال بالرقم \u2066${phone}\u2069`,
  reference: 'المرجع الذي يُذكر في الهاتف',
  message: (name, reference, address) =>
    `مرحبًا، لديّ سؤال عن «${isolated(name)}» (المرجع \u2066${reference}\u2069): ${address}`,
};
