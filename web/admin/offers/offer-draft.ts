import * as z from 'zod/mini';
import {
  type NewOfferBody,
  noTargets,
  type Offer,
  offerKinds,
  offerTargets,
} from '../../../shared/offers/offers.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { shownNumber, shownPrice } from '../../ui/forms/shown-number.ts';
import { noCodes, toCodes } from './code-fields.tsx';

const text = z.string();

/** An offer as its form shows it. */
export const offerDraft = z.object({
  ...{ name: text, nameEn: text, nameFr: text, nameAr: text },
  ...{ kind: z.enum(offerKinds), firstDay: text, lastDay: text },
  ...{ percent: text, amount: text, price: text, units: text, setPrice: text, free: text, minimum: text },
  ...{ higherPercent: text, higherFrom: text, giftProduct: text, giftSize: text, giftUnits: text },
  ...{ maxUses: text, maxPerPhone: text },
  ...{ isActive: z.boolean(), firstOrderOnly: z.boolean(), acceptsBelowCost: z.boolean() },
  ...{ 'codes.codes': text, 'codes.generate': text, 'codes.maxUses': text },
  included: offerTargets,
  excluded: offerTargets,
  wilayas: z.array(z.int()),
  /** The further prices of an offer that was made through the API. */
  moreTiers: z.array(z.object({ units: z.int(), price: z.nullable(z.number()), free: z.nullable(z.int()) })),
});

export type OfferDraft = z.infer<typeof offerDraft>;

export function startOf(stored: Offer | null): OfferDraft {
  const [tier, ...moreTiers] = stored?.tiers ?? [];
  return {
    ...{ name: stored?.name ?? '', nameEn: stored?.nameEn ?? '' },
    ...{ nameFr: stored?.nameFr ?? '', nameAr: stored?.nameAr ?? '' },
    ...{ kind: stored?.kind ?? 'code', firstDay: stored?.firstDay ?? '', lastDay: stored?.lastDay ?? '' },
    ...{
      percent: shownNumber(stored?.percent),
      amount: shownPrice(stored?.amount),
      price: shownPrice(stored?.price),
    },
    ...{ higherPercent: shownNumber(stored?.higherPercent), higherFrom: shownPrice(stored?.higherFrom) },
    ...giftOf(stored),
    ...{
      units: shownNumber(tier?.units),
      setPrice: shownPrice(tier?.price),
      free: shownNumber(tier?.free),
      moreTiers,
    },
    minimum: shownPrice(stored?.minimum || null),
    ...{ maxUses: shownNumber(stored?.maxUses), maxPerPhone: shownNumber(stored?.maxPerPhone) },
    ...{ isActive: stored?.isActive ?? true, firstOrderOnly: stored?.firstOrderOnly ?? false },
    acceptsBelowCost: false,
    ...noCodes,
    included: stored?.included ?? noTargets,
    excluded: stored?.excluded ?? noTargets,
    wilayas: stored?.wilayas ?? [],
  };
}

function giftOf(stored: Offer | null) {
  const { giftProduct = null, giftSize = '', giftUnits = null } = stored ?? {};
  return { giftProduct: giftProduct ?? '', giftSize, giftUnits: shownNumber(giftUnits) };
}

/** What a save sends: of the fields that belong to a kind only those of the chosen one. */
export function toValues(draft: OfferDraft): { [Name in keyof NewOfferBody]: unknown } {
  const { kind } = draft;
  const [isCut, isCode, isGift] = [kind === 'price_cut', kind === 'code', kind === 'gift'];
  const takesOff = isCut || isCode;
  const tier = { units: number(draft.units), price: number(draft.setPrice), free: number(draft.free) };
  return {
    ...{ name: draft.name, nameEn: draft.nameEn, nameFr: draft.nameFr, nameAr: draft.nameAr, kind },
    ...{ firstDay: draft.firstDay, lastDay: draft.lastDay, isActive: draft.isActive },
    percent: takesOff ? number(draft.percent) : null,
    amount: takesOff ? number(draft.amount) : null,
    price: isCut ? number(draft.price) : null,
    acceptsBelowCost: isCut && draft.acceptsBelowCost,
    higherPercent: isCode ? number(draft.higherPercent) : null,
    higherFrom: isCode ? number(draft.higherFrom) : null,
    giftProduct: isGift ? draft.giftProduct || null : null,
    giftSize: isGift ? draft.giftSize : '',
    giftUnits: isGift ? number(draft.giftUnits) : null,
    tiers: kind === 'quantity' ? [tier, ...draft.moreTiers] : [],
    ...(isCut ? noConditions : conditionsOf(draft)),
    included: kind === 'delivery' ? noTargets : draft.included,
    excluded: kind === 'delivery' ? noTargets : draft.excluded,
    codes: codesOf(draft),
  };
}

/** Undefined if nothing is typed into the fields for codes, which only the form of a new offer shows. */
function codesOf({ kind, ...draft }: OfferDraft) {
  const names = Object.keys(noCodes) as (keyof typeof noCodes)[];
  const hasCodes = kind === 'code' && names.some((name) => draft[name].trim() !== '');
  return hasCodes ? toCodes(draft) : undefined;
}

const noConditions = { minimum: 0, maxUses: null, maxPerPhone: null, firstOrderOnly: false, wilayas: [] };

function conditionsOf({ minimum, maxUses, maxPerPhone, firstOrderOnly, wilayas }: OfferDraft) {
  return {
    minimum: number(minimum) ?? 0,
    ...{ maxUses: number(maxUses), maxPerPhone: number(maxPerPhone) },
    ...{ firstOrderOnly, wilayas },
  };
}

function number(typed: string) {
  return readNumber(typed, money) ?? null;
}
