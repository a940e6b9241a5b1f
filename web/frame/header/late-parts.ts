import { type ComponentType, createContext } from 'react';
import type { Language } from '../../../shared/languages.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';

/** What the menus show once they are open. No page shows it at first, so its code follows when the page is ready. */
export type LateParts = {
  AccountItems: ComponentType<{ close: () => void }>;
  CategoriesPanel: ComponentType<{ mains: CategoryNode[] }>;
  LanguagePanel: ComponentType<{ languages: readonly Language[] }>;
  LanguageOffer: ComponentType<{ languages: readonly Language[] }>;
  MobilePanel: ComponentType<{
    categories: CategoryNode[];
    languages: readonly Language[] | undefined;
    close: () => void;
  }>;
  /** Toasts need an action of the visitor too; those that come earlier wait. */
  Toaster: ComponentType;
};

/** Undefined until the code is there. */
export const LatePartsContext = createContext<LateParts | undefined>(undefined);
