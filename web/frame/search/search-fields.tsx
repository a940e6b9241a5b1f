import { type ComponentType, useEffect, useState } from 'react';
import { rememberSearch } from './recent-searches.ts';

/**
 * Gives the search fields of every page suggestions. Their code is loaded when the first field is used; until then, and
 * without it, the fields are plain ones.
 */
export function SearchFields() {
  const [field, setField] = useState<HTMLInputElement>();
  const [Combobox, setCombobox] = useState<ComponentType<{ field: HTMLInputElement }>>();
  useEffect(() => {
    const notice = ({ target }: { target: EventTarget | null }) => {
      if (target instanceof HTMLInputElement && target.matches('search input[name=keyword]'))
        setField(target);
    };
    notice({ target: document.activeElement });
    // Also a search that is sent before the other code has loaded. React, which may empty the field, comes later.
    const remember = ({ target }: Event) => {
      if (target instanceof HTMLFormElement && target.closest('search')) {
        rememberSearch(String(new FormData(target).get('keyword') ?? ''));
      }
    };
    const left = new AbortController();
    const { signal } = left;
    for (const event of ['focusin', 'input']) document.addEventListener(event, notice, { signal });
    document.addEventListener('submit', remember, { signal, capture: true });
    return () => left.abort();
  }, []);
  useEffect(() => {
    if (!field || Combobox) return;
    import('./search-combobox.tsx').then(
      ({ SearchCombobox }) => setCombobox(() => SearchCombobox),
      // The next focus of a field tries again.
      () => setField(undefined),
    );
  }, [field, Combobox]);
  return field && Combobox && <Combobox field={field} />;
}
