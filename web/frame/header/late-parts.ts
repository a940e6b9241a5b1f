import { type ComponentType, createContext } from 'react';
import type { Language } from '../../../shared/values/languages.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';

/** The contents of the menus, and other parts that no page shows at first. Their code is loaded once the page is ready. */
export type LateParts = {
  AccountItems: ComponentType<{ close: () => void }>;
  CategoriesPanel: ComponentType<{ mains: CategoryNode[] }>;
  LanguagePanel: ComponentType<{ languages: readonly Language[] }>;
  LanguageOffer: ComponentType<{ languages: readonly Language[] }>;
  MobilePanel: ComponentType<{
    mains: CategoryNode[];
    languages: readonly Language[] | undefined;
    close: () => void;
  }>;
  /** The suggestions of all search fields. */
  SearchFields: ComponentType;
  /** Toasts that come before the code wait for it. */
  Toaster: ComponentType;
};

/** Undefined until the code is loaded. */
export const LatePartsContext = createContext<LateParts | undefined>(undefined);
