import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import {
  newWebhookBody,
  type Webhook,
  type WebhookEvent,
  webhook,
  webhookEvents,
} from '../../../shared/webhooks.ts';
import { call } from '../../call.ts';
import { Card } from '../../ui/card.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { useRecordForm } from '../kit/record-form.ts';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import { SecretDialog } from '../kit/secret-dialog.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { TickBox } from '../list/tick-box.tsx';
import { afterSaving } from '../list/unsaved-changes.tsx';
import type { Route } from './+types/webhook-form-page.ts';
import { Deliveries } from './deliveries.tsx';
import { deliveryList } from './delivery-list.ts';
import { WebhookTools } from './webhook-tools.tsx';

const { form: words, secret: secretWords, events: eventNames } = adminIntegrationsWords;
const listUrl = '/admin/integrations';

const draftSchema = z.pick(webhook, { url: true, events: true, isOn: true });

const route = recordRoute({
  words,
  list: listUrl,
  height: 'h-120',
  async read(call, { id, url }) {
    const state = deliveryList(id).read(url.searchParams);
    const query = { state: state.state, pageNumber: state.page };
    const [webhook, log] = await Promise.all([
      call('GET /webhooks/:id', { params: { id } }),
      foundOrProblem(call('GET /webhooks/:id/deliveries', { params: { id }, query })),
    ]);
    return { webhook, log: { state, ...log } };
  },
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form of a webhook, and the log of its deliveries (requirements: Webhooks). */
export default function WebhookFormPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <RecordPage words={words} list={listUrl} stored={loaded?.webhook ?? null} editor={WebhookEditor} />
      {loaded && (
        <div className="mt-6 grid grid-cols-1 gap-5">
          <WebhookTools id={loaded.webhook._id} />
          <Deliveries id={loaded.webhook._id} list={deliveryList(loaded.webhook._id)} {...loaded.log} />
        </div>
      )}
    </>
  );
}

function WebhookEditor({ editing }: { editing: Editing<Webhook> }) {
  const { loaded } = editing;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [secret, setSecret] = useState<string>();
  const leave = () => void navigate(listUrl, { state: afterSaving });
  const form = useRecordForm(editing, {
    name: 'webhook',
    schemas: { stored: webhook, draft: draftSchema },
    startOf: (stored) => ({
      url: stored?.url ?? '',
      events: stored?.events ?? [...webhookEvents],
      isOn: stored?.isOn ?? true,
    }),
    toValues: ({ url, events, isOn }) => ({ url, events, isOn }),
    check: (draft) => checkValues(newWebhookBody, draft),
    async create(body, failed) {
      setSecret((await call('POST /webhooks', { body }, failed)).secret);
    },
    update: (input, failed) => call('PUT /webhooks/:id', input, failed),
    newer: 'webhook',
    words,
    // The secret of a new webhook is shown first.
    onSaved: () => (loaded ? leave() : void revalidate()),
  });
  return (
    <>
      <RecordFrame form={form} {...form.frame} isChanged={form.isChanged && !secret}>
        <WebhookFields form={form} isNew={loaded === null} />
      </RecordFrame>
      {secret && <SecretDialog {...secretWords} secret={secret} onClose={leave} />}
    </>
  );
}

type FormPart = 'draft' | 'errors' | 'field' | 'change';

type FieldsProps = {
  form: Pick<ReturnType<typeof useRecordForm<Webhook, z.infer<typeof draftSchema>, object>>, FormPart>;
  isNew: boolean;
};

function WebhookFields({ form: { draft, errors, field, change }, isNew }: FieldsProps) {
  return (
    <Card title={words.card}>
      <div className="grid max-w-2xl gap-5">
        <TextField
          {...field('url')}
          type="url"
          inputMode="url"
          label={words.url}
          hint={words.urlHint}
          required
          dir="ltr"
          maxLength={2_000}
        />
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{words.events}</legend>
          {webhookEvents.map((event) => (
            <TickBox
              key={event}
              name="events"
              text={eventNames[event]}
              isOn={draft.events.includes(event)}
              onChange={(isOn) => change({ events: withEvent(draft.events, event, isOn) })}
            />
          ))}
          {errors.events && <FieldError id="error-events" text={errors.events} />}
        </fieldset>
        {!isNew && (
          <TickBox
            name="isOn"
            text={words.isOn}
            hint={words.isOnHint}
            isOn={draft.isOn}
            onChange={(isOn) => change({ isOn })}
          />
        )}
      </div>
    </Card>
  );
}

function withEvent(events: WebhookEvent[], event: WebhookEvent, isOn: boolean) {
  return webhookEvents.filter((other) => (other === event ? isOn : events.includes(other)));
}
