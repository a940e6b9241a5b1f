import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import type { ReplyFrom } from '../../../shared/api.ts';
import {
  newWebhookBody,
  type Webhook,
  type WebhookEvent,
  webhook,
  webhookEvents,
} from '../../../shared/webhooks.ts';
import { call } from '../../call.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { Card } from '../../ui/card.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { PageFailure, PageLoading, recordStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { RecordEditors, useRecordForm } from '../list/record-form.tsx';
import { RecordFrame, RecordHeading, recordMeta, useReturn } from '../list/record-page.tsx';
import { TickBox } from '../list/tick-box.tsx';
import type { Route } from './+types/webhook-form-page.ts';
import { Deliveries } from './deliveries.tsx';
import { type DeliveryList, deliveryList } from './delivery-list.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookTools } from './webhook-tools.tsx';

const { form: words, secret: secretWords, events: eventNames } = adminIntegrationsWords;
const listUrl = '/admin/integrations';

const draftSchema = z.pick(webhook, { url: true, events: true, isOn: true });

type Loaded = { webhook: Webhook; log: LoadedLog } | null;

type LoadedLog = {
  state: ReturnType<DeliveryList['read']>;
  found: ReplyFrom<'GET /webhooks/:id/deliveries'> | null;
  problem: string | null;
};

const load: Load<Loaded> = async (call, { params: { id }, url }) => {
  if (id === undefined) return null;
  const state = deliveryList(id).read(url.searchParams);
  const query = { state: state.state, pageNumber: state.page };
  const [webhook, log] = await Promise.all([
    call('GET /webhooks/:id', { params: { id } }),
    foundOrProblem(call('GET /webhooks/:id/deliveries', { params: { id }, query })),
  ]);
  return { webhook, log: { state, ...log } };
};

export function meta(args: Route.MetaArgs) {
  return recordMeta(words, args);
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = recordStates(words, listUrl, 'h-120');

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form of a webhook, and the log of its deliveries (requirements: Webhooks). */
export default function WebhookFormPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <RecordHeading words={words} back={listUrl} isNew={!loaded} />
      <RecordEditors stored={loaded?.webhook ?? null}>
        {(stored, loadSaved) => <Editor webhook={stored} loadSaved={loadSaved} />}
      </RecordEditors>
      {loaded && (
        <div className="mt-6 grid grid-cols-1 gap-5">
          <WebhookTools id={loaded.webhook._id} />
          <Deliveries id={loaded.webhook._id} list={deliveryList(loaded.webhook._id)} {...loaded.log} />
        </div>
      )}
    </>
  );
}

type EditorProps = { webhook: Webhook | null; loadSaved: (current: Webhook) => void };

function Editor({ webhook: loaded, loadSaved }: EditorProps) {
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string>();
  const leave = useReturn(listUrl);
  const form = useRecordForm({
    name: 'webhook',
    loaded,
    schemas: { stored: webhook, draft: draftSchema },
    startOf: (stored) => ({
      url: stored?.url ?? '',
      events: stored?.events ?? [...webhookEvents],
      isOn: stored?.isOn ?? true,
    }),
    toValues: ({ url, events, isOn }) => ({ url, events, isOn }),
    check: (draft) => checkValues(newWebhookBody, draft),
    async create(body) {
      const created = await call('POST /webhooks', { body }, { failed: words.saveFailed });
      setSecret(created.secret);
    },
    update: (input) => call('PUT /webhooks/:id', input, { failed: words.saveFailed }),
    newer: 'webhook',
    words,
    onSaved: () => (loaded ? leave() : void revalidate()),
  });
  return (
    <>
      <RecordFrame
        form={form}
        save={loaded ? words.update : words.create}
        back={listUrl}
        onLoadSaved={loadSaved}
        isChanged={form.isChanged && !secret}
      >
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
          <div>
            <TickBox name="isOn" text={words.isOn} isOn={draft.isOn} onChange={(isOn) => change({ isOn })} />
            <p className="text-ink-muted text-sm">{words.isOnHint}</p>
          </div>
        )}
      </div>
    </Card>
  );
}

function withEvent(events: WebhookEvent[], event: WebhookEvent, isOn: boolean) {
  return webhookEvents.filter((other) => (other === event ? isOn : events.includes(other)));
}
