import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/** All categories, packed, for the footer that the server writes. Unlike a loader's data they are not in the page again. */
export const footerContext = createRouterContext('');

/** The same for the components. */
export const PackedCategories = createContext('');
