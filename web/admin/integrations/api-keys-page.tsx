import KeyRoundIcon from 'icon:key-round';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  type ApiKey,
  keyLifetimes,
  keyPermissions,
  type NewKeyBody,
  newKeyBody,
} from '../../../shared/accounts/keys.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import { SecretDialog } from '../kit/secret-dialog.tsx';
import { TickBox } from '../list/tick-box.tsx';
import type { Route } from './+types/api-keys-page.ts';
import { IntegrationSections } from './integration-sections.tsx';

const { keys: words, title } = adminIntegrationsWords;

const keyList = wholeList('/admin/integrations/keys');

export const { meta, clientLoader, handle } = listRoute({
  list: keyList,
  words,
  heading: title,
  read: (call) => call('GET /api-keys', {}),
});

/** The keys with which other programs call the API (requirements: API keys). */
export default function ApiKeysPage({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const [key, setKey] = useState<string>();
  const add = !isAdding && (
    <Button onClick={() => setAdding(true)}>
      <KeyRoundIcon className="size-4.5" />
      {words.add}
    </Button>
  );
  return (
    <>
      <ListPage
        list={keyList}
        loaded={loaderData}
        words={{ ...words, title }}
        actions={loaderData.found?.length !== 0 && add}
        sections={<IntegrationSections current="keys" />}
        lead={words.lead}
        intro={
          <>
            <DocsLink />
            {isAdding && (
              <NewKey
                onCancel={() => setAdding(false)}
                onCreated={(created) => {
                  setAdding(false);
                  setKey(created);
                  void revalidate();
                }}
              />
            )}
          </>
        }
        label={words.list}
        rowsOf={(keys) => keys}
        empty={{ icon: KeyRoundIcon, words: { title: words.noneTitle, none: words.none }, action: add }}
        deletion={{
          words: words.revocation,
          nameOf: ({ name }) => name,
          remove: ({ _id }, options) => call('DELETE /api-keys/:id', { params: { id: _id } }, options),
        }}
      >
        {(keys, { askToDelete }) => (
          <RowList rows={keys}>{(key) => <Row apiKey={key} onRevoke={() => askToDelete(key)} />}</RowList>
        )}
      </ListPage>
      {key && <SecretDialog {...words.secret} secret={key} onClose={() => setKey(undefined)} />}
    </>
  );
}

function DocsLink() {
  return (
    <p className="mt-1 text-sm">
      <a
        href="/docs/api"
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-medium text-brand-strong hover:underline"
      >
        {words.docs}
      </a>
    </p>
  );
}

type NewProps = { onCancel: () => void; onCreated: (key: string) => void };

function NewKey({ onCancel, onCreated }: NewProps) {
  const [draft, setDraft] = useState<NewKeyBody>({ name: '', permissions: [], lifetime: 'year' });
  const { props, field, errors, problem, isBusy } = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: () => checkValues(newKeyBody, draft),
    send: (body) => call('POST /api-keys', { body }, { failed: words.saveFailed }),
    onDone: ({ key }) => onCreated(key),
    failed: words.saveFailed,
  });
  const choose = (permission: ApiKey['permissions'][number], isOn: boolean) => {
    const permissions = keyPermissions.filter((other) =>
      other === permission ? isOn : draft.permissions.includes(other),
    );
    setDraft({ ...draft, permissions });
  };
  return (
    <form {...props} className="mt-4">
      <Card title={words.add}>
        <div className="grid max-w-2xl gap-5">
          <TextField {...field('name')} label={words.name} hint={words.nameHint} required maxLength={60} />
          <fieldset>
            <legend className="mb-1.5 font-medium text-sm">{words.permissions}</legend>
            {keyPermissions.map((permission) => (
              <TickBox
                key={permission}
                name="permissions"
                text={words.permissionNames[permission]}
                isOn={draft.permissions.includes(permission)}
                onChange={(isOn) => choose(permission, isOn)}
              />
            ))}
            {errors.permissions && <FieldError id="error-permissions" text={errors.permissions} />}
          </fieldset>
          <SelectField {...field('lifetime')} label={words.lifetime} hint={words.lifetimeHint} required>
            <Options of={keyLifetimes} text={(lifetime) => words.lifetimes[lifetime]} />
          </SelectField>
          {problem && <Alert>{problem}</Alert>}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" busy={isBusy}>
              {words.create}
            </Button>
            <Button kind="secondary" onClick={onCancel}>
              {words.cancel}
            </Button>
          </p>
        </div>
      </Card>
    </form>
  );
}

function Row({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, permissions, ending, createdAt, createdBy, lastUsedAt, revokedAt, expiresAt } = apiKey;
  const hasExpired = expiresAt !== undefined && Date.parse(expiresAt) <= Date.now();
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3 text-sm sm:px-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className={`wrap-anywhere font-semibold ${revokedAt ? 'text-ink-muted line-through' : ''}`}>
          <bdi>{name}</bdi>
        </p>
        <ul className="mt-1 list-disc ps-5 text-ink-muted">
          {permissions.map((permission) => (
            <li key={permission}>{words.permissionNames[permission]}</li>
          ))}
        </ul>
        <p className="mt-1 text-ink-muted text-xs">
          {words.ending(ending)} · {words.made(formatDateTime(createdAt), createdBy)} ·{' '}
          {lastUsedAt ? words.used(formatDateTime(lastUsedAt)) : words.unused}
          {expiresAt && !hasExpired && ` · ${words.until(formatDateTime(expiresAt))}`}
        </p>
        {hasExpired && !revokedAt && (
          <p className="mt-1">
            <Badge tone="warning">{words.expired(formatDateTime(expiresAt))}</Badge>
          </p>
        )}
      </div>
      {revokedAt ? (
        <p className="py-2 text-ink-muted">{words.revoked(formatDateTime(revokedAt))}</p>
      ) : (
        <Button kind="secondary" aria-label={words.revokeNamed(name)} onClick={onRevoke}>
          {words.revoke}
        </Button>
      )}
    </li>
  );
}
