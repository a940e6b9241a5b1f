import { ApiError } from '../../../shared/contract/api-error.ts';
import { type Load, readSettings } from '../../load.ts';
import { pageWords } from '../../words/page-words.ts';

/** Reads a page of the blog, which answers 404 while the settings show no articles (requirements: Content pages). */
export function readArticles<Data>(read: Load<Data>): Load<Data> {
  return async (call, args) => {
    const settings = await readSettings(call);
    if (settings?.has.articles === false) throw ApiError.received(404, pageWords.notFound.title);
    return read(call, args);
  };
}
