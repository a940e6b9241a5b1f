import LanguagesIcon from 'icon:languages';
import { use } from 'react';
import type { Language } from '../../../shared/values/languages.ts';
import { language } from '../../words/formats.ts';
import { languageLabels } from '../../words/language-names.ts';
import { LatePartsContext } from './late-parts.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

/** The other languages on wide screens; the mobile menu and the footer list them too. */
export function LanguageMenu({ languages, menu }: { languages: readonly Language[]; menu: MenuControl }) {
  const late = use(LatePartsContext);
  return (
    <div className="relative max-lg:hidden" {...menuArea('language', menu)}>
      <button
        {...menuButton('language', menu)}
        aria-label={languageLabels[language]}
        className="header-button"
      >
        <LanguagesIcon className="size-5.5" />
      </button>
      {menu.isOpen && late && (
        <div
          id={panelId('language')}
          className="unfold absolute end-0 top-full mt-3.5 w-44 rounded-card border border-line bg-surface p-2 shadow-panel"
        >
          <late.LanguagePanel languages={languages} />
        </div>
      )}
    </div>
  );
}
