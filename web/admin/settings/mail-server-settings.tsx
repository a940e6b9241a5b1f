import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import type { ReplyFrom } from '../../../shared/api.ts';
import {
  mailServer,
  mailServerBody,
  type StoredMailServer,
} from '../../../shared/settings/mail-server-api.ts';
import { typedNumber, whole } from '../../../shared/values/typed-number.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { adminMailServerWords as words } from '../../words/admin-mail-server-words.ts';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { useRecordForm } from '../kit/record-form.ts';
import { RecordFrame } from '../kit/record-page.tsx';

const draftSchema = z.object({
  host: z.string(),
  port: z.string(),
  username: z.string(),
  sender: z.string(),
});

type Draft = z.infer<typeof draftSchema>;

/** The form of the mail server (requirements: Mail server). */
export function MailServerSettings({ isFixed, server }: ReplyFrom<'GET /mail-server'>) {
  if (!isFixed) return <MailServerForm stored={server} />;
  return (
    <div className="mt-5 max-w-2xl">
      <Alert kind="info">{words.fixed}</Alert>
    </div>
  );
}

function MailServerForm({ stored }: { stored: StoredMailServer | null }) {
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState('');
  const form = useMailServerForm(stored, password);
  const { field, errors } = form;
  const { save } = words;
  return (
    <RecordFrame form={form} {...form.frame} save={save} isChanged={form.isChanged || password !== ''}>
      <p className="mb-5 text-ink-muted text-sm">
        {stored
          ? adminSettingsWords.lastSaved(formatDateTime(stored.changedAt), stored.changedBy)
          : words.none}
      </p>
      <div className="max-w-2xl">
        <Card title={words.card}>
          <p className="mb-5 text-ink-muted text-sm">{words.lead}</p>
          <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
            <TextField {...field('host')} {...typed('host')} maxLength={253} />
            <TextField {...field('port')} {...typed('port')} inputMode="numeric" />
            <TextField {...field('username')} {...typed('username')} maxLength={254} autoComplete="off" />
            <TextField
              name="password"
              type="password"
              autoComplete="off"
              dir="ltr"
              label={words.password}
              required={stored === null}
              hint={stored ? words.hints.stored : undefined}
              error={errors.password}
              value={password}
              maxLength={500}
              onChange={({ target }) => setPassword(target.value)}
            />
            <div className="sm:col-span-2">
              <TextField {...field('sender')} {...typed('sender')} type="email" maxLength={254} />
            </div>
          </div>
          <p className="mt-5 text-sm">{words.test}</p>
          {stored && <RemoveButton onRemoved={() => void revalidate()} />}
        </Card>
      </div>
    </RecordFrame>
  );
}

/** What all typed fields have. */
function typed(name: keyof Draft) {
  return { label: words[name], hint: words.hints[name], required: true, dir: 'ltr' } as const;
}

function useMailServerForm(loaded: StoredMailServer | null, password: string) {
  const { revalidate } = useRevalidator();
  const { save, saved, saveFailed } = words;
  return useRecordForm(
    { loaded, list: '/admin/settings', loadSaved: () => void revalidate() },
    {
      name: 'mail server',
      schemas: { stored: mailServer, draft: draftSchema },
      startOf,
      toValues,
      check: (draft) =>
        checkValues(mailServerBody, { ...toValues(draft), password, version: loaded?.version ?? 0 }),
      create: (body, failed) => call('PUT /mail-server', { body }, failed),
      update: ({ body }, failed) => call('PUT /mail-server', { body }, failed),
      newer: 'server',
      words: { create: save, update: save, created: saved, updated: saved, saveFailed },
      onSaved: () => void revalidate(),
    },
  );
}

function startOf(stored: StoredMailServer | null): Draft {
  const { host = '', port = 465, username = '', sender = '' } = stored ?? {};
  return { host, port: String(port), username, sender };
}

function toValues({ port, ...draft }: Draft) {
  return { ...draft, port: typedNumber(port, whole) };
}

function RemoveButton({ onRemoved }: { onRemoved: () => void }) {
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    await call('DELETE /mail-server', {}, { failed: words.removeFailed });
    showToast({ kind: 'success', text: words.removed });
    onRemoved();
  }
  return (
    <p className="mt-4">
      <Button kind="secondary" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          text={words.removeText}
          confirm={words.removeConfirm}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        />
      )}
    </p>
  );
}
