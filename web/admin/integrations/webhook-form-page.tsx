import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
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
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { foundOrProblem } from '../list/admin-list.ts';
import { RecordEditors, useRecordForm } from '../list/record-form.tsx';
import { SaveBar } from '../list/save-bar.tsx';
import { SaveProblem } from '../list/save-problem.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { afterSaving, UnsavedChanges } from '../products/unsaved-changes.tsx';
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

export function meta({ params, error }: Route.MetaArgs) {
  if (error) return pageMeta({ title: words.errorTitle });
  return pageMeta({ title: params.id ? words.editTitle : words.newTitle });
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <>
      <p className="text-ink-muted">{words.loading}</p>
      <Skeleton className="mt-6 h-120" />
    </>
  );
}

/** The form of a webhook, and the log of its deliveries (requirements: Webhooks). */
export default function WebhookFormPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={listUrl}>{words.back}</BackLink>
      <h1 className="mb-6 font-bold text-2xl tracking-tight">{loaded ? words.editTitle : words.newTitle}</h1>
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
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [secret, setSecret] = useState<string>();
  const leave = () => void navigate(listUrl, { state: afterSaving });
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
  const { stale, isBusy, problem, draft, errors, field, change } = form;
  return (
    <>
      <form {...form.props}>
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
            {loaded && (
              <div>
                <TickBox
                  name="isOn"
                  text={words.isOn}
                  isOn={draft.isOn}
                  onChange={(isOn) => change({ isOn })}
                />
                <p className="text-ink-muted text-sm">{words.isOnHint}</p>
              </div>
            )}
          </div>
        </Card>
        <SaveBar save={loaded ? words.update : words.create} back={listUrl} isBusy={isBusy} isSending={false}>
          <SaveProblem text={problem} onLoadSaved={stale ? () => loadSaved(stale) : undefined} />
        </SaveBar>
      </form>
      <UnsavedChanges isChanged={form.isChanged && !secret} />
      {secret && <SecretDialog {...secretWords} secret={secret} onClose={leave} />}
    </>
  );
}

function withEvent(events: WebhookEvent[], event: WebhookEvent, isOn: boolean) {
  return webhookEvents.filter((other) => (other === event ? isOn : events.includes(other)));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={words.errorTitle}
      failed={words.notFound}
      tryAgain={words.tryAgain}
      missing={{ title: words.errorTitle, text: errorMessage(error) ?? words.notFound }}
      back={{ to: listUrl, text: words.back }}
    />
  );
}
