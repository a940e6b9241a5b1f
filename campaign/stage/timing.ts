import { setTimeout as sleep } from 'node:timers/promises';

/** How long the work took, in milliseconds. */
export async function timed(work: () => Promise<unknown>) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Resolves when the check answers true; throws with `what` if that takes longer than `withinMs`. */
export async function until(what: string, withinMs: number, check: () => Promise<boolean> | boolean) {
  const deadline = Date.now() + withinMs;
  while (!(await check())) {
    if (Date.now() > deadline) throw new Error(`Not within ${withinMs / 1000} s: ${what}`);
    await sleep(50);
  }
}

/** The slope of a line through values of equal distance, per step (least squares). */
export function slopeOf(values: number[]) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const steps = values.map((value, place) => ({ rise: value - mean, run: place - middle }));
  const spread = steps.reduce((sum, { run }) => sum + run * run, 0);
  return spread === 0 ? 0 : steps.reduce((sum, { rise, run }) => sum + rise * run, 0) / spread;
}
