import WebhookIcon from 'icon:webhook';
import { Link } from 'react-router';
import type { Webhook } from '../../../shared/webhooks.ts';
import { call } from '../../call.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute, wholeList } from '../kit/list-route.ts';
import { RecordRow, RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/webhooks-page.ts';
import { IntegrationSections } from './integration-sections.tsx';

const { events, title, webhooks: words } = adminIntegrationsWords;
const webhookList = wholeList('/admin/integrations');

export const { meta, clientLoader, handle } = listRoute({
  list: webhookList,
  words,
  read: (call) => call('GET /webhooks', {}),
});

/** The webhooks of the shop and how their deliveries go (requirements: Webhooks). */
export default function WebhooksPage({ loaderData }: Route.ComponentProps) {
  const add = (
    <ButtonLink to="/admin/integrations/webhooks/new">
      <WebhookIcon className="size-4.5" />
      {words.add}
    </ButtonLink>
  );
  return (
    <ListPage
      list={webhookList}
      loaded={loaderData}
      words={{ ...words, title }}
      actions={loaderData.found?.length !== 0 && add}
      sections={<IntegrationSections current="webhooks" />}
      lead={words.lead}
      label={words.list}
      rowsOf={(webhooks) => webhooks}
      empty={{ icon: WebhookIcon, words: { title: words.noneTitle, none: words.none }, action: add }}
      deletion={{
        words: words.deletion,
        nameOf: ({ url }) => url,
        remove: ({ _id }, options) => call('DELETE /webhooks/:id', { params: { id: _id } }, options),
      }}
    >
      {(webhooks, { askToDelete }) => (
        <RowList rows={webhooks}>
          {(webhook) => <Row webhook={webhook} onDelete={() => askToDelete(webhook)} />}
        </RowList>
      )}
    </ListPage>
  );
}

function Row({ webhook, onDelete }: { webhook: Webhook; onDelete: () => void }) {
  const { _id, url, isOn, stoppedReason, failing, lastDeliveredAt } = webhook;
  const page = `/admin/integrations/webhooks/${_id}/edit`;
  return (
    <RecordRow
      page={page}
      edit={words.editNamed(url)}
      deletion={{ label: words.deleteNamed(url), ask: onDelete }}
    >
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
    </RecordRow>
  );
}
