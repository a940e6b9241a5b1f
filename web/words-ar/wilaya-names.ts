import { arabicWilaya } from '../../shared/shipping-address.ts';
import type { wilayaName as english } from '../words/wilaya-names.ts';

/** The name of a wilaya for the page; mails have the same. */
export const wilayaName: typeof english = arabicWilaya;
