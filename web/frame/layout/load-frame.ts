import type { Call } from '../../../shared/api.ts';
import { logoSource } from '../../../shared/catalog/images.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { readSettings } from '../../load.ts';
import { type CategoryNode, mainCategories, toCategoryNode } from '../../shop/categories/category-chain.ts';
import { readCategories } from '../../shop/categories/read-categories.ts';
import type { FooterData } from '../footer/footer.tsx';
import { shownInFooter } from '../footer/footer-categories.tsx';

/** What the frame of every page shows. */
export type FrameData = {
  /** The main categories, for the menus. */
  categories: CategoryNode[];
  /** The address of the logo in the settings; absent if the shop has the usual one. */
  logo?: string;
  /** Absent if there is only one. */
  languages?: readonly Language[];
  announcement?: PublicSettings['announcement'];
  footer: FooterData;
};

/** The page works without categories (requirements: Header) and without settings. */
export async function loadFrame(call: Call): Promise<FrameData> {
  const [categories, settings] = await Promise.all([
    readCategories(call).catch(() => []),
    readSettings(call),
  ]);
  const { seller, contact, delivery, shipping, announcement, languages = [] } = settings ?? {};
  return {
    categories: mainCategories(categories).map(toCategoryNode),
    ...(seller?.imageUrl && { logo: logoSource(seller.imageUrl) }),
    ...(languages.length > 1 && { languages }),
    ...(announcement && { announcement }),
    footer: {
      categories: shownInFooter(categories).map(toCategoryNode),
      ...{ seller, contact, shipping, pledge: delivery?.pledge },
    },
  };
}
