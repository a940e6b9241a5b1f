import * as z from 'zod/mini';
import { type Offer, type OfferBody, offerKinds } from '../../../shared/offers.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { shownNumber } from '../../ui/forms/shown-number.ts';

const text = z.string();

/** An offer as its form shows it. Lists have one entry a line. */
export const offerDraft = z.object({
  ...{ name: text, nameFr: text, nameAr: text, kind: z.enum(offerKinds), firstDay: text, lastDay: text },
  ...{ higherPercent: text, higherFrom: text, giftProduct: text, giftSize: text, giftUnits: text },
  ...{ percent: text, amount: text, units: text, price: text, free: text, minimum: text },
  ...{ maxUses: text, maxPerPhone: text, brands: text, products: text, notBrands: text, notProducts: text },
  ...{ isActive: z.boolean(), firstOrderOnly: z.boolean() },
  ...{ categories: z.array(text), notCategories: z.array(text), wilayas: z.array(z.int()) },
  /** The further prices of an offer that was made through the API. */
  moreTiers: z.array(z.object({ units: z.int(), price: z.nullable(z.number()), free: z.nullable(z.int()) })),
});

export type OfferDraft = z.infer<typeof offerDraft>;

const shown = (number: number | null | undefined) => (number == null ? '' : shownNumber(number));

export function startOf(stored: Offer | null): OfferDraft {
  const [tier, ...moreTiers] = stored?.tiers ?? [];
  const { included, excluded } = stored ?? {};
  return {
    ...{ name: stored?.name ?? '', nameFr: stored?.nameFr ?? '', nameAr: stored?.nameAr ?? '' },
    ...{ kind: stored?.kind ?? 'code', firstDay: stored?.firstDay ?? '', lastDay: stored?.lastDay ?? '' },
    ...{ percent: shown(stored?.percent), amount: shown(stored?.amount) },
    ...{ higherPercent: shown(stored?.higherPercent), higherFrom: shown(stored?.higherFrom) },
    ...giftOf(stored),
    ...{ units: shown(tier?.units), price: shown(tier?.price), free: shown(tier?.free), moreTiers },
    minimum: shown(stored?.minimum || null),
    ...{ maxUses: shown(stored?.maxUses), maxPerPhone: shown(stored?.maxPerPhone) },
    ...{ isActive: stored?.isActive ?? true, firstOrderOnly: stored?.firstOrderOnly ?? false },
    ...{ brands: lines(included?.brands), products: lines(included?.products) },
    ...{ notBrands: lines(excluded?.brands), notProducts: lines(excluded?.products) },
    ...{ categories: included?.categories ?? [], notCategories: excluded?.categories ?? [] },
    wilayas: stored?.wilayas ?? [],
  };
}

function giftOf(stored: Offer | null) {
  const { giftProduct = null, giftSize = '', giftUnits = null } = stored ?? {};
  return { giftProduct: giftProduct ?? '', giftSize, giftUnits: shown(giftUnits) };
}

/** What a save sends: of the fields that belong to a kind only those of the chosen one. */
export function toValues(draft: OfferDraft): { [Name in keyof OfferBody]: unknown } {
  const { kind } = draft;
  const isCode = kind === 'code';
  const isGift = kind === 'gift';
  const tier = { units: number(draft.units), price: number(draft.price), free: number(draft.free) };
  return {
    ...{ name: draft.name, nameFr: draft.nameFr, nameAr: draft.nameAr, kind },
    ...{ firstDay: draft.firstDay, lastDay: draft.lastDay, isActive: draft.isActive },
    percent: isCode ? number(draft.percent) : null,
    amount: isCode ? number(draft.amount) : null,
    higherPercent: isCode ? number(draft.higherPercent) : null,
    higherFrom: isCode ? number(draft.higherFrom) : null,
    giftProduct: isGift ? draft.giftProduct || null : null,
    giftSize: isGift ? draft.giftSize : '',
    giftUnits: isGift ? number(draft.giftUnits) : null,
    tiers: kind === 'quantity' ? [tier, ...draft.moreTiers] : [],
    minimum: number(draft.minimum) ?? 0,
    ...{ maxUses: number(draft.maxUses), maxPerPhone: number(draft.maxPerPhone) },
    firstOrderOnly: draft.firstOrderOnly,
    wilayas: draft.wilayas,
    included: targets(kind, draft.products, draft.categories, draft.brands),
    excluded: targets(kind, draft.notProducts, draft.notCategories, draft.notBrands),
  };
}

function targets(kind: OfferDraft['kind'], ...[products, categories, brands]: [string, string[], string]) {
  if (kind === 'delivery') return { products: [], categories: [], brands: [] };
  return { products: entries(products), categories, brands: entries(brands) };
}

function number(typed: string) {
  return readNumber(typed, money) ?? null;
}

function lines(entries: string[] = []) {
  return entries.join('\n');
}

function entries(typed: string) {
  const all = typed.split('\n').map((line) => line.trim());
  return all.filter((line) => line !== '');
}
