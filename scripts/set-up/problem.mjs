/** What keeps a command from going on, told so that its user can mend it: printed without a stack, exit code 1. */
export class Problem extends Error {}

/**
 * Does the work, and ends the process with the message and exit code 1 where a Problem stops it.
 * @param {() => Promise<void>} work
 */
export async function orTellProblem(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
