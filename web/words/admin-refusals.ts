import { adminRefusals as sentences } from '../../shared/refusals/refusals-of-admin.ts';

/** Refusals to administrators about searches, orders, staff, files and imports. English shows the sentences of the API. */
export const adminRefusals: Record<keyof typeof sentences, string> = sentences;
