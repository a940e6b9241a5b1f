import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { recentSearchesEntry } from '../../session/local-entries.ts';
import { suggestionWords as words } from '../../words/suggestion-words.ts';
import { handleKey } from './combobox-keys.ts';
import { groupsOf, type Option, recentGroup } from './suggestion-groups.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useField } from './use-field.ts';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The suggestions below a search field (requirements: Suggestions). The field keeps the focus and stays a field of its
 * form; the active suggestion is only marked, as the ARIA pattern of a combobox says.
 */
export function SearchCombobox({ field }: { field: HTMLInputElement }) {
  const id = useId();
  const typed = useTyped(field);
  const suggested = useSuggestions(typed.text.trim(), typed.isOpen);
  const recent = recentSearchesEntry.use();
  const groups = suggested ? groupsOf(suggested) : recentGroup(typed.text.trim() === '' ? recent : []);
  const options = groups.flatMap(({ options }) => options);
  const isShown = typed.isOpen && options.length > 0;
  const [activeKey, setActiveKey] = useState<string>();
  const active = isShown ? options.findIndex(({ key }) => key === activeKey) : -1;
  const popup = useRef<HTMLDivElement>(null);
  const close = () => typed.setOpen(false);
  const choose = useChoice(field, close);
  const leave = ({ relatedTarget }: Pick<FocusEvent, 'relatedTarget'>) => {
    const isInside = relatedTarget instanceof Node && popup.current?.contains(relatedTarget);
    if (!isInside && relatedTarget !== field) close();
  };
  const keys = { options, active, isShown, open: typed.show, close, choose, setActiveKey };
  useField(
    field,
    { listId: `${id}-list`, activeId: active < 0 ? undefined : `${id}-${active}`, isShown },
    {
      leave,
      input() {
        setActiveKey(undefined);
        typed.show();
      },
      submit: close,
      focus: () => field.value.trim() === '' && typed.show(),
      keydown: (event) => handleKey(event, keys),
    },
  );
  const place = field.closest('search');
  if (!place) return null;
  return createPortal(
    <>
      <p role="status" className="sr-only">
        {isShown && (suggested ? words.count(options.length) : words.recentCount(options.length))}
      </p>
      {isShown && (
        <SuggestionList
          {...{ id, field, popup, groups, active, choose, leave }}
          text={suggested?.text ?? ''}
        />
      )}
    </>,
    place,
  );
}

/** The text of the field and whether its suggestions are open. They close with a new page. */
function useTyped(field: HTMLInputElement) {
  const { key } = useLocation();
  const [page, setPage] = useState(key);
  const [text, setText] = useState(field.value);
  const [isOpen, setOpen] = useState(false);
  if (key !== page) {
    setPage(key);
    setOpen(false);
  }
  useEffect(() => {
    setText(field.value);
    // Something may have been typed before this code was loaded.
    const searched = new URLSearchParams(window.location.search).get('keyword') ?? '';
    setOpen(document.activeElement === field && (field.value !== searched || searched === ''));
  }, [field]);
  const show = () => {
    setText(field.value);
    setOpen(true);
  };
  return { text, isOpen, setOpen, show };
}

/** Searches for a term by its form, which keeps the other filters of the listing, or opens a page. */
function useChoice(field: HTMLInputElement, close: () => void) {
  const navigate = useNavigate();
  return (option: Option) => {
    close();
    if ('to' in option) {
      fill(field, '');
      void navigate(option.to);
      return;
    }
    fill(field, option.text);
    // React has taken over the text by then.
    setTimeout(() => field.form?.requestSubmit());
  };
}

/** Types a text for the visitor; without the event, React would not know of it. */
function fill(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
