import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicSettings } from '../../../shared/settings.ts';
import { AnnouncementBar, announcementStyles } from '../../ui/seller/announcement-bar.tsx';
import { announcementWords as words } from '../../words/page-words.ts';
import { script as rememberClosed } from './closed-announcement.ts?inline-script';

type Announcement = NonNullable<PublicSettings['announcement']>;

/**
 * Writes the announcement into the body, after the link that skips it. React leaves elements there alone that it does not
 * know, so that the bar needs no code in the scripts of the pages (docs/decisions/0055). `mark` is the nonce of the page's own scripts.
 */
export function announce(html: string, { id, ...announcement }: Announcement, mark: string) {
  const bar = renderToStaticMarkup(
    <>
      {/* Before the bar, so that a closed one is never drawn. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code. */}
      <script nonce={mark} data-id={id} dangerouslySetInnerHTML={{ __html: rememberClosed }} />
      <aside aria-label={words.label} data-announcement="" className={`${announcementStyles} print:hidden`}>
        <AnnouncementBar {...announcement} closeLabel={words.close} />
      </aside>
    </>,
  );
  return html.replace(/<body><a [^>]*>[^<]*<\/a>/, (skipLink) => skipLink + bar);
}
