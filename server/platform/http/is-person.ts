import { isbot } from 'isbot';

/** Whether a browser with this name may be a person's. */
export function isPerson(userAgent: string | undefined) {
  return userAgent !== undefined && userAgent !== '' && !isbot(userAgent);
}
