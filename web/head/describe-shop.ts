import { sharePictureSize, sharePictureUrl } from '../../shared/catalog/images.ts';
import type { PublicSettings } from '../../shared/settings/settings.ts';
import { softwareName } from '../../shared/values/software-name.ts';
import { internationalNumber } from '../../shared/values/text.ts';
import { homeWords } from '../words/home-words.ts';
import { openingHours } from './opening-hours.ts';
import { pageAddress, type SharePicture } from './page-facts.ts';

/** The name by which other facts refer to the shop. */
export function shopId(url: URL) {
  return { '@id': `${pageAddress('/', url)}#shop` };
}

/**
 * The shop as schema.org Organization, with what its settings say; with an address a LocalBusiness, which search engines
 * show on maps.
 */
export function shopJsonLd(url: URL, settings: PublicSettings | undefined) {
  const { look, seller, contact } = settings ?? {};
  const pages = [contact?.facebook, contact?.instagram, contact?.tiktok, contact?.youtube].filter(Boolean);
  const hours = openingHours(contact?.hours ?? '');
  return {
    '@type': contact?.address ? 'LocalBusiness' : 'Organization',
    ...shopId(url),
    name: shopNameOf(settings),
    url: pageAddress('/', url),
    logo: new URL(logoOf(look), url).href,
    description: look?.tagline || homeWords.description,
    areaServed: { '@type': 'Country', name: 'Algeria' },
    ...(seller?.name && { legalName: seller.name }),
    ...(contact?.phone && { telephone: `+${internationalNumber(contact.phone)}` }),
    ...(contact?.email && { email: contact.email }),
    ...(contact?.address && {
      image: new URL(logoOf(look), url).href,
      address: {
        '@type': 'PostalAddress',
        streetAddress: contact.address.replace(/\s*\n\s*/g, ', '),
        addressCountry: 'DZ',
      },
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(pages.length > 0 && { sameAs: pages }),
  };
}

/** Search engines want a logo of at least 112 pixels each way, so it is the square picture. */
function logoOf(look: PublicSettings['look'] | undefined) {
  const imageUrl = look?.imageUrl || look?.iconUrl || '/icon-512.png';
  return sharePictureUrl(imageUrl) ?? imageUrl;
}

type Look = { name?: string | undefined; imageUrl?: string | undefined; iconUrl?: string | undefined };

/**
 * What messengers show beside a link to a page without a picture of its own: the logo or the icon of the settings. The usual
 * picture names the software, so a shop with a name of its own has none.
 */
export function shopPicture({ name = softwareName, imageUrl, iconUrl }: Look = {}): SharePicture | undefined {
  const own = imageUrl || iconUrl;
  const address = own && sharePictureUrl(own);
  if (address) return { address, size: sharePictureSize, type: 'image/jpeg' };
  if (own) return { address: own };
  if (name !== softwareName) return undefined;
  return { address: '/share.png', size: { width: 1200, height: 630 }, type: 'image/png' };
}

/** Without settings a page has the usual name. */
export function shopNameOf(settings: PublicSettings | undefined) {
  return settings?.look.name ?? softwareName;
}
