import type { ReplyFrom } from '../../../shared/api.ts';
import { communesByName } from '../../../shared/delivery/commune-names.ts';
import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { wilayaCode, wilayaOfCode } from '../../../shared/delivery/delivery-price.ts';
import { messageOf } from '../../../shared/refusals/codes.ts';
import { latinDigits } from '../../../shared/values/text.ts';
import { call, inPageLanguage } from '../../call.ts';
import { placeHintWords as words } from '../../words/review-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import type { AddressDraft } from './address-draft.ts';

type Commune = ReplyFrom<'GET /delivery/communes'>[number];

/** The communes of a wilaya, loaded with this file when a wilaya is chosen. */
export type KnownCommunes = {
  /** The wilaya as the address names it. */
  wilaya: string;
  communes: Commune[];
  /** The commune of this name, whatever its accents, hyphens and spaces. */
  find: (city: string) => Commune | undefined;
  /** What to say about a city while it is being typed, and afterwards. */
  cityHint: (city: string, isTyping: boolean) => string;
  /** What to say about a postal code of another wilaya. */
  postalCodeHint: (postalCode: string) => string | undefined;
  undelivered: typeof undelivered;
};

const kept = new Map<string, Promise<KnownCommunes>>();

/** Reads the communes of a wilaya once for a page view. */
export function readCommunes(wilaya: string): Promise<KnownCommunes> {
  const read = kept.get(wilaya) ?? load(wilaya);
  kept.set(wilaya, read);
  read.catch(() => kept.delete(wilaya));
  return read;
}

async function load(wilaya: string): Promise<KnownCommunes> {
  const code = wilayaCode(wilaya) ?? 0;
  const communes = await call('GET /delivery/communes', { query: { wilaya: code, ...inPageLanguage } });
  const find = communesByName(communes);
  const postalCodes = new Set(communes.map(({ postalCode }) => postalCode));
  return {
    wilaya,
    communes,
    undelivered,
    find,
    cityHint(city, isTyping) {
      const isUnknown = city.trim() !== '' && !find(city);
      return isUnknown && !isTyping ? words.cityUnknown(wilayaName(wilaya)) : words.cityHint;
    },
    postalCodeHint(typed) {
      const postalCode = latinDigits(typed).trim();
      if (!/^\d{5}$/.test(postalCode) || postalCodes.has(postalCode)) return undefined;
      const named = Number(postalCode.slice(0, 2));
      if (named === code || named === codesBefore[code]) return undefined;
      const other = wilayaOfCode(named);
      return other && words.postalCodeElsewhere(wilayaName(other));
    },
  };
}

/** The wilayas whose postal codes the ten wilayas of 2019 had before, and which people still use. */
const codesBefore: Record<number, number> = {
  49: 1,
  50: 1,
  51: 7,
  52: 8,
  53: 11,
  54: 11,
  55: 30,
  56: 33,
  57: 39,
  58: 47,
};

type Going = { options: DeliveryOption[]; isHomeRefused: boolean };

/** Errors of a place to which the shop does not deliver as chosen, in the words with which it would refuse the order. */
export function undelivered(
  { Wilaya, communeId, deliveryKind = 'home', pickupPointId }: AddressDraft,
  { options, isHomeRefused }: Going,
) {
  if (!Wilaya) return {};
  if (options.length === 0) {
    return communeId === undefined
      ? { Wilaya: messageOf('wilaya-not-served') }
      : { city: messageOf('commune-not-served') };
  }
  if (isHomeRefused && deliveryKind === 'home') {
    return { phone: messageOf('pickup-only-for-phone') };
  }
  const points = options.find(({ kind }) => kind === deliveryKind)?.points;
  const isChosen = !points || points.some(({ _id }) => _id === pickupPointId);
  return isChosen ? {} : { pickupPointId: messageOf('pickup-point-required') };
}
