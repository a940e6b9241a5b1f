import type { Language } from '../../../shared/values/languages.ts';
import { homeWords as english } from '../../words/home-words.ts';
import { homeWords as arabic } from '../../words-ar/home-words.ts';
import { homeWords as french } from '../../words-fr/home-words.ts';

type Hero = { heading: string; lead: string; shopNow: string };

/** The top of the home page without texts of the settings. The name of this file makes the build keep the English words. */
export const usualHero: Record<Language, Hero> = { en: english, fr: french, ar: arabic };
