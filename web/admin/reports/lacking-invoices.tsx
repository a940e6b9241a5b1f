import { Link } from 'react-router';
import { Alert } from '../../ui/alert.tsx';
import { adminInvoicesWords as words } from '../../words/admin-invoices-words.ts';

type Props = {
  /** Says how many delivered orders have no invoice. */
  text: string;
  /** The days on which they were placed, if not any. */
  days?: { startDate?: string; endDate?: string };
};

/** A note on delivered orders without an invoice, with a link to their list, where all can be invoiced at once. */
export function LackingInvoices({ text, days }: Props) {
  const filter = new URLSearchParams({ status: 'Delivered', invoice: 'none', ...days });
  return (
    <div className="mt-4">
      <Alert kind="info">
        {text}{' '}
        <Link to={`/admin/orders?${filter}`} className="font-semibold underline">
          {words.showLacking}
        </Link>
      </Alert>
    </div>
  );
}
