import PlusIcon from 'icon:plus';
import { type ComponentProps, type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import { maxVariants } from '../../../shared/catalog/product-variants.ts';
import { useMay } from '../../session/use-may.ts';
import { Button } from '../../ui/button.tsx';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { RemoveButton } from '../../ui/forms/remove-button.tsx';
import { adminVariantsWords as words } from '../../words/admin-product-cards-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { useInBase } from '../texts/use-base-language.ts';
import type { VariantsForm } from './use-variants-form.ts';
import { aVariantRow, type Cell, typedRows, type VariantRow } from './variants-draft.ts';

type Column = {
  cell: Cell;
  title: string;
  isOptional?: boolean;
  input?: Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength' | 'lang' | 'dir'>;
};

function useColumns({ unit, family }: ProductDetail, { newFamily }: VariantsForm['draft']): Column[] {
  const { fields } = adminProductsWords.form;
  const may = useMay();
  const option = family?.optionName ?? newFamily?.optionName ?? '';
  const columns: Column[] = [
    {
      cell: 'label',
      title: adminProductsWords.family.labelOf(option),
      input: { ...useInBase(), maxLength: 100 },
    },
    { cell: 'price', title: fields.price, input: { inputMode: 'decimal' } },
    { cell: 'stock', title: fields.stock, input: { inputMode: 'numeric' } },
    {
      ...{ cell: 'barcode', title: fields.barcode, isOptional: true },
      input: { inputMode: 'numeric', maxLength: 40 },
    },
    { cell: 'reference', title: fields.reference, isOptional: true, input: { maxLength: 200 } },
  ];
  const amount = { isOptional: true, input: { inputMode: 'decimal' } } as const;
  if (may('money')) columns.push({ cell: 'costPrice', title: fields.costPrice, ...amount });
  if (unit) columns.push({ cell: 'netQuantity', title: words.netQuantityIn[unit], ...amount });
  return columns;
}

/** A row for each new member. In narrow cards its cells stand below each other, each with its title. */
export function VariantsTable({ form, product }: { form: VariantsForm; product: ProductDetail }) {
  const group = useRef<HTMLDivElement>(null);
  const { draft, changeRows } = form;
  const { rows } = draft;
  const columns = useColumns(product, draft);
  const typed = typedRows(rows);

  const cellsIn = (cell: Cell) => [
    ...(group.current?.querySelectorAll<HTMLInputElement>(`[data-cell=${cell}]`) ?? []),
  ];

  function add(cell: Cell) {
    if (rows.length < maxVariants) flushSync(() => changeRows([...rows, aVariantRow()]));
    cellsIn(cell).at(-1)?.focus();
  }

  function remove(gone: VariantRow) {
    flushSync(() => changeRows(rows.filter(({ key }) => key !== gone.key)));
    cellsIn('label').at(-1)?.focus();
  }

  /** Enter leads down, as in a spreadsheet, and does not save a table that is half typed. */
  function moveDown(event: KeyboardEvent<HTMLInputElement>, cell: Cell) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const cells = cellsIn(cell);
    const next = cells[cells.indexOf(event.currentTarget) + 1];
    if (next) next.focus();
    else add(cell);
  }

  return (
    <div ref={group} className="@container space-y-4">
      <ul className={`@3xl:grid ${columnsClass[columns.length]}`}>
        <Titles columns={columns} />
        {rows.map((row, index) => (
          <Row
            key={row.key}
            {...{ row, columns }}
            number={index + 1}
            name={`variants.${typed.indexOf(row)}`}
            errors={form.errors}
            onKeyDown={moveDown}
            onChange={(changed) => changeRows(rows.map((other) => (other.key === row.key ? changed : other)))}
            {...(rows.length > 1 && { onRemove: () => remove(row) })}
          />
        ))}
      </ul>
      <Button kind="secondary" disabled={rows.length >= maxVariants} onClick={() => add('label')}>
        <PlusIcon className="size-4.5" />
        {words.addRow}
      </Button>
    </div>
  );
}

const columnsClass: Record<number, string> = {
  5: '@3xl:grid-cols-[4fr_3fr_3fr_4fr_4fr_auto]',
  6: '@3xl:grid-cols-[4fr_3fr_3fr_4fr_4fr_3fr_auto]',
  7: '@3xl:grid-cols-[4fr_3fr_3fr_4fr_4fr_3fr_3fr_auto]',
};
const wideRow = '@3xl:col-span-full @3xl:grid @3xl:grid-cols-subgrid @3xl:gap-x-3';

/** Hidden from screen readers, to which each cell names its column. */
function Titles({ columns }: { columns: Column[] }) {
  return (
    <li aria-hidden className={`hidden items-end pb-1.5 ${wideRow}`}>
      {columns.map((column) => (
        <Title key={column.cell} column={column} />
      ))}
    </li>
  );
}

function Title({ column: { title, isOptional } }: { column: Column }) {
  return (
    <span className="font-medium text-sm">
      {title}
      {isOptional && <span className="block font-normal text-ink-muted"> {uiWords.needs.nobody}</span>}
    </span>
  );
}

type RowProps = {
  row: VariantRow;
  columns: Column[];
  number: number;
  /** The beginning of the names of its cells. */
  name: string;
  errors: FieldErrors;
  onChange: (row: VariantRow) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>, cell: Cell) => void;
  /** Absent for the only row. */
  onRemove?: () => void;
};

function Row({ row, columns, number, name, errors, onChange, onKeyDown, onRemove }: RowProps) {
  const id = useId();
  return (
    <li
      className={`relative grid grid-cols-[4fr_3fr] items-start gap-x-3 gap-y-3 border-line border-t py-4 @3xl:border-t-0 @3xl:py-1.5 ${wideRow}`}
    >
      {columns.map((column) => {
        const { cell, title, isOptional, input } = column;
        const error = errors[`${name}.${cell}`];
        return (
          <div
            key={cell}
            className={cell === 'label' ? 'min-w-0 @max-3xl:col-span-2 @max-3xl:pe-14' : 'min-w-0'}
          >
            <label htmlFor={`${id}-${cell}`} className="mb-1.5 block @3xl:hidden">
              <Title column={column} />
            </label>
            <input
              {...input}
              type="text"
              id={`${id}-${cell}`}
              data-cell={cell}
              name={`${name}.${cell}`}
              aria-label={words.cell(title, number)}
              {...(error && { 'aria-invalid': true, 'aria-describedby': `${id}-${cell}-error` })}
              required={!isOptional}
              autoComplete="off"
              value={row[cell]}
              onChange={({ target }) => onChange({ ...row, [cell]: target.value })}
              onKeyDown={(event) => onKeyDown(event, cell)}
              className="control w-full"
            />
            {error && <FieldError id={`${id}-${cell}-error`} text={error} />}
          </div>
        );
      })}
      {onRemove ? (
        <RemoveButton
          label={words.removeRow(number)}
          onClick={onRemove}
          className="absolute end-0 top-11 @3xl:static @3xl:h-12"
        />
      ) : (
        // As wide as the button, so that the columns keep their place.
        <span className="w-11 @max-3xl:hidden" />
      )}
    </li>
  );
}
