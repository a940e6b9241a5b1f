import XIcon from 'icon:x';
import { useLocation } from 'react-router';
import { directionOf, type Language, localPath } from '../../../shared/values/languages.ts';
import { languageEntry } from '../../session/local-entries.ts';
import { language as current } from '../../words/formats.ts';
import { languageOffers } from '../../words/language-names.ts';

/** Where nothing may lie over the sums. Visitors have seen the offer on the way there. */
const withoutOffer = ['/cart', '/checkout'];

/**
 * A line that offers this page in the visitor's language, until they choose or dismiss it. It lies over the page, because
 * it comes after the first paint and must not move the page. On a phone it is short and at the end of the line, because
 * prices stand at its start. Open suggestions of a search hide it.
 */
export function LanguageOffer({ languages }: { languages: readonly Language[] }) {
  const { pathname, search } = useLocation();
  const chosen = languageEntry.use();
  const language = preferredOf(languages);
  if (chosen || !language || language === current || withoutOffer.includes(pathname)) return null;
  const { text, open, dismiss } = languageOffers[language];
  return (
    <aside
      aria-label={text}
      lang={language}
      className="unfold fixed end-3 bottom-3 z-20 max-w-md rounded-card border border-line bg-surface text-sm shadow-panel in-[body:has([data-buy-bar])]:bottom-22 in-[body:has([role=combobox][aria-expanded=true])]:hidden sm:inset-x-3 sm:mx-auto print:hidden"
    >
      <div
        lang={language}
        dir={directionOf(language)}
        className="flex items-center gap-x-2 ps-4 sm:ps-5 sm:pe-2"
      >
        <p className="flex flex-1 flex-wrap items-center gap-x-4">
          <span className="max-sm:sr-only sm:py-2">{text}</span>
          <a
            href={localPath(language, pathname + search)}
            hrefLang={language}
            onClick={() => languageEntry.set(language)}
            className="inline-flex min-h-11 items-center font-semibold text-brand-strong hover:underline"
          >
            {open}
          </a>
        </p>
        <button
          type="button"
          aria-label={dismiss}
          onClick={() => languageEntry.set(current)}
          className="grid size-11 shrink-0 place-items-center text-ink-muted hover:text-ink"
        >
          <XIcon className="size-4.5" />
        </button>
      </div>
    </aside>
  );
}

/** The first of the browser's languages that the shop has. */
function preferredOf(languages: readonly Language[]) {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.map((tag) => languages.find((language) => language === tag)).find(Boolean);
}
