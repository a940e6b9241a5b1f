import { toTable } from '../bench/report.ts';
import type { Outcome } from './play-fault.ts';

const head = ['Fault', 'Acknowledged', 'Lost', 'Doubled', 'Wrong status', 'Ready again', 'Other', 'Done'];

export function hasFailed({ lost, doubled, wrong, broken }: Outcome) {
  return [lost, doubled, wrong, broken].some((found) => found.length > 0);
}

/** The table in Markdown, in the order of the faults' numbers. */
export function toCampaignTable(outcomes: Outcome[]) {
  const inOrder = outcomes.toSorted((a, b) => Number(a.fault.id.slice(1)) - Number(b.fault.id.slice(1)));
  return toTable(head, inOrder.map(toCells));
}

function toCells({ fault, acknowledged, lost, doubled, wrong, readyMs, broken, note, isSkipped }: Outcome) {
  const name = `${fault.id} ${fault.name}`;
  if (isSkipped) return [name, '', '', '', '', '', '', note];
  const counts = [lost, doubled, wrong].map(({ length }) => marked(length));
  return [name, String(acknowledged), ...counts, inSeconds(readyMs), marked(broken.length), note];
}

function marked(count: number) {
  return count === 0 ? '0' : `**${count}**`;
}

/** The median and the longest. */
function inSeconds(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  if (median === undefined || longest === undefined) return '';
  const [short, long] = [median, longest].map((time) => `${(time / 1000).toFixed(1)} s`);
  return sorted.length === 1 ? `${long}` : `${short}, at most ${long}`;
}

const mostShown = 5;

/** Each failure of a fault, for the terminal. */
export function toComplaints({ lost, doubled, wrong, broken }: Outcome) {
  return Object.entries({ lost, doubled, 'wrong status': wrong, broken }).flatMap(([kind, found]) => [
    ...found.slice(0, mostShown).map((what) => `  ${kind}: ${what}`),
    ...(found.length > mostShown ? [`  ${kind}: and ${found.length - mostShown} more`] : []),
  ]);
}
