import type { ParcelStatus } from '../../../shared/couriers/parcel-terms.ts';
import type { Language } from '../../../shared/values/languages.ts';
import type { OrderRow } from '../../orders/order-queries.ts';
import type { ShopNames } from '../../platform/settings/shop-names.ts';
import { fillText, fillTexts } from '../call-texts.ts';
import type { CallSettings } from '../call-times.ts';

type Problem = 'attempted' | 'held' | 'lost';

/** Messages to the buyer of a parcel with a problem, with the same values as the other texts of calls. */
const texts: Record<Language, Record<Problem, string>> = {
  en: {
    attempted:
      'Hello {name}, the courier could not hand over your order {number} ({total}). Do you still want it? Please tell us when and where the courier can reach you.',
    held: 'Hello {name}, your order {number} ({total}) is held up at the courier. Please confirm your phone number and address, so that it can be delivered: {place}.',
    lost: 'Hello {name}, we are sorry: the courier cannot find your order {number}. We are taking care of it and will call you.',
  },
  fr: {
    attempted:
      'Bonjour {name}, le livreur n’a pas pu vous remettre votre commande {number} ({total}). La voulez-vous toujours\u00a0? Dites-nous quand et où le livreur peut vous joindre.',
    held: 'Bonjour {name}, votre commande {number} ({total}) est bloquée chez le transporteur. Merci de confirmer votre numéro et votre adresse pour qu’elle soit livrée\u00a0: {place}.',
    lost: 'Bonjour {name}, nous sommes désolés\u00a0: le transporteur ne retrouve pas votre commande {number}. Nous nous en occupons et vous appellerons.',
  },
  ar: {
    attempted:
      'السلام عليكم {name}، لم يتمكن عون التوصيل من تسليمك الطلبية {number} ({total}). هل ما زالت الطلبية مطلوبة؟ يُرجى إخبارنا متى وأين يمكن لعون التوصيل الاتصال بك.',
    held: 'السلام عليكم {name}، طلبيتك {number} ({total}) متوقفة عند شركة التوصيل. يُرجى تأكيد رقم هاتفك وعنوانك لنتمكن من توصيلها: {place}.',
    lost: 'السلام عليكم {name}، نعتذر منك: لم تعثر شركة التوصيل على طلبيتك {number}. نحن نتابع الأمر وسنتصل بك.',
  },
};

type About = { order: OrderRow; status: ParcelStatus; settings: CallSettings; shops: ShopNames };

/** The message that fits the problem of a parcel, in the language of its order. */
export function rescueText({ order, status, settings, shops }: About) {
  if (status === 'awaiting_buyer') return fillTexts(order, settings, shops).ready;
  return fillText(texts[order.language][problemOf(status)], order, shops);
}

function problemOf(status: ParcelStatus): Problem {
  if (status === 'lost') return 'lost';
  return status === 'on_hold' ? 'held' : 'attempted';
}
