import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { PublicSettings } from '../../../shared/settings.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';

/**
 * All categories, for the footer that the server writes. As a loader's data they would be in the page a second
 * time.
 */
export const footerContext = createRouterContext<CategoryNode[]>([]);

/** The same for the components. */
export const WrittenCategories = createContext<CategoryNode[]>([]);

/** The settings of the shop in the language of the page, for what the server writes; undefined if they cannot be read. */
export const settingsContext = createRouterContext<PublicSettings | undefined>(undefined);

/** The same for the components. */
export const WrittenSettings = createContext<PublicSettings | undefined>(undefined);
