import type { InvoiceKind } from '../../shared/orders/invoices.ts';
import type { Language } from '../../shared/values/languages.ts';

/** The sentence that closes an Algerian invoice, in French in every language. */
export function closingOf(kind: InvoiceKind, inWords: string) {
  const paper = kind === 'credit' ? 'Arrêté le présent avoir' : 'Arrêtée la présente facture';
  return `${paper} à la somme de\u00a0: ${inWords}.`;
}

/** The reason on an invoice that is cancelled with its order, in the order's language. */
export const orderCancelled: Record<Language, string> = {
  en: 'Order cancelled',
  fr: 'Commande annulée',
  ar: 'إلغاء الطلبية',
};

/** The line for what credit notes of goodwills have already taken off, in the order's language. */
export const alreadyCredited: Record<Language, (numbers: string[]) => string> = {
  en: (numbers) =>
    `Already credited by ${numbers.length > 1 ? 'credit notes' : 'credit note'} ${numbers.join(', ')}`,
  fr: (numbers) => `Déjà crédité par ${numbers.length > 1 ? 'les avoirs' : 'l’avoir'} ${numbers.join(', ')}`,
  ar: (numbers) =>
    `${numbers.length > 1 ? 'خُصم سابقًا بالإشعارات الدائنة' : 'خُصم سابقًا بالإشعار الدائن'} ${numbers.map((number) => `\u2066${number}\u2069`).join('، ')}`,
};

/** The line of a credit note of a goodwill, in the order's language. */
export const goodwillNames: Record<Language, string> = {
  en: 'Goodwill',
  fr: 'Geste commercial',
  ar: 'تخفيض ودّي',
};
