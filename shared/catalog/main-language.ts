import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { messageOf } from '../refusals/codes.ts';
import { languages } from '../values/languages.ts';

const language = z.enum(languages, messageOf('language-not-offered'));

/** How many records there are, and how many of them have no name in the language. */
const counted = z.object({ all: z.int(), lacking: z.int() });

/** The kinds of records with base texts (docs/decisions/0095). */
export const textKinds = ['product', 'category', 'family', 'need'] as const;

/** The language of the base texts, and what its change would do. */
export const baseLanguageApi = {
  preview: endpoint('GET', '/catalog/base-language', {
    access: 'admin',
    query: z.object({ to: language }),
    reply: z.object({
      language,
      product: counted,
      category: counted,
      family: counted,
      need: counted,
      /** Texts of the settings that are written, and how many of them are not in the language. */
      settings: counted,
    }),
  }),
  /** `from` is the language that the form has shown; another one answers 409. */
  change: endpoint('PUT', '/catalog/base-language', {
    access: 'admin',
    body: z.object({ from: language, to: language }),
    reply: z.object({ language }),
  }),
};
