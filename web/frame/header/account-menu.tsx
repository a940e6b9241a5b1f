import UserRoundIcon from 'icon:user-round';
import { layoutWords } from '../../words/layout-words.ts';
import { AccountItems } from './account-items.tsx';
import { iconButtonStyles } from './header-styles.ts';
import { type MenuControl, menuArea, menuButton, panelId } from './use-menus.ts';

const words = layoutWords.account;

/** What one's account offers; drawn in the browser, because the server renders nobody's data. */
export function AccountMenu({ menu }: { menu: MenuControl }) {
  return (
    <div className="relative" {...menuArea('account', menu)}>
      <button {...menuButton('account', menu)} aria-label={words.menu} className={iconButtonStyles}>
        <UserRoundIcon className="size-5.5" />
      </button>
      {menu.isOpen && (
        <div
          id={panelId('account')}
          className="unfold absolute end-0 top-full mt-3.5 w-64 rounded-card border border-line bg-surface p-2 shadow-panel"
        >
          <AccountItems close={menu.close} />
        </div>
      )}
    </div>
  );
}
