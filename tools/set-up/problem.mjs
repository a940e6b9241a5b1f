/** An error that the user of a command can fix. It is printed without a stack, with exit code 1. */
export class Problem extends Error {}

/**
 * Does the work. A Problem ends the process with its message and exit code 1.
 * @param {() => Promise<void>} work
 */
export async function exitOnProblem(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(`\n${error.message}\n`);
    process.exit(1);
  }
}
