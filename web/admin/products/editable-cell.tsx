import CheckIcon from 'icon:check';
import XIcon from 'icon:x';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { formatPrice } from '../../words/formats.ts';
import { priceWarningsWords } from '../../words/price-warnings-words.ts';
import { uiWords } from '../../words/ui-words.ts';
import { type CellField, type Editable, useCell } from './use-cell.ts';

const words = adminProductsWords.cells;

type Props = Editable & {
  /** The value as the list shows it. */
  children: ReactNode;
};

/**
 * A value of the list. A click or Enter opens it as a field. Enter saves, Escape keeps the old value, and Tab saves and
 * opens the next value. Leaving the field in another way saves too. Problems appear below the field.
 */
export function EditableCell({ children, ...editable }: Props) {
  const { product, field } = editable;
  const cell = useCell(editable);
  if (cell.typed === null) {
    return (
      <button
        ref={cell.opener}
        type="button"
        data-cell
        onClick={cell.open}
        className="-mx-2 min-h-11 rounded-control px-2 text-start tabular-nums underline decoration-field/60 decoration-dotted underline-offset-4 hover:bg-brand-soft hover:text-brand-strong"
      >
        <span className="sr-only">{words.change(field, product.name)}</span>
        {children}
      </button>
    );
  }
  return <OpenCell {...{ product, field, cell }} />;
}

type OpenProps = Pick<Editable, 'product' | 'field'> & { cell: ReturnType<typeof useCell> };

function OpenCell({ product, field, cell }: OpenProps) {
  const id = useId();
  const { typed, isBusy, note } = cell;
  return (
    // While a question is open, leaving the field saves nothing.
    <form
      ref={cell.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void cell.save({ keepsFocus: true });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget) && !isAsking(cell)) void cell.save({ keepsFocus: false });
      }}
      className="w-full min-w-32 whitespace-normal"
    >
      <div className="relative flex items-center gap-1">
        <input
          // The administrator has just opened this field.
          // biome-ignore lint/a11y/noAutofocus: see above.
          autoFocus
          data-cell
          aria-label={words.field[field](product.name)}
          aria-invalid={(note && note.kind !== 'unusual') || undefined}
          aria-describedby={note ? id : undefined}
          aria-busy={isBusy || undefined}
          readOnly={isBusy}
          inputMode={field === 'stock' ? 'numeric' : 'decimal'}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={20}
          value={typed ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ target }) => cell.type(target.value)}
          onKeyDown={(event) => handleKey(event, cell)}
          className="control min-h-11 min-w-0 px-2.5 tabular-nums"
        />
        {isBusy && (
          <span className="pointer-events-none absolute end-2 text-brand-strong max-lg:end-26">
            <Spinner />
          </span>
        )}
        <TouchButtons {...{ product, field, cell }} />
      </div>
      {note && note.kind !== 'unusual' && <FieldError id={id} text={note.text} />}
      {note?.kind === 'stale' && <Conflict {...{ product, field, cell }} />}
      {note?.kind === 'unusual' && <Unusual {...{ id, cell }} text={note.text} />}
    </form>
  );
}

function isAsking({ note }: OpenProps['cell']) {
  return note?.kind === 'stale' || note?.kind === 'unusual';
}

function handleKey(event: KeyboardEvent<HTMLInputElement>, cell: OpenProps['cell']) {
  const { key, shiftKey, currentTarget } = event;
  if (key === 'Escape' && !cell.isBusy) cell.close({ keepsFocus: true });
  else if (key === 'Tab' && !isAsking(cell) && openNeighbor(currentTarget, shiftKey ? -1 : 1))
    event.preventDefault();
}

/** Opens the next or previous value of the list; false at its end. Leaving the field saves it. */
function openNeighbor(field: HTMLInputElement, step: 1 | -1) {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')].filter((cell) =>
    cell.checkVisibility(),
  );
  const neighbor = cells[cells.indexOf(field) + step];
  if (!neighbor) return false;
  neighbor.focus();
  if (neighbor instanceof HTMLButtonElement) neighbor.click();
  return true;
}

/** Number pads of phones have no Enter key. */
function TouchButtons({ product, field, cell }: OpenProps) {
  const look = 'grid size-11 shrink-0 place-items-center rounded-control hover:bg-brand-soft lg:hidden';
  return (
    <>
      <button
        type="submit"
        aria-label={words.save(field, product.name)}
        className={`${look} text-brand-strong`}
      >
        <CheckIcon className="size-5" />
      </button>
      <button
        type="button"
        aria-label={words.leave(field, product.name)}
        // Otherwise the field would lose the focus and be saved first.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !cell.isBusy && cell.close({ keepsFocus: true })}
        className={`${look} text-ink-muted`}
      >
        <XIcon className="size-5" />
      </button>
    </>
  );
}

/** Asks whether an unusual price is meant. */
function Unusual({ id, text, cell }: { id: string; text: string; cell: OpenProps['cell'] }) {
  return (
    <div role="alert" className="mt-2 text-sm">
      <p id={id} className="text-warning">
        {text}
      </p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button type="submit" kind="secondary" busy={cell.isBusy}>
          {priceWarningsWords.save}
        </Button>
        <Button kind="plain" disabled={cell.isBusy} onClick={() => cell.close({ keepsFocus: true })}>
          {uiWords.cancel}
        </Button>
      </div>
    </div>
  );
}

/** Shows the value that somebody else has saved, and asks which one to keep. */
function Conflict({ product, field, cell }: OpenProps) {
  return (
    <div className="mt-2 text-sm">
      <p>{words.now(field, valueText(product[field], field))}</p>
      <div className="mt-1 flex flex-wrap gap-1">
        <Button type="submit" kind="secondary" busy={cell.isBusy}>
          {words.saveMine}
        </Button>
        <Button kind="plain" disabled={cell.isBusy} onClick={() => cell.close({ keepsFocus: true })}>
          {words.keepTheirs}
        </Button>
      </div>
    </div>
  );
}

function valueText(value: number, field: CellField) {
  if (field === 'stock') return String(value);
  return field === 'discountedPrice' && value === 0 ? words.none : formatPrice(value);
}
