import levenshtein from 'damerau-levenshtein';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { offeredSizes } from '../../../shared/catalog/sizes.ts';
import { type ApiError, isApiError } from '../../../shared/contract/api-error.ts';
import { foldedPlace } from '../../../shared/delivery/commune-names.ts';
import type { DeliveryOption } from '../../../shared/delivery/delivery.ts';
import { deliveryKinds, wilayaCode } from '../../../shared/delivery/delivery-price.ts';
import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import { readCameFrom } from '../../../shared/orders/came-from.ts';
import { maxQuantity } from '../../../shared/orders/cart.ts';
import type { Quote } from '../../../shared/orders/order-terms.ts';
import { messageOf, type Said } from '../../../shared/refusals/codes.ts';
import { latinDigits } from '../../../shared/values/text.ts';
import { inPageLanguage } from '../../call.ts';
import { noAddress } from '../../session/local-entries.ts';
import { translatedFields, worded } from '../../session/translated.ts';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { comma } from '../../words/formats.ts';
import { plainOrderWords as words } from '../../words/quick-order-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { undelivered } from '../checkout/known-communes.ts';
import { checkQuickDraft } from './quick-draft.ts';

/** What the pages without JavaScript send, all of it as text. `step` is the pressed button. */
const names = [
  'quantity',
  'size',
  'fullName',
  'phone',
  'Wilaya',
  'city',
  'deliveryKind',
  'pickupPointId',
  'street',
  'discountCode',
  'quotedTotal',
  'key',
  'step',
] as const;

export type PlainFields = Record<(typeof names)[number], string>;

type Places = {
  communes: ReplyFrom<'GET /delivery/communes'>;
  options: DeliveryOption[];
};

type FormStep = { step: 'form'; fields: PlainFields; errors: FieldErrors; problem?: string } & Places;

/** The page that answers a form. */
export type PlainStep =
  | FormStep
  | {
      step: 'check';
      fields: PlainFields;
      address: ShippingAddress;
      pickupPoint: string;
      quote: Quote;
      /** Why the product cannot be ordered. */
      unavailable?: string;
      /** Why the code takes nothing off. */
      codeProblem?: string;
      /** Why nothing was ordered. */
      problem?: string;
    }
  | { step: 'placed'; order: ReplyFrom<'POST /orders'> };

export type PlainRequest = { product: ProductDetail; form: FormData; address: URL };

type Ordering = {
  call: Call;
  fields: PlainFields;
  places: Places;
  body: OrderBody;
  address: ShippingAddress;
};

type OrderBody = ReturnType<typeof bodyOf>;

/**
 * The next page of a quick order without JavaScript: the form with its errors, the order to be checked, or the placed
 * one (docs/decisions/0101). It runs on the server, and orders through the same endpoint as the browser.
 */
export async function takePlainOrder(
  call: Call,
  { product, form, address }: PlainRequest,
): Promise<PlainStep> {
  const fields = readFields(form);
  const { places, checked } = await checkFields(call, fields, product);
  if (checked.errors || fields.step === 'change') {
    const errors = checked.errors && fields.step !== 'change' ? await translatedFields(checked.errors) : {};
    return { step: 'form', fields, errors, ...places };
  }
  const body = bodyOf(checked.body, { product, fields, address });
  const ordering = { call, fields, places, body, address: checked.body };
  return fields.step === 'order' && fields.quotedTotal ? place(ordering) : quote(ordering);
}

