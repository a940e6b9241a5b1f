import type { CameFrom } from './orders.ts';

/** The most characters of each value of a campaign. */
export const longestCampaign = 200;

const longestPath = 500;

type Address = { pathname: string; query: { get: (name: string) => string | null } };

/** The campaign in the address of a page with the form, and its path (requirements: Quick order). */
export function readCameFrom({ pathname, query }: Address): CameFrom {
  const utm = (name: string) => oneLine(query.get(name) ?? '', longestCampaign);
  return {
    utmSource: utm('utm_source'),
    utmMedium: utm('utm_medium'),
    utmCampaign: utm('utm_campaign'),
    landingPath: oneLine(pathname, longestPath),
  };
}

/** Strange characters in a campaign must not make an order fail. */
export function oneLine(text: string, longest: number) {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();
}
