import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { papersUrl } from '../kit/order-papers.ts';

/** How long a frame may take: enough for its part of 500 orders on a slow computer. */
const waitsMs = 60_000;
const drawn = 'sheets-drawn';

/** Called by a page in a frame once its sheets are part of its document. */
export function tellSheetsDrawn() {
  window.parent.postMessage(drawn, window.location.origin);
}

/** A language of a batch that is not that of the page, with its orders. */
export type OtherLanguage = { language: Language; ids: string[] };

export type Sheets = ReadonlyMap<string, HTMLElement>;
type Ended = { language: Language; sheets: Sheets };
type Taken = { sheets: Sheets; ended: Language[] };

/**
 * The sheets of a batch in the other languages, by order. A page has the words of its own language only
 * (docs/decisions/0106), so each of the others is drawn by its own page, in a hidden frame.
 */
export function useSheetsInFrames(others: OtherLanguage[]) {
  const [{ sheets, ended }, take] = useReducer(
    (taken: Taken, { language, sheets }: Ended) => ({
      sheets: new Map([...taken.sheets, ...sheets]),
      ended: [...taken.ended, language],
    }),
    { sheets: new Map(), ended: [] },
  );
  const waiting = others.filter(({ language }) => !ended.includes(language));
  const missing = others
    .filter(({ language }) => ended.includes(language))
    .map(({ language, ids }) => ({ language, ids: ids.filter((id) => !sheets.has(id)) }))
    .filter(({ ids }) => ids.length > 0);
  const frames = waiting.map(({ language, ids }) => (
    <SheetFrame key={language} language={language} src={papersUrl('invoices', ids, language)} onEnd={take} />
  ));
  return { sheets, waiting, missing, frames };
}

type FrameProps = {
  language: Language;
  src: string;
  /** Called with the sheets that were drawn: none if the page was refused, failed or took too long. */
  onEnd: (ended: Ended) => void;
};

export function SheetFrame({ language, src, onEnd }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    const end = () => onEnd({ language, sheets: sheetsIn(frame.current?.contentDocument) });
    const hear = ({ origin, source, data }: MessageEvent) => {
      const isOurs = origin === window.location.origin && source === frame.current?.contentWindow;
      if (isOurs && data === drawn) end();
    };
    const timer = setTimeout(end, waitsMs);
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
    };
  }, [language, onEnd]);

  return (
    <iframe
      ref={frame}
      src={src}
      title={adminOrdersWords.order.languages[language]}
      // Not `hidden`, because browsers pause the animation frames of a frame without a box.
      className="sr-only"
      inert
      onLoad={({ currentTarget }) => {
        // A page that may not be framed, such as that of the sign-in, has no document for others.
        if (!currentTarget.contentDocument) onEnd({ language, sheets: new Map() });
      }}
    />
  );
}

/** Copies for this document, because those in the frame end with it. */
function sheetsIn(framed: Document | null | undefined): Sheets {
  const found = Array.from(framed?.querySelectorAll<HTMLElement>('[data-order]') ?? []);
  return new Map(found.map((sheet) => [keyOf(sheet.dataset), document.importNode(sheet, true)]));
}

/** An order may have a sheet for each paper: A4 is '', as in `data-sheet`. */
function keyOf({ order = '', sheet = '' }: DOMStringMap) {
  return order + sheet;
}

/** A sheet in another language, in the place of its order. React knows nothing of what is in it. */
export function SheetFromFrame({ sheet, language }: { sheet: HTMLElement; language: Language }) {
  const place = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    place.current?.replaceChildren(...sheet.cloneNode(true).childNodes);
  }, [sheet]);

  return (
    <article
      ref={place}
      data-sheet={sheet.dataset.sheet ?? ''}
      lang={language}
      dir={directionOf(language)}
      className={sheet.className}
    />
  );
}