function readFields(form: FormData) {
  const fields = Object.fromEntries(
    names.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as PlainFields;
  return { ...fields, key: /^[\w-]{20,100}$/.test(fields.key) ? fields.key : crypto.randomUUID() };
}

type Checked = { body: ShippingAddress; errors?: undefined } | { body: null; errors: FieldErrors };

async function checkFields(call: Call, fields: PlainFields, product: ProductDetail) {
  const { communes, commune, nearest } = await findCommune(call, fields);
  const wilaya = wilayaCode(fields.Wilaya);
  const options = wilaya
    ? await call('GET /delivery/options', { query: { wilaya, ...(commune && { commune: commune.id }) } })
    : [];
  const places = { communes, options };
  const draft = draftOf(fields, commune);
  const { body, errors = {} } = checkQuickDraft(draft, {
    options: wilaya ? options : null,
    known: { undelivered },
    isHomeRefused: false,
  });
  const others = { ...(!commune && communeError(fields, nearest)), ...choiceErrors(fields, product) };
  const all = { ...errors, ...others };
  const checked: Checked = body && Object.keys(others).length === 0 ? { body } : { body: null, errors: all };
  return { places, checked };
}

type Commune = Places['communes'][number];

/** The commune of the typed name, in the language of the page or in Latin letters, and the nearest ones otherwise. */
async function findCommune(call: Call, { Wilaya, city }: PlainFields) {
  const wilaya = wilayaCode(Wilaya);
  if (!wilaya) return { communes: [], commune: undefined, nearest: [] };
  const communes = await call('GET /delivery/communes', { query: { wilaya, ...inPageLanguage } });
  const wanted = foldedPlace(city.slice(0, longestName));
  const distances = new Map<number, number>();
  for (const { id, name, stored = name } of communes) {
    const { relative } = levenshtein(wanted, foldedPlace(name));
    distances.set(id, Math.min(relative, levenshtein(wanted, foldedPlace(stored)).relative));
  }
  const nearest = communes.toSorted((a, b) => (distances.get(a.id) ?? 1) - (distances.get(b.id) ?? 1));
  return { communes, commune: nearest.find(({ id }) => distances.get(id) === 0), nearest };
}

const longestName = 200;

function draftOf(fields: PlainFields, commune: Commune | undefined) {
  const { fullName, phone, Wilaya, city, deliveryKind, pickupPointId, street } = fields;
  return {
    ...noAddress,
    ...{
      fullName,
      phone,
      Wilaya,
      street,
      city: commune?.name ?? city,
      postalCode: commune?.postalCode ?? '',
    },
    communeId: commune?.id,
    deliveryKind: deliveryKinds.find((kind) => kind === deliveryKind),
    pickupPointId: deliveryKind === 'desk' && pickupPointId !== '' ? pickupPointId : undefined,
  };
}

const mostOffered = 5;

/** A name that is no commune of the wilaya is refused with the nearest ones, never taken for one of them. */
function communeError({ Wilaya, city }: PlainFields, nearest: Commune[]) {
  if (nearest.length === 0 || city.trim() === '') return {};
  const names = nearest.slice(0, mostOffered).map(({ name }) => name);
  return { city: words.communeUnknown(wilayaName(Wilaya), names.join(comma)) };
}

function choiceErrors({ quantity, size }: PlainFields, product: ProductDetail) {
  const units = Number(latinDigits(quantity));
  const sizes = offeredSizes(product);
  return {
    ...(!(Number.isInteger(units) && units >= 1) && { quantity: messageOf('quantity-not-whole') }),
    ...(units > maxQuantity && { quantity: messageOf('quantity-too-large', { max: maxQuantity }) }),
    ...(sizes.length > 0 &&
      !sizes.some((offered) => offered.size === size) && {
        size: messageOf('size-required', { product: product.name }),
      }),
  };
}

function bodyOf(
  shippingAddress: ShippingAddress,
  { product, fields, address }: Omit<PlainRequest, 'form'> & { fields: PlainFields },
) {
  const { size, quantity, discountCode } = fields;
  return {
    orderItems: [{ productId: product._id, quantity: Number(latinDigits(quantity)), ...(size && { size }) }],
    shippingAddress,
    ...(discountCode && { discountCode }),
    source: 'quick' as const,
    cameFrom: readCameFrom({ pathname: address.pathname, query: address.searchParams }),
  };
}

/** The order as the shop prices it now. */
async function quote(ordering: Ordering, problem?: string): Promise<PlainStep> {
  const { call, body } = ordering;
  try {
    return await check(ordering, await call('POST /orders/quote', { body, query: inPageLanguage }), problem);
  } catch (error) {
    return refuse(ordering, error);
  }
}

async function check(ordering: Ordering, quote: Quote, problem?: string): Promise<PlainStep> {
  const { fields, places, address } = ordering;
  const [line] = quote.lines;
  const unavailable = line?.available ? undefined : await worded(line ?? {});
  const codeProblem = quote.codeProblem && (await worded(quote.codeProblem));
  const point = places.options
    .find(({ kind }) => kind === address.deliveryKind)
    ?.points?.find(({ _id }) => _id === address.pickupPointId);
  const pickupPoint = [point?.name, point?.address].filter(Boolean).join(', ');
  return {
    ...{ step: 'check', fields, address, pickupPoint, quote },
    ...(unavailable && { unavailable }),
    ...(codeProblem && { codeProblem }),
    ...(problem && { problem }),
  };
}

async function place(ordering: Ordering): Promise<PlainStep> {
  const { call, fields, body } = ordering;
  const quotedTotal = Number(fields.quotedTotal);
  try {
    const order = await call('POST /orders', { body: { ...body, quotedTotal }, query: inPageLanguage });
    return { step: 'placed', order };
  } catch (error) {
    if (!isApiError(error) || isOfForm(error)) return refuse(ordering, error);
    const problem = await worded(error.refusal);
    const newQuote = error.details.extra?.quote as Quote | undefined;
    return newQuote ? check(ordering, newQuote, problem) : quote(ordering, problem);
  }
}

const ofAddress = /^shippingAddress\./;

function isOfForm({ details }: ApiError) {
  return Object.keys(details.refused ?? {}).some((name) => ofAddress.test(name));
}

/** The form with what the shop refuses. */
async function refuse({ fields, places }: Ordering, error: unknown): Promise<FormStep> {
  if (!isApiError(error)) throw error;
  const refused: [string, Said][] = Object.entries(error.details.refused ?? {});
  const errors = await Promise.all(
    refused
      .filter(([name]) => ofAddress.test(name))
      .map(async ([name, said]) => [fieldOf(name.replace(ofAddress, '')), await worded(said)]),
  );
  const problem = errors.length === 0 ? await worded(error.refusal) : undefined;
  return { step: 'form', fields, errors: Object.fromEntries(errors), ...places, ...(problem && { problem }) };
}

function fieldOf(name: string) {
  return name === 'communeId' ? 'city' : name;
}
