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
