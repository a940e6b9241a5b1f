import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { PublicSettings } from '../../../shared/settings.ts';

/**
 * All categories, packed, for the footer that the server writes. As a loader's data they would be in the page a second
 * time.
 */
export const footerContext = createRouterContext('');

/** The same for the components. */
export const PackedCategories = createContext('');

/** The settings of the shop in the language of the page, for what the server writes; undefined if they cannot be read. */
export const settingsContext = createRouterContext<PublicSettings | undefined>(undefined);

/** The same for the components. */
export const WrittenSettings = createContext<PublicSettings | undefined>(undefined);
