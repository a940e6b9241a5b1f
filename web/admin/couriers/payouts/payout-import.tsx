import { useState } from 'react';
import { Link } from 'react-router';
import { earliestDay } from '../../../../shared/contract/query-values.ts';
import type { ListedCourier } from '../../../../shared/couriers/couriers.ts';
import type { PayoutResult } from '../../../../shared/couriers/payouts.ts';
import { call } from '../../../call.ts';
import { Alert } from '../../../ui/alert.tsx';
import { formatDay } from '../../../ui/format-dates.ts';
import { inDays, shopDay } from '../../../ui/forms/shop-clock.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PageRefusal } from '../../../ui/page-refusal.ts';
import { showToast } from '../../../ui/toast.ts';
import { adminPayoutsWords } from '../../../words/admin-payouts-words.ts';
import { SheetImport } from '../sheet-import.tsx';
import { kindOf, netText, Sums } from './payout-sums.tsx';

const { file: words, matched, differences } = adminPayoutsWords;

type Props = { couriers: ListedCourier[]; onDone: () => unknown };

/** Reads the sheet of what a courier pays out. */
export function PayoutImport({ couriers, onDone }: Props) {
  const [reference, setReference] = useState('');
  const [paidOn, setPaidOn] = useState('');

  function onOpen() {
    setReference('');
    setPaidOn(shopDay(new Date()));
  }

  async function apply(courierId: string, csv: string, acceptsPaidBefore: boolean) {
    const result = await send(courierId, { reference, paidOn, csv, apply: true, acceptsPaidBefore });
    if (!result.payoutId) throw new PageRefusal(words.refused);
    const paid = result.found.filter(({ difference, amount }) => !difference && amount > 0).length;
    const text = result.matched > 0 ? words.done(paid, result.matched - paid) : words.nothingPaid;
    showToast({ kind: 'success', text });
    await onDone();
  }

  const fields = (
    <>
      <TextField
        name="reference"
        label={words.reference}
        value={reference}
        required
        maxLength={60}
        onChange={({ target }) => setReference(target.value)}
      />
      <TextField
        name="paidOn"
        type="date"
        label={words.paidOn}
        value={paidOn}
        min={earliestDay}
        max={shopDay(inDays(new Date(), 1, '12:00'))}
        required
        onChange={({ target }) => setPaidOn(target.value)}
      />
    </>
  );
  return (
    <SheetImport {...{ couriers, words, onOpen, preview, apply, offer, fields }}>
      {(result) => <Matches {...result} />}
    </SheetImport>
  );
}

/** To record what most probably came before. */
function offer({ asks, problems }: PayoutResult) {
  return asks && problems.length === 0 ? words.paidAgain : undefined;
}

/** How the lines match. The reference and the day count only when the payout is recorded. */
function preview(courierId: string, csv: string) {
  return send(courierId, { reference: '–', paidOn: '2026-01-01', csv, apply: false });
}

type Sent = { reference: string; paidOn: string; csv: string; apply: boolean; acceptsPaidBefore?: boolean };

function send(id: string, body: Sent) {
  return call('POST /couriers/:id/payouts', { params: { id }, body });
}

function Matches(result: PayoutResult) {
  const { found, matched: count, amount, fees } = result;
  const wrong = found.flatMap(({ difference, ...line }) => (difference ? [{ ...line, difference }] : []));
  return (
    <div>
      <Again result={result} />
      <p className="font-semibold tabular-nums">
        {[matched(count), wrong.length === 0 && adminPayoutsWords.fine].filter(Boolean).join(' · ')}
      </p>
      <p className="text-ink-muted tabular-nums">{netText({ amount, fees })}</p>
      {wrong.length > 0 && (
        <p className="mt-1 font-semibold tabular-nums">
          <Sums lines={found} />
        </p>
      )}
      <WrongLines lines={wrong} />
    </div>
  );
}

type WrongLine = PayoutResult['found'][number] & Required<Pick<PayoutResult['found'][number], 'difference'>>;

const mostOpen = 10;

/** The lines that are not the payment of their parcel; many, such as those of a sheet that came before, are folded. */
function WrongLines({ lines }: { lines: WrongLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details open={lines.length <= mostOpen} className="mt-1">
      <summary className="min-h-11 cursor-pointer py-2.5">{differences(lines.length)}</summary>
      <ul className="mt-1 max-h-48 list-disc space-y-2 overflow-y-auto ps-5">
        {lines.map((line) => (
          <li key={line.line} className="wrap-anywhere">
            {words.line(line.line, words.difference(line.tracking, kindOf(line, line.difference)))}
            <span className="block text-ink-muted">
              <Sums lines={[line]} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What of the sheet came before, by payout and in the sheet itself. */
function Again({ result: { parcels, paidBefore, repeated, asks } }: { result: PayoutResult }) {
  if (paidBefore.length === 0 && !(asks && repeated > 0)) return null;
  return (
    <div className="mb-4">
      <Alert kind="warning">
        {paidBefore.map(({ payoutId, reference, paidOn, parcels: paid, sameAmounts }) => (
          <p key={payoutId} className="wrap-anywhere">
            {words.paidBefore(paid, parcels, sameAmounts)}{' '}
            {/* In a tab of its own, so that the file stays chosen. */}
            <Link
              to={`/admin/couriers/payouts/${payoutId}`}
              target="_blank"
              className="-mb-2 block py-2.5 font-semibold underline"
            >
              {words.payoutOf(reference, formatDay(paidOn))}
            </Link>
          </p>
        ))}
        {asks && repeated > 0 && <p>{words.repeated(repeated)}</p>}
      </Alert>
    </div>
  );
}
