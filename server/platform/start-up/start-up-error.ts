/** The shop cannot start. The message tells its owner how to fix it; it is printed without a stack, exit code 1. */
export class StartUpError extends Error {
  override name = 'StartUpError';
}
