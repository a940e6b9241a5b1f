import { readFile } from 'node:fs/promises';

/** The unit of times in /proc, the same on every Linux machine. */
const ticksPerSecond = 100;

/** Processor seconds of a process so far, all threads together. */
export async function cpuSeconds(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces, so the fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** The resident memory of a process in megabytes, now (`VmRSS`) or at most so far (`VmHWM`). */
export async function residentMegabytes(pid: number, which: 'VmRSS' | 'VmHWM' = 'VmRSS') {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** The number of replies that a shop has taken from its cache. */
export async function readCacheHits(port: number) {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const hits = /^saha_cached_replies_total (\d+)/m.exec(metrics)?.[1];
  if (hits === undefined) throw new Error('The shop does not count its cached replies');
  return Number(hits);
}
