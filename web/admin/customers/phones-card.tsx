import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { call } from '../../call.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { adminCustomersWords } from '../../words/admin-customers-words.ts';
import { Finder } from '../list/finder.tsx';
import type { ShownCustomer } from './use-customer.ts';

const words = adminCustomersWords.detail;

/** The phone numbers of a customer, with what merges and separates them. */
export function PhonesCard({ shown }: { shown: ShownCustomer }) {
  const { customer, isBusy, merge, separate } = shown;
  const { phones, doubles } = customer;
  return (
    <Card title={words.phones}>
      <ul className="divide-y divide-line text-sm">
        {phones.map(({ _id, phone, name, orders, merged }) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <span className="min-w-0">
              <a href={phoneAddress(phone)} className="font-semibold text-brand-strong hover:underline">
                <bdi>{shownPhone(phone)}</bdi>
              </a>
              <span className="wrap-anywhere block text-ink-muted text-xs">
                {words.numberOf(name, orders)}
                {merged && ` · ${words.merged(merged.by, formatDateTime(merged.at))}`}
              </span>
            </span>
            {merged && (
              <Button
                kind="secondary"
                aria-label={words.separateNamed(shownPhone(phone))}
                disabled={isBusy}
                onClick={() => void separate(_id)}
              >
                {words.separate}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {doubles.length > 0 && (
        <div className="mt-4 rounded-control bg-brand-soft p-4 text-sm">
          <p className="mb-2">{words.doubles}</p>
          <ul className="grid gap-2">
            {doubles.map(({ _id, phone, name, orders }) => (
              <li key={_id} className="flex flex-wrap items-center justify-between gap-3">
                <span className="min-w-0">
                  <bdi className="font-semibold">{shownPhone(phone)}</bdi> · {words.numberOf(name, orders)}
                </span>
                <Button
                  kind="secondary"
                  aria-label={words.mergeNamed(shownPhone(phone))}
                  disabled={isBusy}
                  onClick={() => void merge(_id)}
                >
                  {words.merge}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-5 border-line border-t pt-4">
        <Finder
          label={words.find}
          search={searchCustomers}
          without={customer.history.map(({ _id }) => _id)}
          onChoose={({ _id }) => void merge(_id)}
        >
          {({ name, phone, orders }) => (
            <span className="wrap-anywhere min-w-0">
              <bdi className="font-semibold">{shownPhone(phone)}</bdi> · {words.numberOf(name, orders)}
            </span>
          )}
        </Finder>
      </div>
    </Card>
  );
}

const most = 6;

async function searchCustomers(keyword: string, signal: AbortSignal) {
  const { customers, count } = await call('GET /customers', { query: { keyword, limit: most } }, { signal });
  return { rows: customers, note: words.foundCustomers(count) };
}
