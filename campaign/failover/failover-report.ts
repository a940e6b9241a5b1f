import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Reckoning } from '../storm/reckon.ts';

/** One loss of the primary. Times are from the promotion of the replica, except `downMs`. */
export type Failover = {
  lost: string;
  promoted: string;
  /** From the loss to the promotion. */
  downMs: number;
  /** To the first order that was sent and acknowledged. */
  backMs: number;
  /** To the readiness of every process. */
  readyMs: number;
  /** Answers 503 with Retry-After. */
  retries: number;
};

type Drill = { failovers: Failover[]; reckoning: Reckoning; broken: string[]; retries: number; seed: string };

const head = ['Failover', 'Lost for', 'First order', 'Both processes ready', '503 meanwhile'];

/** A sentence about the run, a table of its failovers, and what was found at the end. */
export async function toFailoverReport({ failovers, reckoning, broken, retries, seed }: Drill) {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = failovers.map(({ lost, promoted, downMs, backMs, readyMs, retries }) =>
    line([
      `${lost} killed, ${promoted} promoted`,
      ...[downMs, backMs, readyMs].map((time) => `${(time / 1000).toFixed(1)} s`),
      String(retries),
    ]),
  );
  const { acknowledged, lost, doubled, wrong } = reckoning;
  return [
    await describeDrill(seed),
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows,
    '',
    `${acknowledged} orders were acknowledged: ${lost.length} lost, ${doubled.length} doubled. ` +
      `Wrong statuses: ${wrong.length}; asked to try again: ${retries}; other: ${broken.length}.`,
  ].join('\n');
}

async function describeDrill(seed: string) {
  const { stdout } = await promisify(execFile)('git', ['log', '-1', '--format=%h']).catch(() => ({
    stdout: 'unknown',
  }));
  const [{ model = '' } = {}, ...otherCores] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  return `Run of ${day} at commit ${stdout.trim()}, seed ${seed}, on ${model}, ${otherCores.length + 1} cores.`;
}

const page = join(import.meta.dirname, '../../docs/reliability.md');
const begin = '<!-- measured: written by npm run failover:drill -- --write -->';
const end = '<!-- end of measured -->';

/** Replaces the text between the markers in docs/reliability.md. */
export async function writeFailoverReport(report: string) {
  const text = await readFile(page, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const after = rest.slice(rest.indexOf(end));
  if (!after.startsWith(end)) throw new Error(`${page} has lost its markers`);
  await writeFile(page, `${before}${begin}\n\n${report}\n\n${after}`);
}
