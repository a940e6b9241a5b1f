import ChevronDownIcon from 'icon:chevron-down';
import LayoutDashboardIcon from 'icon:layout-dashboard';
import SearchIcon from 'icon:search';
import { Suspense, useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { Language } from '../../../shared/values/languages.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Logo } from '../../ui/seller/shop-logo.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { AccountMenu } from '../header/account-menu.tsx';
import { LanguageMenu } from '../header/language-menu.tsx';
import { useMenus } from '../header/use-menus.ts';
import { NewOrders } from './new-orders.tsx';
import type { Entry } from './office-pages.ts';

const words = backOfficeWords.find;
/** What the header shows of the frame of every page. */
type Shown = { languages?: readonly Language[] };

const loadDialog = () => import('./find-dialog.tsx');
const FindDialog = latePart(async () => (await loadDialog()).FindDialog);

type Props = {
  current: Entry | undefined;
  /** The navigation, which has a button here on narrow screens. */
  menu: { list: string; isOpen: boolean; toggle: () => void };
};

/** The header of the back office: the search for anything, the language and the account. */
export function OfficeHeader({ current, menu }: Props) {
  const { languages } = useRouteLoaderData<Shown>('root') ?? {};
  const menus = useMenus();
  const { isFinding, find, stop } = useFinding();
  const CurrentIcon = current?.icon ?? LayoutDashboardIcon;
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-surface print:hidden">
      <div className="mx-auto flex h-14 max-w-[100rem] items-center gap-2 px-4 sm:px-6 lg:gap-6 lg:px-8">
        <div className="max-lg:hidden">
          <Logo />
        </div>
        <button
          type="button"
          aria-expanded={menu.isOpen}
          aria-controls={menu.list}
          className="flex min-h-11 min-w-0 items-center gap-2.5 text-start font-semibold text-sm lg:hidden"
          onClick={menu.toggle}
        >
          <CurrentIcon className="size-4.5 shrink-0 text-brand-strong" />
          <span className="truncate">{current?.text ?? backOfficeWords.navigation}</span>
          <ChevronDownIcon className={`size-5 shrink-0 text-ink-muted ${menu.isOpen ? 'rotate-180' : ''}`} />
        </button>
        <button
          type="button"
          aria-keyshortcuts="Control+K Meta+K"
          className="ms-auto flex min-h-11 items-center gap-2.5 rounded-full text-ink-muted text-sm max-sm:header-button sm:w-full sm:max-w-md sm:border sm:border-line sm:bg-canvas sm:px-4 sm:hover:border-control lg:mx-auto"
          onClick={find}
        >
          <SearchIcon className="size-4.5 shrink-0" />
          <span className="truncate max-sm:sr-only">{words.open}</span>
          <kbd className="ms-auto whitespace-nowrap font-sans text-xs max-sm:hidden">{words.keys}</kbd>
        </button>
        <div className="-me-2.5 flex items-center">
          <NewOrders />
          {languages && <LanguageMenu languages={languages} menu={menus.control('language')} />}
          <AccountMenu menu={menus.control('account')} />
        </div>
      </div>
      {isFinding && (
        <Suspense>
          <FindDialog onClose={stop} />
        </Suspense>
      )}
    </header>
  );
}

/** Whether the search is open. Control or Command with K opens it from anywhere in the back office. */
function useFinding() {
  const [isFinding, setFinding] = useState(false);
  useEffect(() => {
    // Letters typed right behind Ctrl K would be lost while the dialog loads.
    loadDialog().catch(() => undefined);
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setFinding(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return { isFinding, find: () => setFinding(true), stop: () => setFinding(false) };
}
