import DownloadIcon from 'icon:download';
import { inPageLanguage } from '../../call.ts';
import { buttonStyles } from '../../ui/button.tsx';

type Props = {
  href: string;
  /** A longer description of the file. */
  title?: string | undefined;
  text: string;
  kind?: 'secondary' | 'plain';
};

/** The headings of a file and the signs in its numbers follow the language of the page (requirements: CSV exports). */
function inReadersLanguage(href: string) {
  const { lang } = inPageLanguage;
  return lang ? `${href}${href.includes('?') ? '&' : '?'}lang=${lang}` : href;
}

/** A button that downloads a file. */
export function DownloadLink({ href, title, text, kind = 'secondary' }: Props) {
  return (
    <a href={inReadersLanguage(href)} download title={title} className={buttonStyles({ kind })}>
      <DownloadIcon className="size-4.5" />
      {text}
    </a>
  );
}
