import { toTable } from '../../bench/report.ts';
import { describeRun } from '../measured.ts';
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

const head = ['Failover', 'Lost for', 'First order', 'Both processes ready', '503 until then'];

/** A sentence about the run, a table of its failovers, and what was found at the end. */
export async function toFailoverReport({ failovers, reckoning, broken, retries, seed }: Drill) {
  const rows = failovers.map(({ lost, promoted, downMs, backMs, readyMs, retries }) => [
    `${lost} killed, ${promoted} promoted`,
    ...[downMs, backMs, readyMs].map((time) => `${(time / 1000).toFixed(1)} s`),
    String(retries),
  ]);
  const { acknowledged, lost, doubled, wrong } = reckoning;
  return [
    `Run of ${await describeRun(seed)}.`,
    toTable(head, rows),
    `${acknowledged} orders were acknowledged: ${lost.length} lost, ${doubled.length} doubled. ` +
      `Wrong statuses: ${wrong.length}; asked to try again: ${retries}; other: ${broken.length}.`,
  ].join('\n\n');
}
