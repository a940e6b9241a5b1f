import { localPath, splitLanguage } from '../../shared/values/languages.ts';
import { language } from '../words/formats.ts';

/**
 * The path of a page in this language, for forms, full page loads and addresses for search engines. The router adds the
 * language to its own links.
 */
export function localUrl(path: string) {
  return localPath(language, path);
}

/** The path of a page without its language. */
export function routePath(path: string) {
  return splitLanguage(path).path;
}
