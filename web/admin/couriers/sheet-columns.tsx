import {
  type SheetColumn,
  type SheetField,
  sheetFields,
  usualHeadings,
} from '../../../shared/couriers/parcel-terms.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { OrderedRows } from '../list/ordered-rows.tsx';
import { DeleteButton } from '../list/row-actions.tsx';

const { form: words, fields } = adminCouriersWords;

type Props = {
  columns: SheetColumn[];
  error: string | undefined;
  onChange: (columns: SheetColumn[]) => void;
};

/** The columns of a courier's sheet in their order, each with its heading. */
export function SheetColumns({ columns, error, onChange }: Props) {
  const missing = sheetFields.filter((field) => columns.every((column) => column.field !== field));
  const rows = columns.map((column) => ({ ...column, _id: column.field, name: fields[column.field] }));
  return (
    <details open={error !== undefined} className="max-w-2xl">
      <summary className="min-h-11 cursor-pointer py-2.5 font-medium text-sm">
        {words.columns} ({formatNumber(columns.length)})
      </summary>
      <div className="mt-2 grid gap-4">
        <p className="text-ink-muted text-sm">{words.sheetLead}</p>
        <OrderedRows
          items={rows}
          label={words.columns}
          onOrder={(ordered) => onChange(ordered.map(({ field, heading }) => ({ field, heading })))}
        >
          {({ field, heading, name }) => (
            <>
              <p className="w-32 shrink-0 text-sm max-sm:w-24">{name}</p>
              <input
                aria-label={words.heading(name)}
                value={heading}
                maxLength={60}
                onChange={({ target }) =>
                  onChange(
                    columns.map((each) => (each.field === field ? { field, heading: target.value } : each)),
                  )
                }
                className="control min-w-0 flex-1"
              />
              <DeleteButton
                aria-label={words.remove(name)}
                disabled={field === 'reference'}
                onClick={() => onChange(columns.filter((each) => each.field !== field))}
              />
            </>
          )}
        </OrderedRows>
        {error && <FieldError id="error-sheetColumns" text={error} />}
        <input type="hidden" name="sheetColumns" />
        {missing.length > 0 && (
          <FilterSelect
            label={words.addColumn}
            value=""
            onChoose={(chosen) => {
              const field = chosen as SheetField;
              onChange([...columns, { field, heading: usualHeadings[field] }]);
            }}
          >
            <option value="" disabled>
              {words.chooseColumn}
            </option>
            <Options of={missing} text={(field) => fields[field]} />
          </FilterSelect>
        )}
      </div>
    </details>
  );
}
