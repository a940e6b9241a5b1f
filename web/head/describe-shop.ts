import { sharePictureUrl } from '../../shared/catalog/images.ts';
import type { PublicSettings } from '../../shared/settings/settings.ts';
import { internationalNumber } from '../../shared/values/text.ts';
import { homeWords } from '../words/home-words.ts';
import { layoutWords } from '../words/layout-words.ts';
import { openingHours } from './opening-hours.ts';
import { pageAddress } from './page-facts.ts';

/** The name by which other facts refer to the shop. */
export function shopId(url: URL) {
  return { '@id': `${pageAddress('/', url)}#shop` };
}

/**
 * The shop as schema.org Organization, with what its settings say; with an address a LocalBusiness, which search engines
 * show on maps.
 */
export function shopJsonLd(url: URL, settings: PublicSettings | undefined) {
  const { seller, contact } = settings ?? {};
  const pages = [contact?.facebook, contact?.instagram, contact?.tiktok, contact?.youtube].filter(Boolean);
  const hours = openingHours(contact?.hours ?? '');
  return {
    '@type': contact?.address ? 'LocalBusiness' : 'Organization',
    ...shopId(url),
    name: layoutWords.shopName,
    url: pageAddress('/', url),
    logo: new URL(logoOf(seller), url).href,
    description: homeWords.description,
    areaServed: { '@type': 'Country', name: 'Algeria' },
    ...(seller?.name && { legalName: seller.name }),
    ...(contact?.phone && { telephone: `+${internationalNumber(contact.phone)}` }),
    ...(contact?.email && { email: contact.email }),
    ...(contact?.address && {
      image: new URL('/share.png', url).href,
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
function logoOf(seller: PublicSettings['seller'] | undefined) {
  const imageUrl = seller?.imageUrl || '/icon-512.png';
  return sharePictureUrl(imageUrl) ?? imageUrl;
}
