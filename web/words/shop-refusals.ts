import { shopRefusals as sentences } from '../../shared/refusals/refusals-of-shop.ts';

/** Refusals outside the back office. English shows the sentences of the API. */
export const shopRefusals: Record<keyof typeof sentences, string> = sentences;
