import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicSettings } from '../../../shared/settings.ts';
import { AnnouncementBar, announcementStyles } from '../../ui/seller/announcement-bar.tsx';
import { announcementWords as words } from '../../words/page-words.ts';

type Announcement = NonNullable<PublicSettings['announcement']>;

/**
 * Writes the announcement into the body, after the link that skips it. React leaves elements there alone that it does not
 * know, so that the bar needs no code in the scripts of the pages (docs/decisions/0055). `mark` is the nonce of the page's own scripts.
 */
export function announce(html: string, { id, ...announcement }: Announcement, mark: string) {
  // Before the bar, so that a closed one is never drawn. The id has only hexadecimal digits.
  const script = `(${rememberClosed})('${id}')`.replace(/\n\s+/g, '\n');
  const bar = renderToStaticMarkup(
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the function below. */}
      <script nonce={mark} dangerouslySetInnerHTML={{ __html: script }} />
      <aside aria-label={words.label} data-announcement="" className={`${announcementStyles} print:hidden`}>
        <AnnouncementBar {...announcement} closeLabel={words.close} />
      </aside>
    </>,
  );
  return html.replace(/<body><a [^>]*>[^<]*<\/a>/, (skipLink) => skipLink + bar);
}

/** Runs in the browser, from its source text, so it must not use anything outside itself (requirements: Local entries). */
function rememberClosed(id: string) {
  const entry = 'closedAnnouncement';
  const hide = () => document.documentElement.setAttribute('data-announcement', 'closed');
  // Storage may be switched off: the bar is then closed for this page only.
  try {
    if (localStorage.getItem(entry) === id) hide();
  } catch {}
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('aside [data-close-announcement]')) return;
    hide();
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      localStorage.setItem(entry, id);
    } catch {}
  });
}
