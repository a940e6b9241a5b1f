import { careCategories } from './care-categories.ts';
import { healthCategories } from './health-categories.ts';

/** Arabic names and descriptions of the categories, by English name. */
export const categories: Record<string, { name: string; description: string }> = {
  ...careCategories,
  ...healthCategories,
};
