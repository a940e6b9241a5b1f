import type { Order } from '../../../shared/orders/orders.ts';
import { groupedNumber } from '../../../shared/values/ids.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { chatUrl } from '../../../shared/values/text.ts';

/** How the shop begins to write about an order, in the language in which it was placed. */
const messages: Record<Order['language'], (name: string, number: string, shop: string) => string> = {
  en: (name, number, shop) => `Hello ${name}, this is ${shop} about your order ${number}.`,
  fr: (name, number, shop) => `Bonjour ${name}, ici ${shop}, au sujet de votre commande ${number}.`,
  ar: (name, number, shop) =>
    `مرحبًا \u2068${name}\u2069، معك متجر \u2068${shop}\u2069 بخصوص طلبيتك \u2066${number}\u2069.`,
};

/** How the shop asks for a review after the delivery. */
const reviewTexts: typeof messages = {
  en: (name, _number, shop) =>
    `Hello ${name}, this is ${shop}. How do you like the products? Write a review here:`,
  fr: (name, _number, shop) =>
    `Bonjour ${name}, ici ${shop}. Que pensez-vous des produits\u00a0? Donnez votre avis ici\u00a0:`,
  ar: (name, _number, shop) =>
    `مرحبًا \u2068${name}\u2069، معك متجر \u2068${shop}\u2069. ما رأيك في المنتجات؟ يمكنك كتابة تقييم هنا:`,
};

type Buyer = Pick<Order, '_id' | 'language'> & {
  shippingAddress: Pick<Order['shippingAddress'], 'fullName' | 'phone'>;
};

type Asking = { url: string; shops: Record<Language, string> | undefined };

/** A WhatsApp chat that asks the buyer of a delivered order for a review, with the link to its page. */
export function reviewChatUrl({ language, shippingAddress, _id }: Buyer, { url, shops }: Asking) {
  const { fullName, phone } = shippingAddress;
  const text = reviewTexts[language](fullName, groupedNumber(_id), shops?.[language] ?? softwareName);
  return chatUrl(phone, `${text} ${url}`);
}

/** A WhatsApp chat with the buyer of an order, with the first sentence filled in. */
export function buyerChatUrl(buyer: Buyer, shops: Record<Language, string> | undefined) {
  const { _id, language, shippingAddress } = buyer;
  const { fullName, phone } = shippingAddress;
  const text = messages[language](fullName, groupedNumber(_id), shops?.[language] ?? softwareName);
  return chatUrl(phone, text);
}
