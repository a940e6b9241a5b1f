import { priceIn } from '../../shared/catalog/prices.ts';
import type { TextMarker } from '../../shared/confirmation/call-settings.ts';
import type { CallTexts } from '../../shared/confirmation/confirmation.ts';
import { arabicWilaya } from '../../shared/delivery/shipping-address.ts';
import { collectedSum } from '../../shared/orders/collected-sum.ts';
import { balanceOf } from '../../shared/orders/order-balance.ts';
import { groupedNumber } from '../../shared/values/ids.ts';
import type { Language } from '../../shared/values/languages.ts';
import { chargedOf, cityOf, type OrderRow } from '../orders/order-queries.ts';
import { handOverAsRead } from '../orders/parcels/taken-back-by.ts';
import { isolated, leftToRight } from '../platform/email/isolated.ts';
import type { ShopNames } from '../platform/settings/shop-names.ts';
import type { CallSettings } from './call-times.ts';

/**
 * The texts of the shop in the languages of its buyers, with `{name}`, `{number}`, `{items}`, `{total}` and `{place}` for
 * the values of the order, and `{shop}` for the name of the shop. The merchant may write others.
 */
const usualTexts: Record<Language, CallTexts> = {
  en: {
    script:
      'Hello, am I speaking with {name}? This is {shop} about your order {number}: {items}. With delivery it is {total}. We deliver to {place}. Shall we send it?',
    missed:
      'Hello {name}, this is {shop}. We tried to call you about your order {number} of {total}. When may we call you?',
    confirm:
      'Hello {name}, this is {shop}. Your order {number} is confirmed: {items}. You pay {total} on delivery. Thank you!',
    last: 'Hello {name}, this is {shop}. We could not reach you about your order {number} of {total}. Please answer this message to keep it; otherwise we will cancel it.',
    shipped:
      'Hello {name}, this is {shop}. Your order {number} is on its way to {place}. Please have {total} ready.',
    ready:
      'Hello {name}, this is {shop}. Your order {number} is ready at the pickup point: {place}. Please have {total} ready.',
  },
  fr: {
    script:
      'Bonjour, je parle bien à {name}\u00a0? Ici {shop}, au sujet de votre commande {number}\u00a0: {items}. Livraison comprise, cela fait {total}. Nous livrons à {place}. On vous l’envoie\u00a0?',
    missed:
      'Bonjour {name}, ici {shop}. Nous avons essayé de vous appeler au sujet de votre commande {number} de {total}. Quand pouvons-nous vous appeler\u00a0?',
    confirm:
      'Bonjour {name}, ici {shop}. Votre commande {number} est confirmée\u00a0: {items}. Vous payez {total} à la livraison. Merci\u00a0!',
    last: 'Bonjour {name}, ici {shop}. Nous n’avons pas pu vous joindre au sujet de votre commande {number} de {total}. Répondez à ce message pour la garder, sinon nous l’annulerons.',
    shipped:
      'Bonjour {name}, ici {shop}. Votre commande {number} est en route vers {place}. Merci de préparer {total}.',
    ready:
      'Bonjour {name}, ici {shop}. Votre commande {number} vous attend au bureau\u00a0: {place}. Merci de préparer {total}.',
  },
  ar: {
    script:
      'السلام عليكم، معي {name}؟ معك متجر {shop} بخصوص طلبيتك رقم {number}: {items}. المجموع مع التوصيل {total}. التوصيل إلى {place}. هل نرسلها؟',
    missed:
      'السلام عليكم {name}، معك متجر {shop}. حاولنا الاتصال بك بخصوص طلبيتك {number} بقيمة {total}. متى يمكننا الاتصال بك؟',
    confirm:
      'السلام عليكم {name}، معك متجر {shop}. تم تأكيد طلبيتك {number}: {items}. الدفع عند الاستلام: {total}. شكرًا!',
    last: 'السلام عليكم {name}، معك متجر {shop}. لم نتمكن من الاتصال بك بخصوص طلبيتك {number} بقيمة {total}. نرجو الرد على هذه الرسالة للاحتفاظ بها، وإلا فسنلغيها.',
    shipped:
      'السلام عليكم {name}، معك متجر {shop}. طلبيتك {number} في الطريق إلى {place}. يُرجى تحضير {total}.',
    ready:
      'السلام عليكم {name}، معك متجر {shop}. طلبيتك {number} جاهزة في مكتب التوصيل: {place}. يُرجى تحضير {total}.',
  },
};

/** Follows messages about an order that costs less than was paid before. */
const restTexts: Record<Language, (rest: string) => string> = {
  en: (rest) => `We pay you back ${rest}.`,
  fr: (rest) => `Nous vous rendons ${rest}.`,
  ar: (rest) => `سنرد إليك ${rest}.`,
};

const comma: Record<Language, string> = { en: ', ', fr: ', ', ar: '، ' };

/** The script and the messages about an order in its language, with its values. */
export function fillTexts(order: OrderRow, settings: CallSettings, shops: ShopNames): CallTexts {
  const { language } = order;
  const own = settings.texts[language];
  const usual = usualTexts[language];
  const fill = (name: keyof CallTexts) => fillText(own[name] || usual[name], order, shops);
  return {
    script: fill('script'),
    missed: fill('missed'),
    confirm: fill('confirm'),
    last: fill('last'),
    shipped: fill('shipped'),
    ready: fill('ready'),
  };
}

/** A text about an order with its values. In Arabic, names and numbers keep their own direction beside digits and marks. */
export function fillText(text: string, order: OrderRow, shops: ShopNames) {
  const { language } = order;
  const own = language === 'ar' ? isolated : (value: string) => value;
  const number = groupedNumber(order.id);
  const values: Record<TextMarker, string> = {
    shop: own(shops[language]),
    name: own(order.full_name),
    number: language === 'ar' ? leftToRight(number) : number,
    items: order.items
      .map((item) => {
        const name = item.name_as_read ?? item.name;
        return `${item.quantity} × ${own(item.size ? `${name} (${item.size})` : name)}`;
      })
      .join(comma[language]),
    total: collectedSum(chargedOf(order), language).text,
    place: placeOf(order).map(own).join(comma[language]),
  };
  const { rest } = balanceOf(chargedOf(order));
  const filled = text.replace(/\{(\w+)\}/g, (slot, key: string) => values[key as TextMarker] ?? slot);
  return [filled, rest > 0 && restTexts[language](priceIn[language](rest)), handOverAsRead(order)]
    .filter(Boolean)
    .join(' ');
}

/** The pickup point, or city and wilaya, once where both have one name. */
function placeOf(order: OrderRow) {
  const { language, pickup_point, wilaya } = order;
  if (pickup_point) return [pickup_point];
  return [...new Set([cityOf(order), language === 'ar' ? arabicWilaya(wilaya) : wilaya])];
}
