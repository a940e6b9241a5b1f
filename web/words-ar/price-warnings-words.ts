import type { priceWarningsWords as english } from '../words/price-warnings-words.ts';
import { formatNumber } from './formats.ts';

/** Words about prices that somebody should look at before they apply. */
export const priceWarningsWords: typeof english = {
  title: 'يُرجى التحقق من هذه الأسعار',
  counts: {
    far: (count) => `عدد الأسعار التي تنخفض بأكثر من النصف أو تتجاوز الضعف: ${formatNumber(count)}.`,
    belowCost: (count) => `عدد المنتجات التي ستُباع بأقل من سعر شرائها: ${formatNumber(count)}.`,
  },
  first: 'تجدها في أول القائمة.',
  tags: { far: 'فرق كبير', belowCost: 'أقل من سعر الشراء' },
  confirm: 'تطبيق رغم ذلك',
  hints: {
    far: (price) => `بعيد عن السعر المحفوظ ${price}.`,
    belowCost: 'أقل من سعر الشراء.',
  },
};
