import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { chatUrl } from '../../../shared/values/text.ts';

/** How the shop begins to write about an order, in the language in which it was placed. */
const messages: Record<Order['language'], (name: string, number: string, shop: string) => string> = {
  en: (name, number, shop) => `Hello ${name}, this is ${shop} about your order ${number}.`,
  fr: (name, number, shop) => `Bonjour ${name}, ici ${shop}, au sujet de votre commande ${number}.`,
  ar: (name, number, shop) => `مرحبًا ${name}، معك متجر \u2068${shop}\u2069 بخصوص طلبك \u2066${number}\u2069.`,
};

type Buyer = Pick<Order, '_id' | 'language'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'fullName' | 'phone'>;
};

/** A WhatsApp chat with the buyer of an order, with the first sentence filled in. */
export function buyerChatUrl(buyer: Buyer, shops: Record<Language, string> | undefined) {
  const { _id, language, shippingAddress } = buyer;
  const { fullName, phone } = shippingAddress;
  const text = messages[language](fullName, groupedNumber(_id), shops?.[language] ?? softwareName);
  return chatUrl(phone, text);
}
