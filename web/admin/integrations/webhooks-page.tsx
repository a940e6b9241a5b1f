import WebhookIcon from 'icon:webhook';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import type { Call } from '../../../shared/api.ts';
import type { Webhook } from '../../../shared/webhooks.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ResultsRegion } from '../list/list-results.tsx';
import { DeleteButton, EditLink } from '../list/row-actions.tsx';
import type { Route } from './+types/webhooks-page.ts';
import { IntegrationSections } from './integration-sections.tsx';

const words = adminIntegrationsWords.webhooks;
const { events } = adminIntegrationsWords;

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(
  (call: Call) => foundOrProblem(call('GET /webhooks', {})),
  words.failed,
);

export const handle = listStates(words);

/** The webhooks of the shop and how their deliveries go (requirements: Webhooks). */
export default function WebhooksPage({ loaderData: { found, problem } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const [deleting, setDeleting] = useState<Webhook | null>(null);
  const add = (
    <ButtonLink to="/admin/integrations/webhooks/new">
      <WebhookIcon className="size-4.5" />
      {words.add}
    </ButtonLink>
  );
  return (
    <>
      <ListHeading title={adminIntegrationsWords.title}>{found && found.length > 0 && add}</ListHeading>
      <IntegrationSections current="webhooks" />
      <p className="mt-4 max-w-3xl text-ink-muted text-sm">{words.lead}</p>
      <ListProblem title={words.errorTitle} text={problem} onRetry={revalidate} />
      {found && (
        <ResultsRegion label={words.list} shown={found} isLoading={state === 'loading'} className="mt-4">
          {found.length === 0 && (
            <EmptyState icon={WebhookIcon} title={words.noneTitle} text={words.none}>
              {add}
            </EmptyState>
          )}
          <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
            {found.map((webhook) => (
              <Row key={webhook._id} webhook={webhook} onDelete={() => setDeleting(webhook)} />
            ))}
          </ul>
        </ResultsRegion>
      )}
      {deleting && (
        <DeleteDialog
          title={words.deletion.title}
          question={words.deletion.question(deleting.url)}
          confirm={words.deletion.confirm}
          done={words.deletion.done}
          remove={() =>
            call('DELETE /webhooks/:id', { params: { id: deleting._id } }, { failed: words.deletion.failed })
          }
          onDeleted={revalidate}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}

function Row({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) {
  const { _id, url, isOn, stoppedReason, failing, lastDeliveredAt } = webhook;
  const page = `/admin/integrations/webhooks/${_id}/edit`;
  return (
    <li className="flex items-start gap-2 p-3 text-sm sm:gap-4 sm:px-4">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={page} prefetch="intent" className="wrap-anywhere font-semibold hover:underline">
            <bdi dir="ltr">{url}</bdi>
          </Link>
          {!isOn && <Badge>{stoppedReason === 'gone' ? words.gone : words.off}</Badge>}
          {failing.waiting > 0 && <Badge tone="warning">{words.waiting(failing.waiting)}</Badge>}
          {failing.failed > 0 && <Badge tone="danger">{words.failures(failing.failed)}</Badge>}
        </p>
        <ul className="mt-1 list-disc ps-5 text-ink-muted">
          {webhook.events.map((event) => (
            <li key={event}>{events[event]}</li>
          ))}
        </ul>
        <p className="mt-1 text-ink-muted text-xs">
          {lastDeliveredAt ? words.last(formatDateTime(lastDeliveredAt)) : words.never}
        </p>
      </div>
      <div className="flex shrink-0 max-sm:flex-col">
        <EditLink to={page} prefetch="intent" aria-label={words.editNamed(url)} />
        <DeleteButton aria-label={words.deleteNamed(url)} onClick={onDelete} />
      </div>
    </li>
  );
}
