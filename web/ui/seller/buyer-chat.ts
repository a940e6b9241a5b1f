import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import { chatUrl } from '../../../shared/values/text.ts';

/** How the shop begins to write about an order, in the language in which it was placed. */
const messages: Record<Order['language'], (name: string, number: string) => string> = {
  en: (name, number) => `Hello ${name}, this is Saha about your order ${number}.`,
  fr: (name, number) => `Bonjour ${name}, ici Saha, au sujet de votre commande ${number}.`,
  ar: (name, number) => `مرحبًا ${name}، معك متجر \u2066Saha\u2069 بخصوص طلبك \u2066${number}\u2069.`,
};

type Buyer = Pick<Order, '_id' | 'language'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'fullName' | 'phone'>;
};

/** A WhatsApp chat with the buyer of an order, with the first sentence filled in. */
export function buyerChatUrl({ _id, language, shippingAddress: { fullName, phone } }: Buyer) {
  const text = messages[language](fullName, groupedNumber(_id));
  return chatUrl(phone, text);
}
