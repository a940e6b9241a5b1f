import { useRef, useState } from 'react';
import type { WaitingPeople } from '../../../shared/contact.ts';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminMailServerWords } from '../../words/admin-mail-server-words.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { SettingsLink } from '../kit/settings-link.tsx';

const words = adminProductsWords.waiting;

/** The people who wait for a product; administrators call those who left a number (requirements: Back in stock). */
export function WaitingCard({ waiting }: { waiting: WaitingPeople }) {
  const { phones, calling, markCalled, content } = useCalls(waiting.phones);
  if (waiting.emails + waiting.phones.length === 0) return null;
  return (
    <Card title={words.title}>
      <div ref={content} tabIndex={-1} className="space-y-3 text-sm outline-none">
        {waiting.emails > 0 && <Mailed {...waiting} />}
        <p>{phones.length > 0 ? words.phones : words.noPhones}</p>
        {phones.length > 0 && (
          <ul className="divide-y divide-line border-line border-y">
            {phones.map(({ _id, phone, createdAt }) => (
              <li key={_id} className="flex items-center justify-between gap-4 py-2">
                <span className="min-w-0">
                  <a
                    href={phoneAddress(phone)}
                    dir="ltr"
                    className="-my-2.5 inline-flex min-h-11 items-center rounded-sm font-semibold text-brand-strong tabular-nums hover:underline"
                  >
                    {shownPhone(phone)}
                  </a>
                  <span className="block text-ink-muted sm:ms-3 sm:inline">
                    {words.since(formatDay(createdAt))}
                  </span>
                </span>
                <Button
                  kind="secondary"
                  busy={calling === _id}
                  aria-label={words.calledNamed(shownPhone(phone))}
                  onClick={() => void markCalled(_id)}
                >
                  {words.called}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
}

function Mailed({ emails, hasMailServer }: Omit<WaitingPeople, 'phones'>) {
  if (hasMailServer) return <p>{words.emails(emails)}</p>;
  return (
    <p>
      {adminMailServerWords.unmailed(emails)}{' '}
      <SettingsLink group="mail-server">{adminMailServerWords.setUp}</SettingsLink>
    </p>
  );
}

/** The numbers still to call. A marked number leaves the list, and the focus moves to the card. */
function useCalls(waiting: WaitingPeople['phones']) {
  const [done, setDone] = useState<string[]>([]);
  const [calling, setCalling] = useState<string | null>(null);
  const content = useRef<HTMLDivElement>(null);

  async function markCalled(id: string) {
    if (calling) return;
    setCalling(id);
    try {
      await call('POST /stock-alerts/:id/called', { params: { id } }, { failed: words.failed });
      setDone((ids) => [...ids, id]);
      showToast({ kind: 'success', text: words.done });
      content.current?.focus();
    } catch (error) {
      showToast({ kind: 'error', text: refusalText(error) });
    } finally {
      setCalling(null);
    }
  }

  return { phones: waiting.filter(({ _id }) => !done.includes(_id)), calling, markCalled, content };
}
