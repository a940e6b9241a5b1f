import type { Refusal } from '../../../shared/refusals/refusals.ts';

/** The shop cannot start. The message tells its owner how to fix it; it is printed without a stack, exit code 1. */
export class StartUpError extends Error {
  override name = 'StartUpError';
  /** Of a file that a page may send too. */
  readonly refusal: Refusal | undefined;

  constructor(why: string | Refusal, options?: ErrorOptions) {
    super(typeof why === 'string' ? why : why.message, options);
    this.refusal = typeof why === 'string' ? undefined : why;
  }
}
