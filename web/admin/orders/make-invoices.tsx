import FileTextIcon from 'icon:file-text';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StatusResults } from '../../../shared/orders/admin-orders.ts';
import { call } from '../../call.ts';
import { withReasons } from '../../session/translated.ts';
import { useMay } from '../../session/use-may.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { shopDay } from '../../ui/forms/shop-clock.ts';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { papersUrl } from '../kit/order-papers.ts';
import type { Selection } from '../list/use-selection.ts';
import { MakeInvoiceDialog } from '../tva/make-invoice-dialog.tsx';

const { many: invoicing } = adminInvoicesWords;

export type Made = { done: string[]; credits: number };

export const noneMade: Made = { done: [], credits: 0 };

/** Says how many invoices were made. It stays on the page, because a list of orders without an invoice loses these orders. */
export function MadeInvoices({ made: { done, credits }, onClose }: { made: Made; onClose: () => void }) {
  const today = shopDay(new Date());
  const linkStyles = 'inline-flex min-h-11 items-center font-semibold underline';
  return (
    <div role="status" className="mb-3">
      <Alert kind="success" title={invoicing.done(done.length, credits)}>
        <div className="flex flex-wrap items-center gap-x-4">
          <a href={papersUrl('invoices', done)} target="_blank" rel="noreferrer" className={linkStyles}>
            {adminOrdersWords.papers.print}
          </a>
          <Link to={`/admin/invoices?startDate=${today}&endDate=${today}`} className={linkStyles}>
            {invoicing.ofToday}
          </Link>
          <Button kind="plain" onClick={onClose}>
            {adminOrdersWords.selection.close}
          </Button>
        </div>
      </Alert>
    </div>
  );
}

type MakingProps = {
  selection: Selection;
  onMade: (made: Made) => void;
  onRefused: (orders: StatusResults['refused']) => void;
};

/** The lawful invoices of the chosen orders, before they are packed. */
export function MakeInvoices({ selection, onMade, onRefused }: MakingProps) {
  const ids = [...selection.chosen];
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  if (!may('money')) return null;

  async function make() {
    const { done, refused, credits } = await call('POST /orders/invoices', { body: { ids } });
    selection.drop(done);
    onMade({ done, credits });
    onRefused(await withReasons(refused));
  }

  return (
    <>
      <Button kind="secondary" onClick={() => setAsking(true)}>
        <FileTextIcon className="size-4.5" />
        {invoicing.make}
      </Button>
      {isAsking && (
        <MakeInvoiceDialog
          title={invoicing.ask(ids.length)}
          text={invoicing.text}
          confirm={invoicing.make}
          onConfirm={make}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
