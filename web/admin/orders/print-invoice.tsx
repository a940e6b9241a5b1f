import PrinterIcon from 'icon:printer';
import { useRouteLoaderData } from 'react-router';
import type { Order } from '../../../shared/orders/orders.ts';
import { type Language, localPath, rootLanguage } from '../../../shared/values/languages.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { language } from '../../words/formats.ts';

/** Prints the invoice in the language of the order: from this page, or from the buyer's page in the other language. */
export function PrintInvoice({ order }: { order: Pick<Order, '_id' | 'language'> }) {
  const wanted = useServed(order.language);
  const words = (
    <>
      <PrinterIcon className="size-4.5" />
      <span className="max-sm:sr-only">{adminOrdersWords.order.print}</span>
    </>
  );
  if (wanted === language) {
    return (
      <Button kind="secondary" onClick={() => window.print()}>
        {words}
      </Button>
    );
  }
  return (
    <a
      href={localPath(wanted, `/order/${order._id}#print`)}
      target="_blank"
      rel="noreferrer"
      className={buttonStyles({ kind: 'secondary' })}
    >
      {words}
    </a>
  );
}

/** The language of the order, or that of `/` if the shop has no pages in it any more. */
function useServed(ordered: Language) {
  const frame = useRouteLoaderData<{ languages?: readonly Language[] }>('root');
  return frame?.languages?.includes(ordered) ? ordered : rootLanguage();
}
