import { messageOf, type RefusalValue } from '../../../shared/refusals/codes.ts';
import { type Refusal, refusal } from '../../../shared/refusals/refusals.ts';
import { isCut } from '../../platform/audit/short-values.ts';
import type { SeenProducts } from '../describe-changes.ts';
import type { StoredRow } from '../import-queries.ts';
import { asReason, columnName, refusalOfCells } from '../import-reasons.ts';
import { importRow, type ReadRow } from '../import-row.ts';

type Seen = NonNullable<ReturnType<SeenProducts['get']>>;

export type UndoPlan = {
  /** What an import would write to bring the former values back; absent if there is nothing to write. */
  row?: ReadRow;
  /** The former mark, which files do not have. */
  featured?: boolean;
  /** Whether a product that the import has added is deleted. */
  isRemoved?: boolean;
  /** What stays as it is, and why. */
  kept?: Refusal;
};

/** Fields that a file sets only together. */
const pairs = [
  ['netQuantity', 'unit'],
  ['family', 'label'],
];

/**
 * How a row of an import or of a change of several products is undone. A field gets its former value back if it still
 * has the one that the row gave it; what somebody has changed since stays. Stock changes back by the difference, so that
 * orders count. A product that the import has added is deleted if it is among the `unused`, otherwise hidden (requirements: Undo).
 */
export function planUndo(
  { kind, key, fields }: StoredRow,
  product: Seen | undefined,
  unused: ReadonlySet<string>,
): UndoPlan {
  if (kind === 'created' && product && unused.has(product.id)) return { isRemoved: true };
  if (kind === 'created') return product?.row.state === null ? toPlan(key, { publication: 'draft' }, []) : {};
  if (!product) return { kept: refusal('undo-product-gone') };
  const restored: Record<string, unknown> = {};
  const kept: string[] = [];
  for (const [field, [before, after]] of Object.entries(fields)) {
    const former = formerValue({ field, before, after }, presentValue(product, field));
    if (former === undefined) kept.push(field);
    else if (former !== presentValue(product, field)) restored[field] = former ?? '';
  }
  const whole = pairs.filter((pair) => pair.some((field) => field in restored)).flat();
  for (const field of whole) restored[field] ??= presentValue(product, field) ?? '';
  return toPlan(key, restored, kept);
}

type Change = { field: string; before: unknown; after: unknown };

/** The value to bring back; undefined if the present one stays. */
function formerValue({ field, before, after }: Change, now: unknown) {
  if (field === 'stock') {
    const stock = Number(now) - Number(after ?? 0) + Number(before ?? 0);
    return stock < 0 || now === null ? undefined : stock;
  }
  if (now === before) return before;
  // The option is one of the whole family, and no file takes a product's only picture away.
  const cannotReturn = field === 'option' || (field === 'image' && before === null);
  if (now !== after || cannotReturn || isCut(before)) return undefined;
  return before;
}

function presentValue({ row, cells }: Seen, field: string): unknown {
  if (field === 'featured') return row.featured;
  const value = cells[field as keyof typeof cells];
  return value === '' || value === undefined ? null : value;
}

function toPlan(key: string, { featured, ...restored }: Record<string, unknown>, kept: string[]): UndoPlan {
  const why = keptFields(kept);
  const plan = {
    ...(featured !== undefined && { featured: featured === true }),
    ...(why && { kept: why }),
  };
  if (Object.keys(restored).length === 0) return plan;
  const { success, data, error } = importRow.safeParse({ externalKey: key, ...restored });
  return success ? { ...plan, row: data } : { ...plan, kept: refusalOfCells(error, restored) };
}

function keptFields(fields: string[]) {
  const [first, ...others] = fields.map(columnName);
  if (!first) return undefined;
  const columns = others.reduce<RefusalValue>(
    (first, next) => asReason(messageOf('several-problems', { first, next })),
    first,
  );
  return refusal('undo-changed-since', { columns });
}
