import { forgetSearch } from './recent-searches.ts';
import type { Option } from './suggestion-groups.ts';

type List = {
  options: Option[];
  /** The place of the active option; -1 for none. */
  active: number;
  isShown: boolean;
  open: () => void;
  close: () => void;
  choose: (option: Option) => void;
  setActiveKey: (key: string | undefined) => void;
};

/** The keys of a combobox. All others belong to the text. */
export function handleKey(event: KeyboardEvent, list: List) {
  const { options, active, isShown, setActiveKey } = list;
  const option = options[active];
  if (event.isComposing) return;
  switch (event.key) {
    case 'ArrowDown':
      return move(event, list, isShown && active + 1 < options.length ? active + 1 : 0);
    case 'ArrowUp':
      return move(event, list, active < 0 ? -1 : active - 1);
    case 'Enter':
      if (!option) return;
      event.preventDefault();
      return list.choose(option);
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      // These move in the text again.
      return setActiveKey(undefined);
    case 'Delete':
      if (option?.kind === 'recent') forgetSearch(option.text);
      return;
    case 'Escape':
      if (!isShown) return;
      // Otherwise the browser would empty the field, and the menu around it would close.
      event.preventDefault();
      event.stopPropagation();
      return list.close();
  }
}

/** Up from the first option goes to the last one. */
function move(event: KeyboardEvent, { options, open, setActiveKey }: List, place: number) {
  event.preventDefault();
  open();
  setActiveKey(options.at(place)?.key);
}
