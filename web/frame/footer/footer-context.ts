import { createContext } from 'react';
import { createContext as createRouterContext } from 'react-router';

/**
 * All categories, packed, for the footer that the server writes. As a loader's data they would be in the page a second
 * time.
 */
export const footerContext = createRouterContext('');

/** The same for the components. */
export const PackedCategories = createContext('');
