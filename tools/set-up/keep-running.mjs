import { setTimeout as sleep } from 'node:timers/promises';

const longestPause = 60;
/** A shop that ran for this long had no trouble with its start. */
const steadyMs = 10 * 60_000;

/**
 * Seconds until a shop that died is started again: 1, 2, 4 … 60 for each death in a row.
 * @public for the test, which runs this file on its own
 * @param {number} deaths
 */
export function pauseAfter(deaths) {
  return Math.min(2 ** (deaths - 1), longestPause);
}

/**
 * The deaths in a row after another one, of a shop that had run for `ranMs`.
 * @param {number} deaths
 * @param {number} ranMs
 * @public for the test
 */
export function countDeath(deaths, ranMs) {
  return ranMs >= steadyMs ? 1 : deaths + 1;
}

/**
 * Runs the shop until it stops by itself, and starts it again when it dies: when it is killed, or ends with an error,
 * after it was open. The first start ends with its error, because only the owner can put a wrong setting right. Later
 * ones continue: the settings were right, and what is missing, such as the database, may come back.
 * @param {(isAgain: boolean) => import('node:child_process').ChildProcess} start it sends `open` when it is open
 * @returns {Promise<number>} its exit code
 */
export async function keepRunning(start) {
  let deaths = 0;
  let wasOpen = false;
  for (;;) {
    const begun = Date.now();
    const shop = start(wasOpen);
    shop.on('message', (message) => {
      if (message === 'open') wasOpen = true;
    });
    const [code, signal] = await new Promise((done) => shop.on('exit', (...end) => done(end)));
    if (code === 0 || !wasOpen) return code ?? 1;
    deaths = countDeath(deaths, Date.now() - begun);
    const pause = pauseAfter(deaths);
    const reason = signal ? `was killed by ${signal}` : `ended with exit code ${code}`;
    console.error(`The shop ${reason}. Starting it again in ${pause} s.`);
    await sleep(pause * 1_000);
  }
}
