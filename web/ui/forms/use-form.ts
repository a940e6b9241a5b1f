import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { translatedFields } from '../../session/translated.ts';
import type { Checked, FieldErrors } from './check-values.ts';

export type FormOptions<Values, Body> = {
  /** The page's draft, or a function that reads the values from the fields. */
  values: Values | ((form: HTMLFormElement) => Values);
  /** Changes a part of the draft. */
  onChange?: (part: Partial<Values>) => void;
  check: (values: Values) => Checked<Body>;
  /** The field to focus after a refusal that names no field; by default the submit button. */
  retryField?: string | undefined;
};

type Refusal = {
  errors: FieldErrors;
  /** An error that belongs to no field of the form. */
  problem?: string | undefined;
  /** The HTTP status, if the server has refused. */
  status?: number;
};

type Submitted<Values, Body> = { body: Body; values: Values; refuse: (refusal: Refusal) => void };

export type Form<Values extends object> = ReturnType<typeof useForm<Values, unknown>>;

type TextPart<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] &
  string;

/**
 * Checks a form by its contract when it is submitted (requirements: Forms). Errors of the browser and of the server are
 * shown at their fields until these are edited. The first field with an error takes the focus.
 */
export function useForm<Values extends object, Body>(
  { values, onChange, check, retryField }: FormOptions<Values, Body>,
  onValid: (submitted: Submitted<Values, Body>) => void,
) {
  const [refusal, setRefusal] = useState<Refusal>({ errors: {} });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = typeof values === 'function' ? values(form) : values;
    const refuse = (next: Refusal) => {
      // Rendered at once, because the error must be there when its field takes the focus.
      flushSync(() => setRefusal(placed(next, form)));
      focusWrong(form, retryField);
    };
    const { body, errors } = check(typed);
    if (errors) return void translatedFields(errors).then((errors) => refuse({ errors }));
    setRefusal({ errors: {} });
    onValid({ body, values: typed, refuse });
  }

  function changeErrors(update: (errors: FieldErrors) => FieldErrors) {
    setRefusal((last) => ({ ...last, errors: update(last.errors) }));
  }

  function change(part: Partial<Values>) {
    onChange?.(part);
    for (const name in part) forget(name);
  }

  function forget(name: string) {
    changeErrors((errors) => ({ ...errors, [name]: undefined }));
  }

  /** The attributes of the control for one text of the draft. */
  function field(name: TextPart<Values>) {
    return {
      name,
      value: String((values as Values)[name]),
      error: refusal.errors[name],
      onChange: ({ target }: { target: { value: string } }) =>
        change({ [name]: target.value } as Partial<Values>),
    };
  }

  /**
   * For the `form` element. No `onInput`: browsers send that of a select before its `change`, and a form that is drawn in
   * between takes the choice back.
   */
  const props = {
    noValidate: true,
    onSubmit: submit,
    onChange: ({ target }: FormEvent) => forget((target as HTMLInputElement).name),
  };
  return { ...refusal, changeErrors, change, field, props };
}

/** An error without a field in the form becomes the form's problem. */
function placed({ errors, ...refusal }: Refusal, form: HTMLFormElement) {
  const placed: Refusal = { ...refusal, errors: {} };
  for (const [path, error] of Object.entries(errors)) {
    // The fields of an address and of corrections have the names of their parts.
    const name = path.replace(/^(shippingAddress|corrections)\./, '');
    if (form.elements.namedItem(name)) placed.errors[name] = error;
    else placed.problem ??= error;
  }
  return placed;
}

/** Focuses the first field with an error. The text of an input is selected, so that typing replaces it. */
function focusWrong(form: HTMLFormElement, retryField = '') {
  const next =
    form.querySelector('[aria-invalid]') ??
    form.elements.namedItem(retryField) ??
    form.querySelector('[type=submit]');
  if (!(next instanceof HTMLElement)) return;
  // A field in a hidden panel can take the focus only after its tab is chosen.
  const tab = next.closest('[role=tabpanel]')?.getAttribute('aria-labelledby');
  if (tab) flushSync(() => document.getElementById(tab)?.click());
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}
