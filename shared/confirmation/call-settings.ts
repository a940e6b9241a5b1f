import * as z from 'zod/mini';
import { messageOf } from '../refusals/codes.ts';
import { cleanCode, cleanLine, optionalText, withLatinDigits } from '../values/text.ts';
import { money, typedNumber } from '../values/typed-number.ts';

/** What the staff says in a call, and the messages that it sends. Blank is the text of the shop. */
export const callTexts = z.object({
  script: optionalText(1000),
  missed: optionalText(500),
  confirm: optionalText(500),
  last: optionalText(500),
  shipped: optionalText(500),
  ready: optionalText(500),
});

/** A whole number as text. Blank is `usual`. */
function count(usual: number, { least, most }: { least: number; most: number }) {
  const message = messageOf('whole-number-required', { min: least, max: most });
  return z._default(z.string(messageOf('not-text')), '').check(
    z.overwrite<string>((typed) => String(typedNumber(typed, money) ?? usual)),
    z.refine((typed) => /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most, message),
  );
}

const clock = (usual: string) =>
  z._default(z.string(messageOf('not-text')), '').check(
    withLatinDigits,
    z.overwrite<string>((typed) => cleanCode(typed) || usual),
    z.refine((typed) => /^([01]\d|2[0-3]):[0-5]\d$/.test(typed), messageOf('time-invalid')),
  );

/** Times of the day, such as `09:00, 13:00, 17:30`, in their order. */
const slots = z._default(z.string(messageOf('not-text')), '').check(
  withLatinDigits,
  z.overwrite<string>(
    (typed) =>
      (cleanLine(typed).match(/\S+/g) ?? [])
        .join(' ')
        .split(/[ ,;،]+/)
        .filter(Boolean)
        .sort()
        .join(', ') || '09:00, 13:00, 17:30',
  ),
  z.refine((typed) => /^(([01]\d|2[0-3]):[0-5]\d(, |$)){1,12}$/.test(typed), messageOf('times-invalid')),
);

/** When and how often buyers are called. Numbers and times are texts, as they are typed; blank is the usual value. */
export const callFields = {
  /** The times of the day at which an order is tried again. */
  slots,
  /** Nobody is called before the one and after the other. */
  dayStarts: clock('09:00'),
  dayEnds: clock('21:00'),
  triesPerDay: count(3, { least: 1, most: 9 }),
  days: count(3, { least: 1, most: 14 }),
  /** Hours between the last try and the end of the order. */
  lastHours: count(24, { least: 1, most: 168 }),
  /** The minutes within which a new order is called for the first time. */
  targetMinutes: count(15, { least: 1, most: 1440 }),
  /** From this total on, in dinars, new orders are called first. */
  highValue: count(10_000, { least: 0, most: 999_999_999 }),
  /** Days after which an order ends that nobody has confirmed, even if nobody called; 0 is never. */
  expireDays: count(3, { least: 0, most: 365 }),
  /** What the unconfirmed orders of one phone number may reserve: units, dinars, and products that they sell out. */
  reviewUnits: count(500, { least: 1, most: 999_999_999 }),
  reviewTotal: count(2_000_000, { least: 1, most: 999_999_999 }),
  reviewProducts: count(10, { least: 1, most: 999_999_999 }),
};

export const callsInDay = z.refine<{ dayStarts: string; dayEnds: string }>(
  ({ dayStarts, dayEnds }) => dayStarts < dayEnds,
  { error: messageOf('quiet-hours-too-long'), path: ['dayEnds'] },
);

export const callsOutsideQuiet = z.refine<{ slots: string; dayStarts: string; dayEnds: string }>(
  ({ slots, dayStarts, dayEnds }) => slots.split(', ').every((slot) => slot >= dayStarts && slot < dayEnds),
  { error: messageOf('time-in-quiet-hours'), path: ['slots'] },
);

/** What texts about an order name in braces: its values, and the name of the shop. */
export const textMarkers = ['shop', 'name', 'number', 'items', 'total', 'place'] as const;

export type TextMarker = (typeof textMarkers)[number];

type CallTexts = z.output<typeof callTexts>;

/** A marker that nothing replaces would be read out to buyers as it stands. */
export const textsWithKnownMarkers: z.core.CheckFn<CallTexts & { texts: Record<string, CallTexts> }> = ({
  value,
  issues,
}) => {
  const translations = Object.entries(value.texts).map(([language, texts]) => ({
    texts,
    path: ['texts', language],
  }));
  for (const { texts, path } of [{ texts: value, path: [] }, ...translations]) {
    for (const name of Object.keys(callTexts.shape)) {
      const marker = unknownMarker(texts[name as keyof CallTexts]);
      if (marker === undefined) continue;
      const message = messageOf('text-marker-unknown', { marker });
      issues.push({ code: 'custom', message, path: [...path, name], input: value });
    }
  }
};

function unknownMarker(text: string) {
  const markers = [...text.matchAll(/\{([^{}\n]{1,40})\}/g)].map(([, marker = '']) => marker);
  return markers.find((marker) => !textMarkers.includes(marker as TextMarker));
}
