import { useLocation } from 'react-router';
import { type Language, localPath } from '../../../shared/values/languages.ts';
import { languageEntry } from '../../session/local-entries.ts';
import { language as current } from '../../words/formats.ts';
import { languageNames } from '../../words/language-names.ts';

type Props = {
  /** The languages of the shop; absent if there is only one. */
  languages: readonly Language[] | undefined;
  linkStyles: string;
};

/** This page with its filters in each other language: plain links, because each language is a build of its own. */
export function LanguageLinks({ languages = [], linkStyles }: Props) {
  const { pathname, search } = useLocation();
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <li key={language}>
        {/* The server leaves out query values that only the browser reads. */}
        <a
          suppressHydrationWarning
          href={localPath(language, pathname + search)}
          hrefLang={language}
          lang={language}
          onClick={() => languageEntry.set(language)}
          className={linkStyles}
        >
          {languageNames[language]}
        </a>
      </li>
    ));
}
