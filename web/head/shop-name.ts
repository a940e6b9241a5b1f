import { useRouteLoaderData } from 'react-router';
import { logoSource } from '../../shared/catalog/images.ts';
import { softwareName } from '../../shared/values/software-name.ts';

/** What the frame of every page has read of the settings (web/frame/layout/load-frame.ts). */
type Frame = { shop?: string; logo?: string } | undefined;

/** The routes of a page, the frame first, as the `meta` of a route gets them. */
export type PageMatches = { matches: readonly ({ loaderData?: unknown } | undefined)[] };

/** The name of the shop in the language of the page. */
export function useShopName() {
  return nameIn(useRouteLoaderData('root'));
}

/** The address of the logo in the settings, if there is one. */
export function useShopLogo() {
  const logo = useRouteLoaderData<Frame>('root')?.logo;
  return logo && logoSource(logo);
}

export function shopNameIn([frame]: PageMatches['matches']) {
  return nameIn(frame?.loaderData as Frame);
}

/** Without settings a page has the usual name. */
function nameIn(frame: Frame) {
  return frame?.shop ?? softwareName;
}
