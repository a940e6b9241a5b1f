import type { NamedText } from '../texts/line-texts.ts';
import { careCategories } from './care-categories.ts';
import { healthCategories } from './health-categories.ts';

/** French names and descriptions of the categories, by English name. */
export const categories: Record<string, NamedText> = { ...careCategories, ...healthCategories };
