import { useEffect, useRef } from 'react';

type FieldEvents = {
  input: () => void;
  submit: () => void;
  leave: (event: Pick<FocusEvent, 'relatedTarget'>) => void;
  focus: () => unknown;
  keydown: (event: KeyboardEvent) => void;
};

type FieldState = { listId: string; activeId: string | undefined; isShown: boolean };

/** Makes a field of a page a combobox with this state, and listens to it. */
export function useField(
  field: HTMLInputElement,
  { listId, activeId, isShown }: FieldState,
  events: FieldEvents,
) {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.autocomplete = 'off';
    const leaving = new AbortController();
    const { signal } = leaving;
    field.addEventListener('input', () => latest.current.input(), { signal });
    field.addEventListener('focus', () => latest.current.focus(), { signal });
    field.addEventListener('click', () => latest.current.focus(), { signal });
    field.addEventListener('blur', (event) => latest.current.leave(event), { signal });
    field.addEventListener('keydown', (event) => latest.current.keydown(event), { signal });
    field.form?.addEventListener('submit', () => latest.current.submit(), { signal });
    return () => leaving.abort();
  }, [field]);
  useEffect(() => {
    field.setAttribute('aria-expanded', String(isShown));
    setOrRemove(field, 'aria-controls', isShown ? listId : undefined);
    setOrRemove(field, 'aria-activedescendant', activeId);
  }, [field, listId, activeId, isShown]);
}

function setOrRemove(field: HTMLInputElement, name: string, value: string | undefined) {
  if (value === undefined) field.removeAttribute(name);
  else field.setAttribute(name, value);
}
