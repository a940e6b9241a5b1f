import { useState } from 'react';
import { isApiError } from '../../../shared/contract/api-error.ts';
import { refusalText } from '../refusal-text.ts';
import { type FormOptions, useForm } from './use-form.ts';

type Options<Values, Body, Reply> = FormOptions<Values, Body> & {
  /** Sends the body. An ApiError is shown at the fields that it names, otherwise as the form's problem. */
  send: (body: Body) => Promise<Reply>;
  /**
   * Called after a success. The form stays busy until something else takes its place, or, if it `staysOpen`, until the
   * returned promise is settled.
   */
  onDone: (reply: Reply, values: Values) => void | Promise<void>;
  staysOpen?: boolean;
  /** The problem after an error that did not come from a call. */
  failed?: string;
  /** The problem if the server does not answer at all. Without it, the failed call says so. */
  unreachable?: string | undefined;
};

/** A form that is sent only once, even if it is submitted again while it is being sent. */
export function useSentForm<Values extends object, Body, Reply>(options: Options<Values, Body, Reply>) {
  const [isBusy, setBusy] = useState(false);

  const form = useForm(options, async ({ body, values, refuse }) => {
    // A second click sees this state, because React renders between two clicks.
    if (isBusy) return;
    setBusy(true);
    try {
      const reply = await options.send(body);
      await options.onDone(reply, values);
      if (options.staysOpen) setBusy(false);
    } catch (error) {
      setBusy(false);
      refuse(toRefusal(error, options));
    }
  });

  return { ...form, isBusy, setBusy };
}

type Words = { failed?: string; unreachable?: string | undefined };

function toRefusal(error: unknown, { failed, unreachable }: Words) {
  const { fields, status = 0 } = isApiError(error) ? { ...error.details, status: error.status } : {};
  if (fields) return { errors: fields, status };
  return { errors: {}, problem: (!status && unreachable) || refusalText(error, failed), status };
}
