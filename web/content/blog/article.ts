import type { Block } from '../../../shared/content/blocks.ts';
import type { Language } from '../../../shared/values/languages.ts';

/** An article as the build compiles it from Markdown (tools/build/articles): plain data, which a page renders. */
export type Article = {
  /** The name of its file and the end of its address. */
  slug: string;
  title: string;
  description: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The name of its Lucide icon. */
  icon: string;
  /** The reading time. */
  minutes: number;
  /** The language of its text: that of the page, or English if it is not translated. */
  language: Language;
  /** The languages that have it. */
  languages: Language[];
  blocks: Block[];
};
