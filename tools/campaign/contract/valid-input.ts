import fc from 'fast-check';
import * as z from 'zod/mini';
import { ownDomain } from '../stage/shop-data.ts';

/** The part of JSON Schema that the contract uses. */
type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Ids of records that exist, and the addresses of needs. */
export type Pool = Record<
  | 'products'
  | 'categories'
  | 'families'
  | 'needs'
  | 'slugs'
  | 'orders'
  | 'users'
  | 'stock-alerts'
  | 'imports',
  string[]
>;

/** Inputs that the schema accepts. Rules that a JSON schema cannot state are chosen by the names of fields. */
export function validInput(schema: z.ZodMiniType, pool: Pool) {
  return fromSchema(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, pool);
}

const absent = Symbol('absent');

function fromSchema(schema: Schema, pool: Pool): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => fromSchema(option, pool)));
  switch (schema.type) {
    case 'object':
      return fromObject(schema, pool);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, pool), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'integer':
    case 'number':
      return fc.integer({ min: Math.max(schema.minimum ?? 1, 1), max: Math.min(schema.maximum ?? 500, 500) });
    default:
      return fromText(schema);
  }
}

function fromObject({ properties = {}, required = [] }: Schema, pool: Pool) {
  const fields = Object.entries(properties).flatMap(([name, schema]) => {
    const known = schema.enum ? undefined : knownField(name, pool, required);
    const value = known ?? fromSchema(schema, pool);
    return value === absent ? [] : [[name, value] as const];
  });
  const record = Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>;
  // An order's line and a change of several products can each name products in two ways; these fields are always there.
  const requiredKeys = [...required, 'productId', 'email', 'change' in record ? 'ids' : ''].filter(
    (name) => name in record,
  );
  return fc.record(record, { requiredKeys });
}

/** Optional fields that need a value from an earlier reply, or one that fits another field. */
const leftOut = new Set([
  'product',
  'size',
  'netQuantity',
  'unit',
  'seen',
  'filter',
  'quotedTotal',
  'family',
  'newFamily',
  'loaded',
  'stockLoaded',
  'credential',
  'currentPassword',
  'newPassword',
  'website',
  'map',
]);

/** Values for fields with rules that a JSON schema cannot state; `absent` leaves an optional field out. */
function knownField(
  name: string,
  pool: Pool,
  required: string[],
): fc.Arbitrary<unknown> | typeof absent | undefined {
  if (leftOut.has(name)) return absent;
  switch (name) {
    case 'members':
      return fc
        .uniqueArray(fc.constantFrom(...pool.products), { minLength: 2, maxLength: 4 })
        .map((ids) => ids.map((_id, place) => ({ _id, label: `Option ${place}` })));
    case 'products':
      return fc.subarray(pool.products, { maxLength: 4 });
    case 'needs':
      return fc.constant(pool.needs);
    case 'ids':
      return fc.subarray(pool.products, { minLength: 1 });
    case 'slug':
      return fc.uuid();
    // The first version of a record, where a save must name one.
    case 'version':
      return required.includes(name) ? fc.constant(1) : absent;
    case 'productId':
      return fc.constantFrom(...pool.products);
    case 'category':
      return fc.constantFrom(...pool.categories);
    case 'parentCategory':
      return fc.constantFrom(null, ...pool.categories);
    case 'phone':
      return fc.integer({ min: 0, max: 99_999_999 }).map((number) => `05${String(number).padStart(8, '0')}`);
    case 'email':
      return fc.uuid().map((text) => `${text}${ownDomain}`);
    case 'sizes':
      return fc.constantFrom([], [{ size: 'S', inStock: true }]);
    case 'barcode':
      return fc.constantFrom('', '4006381333931');
    case 'moreImages':
      return fc.constantFrom([], ['https://pictures.example/b.webp']);
    case 'imageUrl':
      return fc.constant('https://pictures.example/a.webp');
    case 'startDate':
    case 'endDate':
      return fc.constantFrom('2026-01-01', '2026-12-31', '2024-02-29');
    case 'price':
      return fc.integer({ min: 500, max: 5_000 });
    case 'discountedPrice':
      return fc.integer({ min: 0, max: 400 });
    case 'stock':
      // Alerts are for sold-out products.
      return fc.oneof(fc.constant(0), fc.integer({ min: 1_000, max: 100_000 }));
    default:
      return undefined;
  }
}

const awkward = ["O'Brien", '%_\\', '<b>x</b>', '=1+1', 'صيدلية', '😀', '--', 'null'];

function fromText({ minLength = 0, maxLength = 40 }: Schema) {
  const most = Math.min(maxLength, 40);
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: most }).map((text) => {
    const line = text.trim().slice(0, most);
    return line.length < minLength ? line.padEnd(minLength, 'x') : line;
  });
  const fitting = awkward.filter(({ length }) => length >= minLength && length <= most);
  return fitting.length > 0 ? fc.oneof(plain, fc.constantFrom(...fitting)) : plain;
}
