import ArrowDownIcon from 'icon:arrow-down';
import ArrowUpIcon from 'icon:arrow-up';
import GripVerticalIcon from 'icon:grip-vertical';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { backOfficeWords } from '../../words/back-office-words.ts';

const words = backOfficeWords.order;

type Item = { _id: string; name: string };

type Props<Row extends Item> = {
  items: Row[];
  label: string;
  onOrder: (items: Row[]) => void;
  /** The content of a row, beside its handle and buttons. */
  children: (item: Row, place: number) => ReactNode;
};

/** Rows in an order that changes by two buttons in each row, or by dragging its handle. */
export function OrderedRows<Row extends Item>({ items, label, onOrder, children }: Props<Row>) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState('');

  function move(from: number, to: number) {
    const item = items[from];
    if (!item || to < 0 || to >= items.length || from === to) return;
    flushSync(() => {
      onOrder(items.toSpliced(from, 1).toSpliced(to, 0, item));
      setMoved(words.moved(item.name, to + 1, items.length));
    });
    // The browser drops the focus of an element that moves.
    list.current?.querySelector<HTMLElement>(`[data-move="${to}${to < from ? '-' : '+'}"]`)?.focus();
  }

  return (
    <>
      <ol ref={list} aria-label={label} className="grid gap-2 empty:hidden">
        {items.map((item, place) => (
          <li
            key={item._id}
            onDragOver={(event) => dragged !== null && event.preventDefault()}
            onDrop={() => dragged !== null && move(dragged, place)}
            className={`flex min-w-0 items-center gap-2 rounded-control border border-line bg-surface p-2 sm:gap-3 ${dragged === place ? 'opacity-50' : ''}`}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a short cut of the buttons. */}
            <span
              draggable
              title={words.drag}
              onDragStart={({ dataTransfer }) => {
                setDragged(place);
                // Firefox drags only elements with data.
                dataTransfer.setData('application/x-row', item._id);
              }}
              onDragEnd={() => setDragged(null)}
              className="grid size-8 shrink-0 cursor-grab place-items-center text-field/60 max-sm:hidden pointer-coarse:hidden"
            >
              <GripVerticalIcon className="size-4.5" />
            </span>
            {children(item, place)}
            <div className="flex shrink-0 max-sm:flex-col">
              <MoveButton name={item.name} {...{ place, move }} by={-1} count={items.length} />
              <MoveButton name={item.name} {...{ place, move }} by={1} count={items.length} />
            </div>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moved}
      </p>
    </>
  );
}

type MoveProps = {
  name: string;
  place: number;
  count: number;
  by: 1 | -1;
  move: (from: number, to: number) => void;
};

function MoveButton({ name, place, count, by, move }: MoveProps) {
  const to = place + by;
  const Icon = by < 0 ? ArrowUpIcon : ArrowDownIcon;
  return (
    <button
      type="button"
      data-move={`${place}${by < 0 ? '-' : '+'}`}
      aria-label={by < 0 ? words.up(name) : words.down(name)}
      // Stays focusable at either end, so that the keyboard does not lose its place.
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => move(place, to)}
      className="grid size-11 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-brand-strong aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-field/40"
    >
      <Icon className="size-4.5" />
    </button>
  );
}
