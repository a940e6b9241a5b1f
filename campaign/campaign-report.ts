import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Outcome } from './play-fault.ts';

const head = ['Fault', 'Acknowledged', 'Lost', 'Doubled', 'Wrong status', 'Ready again', 'Other', 'Done'];

export function hasFailed({ lost, doubled, wrong, broken }: Outcome) {
  return [lost, doubled, wrong, broken].some((found) => found.length > 0);
}

/** The table in Markdown. */
export function toCampaignTable(outcomes: Outcome[]) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...outcomes.map((outcome) => line(toCells(outcome)))].join(
    '\n',
  );
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

/** One sentence about the run, for the reader of the table. */
export async function describeRun({ seed, isQuick }: { seed: number; isQuick: boolean }) {
  const git = await promisify(execFile)('git', ['log', '-1', '--format=%h']).catch(() => ({
    stdout: 'unknown',
  }));
  const [{ model = '' } = {}, ...otherCores] = cpus();
  const machine = `${model}, ${otherCores.length + 1} cores, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  return `${isQuick ? 'Quick' : 'Nightly'} run of ${day} at commit ${git.stdout.trim()}, seed ${seed}, on ${machine}.`;
}

const page = join(import.meta.dirname, '../docs/reliability.md');
const begin = '<!-- measured: written by npm run campaign -- --write -->';
const end = '<!-- end of measured -->';

/** Replaces the text between the markers in docs/reliability.md. */
export async function writeCampaignReport(report: string) {
  const text = await readFile(page, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.slice(rest.indexOf(end));
  if (!after.startsWith(end)) throw new Error(`${page} has lost its markers`);
  await writeFile(page, `${before}${begin}\n\n${report}\n\n${after}`);
}
