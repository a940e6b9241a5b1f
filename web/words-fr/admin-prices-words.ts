import type { adminPricesWords as english } from '../words/admin-prices-words.ts';

/** Words of the prices that a product has had. */
export const adminPricesWords: typeof english = {
  title: 'Historique des prix',
  lowest: (price, day) =>
    `Prix le plus bas des 30\u00a0jours avant une remise\u00a0: ${price}, le ${day}. Une remise ne devrait pas en barrer un plus élevé.`,
  since: (day) => `depuis le ${day}`,
  plot: (prices, top) => `${prices} prix, le plus élevé de ${top}`,
};
