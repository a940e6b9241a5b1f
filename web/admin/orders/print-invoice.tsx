import PrinterIcon from 'icon:printer';
import type { Order } from '../../../shared/orders/orders.ts';
import { localPath } from '../../../shared/values/languages.ts';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { language } from '../../words/formats.ts';
import { myOrdersWords } from '../../words/my-orders-words.ts';
import { useServedLanguage } from './use-served-language.ts';

type Props = { order: Pick<Order, '_id' | 'language'>; isForm: boolean };

/** Prints the paper of an order in the language of the order: from this page, or from the buyer's page in the other language. */
export function PrintInvoice({ order, isForm }: Props) {
  const wanted = useServedLanguage()(order.language);
  const words = (
    <>
      <PrinterIcon className="size-4.5" />
      <span className="max-sm:sr-only">
        {isForm ? myOrdersWords.order.printForm : myOrdersWords.order.print}
      </span>
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
