import type { Call } from '../../../shared/api.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { type EmptyPages, emptyPages } from '../../head/empty-pages.ts';
import { readSettings } from '../../load.ts';
import { worded } from '../../session/translated.ts';
import { type CategoryNode, mainCategories, toCategoryNode } from '../../shop/categories/category-chain.ts';
import { readCategories } from '../../shop/categories/read-categories.ts';
import type { Closed } from '../../ui/seller/shop-closed.tsx';
import type { ShopMails } from '../../ui/seller/shop-mails.ts';
import type { FooterData } from '../footer/footer.tsx';
import { shownInFooter } from '../footer/footer-categories.tsx';

/** What the frame of every page shows. */
export type FrameData = {
  /** The name of the shop in the language of the page, its color and its icon. Absent if the settings have none. */
  shop?: string;
  color?: string;
  icon?: string;
  /** The main categories, for the menus. */
  categories: CategoryNode[];
  /** The address of the logo in the settings; absent if the shop has the usual one. */
  logo?: string;
  /** Absent if there is only one. */
  languages?: readonly Language[];
  announcement?: PublicSettings['announcement'];
  /** Absent while buyers can order. */
  closed?: Closed;
  /** The main pages on which the shop has nothing to show. */
  empty?: EmptyPages;
  /** Absent if the shop mails the confirmations of orders. */
  mails?: ShopMails;
  /** The language of the base texts, for the back office. Absent if it is English. */
  baseLanguage?: Language;
  footer: FooterData;
};

/** The page works without categories (requirements: Header) and without settings. */
export async function loadFrame(call: Call): Promise<FrameData> {
  const [categories, settings] = await Promise.all([
    readCategories(call).catch(() => []),
    readSettings(call),
  ]);
  const {
    look,
    seller,
    contact,
    delivery,
    shipping,
    announcement,
    orders,
    mails,
    has,
    languages = [],
    baseLanguage = 'en',
  } = settings ?? {};
  const empty = emptyPages(has);
  return {
    categories: mainCategories(categories).map(toCategoryNode),
    ...(look && { shop: look.name }),
    ...(look?.color && { color: look.color }),
    ...(look?.iconUrl && { icon: look.iconUrl }),
    ...(look?.imageUrl && { logo: look.imageUrl }),
    ...(languages.length > 1 && { languages }),
    ...(announcement && { announcement }),
    ...(orders?.isOpen === false && {
      closed: { sentence: await worded({ code: 'shop-closed' }), text: orders.text },
    }),
    ...(empty.length > 0 && { empty }),
    ...(mails?.confirmOrders === false && { mails }),
    ...(baseLanguage !== 'en' && { baseLanguage }),
    footer: {
      categories: shownInFooter(categories).map(toCategoryNode),
      ...{ seller, contact, shipping, pledge: delivery?.pledge },
      ...(look?.tagline && { tagline: look.tagline }),
      ...(look?.legal && { legal: look.legal }),
    },
  };
}
