import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Api, EndpointName, InputTo } from '../../../shared/api.ts';
import { isApiError } from '../../../shared/api-error.ts';
import type { ReplyOf } from '../../../shared/endpoint.ts';
import { call } from '../../call.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { refusalText } from '../refusal-text.ts';
import { useHydrated } from '../use-hydrated.ts';
import { checkValues, type FieldErrors, type Values } from './check-values.ts';

/** Endpoints whose body a form can hold. */
type FormEndpoint = Extract<Api[EndpointName], { body: unknown }>;

/** `failed` is said where the server fails without words of its own, `unreachable` where it does not answer at all. */
type Words = { submit: string; busy: string; failed: string; unreachable?: string };

type Sending<E extends FormEndpoint> = {
  endpoint: E;
  /** Parts of the body that nobody types. */
  known?: Values;
  /** What the endpoint cannot see to be wrong. */
  alsoWrong?: (values: Values) => FieldErrors;
  /** What comes now takes the form's place, which stays busy until then. */
  onDone: (reply: ReplyOf<E>, values: Values) => void;
  /** The field at which who was refused goes on; without one it is the button, and the reason stands beside it. */
  retryAt?: string;
  words: Words;
};

type Props<E extends FormEndpoint> = Sending<E> & {
  /** Said as long as nothing else is to be said. */
  warning?: string | null;
  disabled?: boolean;
  /** The fields; `status` is that of the last refusal. */
  children: (errors: FieldErrors, status: number) => ReactNode;
};

type Outcome = { errors: FieldErrors; problem: string | null; status: number };

const nothingWrong: Outcome = { errors: {}, problem: null, status: 0 };

/**
 * A form that sends one endpoint's body. The contract checks it before it is sent. What is wrong stands at its field,
 * whoever found it, and all else above the fields.
 */
export function CheckedForm<E extends FormEndpoint>(props: Props<E>) {
  const { words, retryAt, warning = null, disabled = false, children } = props;
  const { outcome, isSending, submit, forget } = useSending(props);
  const isReady = useHydrated();
  const problem = outcome.problem ?? warning;
  const reason = problem && <Alert>{problem}</Alert>;
  return (
    // Before React is here the browser would send it by itself. So nothing submits it yet; and if something does,
    // `post` keeps the password out of the address.
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => isTyped(target) && forget(target.name)}
      className="space-y-5"
    >
      {retryAt && reason}
      {children(outcome.errors, outcome.status)}
      {!retryAt && reason}
      <Button type="submit" size="large" wide busy={isSending} disabled={!isReady || disabled}>
        {isSending ? words.busy : words.submit}
      </Button>
    </form>
  );
}

function useSending<E extends FormEndpoint>({
  endpoint,
  known,
  alsoWrong,
  onDone,
  retryAt,
  words,
}: Sending<E>) {
  const [outcome, setOutcome] = useState(nothingWrong);
  const [isSending, setSending] = useState(false);
  // A second click comes before the button is drawn as disabled.
  const isBusy = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy.current) return;
    const values = { ...readValues(form), ...known };
    const { body, errors } = checkValues(endpoint.body, values, alsoWrong?.(values));
    if (errors) return refuse(form, placed(form, errors));
    isBusy.current = true;
    setOutcome(nothingWrong);
    setSending(true);
    try {
      const name = `${endpoint.method} ${endpoint.path}` as EndpointName;
      const reply = await call(name, { body } as InputTo<EndpointName>, { failed: words.failed });
      onDone(reply as ReplyOf<E>, values);
    } catch (error) {
      isBusy.current = false;
      refuse(form, outcomeOf(form, error, words));
    }
  }

  function refuse(form: HTMLFormElement, outcome: Outcome) {
    // Drawn at once, because a field gets focus together with its error.
    flushSync(() => {
      setSending(false);
      setOutcome(outcome);
    });
    const controls = controlsOf(form);
    const wrong = controls.find(({ name }) => name in outcome.errors);
    const next = wrong ?? controls.find(({ name }) => name === retryAt) ?? buttonOf(form);
    next?.focus();
    // Typing replaces what was refused, unless it was long work.
    if (next instanceof HTMLInputElement) next.select();
  }

  function forget(name: string) {
    const { [name]: forgotten, ...errors } = outcome.errors;
    if (forgotten) setOutcome({ ...outcome, errors });
  }

  return { outcome, isSending, submit, forget };
}

function readValues(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function controlsOf(form: HTMLFormElement) {
  return [...form.elements].filter(isTyped);
}

function isTyped(target: EventTarget) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function buttonOf(form: HTMLFormElement) {
  return form.querySelector<HTMLButtonElement>('[type=submit]');
}

/** Errors of what is not in the form have no field to stand at. */
function placed(form: HTMLFormElement, errors: FieldErrors, status = 0): Outcome {
  const names = new Set(controlsOf(form).map(({ name }) => name));
  const problem = Object.entries(errors).find(([name]) => !names.has(name))?.[1];
  return problem ? { errors: {}, problem, status } : { errors, problem: null, status };
}

function outcomeOf(form: HTMLFormElement, error: unknown, { failed, unreachable }: Words): Outcome {
  const { fields, status = 0 } = isApiError(error) ? { ...error.details, status: error.status } : {};
  if (fields) return placed(form, fields, status);
  const problem = (status === 0 && unreachable) || refusalText(error, failed);
  return { errors: {}, problem, status };
}
