import SendIcon from 'icon:send';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { deliveryStates, type WebhookDelivery } from '../../../shared/webhooks.ts';
import { call } from '../../call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { Options } from '../../ui/forms/options.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList } from '../list/use-admin-list.ts';
import type { DeliveryList } from './delivery-list.ts';

const { log: words, events } = adminIntegrationsWords;

type Attempt = WebhookDelivery['attempts'][number];

const tones = { waiting: 'warning', delivered: 'delivered', failed: 'danger' } as const;

type Props = {
  id: string;
  list: DeliveryList;
  state: ReturnType<DeliveryList['read']>;
  found: ReplyFrom<'GET /webhooks/:id/deliveries'> | null;
  problem: string | null;
};

/** What was sent to a webhook, with each attempt, and what waits. */
export function Deliveries({ id, list, state: loaded, found, problem }: Props) {
  const { state, isLoading, readAgain } = useAdminList(list, loaded);
  const navigate = useNavigate();
  return (
    <Card title={words.title}>
      <p className="text-ink-muted text-sm">{words.lead}</p>
      <div className="mt-4 max-w-60">
        <FilterSelect
          label={words.state}
          value={state.state}
          onChoose={(chosen) =>
            void navigate(list.url(list.change(state, { state: chosen })), { preventScrollReset: true })
          }
        >
          <option value="">{words.any}</option>
          <Options of={deliveryStates} text={(name) => words.states[name]} />
        </FilterSelect>
      </div>
      <ListProblem text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.list}
          {...{ list, state, found, isLoading }}
          empty={{ icon: SendIcon, filteredIcon: SendIcon, words: words.empty }}
        >
          {found.deliveries.length > 0 && (
            <ul className="divide-y divide-line">
              {found.deliveries.map((delivery) => (
                <Row key={delivery._id} id={id} delivery={delivery} />
              ))}
            </ul>
          )}
        </ListResults>
      )}
    </Card>
  );
}

function Row({ id, delivery }: { id: string; delivery: WebhookDelivery }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const { _id, kind, happenedAt, state, dueAt, attempts, event } = delivery;
  const name = events[kind as keyof typeof events] ?? kind;
  const time = formatDateTime(happenedAt);

  async function replay() {
    setBusy(true);
    try {
      const params = { id, delivery: _id };
      const options = { failed: words.replayFailed };
      const sent = await call('POST /webhooks/:id/deliveries/:delivery/replay', { params }, options);
      const [last] = sent.attempts;
      if (last?.problem) showToast({ kind: 'error', text: outcomeText(last) });
      else showToast({ kind: 'success', text: words.replayed });
      await revalidate();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error, words.replayFailed) });
    }
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-sm">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name} <Badge tone={tones[state]}>{words.states[state]}</Badge>
        </p>
        <p className="mt-0.5 text-ink-muted text-xs">
          <time dateTime={happenedAt}>{time}</time>
          {dueAt && attempts.length > 0 && <> · {words.due(formatDateTime(dueAt))}</>}
          {' · '}
          <bdi dir="ltr" className="wrap-anywhere font-mono">
            {event}
          </bdi>
        </p>
        {attempts.length > 0 && (
          <details className="mt-1">
            <summary className="flex min-h-11 w-fit cursor-pointer items-center gap-1 text-brand-strong">
              {words.attempts(attempts.length)}
            </summary>
            <ol className="space-y-1 text-ink-muted">
              {attempts.map((attempt) => (
                <li key={attempt.at}>
                  <time dateTime={attempt.at}>{formatDateTime(attempt.at)}</time>
                  {' · '}
                  {outcomeText(attempt)} · {words.took(attempt.milliseconds)}
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      <Button
        kind="secondary"
        busy={isBusy}
        aria-label={words.replayNamed(name, time)}
        onClick={() => void replay()}
      >
        {words.replay}
      </Button>
    </li>
  );
}

/** How an attempt went, in words. */
export function outcomeText({ status = 0, problem }: Attempt) {
  const { outcome } = words;
  if (!problem) return outcome.answered(status);
  if (problem === 'refused' || problem === 'moved') return outcome[problem](status);
  return outcome[problem];
}
