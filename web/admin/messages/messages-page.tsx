import MailIcon from 'icon:mail';
import SearchXIcon from 'icon:search-x';
import { useState } from 'react';
import type { Message } from '../../../shared/contact.ts';
import { call } from '../../call.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminMessagesWords as words } from '../../words/admin-messages-words.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import type { Route } from './+types/messages-page.ts';
import { messageList } from './message-list.ts';

export const { meta, clientLoader, handle } = listRoute({
  list: messageList,
  words,
  read: (call, query) => call('GET /messages', { query }),
});

/** The messages of the contact page (requirements: Messages). */
export default function MessagesPage({ loaderData }: Route.ComponentProps) {
  const { filters } = words;
  return (
    <ListPage
      list={messageList}
      loaded={loaderData}
      words={words}
      filters={{
        label: filters.label,
        columns: 'md:grid-cols-[2fr_1fr_auto]',
        fields: [
          { keyword: filters.keyword },
          { name: 'state', label: filters.state, options: { '': filters.any, ...words.states } },
        ],
        apply: filters.apply,
      }}
      label={words.list}
      rowsOf={({ messages }) => messages}
      empty={{ icon: MailIcon, filteredIcon: SearchXIcon, words: words.empty }}
    >
      {(messages, { shown }) => (
        <RowList rows={messages}>{(message) => <Row message={message} onMarked={shown.readAgain} />}</RowList>
      )}
    </ListPage>
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
