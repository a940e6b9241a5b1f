import type { adminPricesWords as english } from '../words/admin-prices-words.ts';
import { type CountedNoun, counted } from './formats.ts';

const prices: CountedNoun = ['سعر واحد', 'سعران', 'أسعار', 'سعرًا', 'سعر'];

/** Words of the prices that a product has had. */
export const adminPricesWords: typeof english = {
  title: 'سجل الأسعار',
  lowest: (price, day) =>
    `أدنى سعر في الأيام الثلاثين قبل أي تخفيض: ${price}، يوم ${day}. لا ينبغي أن يشطب التخفيض سعرًا أعلى منه.`,
  since: (day) => `منذ ${day}`,
  plot: (count, top) => `${counted(count, prices, 'لا أسعار')}، والأعلى ${top}`,
};
