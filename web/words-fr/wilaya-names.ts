import type {
  wilayaName as english,
  cityName as englishCity,
  foundedName as englishFounded,
} from '../words/wilaya-names.ts';

/** The name of a wilaya for the page. Orders store the French name, with a straight apostrophe: `M'Sila`. */
export const wilayaName: typeof english = withApostrophe;

export const foundedName: typeof englishFounded = ({ name }) => withApostrophe(name);

/** The name of a city for the page: communes have their French names in orders. */
export const cityName: typeof englishCity = ({ city }) => withApostrophe(city);

function withApostrophe(name: string) {
  return name.replaceAll("'", '’');
}
