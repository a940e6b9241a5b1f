import type { Settings } from '../../shared/settings/settings.ts';
import { timeZone } from '../../shared/values/dates.ts';

export type CallSettings = Settings<'calls'>;

const minute = 60_000;

/** Algeria has had no summer time since 1981, so a day of its zone always has 24 hours. */
const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
  hourCycle: 'h23',
});

type Local = { day: string; clock: string };

/** The day, YYYY-MM-DD, and the time, HH:MM, in the shop's zone. */
export function localTime(time: Date): Local {
  const [day = '', clock = ''] = parts.format(time).split(', ');
  return { day, clock };
}

/** The moment at which the clock of the shop shows this. */
export function instantOf({ day, clock }: Local): Date {
  const asUtc = new Date(`${day}T${clock}:00Z`);
  const shown = localTime(asUtc);
  return new Date(2 * asUtc.getTime() - Date.parse(`${shown.day}T${shown.clock}:00Z`));
}

export function dayAfter(day: string) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 24 * 60 * minute).toISOString().slice(0, 10);
}

type Hours = Pick<CallSettings, 'dayStarts' | 'dayEnds'>;

/** When calls begin again, if this moment is in the quiet hours. */
export function quietUntil(now: Date, { dayStarts, dayEnds }: Hours): Date | undefined {
  const { day, clock } = localTime(now);
  if (clock < dayStarts) return instantOf({ day, clock: dayStarts });
  if (clock >= dayEnds) return instantOf({ day: dayAfter(day), clock: dayStarts });
  return undefined;
}

/** How long after a try the next one is at the earliest, whatever the times of the day are. */
const shortestPause = 60 * minute;

type Tried = {
  now: Date;
  /** Unanswered calls in a row, including this one. */
  tries: number;
  /** How many of them were today. */
  triesToday: number;
  settings: CallSettings;
};

/** Exactly one of the two is a time: the next call, or the end of the order after the last try. */
type NextTry = { next_call_at: Date | null; ends_at: Date | null };

/** The rule of tries (requirements: Confirmation): so many a day, at the times of the settings, on so many days. */
export function nextTry({ now, tries, triesToday, settings }: Tried): NextTry {
  if (tries >= mostTries(settings)) return { next_call_at: null, ends_at: endAfterLastTry(now, settings) };
  const slots = settings.slots.split(', ');
  const { day } = localTime(now);
  const earliest = new Date(now.getTime() + shortestPause);
  const today = triesToday < Number(settings.triesPerDay) ? slots : [];
  const times = [
    ...today.map((clock) => instantOf({ day, clock })),
    ...slots.map((clock) => instantOf({ day: dayAfter(day), clock })),
  ];
  const next = times.find((time) => time >= earliest) ?? new Date(now.getTime() + 24 * 60 * minute);
  return { next_call_at: next, ends_at: null };
}

/** The number of tries after which an order ends. */
export function mostTries({ triesPerDay, days }: Pick<CallSettings, 'triesPerDay' | 'days'>) {
  return Number(triesPerDay) * Number(days);
}

export function endAfterLastTry(now: Date, { lastHours }: Pick<CallSettings, 'lastHours'>) {
  return new Date(now.getTime() + Number(lastHours) * 60 * minute);
}
