import type { Language } from '../../shared/languages.ts';
import { homeWords as arabic } from '../words-ar/home-words.ts';
import { homeWords as french } from '../words-fr/home-words.ts';
import { homeWords as english } from './home-words.ts';

type Hero = { heading: string; lead: string; shopNow: string };

/** What the top of the home page says without texts of the settings. Its preview shows each language, so it has no twins. */
export const usualHero: Record<Language, Hero> = { en: english, fr: french, ar: arabic };
