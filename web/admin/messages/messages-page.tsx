import MailIcon from 'icon:mail';
import SearchXIcon from 'icon:search-x';
import { useState } from 'react';
import { type Message, messageStates } from '../../../shared/contact.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { RefreshButton } from '../../ui/refresh-button.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminMessagesWords as words } from '../../words/admin-messages-words.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { KeywordField, ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import type { Route } from './+types/messages-page.ts';
import { messageList } from './message-list.ts';

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call, { url }) => {
  const state = messageList.read(url.searchParams);
  return { state, ...(await foundOrProblem(call('GET /messages', { query: state }))) };
}, words.failed);

export const handle = listStates(words);

/** The messages of the contact page (requirements: Messages). */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, isLoading, isRefreshing, readAgain } = useAdminList(messageList, loaderData.state);
  return (
    <>
      <ListHeading title={words.title}>
        <RefreshButton text={words.refresh} isRefreshing={isRefreshing} onRefresh={readAgain} />
      </ListHeading>
      <div className="mt-6">
        <Filters state={state} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.list}
          list={messageList}
          {...{ state, found, isLoading }}
          empty={{ icon: MailIcon, filteredIcon: SearchXIcon, words: words.empty }}
        >
          {found.messages.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {found.messages.map((message) => (
                <Row key={message._id} message={message} onMarked={readAgain} />
              ))}
            </ul>
          )}
        </ListResults>
      )}
    </>
  );
}

function Filters({ state }: { state: ReturnType<typeof messageList.read> }) {
  const { draft, fill, show } = useFilterDraft(messageList, state);
  const { filters } = words;
  return (
    <ListFilters label={filters.label} columns="md:grid-cols-[2fr_1fr_auto]" onApply={() => show()}>
      <KeywordField
        label={filters.keyword}
        placeholder={filters.keywordExample}
        value={draft.keyword}
        onFill={(keyword) => fill({ keyword })}
      />
      <FilterSelect label={filters.state} value={draft.state} onChoose={(chosen) => show({ state: chosen })}>
        <option value="">{filters.any}</option>
        {messageStates.map((name) => (
          <option key={name} value={name}>
            {words.states[name]}
          </option>
        ))}
      </FilterSelect>
      <Button type="submit" kind="secondary" wide>
        {filters.apply}
      </Button>
    </ListFilters>
  );
}

function Row({ message, onMarked }: { message: Message; onMarked: () => unknown }) {
  const { _id, name, email, subject, createdAt, mailedAt, answered } = message;
  const [isBusy, setBusy] = useState(false);

  async function mark() {
    setBusy(true);
    try {
      const body = { answered: !answered };
      await call('PUT /messages/:id', { params: { id: _id }, body }, { failed: words.markFailed });
      await onMarked();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error, words.markFailed) });
    }
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 p-3 text-sm sm:px-4">
      <article className="min-w-0 flex-1 basis-72" aria-labelledby={`subject-${_id}`}>
        <h2 id={`subject-${_id}`} className="wrap-anywhere font-semibold" dir="auto">
          {subject}
        </h2>
        <p className="wrap-anywhere mt-0.5 text-ink-muted">
          <bdi>{name}</bdi> ·{' '}
          <a href={mailto(email)} className="text-brand-strong hover:underline">
            <bdi dir="ltr">{email}</bdi>
          </a>{' '}
          · <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </p>
        <p className="wrap-anywhere mt-2 whitespace-pre-wrap" dir="auto">
          {message.message}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          {answered ? (
            <Badge tone="delivered">{words.answeredBy(answered.by, formatDateTime(answered.at))}</Badge>
          ) : (
            <Badge tone="warning">{words.states.open}</Badge>
          )}
          {!mailedAt && <Badge>{words.notMailed}</Badge>}
        </p>
      </article>
      <div className="flex flex-wrap gap-2">
        <a
          href={replyTo(message)}
          aria-label={words.replyTo(name)}
          className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-brand-strong hover:underline"
        >
          {words.reply}
        </a>
        <Button
          kind="secondary"
          busy={isBusy}
          aria-label={answered ? words.reopenNamed(subject) : words.answerNamed(subject)}
          onClick={() => void mark()}
        >
          {answered ? words.reopen : words.answer}
        </Button>
      </div>
    </li>
  );
}

/** Opens the reader's mail program with an answer. */
function replyTo({ email, subject }: Message) {
  return `${mailto(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
}

function mailto(email: string) {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
