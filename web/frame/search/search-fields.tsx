import { type ComponentType, useEffect, useState } from 'react';

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
    const events = ['focusin', 'input'];
    for (const event of events) document.addEventListener(event, notice);
    return () => {
      for (const event of events) document.removeEventListener(event, notice);
    };
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
