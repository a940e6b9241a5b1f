import { highestUsual } from '../../shared/catalog/price-warnings.ts';
import type { priceWarningsWords as english } from '../words/price-warnings-words.ts';
import { formatNumber, isolated } from './formats.ts';

const highest = isolated(`${formatNumber(highestUsual)} دج`);

/** Words about prices that somebody should look at before they apply. */
export const priceWarningsWords: typeof english = {
  title: 'يُرجى التحقق من هذه الأسعار',
  counts: {
    far: (count) => `عدد الأسعار التي تنخفض بأكثر من النصف أو تتجاوز الضعف: ${formatNumber(count)}.`,
    high: (count) => `عدد المنتجات الجديدة التي يتجاوز سعرها ${highest}: ${formatNumber(count)}.`,
    belowCost: (count) => `عدد المنتجات التي ستُباع بأقل من سعر شرائها: ${formatNumber(count)}.`,
  },
  first: 'تجدها في أول القائمة.',
  tags: { far: 'فرق كبير', high: 'مرتفع جدًا', belowCost: 'أقل من سعر الشراء' },
  confirm: 'تطبيق رغم ذلك',
  save: 'حفظ رغم ذلك',
  hints: {
    far: (price) => `بعيد عن السعر المحفوظ ${price}.`,
    high: () => `أكثر من ${highest}.`,
    belowCost: () => 'أقل من سعر الشراء.',
  },
};
