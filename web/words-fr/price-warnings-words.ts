import type { priceWarningsWords as english } from '../words/price-warnings-words.ts';
import { counted, formatNumber, plural } from './formats.ts';

/** Words about prices that somebody should look at before they apply. */
export const priceWarningsWords: typeof english = {
  title: 'Vérifiez ces prix',
  counts: {
    far: (count) => {
      const several = `${formatNumber(count)} prix baissent de plus de la moitié ou font plus que doubler.`;
      return plural(count, {
        one: '1 prix baisse de plus de la moitié ou fait plus que doubler.',
        many: several,
        other: several,
      });
    },
    belowCost: (count) => {
      const several = `${counted(count, 'produit')} seraient vendus sous leur prix d’achat.`;
      return plural(count, {
        one: '1 produit serait vendu sous son prix d’achat.',
        many: several,
        other: several,
      });
    },
  },
  first: 'Ils sont en tête de la liste.',
  tags: { far: 'Grand écart', belowCost: 'Sous le prix d’achat' },
  confirm: 'Appliquer quand même',
  hints: {
    far: (price) => `Loin du prix enregistré de ${price}.`,
    belowCost: 'Sous le prix d’achat.',
  },
};
