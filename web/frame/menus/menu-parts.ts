import type { LateParts } from '../header/late-parts.ts';
import { SearchFields } from '../search/search-fields.tsx';
import { AccountItems } from './account-items.tsx';
import { CategoriesPanel } from './categories-panel.tsx';
import { LanguageOffer } from './language-offer.tsx';
import { LanguagePanel } from './language-panel.tsx';
import { MobilePanel } from './mobile-panel.tsx';
import { Toaster } from './toaster.tsx';

export const menuParts: LateParts = {
  AccountItems,
  CategoriesPanel,
  LanguageOffer,
  LanguagePanel,
  MobilePanel,
  SearchFields,
  Toaster,
};
