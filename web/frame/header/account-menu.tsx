import UserRoundIcon from 'icon:user-round';
import { use } from 'react';
import { layoutWords } from '../../words/layout-words.ts';
import { LatePartsContext } from './late-parts.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

const words = layoutWords.account;

/** The menu of the account. Its items are drawn in the browser, because the server renders nobody's data. */
export function AccountMenu({ menu }: { menu: MenuControl }) {
  const late = use(LatePartsContext);
  return (
    <div className="relative" {...menuArea('account', menu)}>
      <button {...menuButton('account', menu)} aria-label={words.menu} className="header-button">
        <UserRoundIcon className="size-5.5" />
      </button>
      {menu.isOpen && late && (
        <div
          id={panelId('account')}
          className="unfold absolute end-0 top-full mt-3.5 w-64 rounded-card border border-line bg-surface p-2 shadow-panel"
        >
          <late.AccountItems close={menu.close} />
        </div>
      )}
    </div>
  );
}
