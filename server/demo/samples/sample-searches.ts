import type { Language } from '../../../shared/values/languages.ts';
import { listProducts } from '../../catalog/list-queries.ts';
import type { Db } from '../../platform/db/connection.ts';

export type SampleSearch = { keyword: string; language: Language; found: number };

/** The searches in each language, most frequent first. The shop does not sell the last ones. */
const keywords: Record<Language, string[]> = {
  fr: ['vitamine c', 'écran solaire', 'shampoing', 'tensiomètre', 'brosse à dents', 'magnésium', 'doliprane'],
  ar: ['فيتامين سي', 'واقي الشمس', 'شامبو', 'حفاضات', 'مغنيسيوم', 'ميزان الحرارة', 'دوليبران'],
  en: ['vitamin c', 'sunscreen', 'shampoo', 'thermometer', 'baby bottle', 'omega 3', 'antibiotics'],
};

/** Each with the number of products that this shop finds. */
export async function countSampleSearches(db: Db): Promise<SampleSearch[]> {
  const searches: SampleSearch[] = [];
  for (const language of ['fr', 'ar', 'en'] as const) {
    for (const keyword of keywords[language]) {
      const query = { keyword, lang: language, limit: 1 };
      const { count } = await listProducts(db, query, {
        includeHidden: false,
        language: language === 'en' ? undefined : language,
      });
      searches.push({ keyword, language, found: count });
    }
  }
  return searches;
}
