import XIcon from 'icon:x';
import { localUrl, routePath } from '../../session/local-url.ts';

type Props = {
  text: string;
  /** The path of a page of the shop, or blank. */
  link: string;
  closeLabel: string;
  close?: () => void;
};

/** The classes of the element around the bar. */
export const announcementStyles = 'flex items-center bg-brand-deep ps-4 text-sm text-white sm:ps-15';

/** The text and the button of an announcement. */
export function AnnouncementBar({ text, link, closeLabel, close }: Props) {
  return (
    <>
      <p className="wrap-anywhere flex-1 text-pretty py-2 sm:text-center">
        {link ? (
          <a
            href={localUrl(routePath(link))}
            className="-my-2 inline-block py-3 font-semibold underline underline-offset-2 focus-visible:outline-white"
          >
            <bdi>{text}</bdi>
          </a>
        ) : (
          <bdi>{text}</bdi>
        )}
      </p>
      <button
        type="button"
        aria-label={closeLabel}
        onClick={close}
        className="grid size-11 shrink-0 place-items-center self-start focus-visible:outline-white focus-visible:-outline-offset-2 noscript:invisible"
      >
        <XIcon className="size-5" />
      </button>
    </>
  );
}
