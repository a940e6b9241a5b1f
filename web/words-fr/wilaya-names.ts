import type { wilayaName as english } from '../words/wilaya-names.ts';

/** The name of a wilaya for the page. Orders store the French name. */
export const wilayaName: typeof english = (wilaya) => wilaya;
