/** What keeps the shop from starting, told so that its owner can mend it: printed without a stack, exit code 1. */
export class StartUpError extends Error {
  override name = 'StartUpError';
}
