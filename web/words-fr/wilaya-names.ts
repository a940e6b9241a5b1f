import type { wilayaName as english, cityName as englishCity } from '../words/wilaya-names.ts';

/** The name of a wilaya for the page. Orders store the French name. */
export const wilayaName: typeof english = (wilaya) => wilaya;

/** The name of a city for the page: communes have their French names in orders. */
export const cityName: typeof englishCity = ({ city }) => city;
