import { highestUsual } from '../../shared/catalog/price-warnings.ts';
import type { priceWarningsWords as english } from '../words/price-warnings-words.ts';
import { counted, formatNumber, plural } from './formats.ts';

const highest = `${formatNumber(highestUsual)}\u00a0DA`;

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
    high: (count) => {
      const several = `${formatNumber(count)}\u00a0nouveaux produits coûteraient plus de ${highest}.`;
      return plural(count, {
        one: `1 nouveau produit coûterait plus de ${highest}.`,
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
  first: 'À voir en tête de la liste.',
  tags: { far: 'Grand écart', high: 'Très élevé', belowCost: 'Sous le prix d’achat' },
  confirm: 'Appliquer quand même',
  save: 'Enregistrer quand même',
  hints: {
    far: (price) => `Loin du prix enregistré de ${price}.`,
    high: () => `Plus de ${highest}.`,
    belowCost: () => 'Sous le prix d’achat.',
  },
};
