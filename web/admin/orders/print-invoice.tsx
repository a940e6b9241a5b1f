import PrinterIcon from 'icon:printer';
import type { Order } from '../../../shared/orders/orders.ts';
import { localPath } from '../../../shared/values/languages.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { language } from '../../words/formats.ts';
import { useServedLanguage } from './use-served-language.ts';

/** Prints the invoice in the language of the order: from this page, or from the buyer's page in the other language. */
export function PrintInvoice({ order }: { order: Pick<Order, '_id' | 'language'> }) {
  const wanted = useServedLanguage()(order.language);
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
