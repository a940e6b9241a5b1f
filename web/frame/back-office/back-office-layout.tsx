import { useId, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useShopName } from '../../head/shop-name.ts';
import { formatDay } from '../../ui/format-dates.ts';
import { Navigation } from './navigation.tsx';
import { OfficeHeader } from './office-header.tsx';
import { entryOf } from './office-pages.ts';

/** Tells the frame of every page that this one has its own. */
export const handle = { ownsFrame: true };

/**
 * The frame of the back office: its own header without the menus and the cart of the shop, and the navigation at the side,
 * or behind a button on narrow screens.
 */
export default function BackOfficeLayout() {
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  const current = entryOf(useLocation().pathname);
  return (
    <>
      <OfficeHeader current={current} menu={{ list, isOpen, toggle: () => setOpen(!isOpen) }} />
      <div className="mx-auto grid w-full max-w-[100rem] flex-1 grid-cols-1 max-lg:content-start lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
        <Navigation id={list} isOpen={isOpen} current={current} close={() => setOpen(false)} />
        <main id="main" data-main="" tabIndex={-1} className="px-4 py-4 sm:px-6 lg:px-8 lg:py-6">
          <PrintedHead />
          <Outlet />
        </main>
      </div>
    </>
  );
}

/** The shop and the day, above each printed list or report. The papers of orders have them already (web/print.css). */
function PrintedHead() {
  const shop = useShopName();
  return (
    <p className="hidden pb-3 text-ink-muted text-sm print:block">
      <bdi>{shop}</bdi> · <bdi suppressHydrationWarning>{formatDay(new Date())}</bdi>
    </p>
  );
}
