import type { Language } from '../../../shared/values/languages.ts';
import { LanguageLinks } from '../header/language-links.tsx';
import { itemStyles } from './account-items.tsx';

/** The other languages, as the menu of wide screens lists them. */
export function LanguagePanel({ languages }: { languages: readonly Language[] }) {
  return (
    <ul>
      <LanguageLinks languages={languages} linkStyles={itemStyles} />
    </ul>
  );
}
