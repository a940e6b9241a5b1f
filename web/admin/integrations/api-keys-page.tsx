import KeyRoundIcon from 'icon:key-round';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Call } from '../../../shared/api.ts';
import {
  type ApiKey,
  keyLifetimes,
  keyPermissions,
  type NewKeyBody,
  newKeyBody,
} from '../../../shared/keys.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ResultsRegion } from '../list/list-results.tsx';
import { TickBox } from '../list/tick-box.tsx';
import type { Route } from './+types/api-keys-page.ts';
import { IntegrationSections } from './integration-sections.tsx';
import { SecretDialog } from './secret-dialog.tsx';

const { keys: words, title } = adminIntegrationsWords;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(
  (call: Call) => foundOrProblem(call('GET /api-keys', {})),
  words.failed,
);

export const handle = listStates({ title, loading: words.loading });

/** The keys with which other programs call the API (requirements: API keys). */
export default function ApiKeysPage({ loaderData: { found, problem } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [isAdding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  const [key, setKey] = useState<string>();
  const add = (
    <Button onClick={() => setAdding(true)}>
      <KeyRoundIcon className="size-4.5" />
      {words.add}
    </Button>
  );
  return (
    <>
      <ListHeading title={title}>{found && found.length > 0 && !isAdding && add}</ListHeading>
      <IntegrationSections current="keys" />
      <p className="mt-4 max-w-3xl text-ink-muted text-sm">{words.lead}</p>
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
      <ListProblem title={words.errorTitle} text={problem} onRetry={revalidate} />
      {found && (
        <ResultsRegion label={words.list} shown={found} isLoading={state === 'loading'} className="mt-4">
          {found.length === 0 && !isAdding && (
            <EmptyState icon={KeyRoundIcon} title={words.noneTitle} text={words.none}>
              {add}
            </EmptyState>
          )}
          <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
            {found.map((key) => (
              <Row key={key._id} apiKey={key} onRevoke={() => setRevoking(key)} />
            ))}
          </ul>
        </ResultsRegion>
      )}
      {revoking && (
        <DeleteDialog
          title={words.revocation.title}
          question={words.revocation.question(revoking.name)}
          confirm={words.revocation.confirm}
          done={words.revocation.done}
          remove={() =>
            call(
              'DELETE /api-keys/:id',
              { params: { id: revoking._id } },
              { failed: words.revocation.failed },
            )
          }
          onDeleted={revalidate}
          onClose={() => setRevoking(null)}
        />
      )}
      {key && <SecretDialog {...words.secret} secret={key} onClose={() => setKey(undefined)} />}
    </>
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
            {keyLifetimes.map((lifetime) => (
              <option key={lifetime} value={lifetime}>
                {words.lifetimes[lifetime]}
              </option>
            ))}
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
