import { arabicWilaya } from '../../shared/delivery/shipping-address.ts';
import type {
  wilayaName as english,
  cityName as englishCity,
  foundedName as englishFounded,
} from '../words/wilaya-names.ts';

/** The name of a wilaya for the page; mails have the same. */
export const wilayaName: typeof english = arabicWilaya;

export const foundedName: typeof englishFounded = ({ arabic }) => arabic;

/** The name of a city for the page: of a chosen commune in its language, otherwise as it was typed. */
export const cityName: typeof englishCity = ({ city, cityArabic }) => cityArabic ?? city;
