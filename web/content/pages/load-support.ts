import type { Load } from '../../load.ts';

/** Where to write, for pages that say so. They stand without it. */
export type Support = { email?: string };

export const loadSupport: Load<Support> = (call) => call('GET /contact', {}).catch(() => ({}));
