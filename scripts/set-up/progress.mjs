const isTerminal = process.stdout.isTTY;

/**
 * Prints what is being done and for how long.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 */
export async function showProgress(what, work) {
  const begun = Date.now();
  const line = () => `${what} ... ${Math.round((Date.now() - begun) / 1000)} s`;
  const show = () => (isTerminal ? process.stdout.write(`\r${line()}`) : console.log(line()));
  show();
  const timer = setInterval(show, isTerminal ? 1_000 : 10_000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    show();
    if (isTerminal) process.stdout.write('\n');
  }
}
