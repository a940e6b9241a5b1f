import type { ReactNode } from 'react';
import type { Api, EndpointName, InputTo } from '../../../shared/api.ts';
import type { ReplyOf } from '../../../shared/contract/endpoint.ts';
import { call, inPageLanguage } from '../../call.ts';
import { Alert } from '../alert.tsx';
import { Button } from '../button.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { checkValues, type FieldErrors } from './check-values.ts';
import { useSentForm } from './use-sent-form.ts';

/** The texts typed into a form, by the names of its fields. */
export type TypedValues = Record<string, string>;

/** Endpoints with a body that a form can hold. */
type FormEndpoint = Extract<Api[EndpointName], { body: unknown }>;

type Props<E extends FormEndpoint> = {
  endpoint: E;
  /** Parts of the body that are not typed. */
  known?: TypedValues;
  /** Errors that the endpoint's schema cannot see. */
  alsoWrong?: (values: TypedValues) => FieldErrors;
  /** Called with the answer. The form stays busy until something else takes its place. */
  onDone: (reply: ReplyOf<E>, values: TypedValues) => void;
  /** The field to focus after a refusal that names no field. The reason is then above the fields, not the button. */
  retryField?: string;
  words: { submit: string; busy: string; failed: string; unreachable?: string };
  /** Shown as long as there is no other problem. */
  warning?: string | null;
  disabled?: boolean;
  /** The fields; `status` is that of the last refusal. */
  children: (errors: FieldErrors, status?: number) => ReactNode;
};

/**
 * A form that sends the body of one endpoint. Its fields hold the values themselves, so that text typed before React
 * starts is kept.
 */
export function CheckedForm<E extends FormEndpoint>(props: Props<E>) {
  const { endpoint, known, words, retryField, warning = null, disabled = false } = props;
  const isReady = useHydrated();
  const form = useSentForm({
    values: readTexts,
    check: (typed) => {
      const values = { ...typed, ...known };
      return checkValues(endpoint.body, values, props.alsoWrong?.(values));
    },
    send: async (body) => {
      const name = `${endpoint.method} ${endpoint.path}` as EndpointName;
      const input = { query: inPageLanguage, body } as InputTo<EndpointName>;
      return (await call(name, input, { failed: words.failed })) as ReplyOf<E>;
    },
    onDone: props.onDone,
    unreachable: words.unreachable,
    retryField,
  });
  const problem = form.problem ?? warning;
  const reason = problem && <Alert>{problem}</Alert>;
  return (
    // Before React starts, the browser would submit the form itself. The button is disabled until then, and `post`
    // would keep the password out of the URL.
    <form method="post" {...form.props} className="space-y-5">
      {retryField && reason}
      {props.children(form.errors, form.status)}
      {!retryField && reason}
      <Button type="submit" size="large" wide busy={form.isBusy} disabled={!isReady || disabled}>
        {form.isBusy ? words.busy : words.submit}
      </Button>
    </form>
  );
}

function readTexts(form: HTMLFormElement): TypedValues {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}
