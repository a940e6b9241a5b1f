import DownloadIcon from 'icon:download';
import { inPageLanguage } from '../../call.ts';
import { fileFormatEntry } from '../../session/local-entries.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';

const words = backOfficeWords.files;

type Props = {
  href: string;
  /** A longer description of the file. */
  title?: string | undefined;
  text: string;
  kind?: 'secondary' | 'plain';
  /** Whether it stands beside another choice of the format. */
  follows?: boolean;
};

/** A button that downloads a file, with the choice of its format, which the browser remembers. */
export function DownloadLink({ href, title, text, kind = 'secondary', follows = false }: Props) {
  const format = fileFormatEntry.use();
  const link = (
    <a href={fileUrl(href, format)} download title={title} className={buttonStyles({ kind })}>
      <DownloadIcon className="size-4.5" />
      <span className="sm:whitespace-nowrap">{text}</span>
    </a>
  );
  if (follows) return link;
  return (
    <span className="inline-flex max-w-full flex-wrap gap-1">
      {link}
      <FileFormat />
    </span>
  );
}

/** The choice of the format that all downloads have. */
export function FileFormat() {
  return (
    <select
      aria-label={words.format}
      value={fileFormatEntry.use()}
      // A menu around it would close.
      onClick={(event) => event.stopPropagation()}
      onChange={({ target }) => fileFormatEntry.set(target.value === 'xlsx' ? 'xlsx' : 'csv')}
      className={`${buttonStyles({ kind: 'secondary' })} cursor-pointer text-start!`}
    >
      <option value="csv">{words.csv}</option>
      <option value="xlsx">{words.xlsx}</option>
    </select>
  );
}

/** The headings of a file and the signs in its numbers follow the language of the page (requirements: Downloads). */
function fileUrl(href: string, format: 'csv' | 'xlsx') {
  const options = new URLSearchParams({ ...inPageLanguage, ...(format !== 'csv' && { format }) });
  return `${href}${href.includes('?') ? '&' : '?'}${options}`;
}
