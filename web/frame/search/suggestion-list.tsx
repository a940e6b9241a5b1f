import ClockIcon from 'icon:clock';
import SearchIcon from 'icon:search';
import XIcon from 'icon:x';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { recentSearchesEntry } from '../../session/local-entries.ts';
import { suggestionWords as words } from '../../words/suggestion-words.ts';
import { MatchedText } from './matched-text.tsx';
import { SuggestedProduct } from './suggested-product.tsx';
import type { Option, OptionGroup } from './suggestion-groups.ts';

type Props = {
  popup: RefObject<HTMLDivElement | null>;
  id: string;
  field: HTMLInputElement;
  groups: OptionGroup[];
  /** The place of the active option among all; -1 for none. */
  active: number;
  /** The typed text, which is marked in the suggestions. */
  text: string;
  choose: (option: Option) => void;
  /** Called when the focus leaves the popup. */
  leave: (event: Pick<FocusEvent, 'relatedTarget'>) => void;
};

/** The popup with the options in their groups. A press on it leaves the focus in the field. */
export function SuggestionList({ id, field, popup, groups, active, text, choose, leave }: Props) {
  useRoomBelow(popup, field);
  useFocus(popup, leave);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const isRecent = groups[0]?.key === 'recent';
  // Products have a column of their own where there is room, so that they show without scrolling.
  const columns = [
    groups.filter(({ key }) => key !== 'products'),
    groups.filter(({ key }) => key === 'products'),
  ].filter((column) => column.length > 0);
  const widest = columns.length > 1 ? 'lg:w-176' : 'lg:w-104';
  const width = field.closest('header') ? `lg:start-auto ${widest}` : '';
  const places = new Map(groups.flatMap(({ options }) => options).map((option, place) => [option, place]));
  const rowOf = (option: Option) => {
    const place = places.get(option) ?? 0;
    const state = { id: `${id}-${place}`, isActive: place === active };
    return <OptionRow key={option.key} {...state} {...{ option, text, choose }} />;
  };
  return (
    <div
      ref={popup}
      className={`absolute inset-x-0 top-full z-30 mt-2 overflow-y-auto overscroll-contain rounded-card border border-line bg-surface p-2 text-start text-base text-ink shadow-panel sm:text-sm ${width}`}
    >
      <div className={isRecent ? 'flex' : ''}>
        <div
          role="listbox"
          id={`${id}-list`}
          aria-label={words.list}
          className="min-w-0 flex-1 sm:flex sm:gap-2"
        >
          {columns.map((column) => (
            <div key={column[0]?.key} role="presentation" className="min-w-0 sm:flex-1">
              {column.map((group) => (
                <Group key={group.key} id={`${id}-${group.key}`} heading={group.heading}>
                  {group.options.map(rowOf)}
                </Group>
              ))}
            </div>
          ))}
        </div>
        {isRecent && <RemoveButtons terms={groups[0]?.options.map(({ text }) => text) ?? []} field={field} />}
      </div>
    </div>
  );
}

type GroupProps = { id: string; heading: string; children: ReactNode };

function Group({ id, heading, children }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box.
    <div role="group" aria-labelledby={id}>
      <div
        id={id}
        role="presentation"
        className="flex min-h-9 items-center px-3 font-semibold text-ink-muted text-xs"
      >
        {heading}
      </div>
      {children}
    </div>
  );
}

type RowProps = {
  id: string;
  option: Option;
  isActive: boolean;
  text: string;
  choose: (option: Option) => void;
};

function OptionRow({ id, option, isActive, text, choose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      // Only marked by the field, never focused.
      tabIndex={-1}
      onClick={() => choose(option)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1 outline-brand-strong hover:bg-brand-soft aria-selected:bg-brand-soft aria-selected:outline-2 aria-selected:-outline-offset-2"
    >
      {option.kind === 'product' ? (
        <SuggestedProduct product={option.product} typed={text} />
      ) : (
        <TextOption option={option} text={text} />
      )}
    </div>
  );
}

function TextOption({ option, text }: { option: Exclude<Option, { kind: 'product' }>; text: string }) {
  const Icon = option.kind === 'recent' ? ClockIcon : SearchIcon;
  return (
    <>
      {option.kind !== 'page' && <Icon className="size-4 shrink-0 text-field" />}
      <span className="wrap-anywhere line-clamp-2 min-w-0">
        <MatchedText text={option.text} typed={text} />
      </span>
      {option.kind === 'page' && option.detail && (
        <span className="ms-auto truncate text-ink-muted text-xs">{option.detail}</span>
      )}
    </>
  );
}

/**
 * Beside the recent searches, one button for each and one for all: an option may not contain a button. They have the
 * heights of the rows.
 */
function RemoveButtons({ terms, field }: { terms: string[]; field: HTMLInputElement }) {
  const remove = (event: MouseEvent, left: string[]) => {
    // A touch outside closes what is open; the button is gone by then.
    event.stopPropagation();
    recentSearchesEntry.set(left);
    field.focus();
  };
  return (
    <div className="flex shrink-0 flex-col items-end">
      <button
        type="button"
        onClick={(event) => remove(event, [])}
        className="relative min-h-9 rounded-control px-3 text-brand-strong text-xs underline after:absolute after:-inset-1 hover:bg-brand-soft"
      >
        {words.removeAll}
      </button>
      {terms.map((term) => (
        <button
          key={term}
          type="button"
          aria-label={words.remove(term)}
          onClick={(event) =>
            remove(
              event,
              terms.filter((other) => other !== term),
            )
          }
          className="grid size-11 place-items-center rounded-control text-ink-muted hover:bg-brand-soft hover:text-ink"
        >
          <XIcon className="size-4" />
        </button>
      ))}
    </div>
  );
}

const gap = 16;
const leastHeight = 180;
const mostHeight = 640;

/** As high as the space below the field, above a phone's keyboard. */
function useRoomBelow(popup: Props['popup'], field: HTMLInputElement) {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    const measure = () => {
      const end = view ? view.offsetTop + view.height : window.innerHeight;
      const room = end - field.getBoundingClientRect().bottom - gap;
      popup.current?.style.setProperty(
        'max-height',
        `${Math.min(mostHeight, Math.max(leastHeight, room))}px`,
      );
    };
    measure();
    view?.addEventListener('resize', measure);
    return () => view?.removeEventListener('resize', measure);
  }, [popup, field]);
}

/** A press on the popup leaves the focus where it is. */
function useFocus(popup: Props['popup'], leave: Props['leave']) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const element = popup.current;
    const stay = (event: Event) => event.preventDefault();
    const onLeave = (event: FocusEvent) => latest.current(event);
    element?.addEventListener('mousedown', stay);
    element?.addEventListener('focusout', onLeave);
    return () => {
      element?.removeEventListener('mousedown', stay);
      element?.removeEventListener('focusout', onLeave);
    };
  }, [popup]);
}
