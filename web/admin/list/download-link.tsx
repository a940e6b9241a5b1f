import DownloadIcon from 'icon:download';
import { buttonStyles } from '../../ui/button.tsx';

type Props = {
  href: string;
  /** A longer description of the file. */
  title?: string;
  text: string;
};

/** A button that downloads a file. */
export function DownloadLink({ href, title, text }: Props) {
  return (
    <a href={href} download title={title} className={buttonStyles({ kind: 'secondary' })}>
      <DownloadIcon className="size-4.5" />
      {text}
    </a>
  );
}
