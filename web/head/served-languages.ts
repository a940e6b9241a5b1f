import { createContext } from 'react-router';
import type { Language } from '../../shared/values/languages.ts';

/** The languages in which the shop is served, while the server renders a page. */
export const languagesContext = createContext<readonly Language[]>(['en']);
