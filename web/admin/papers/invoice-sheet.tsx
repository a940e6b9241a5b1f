import { useState } from 'react';
import type { LawfulInvoice as Data } from '../../../shared/orders/invoices.ts';
import { localPath } from '../../../shared/values/languages.ts';
import { LawfulInvoice, type Paper } from '../../account/orders/lawful-invoice.tsx';
import { Alert } from '../../ui/alert.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';
import { language } from '../../words/formats.ts';
import { papersUrl } from '../kit/order-papers.ts';
import { useServedLanguage } from '../orders/use-served-language.ts';
import { SheetFrame, SheetFromFrame, type Sheets } from './sheets-in-frames.tsx';

/** The sheets of an invoice in the language of its order: of this page, or from a frame in that language. */
export function useInvoiceSheets(invoice: Data) {
  const [sheets, setSheets] = useState<Sheets | null>(null);
  const wanted = useServedLanguage()(invoice.language);
  const isOurs = wanted === language;
  return { invoice, wanted, isOurs, sheets, setSheets, isWaiting: !(isOurs || sheets) };
}

type Props = { drawn: ReturnType<typeof useInvoiceSheets>; paper: Paper };

/** A lawful invoice on the screen. Like every paper for a buyer, it is in the language of the order. */
export function InvoiceSheet({ drawn, paper }: Props) {
  const { invoice, wanted, isOurs, sheets, setSheets, isWaiting } = drawn;
  const words = adminOrdersWords.papers;
  const name = adminOrdersWords.order.languages[wanted];
  if (isOurs) return <LawfulInvoice invoice={invoice} paper={paper} isShown />;
  if (isWaiting) {
    return (
      <>
        <p role="status" className="text-ink-muted">
          {words.preparing(1, name)}
        </p>
        <SheetFrame
          language={wanted}
          src={papersUrl('documents', [invoice._id], wanted)}
          onEnd={({ sheets }) => setSheets(sheets)}
        />
      </>
    );
  }
  const sheet = sheets?.get(invoice.orderId + (paper === 'roll' ? paper : ''));
  if (sheet) return <SheetFromFrame sheet={sheet} language={wanted} />;
  return (
    <Alert title={words.missing(1)}>
      <a href={localPath(wanted, `/admin/invoices/${invoice._id}`)} className="font-semibold underline">
        {words.others(1, name)}
      </a>
    </Alert>
  );
}
