import { comma } from '../../words/formats.ts';
import { cityName, wilayaName } from '../../words/wilaya-names.ts';

type Place = Parameters<typeof cityName>[0] & { Wilaya: string };

/** City and wilaya in one line, once where both have one name. */
export function placeName({ Wilaya, ...city }: Place) {
  return [...new Set([cityName(city), wilayaName(Wilaya)])].filter(Boolean).join(comma);
}
