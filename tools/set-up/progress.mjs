const everyMs = 10_000;

/**
 * Prints what is being done and for how long, in whole lines because the shop may print others between them.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function showProgress(what, work) {
  const begun = Date.now();
  const show = () => console.log(`${what} ... ${Math.round((Date.now() - begun) / 1000)} s`);
  show();
  const timer = setInterval(show, everyMs);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    show();
  }
}
