import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { closedAnnouncementEntry } from '../../session/local-entries.ts';
import { AnnouncementBar, announcementStyles } from '../../ui/seller/announcement-bar.tsx';
import { announcementWords as words } from '../../words/page-words.ts';

/** The bar above the pages of the shop. One that was closed here is hidden before it is drawn (early-script.ts). */
export function Announcement({ id, ...announcement }: NonNullable<PublicSettings['announcement']>) {
  const close = () => {
    closedAnnouncementEntry.set(id);
    document.documentElement.setAttribute('data-announcement', 'closed');
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <aside aria-label={words.label} data-announcement="" className={`${announcementStyles} print:hidden`}>
      <AnnouncementBar {...announcement} closeLabel={words.close} close={close} />
    </aside>
  );
}
