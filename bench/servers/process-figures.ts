import { readFile } from 'node:fs/promises';

/** What a clock tick of /proc is on Linux, whatever the machine. */
const ticksPerSecond = 100;

/** Seconds that a process has spent computing so far, all its threads together. */
export async function cpuSeconds(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces: fields are counted from its end.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Memory that a process holds now, in megabytes. */
export async function residentMegabytes(pid: number) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** How many answers a shop has taken from its cache. */
export async function readCacheHits(port: number) {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const hits = /^saha_cached_replies_total (\d+)/m.exec(metrics)?.[1];
  if (hits === undefined) throw new Error('The shop does not count its cached answers');
  return Number(hits);
}
