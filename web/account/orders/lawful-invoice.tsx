import type { ReactNode } from 'react';
import type { LawfulInvoice as Data } from '../../../shared/orders/invoices.ts';
import { balanceOf } from '../../../shared/orders/order-balance.ts';
import { orderNumber } from '../../../shared/values/ids.ts';
import { localUrl } from '../../session/local-url.ts';
import { Barcode } from '../../ui/barcode/barcode.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { SellerName, SellerNumbers, TextLines } from '../../ui/seller/seller-details.tsx';
import { ShopMark } from '../../ui/seller/shop-mark.tsx';
import { colon, formatPrice } from '../../words/formats.ts';
import { invoiceWords } from '../../words/invoice-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { OrderNumber } from './order-number.tsx';
import { AddressLines } from './order-parts.tsx';

const words = invoiceWords.lawful;

/** A sheet of A4, and the paper of 80 mm that a till prints on. */
export const papers = ['a4', 'roll'] as const;

export type Paper = (typeof papers)[number];

type Props = {
  invoice: Data;
  paper?: Paper;
  /** Whether it shows on the screen too. */
  isShown?: boolean;
};

/** A lawful invoice as it was made (requirements: Lawful invoices). */
export function LawfulInvoice({ invoice, paper = 'a4', isShown = false }: Props) {
  const isRoll = paper === 'roll';
  return (
    <article
      data-sheet={isRoll ? 'roll' : ''}
      data-order={invoice.orderId}
      className={`${isShown ? '' : 'hidden print:block'} ${isRoll ? 'text-xs' : 'text-sm'}`}
    >
      <Head invoice={invoice} isRoll={isRoll} />
      <div className={isRoll ? 'mt-3 space-y-3 **:text-xs' : 'mt-8 grid grid-cols-2 gap-8'}>
        <Block title={invoiceWords.billTo}>
          <AddressLines address={{ ...invoice.buyer, email: '' }} />
        </Block>
        <Block title={invoiceWords.payment.title}>
          <p>{orderWords.method(invoice.paymentMethod)}</p>
          <p>
            {words.order + colon}
            <OrderNumber id={invoice.orderId} /> ({formatDay(invoice.orderedAt)})
          </p>
          <div className="mt-2">
            <Barcode text={orderNumber(invoice.orderId)} />
          </div>
        </Block>
      </div>
      {isRoll ? <RollLines invoice={invoice} /> : <LineTable invoice={invoice} />}
      <div className={isRoll ? 'mt-3' : 'mt-6 flex break-inside-avoid items-start justify-between gap-8'}>
        <div>{invoice.taxes && <Taxes taxes={invoice.taxes} />}</div>
        <Totals invoice={invoice} />
      </div>
      <Words invoice={invoice} />
      <footer
        className={`${isRoll ? 'mt-4' : 'mt-10'} break-inside-avoid border-line border-t pt-3 text-center text-ink-muted`}
      >
        {invoice.kind === 'invoice' && <p className="font-semibold text-ink">{invoiceWords.thanks}</p>}
        <p className="mt-1">
          {invoiceWords.support(invoice.seller.email || window.location.host + localUrl('/contact'))}
        </p>
      </footer>
    </article>
  );
}

function Head({ invoice, isRoll }: { invoice: Data; isRoll: boolean }) {
  const { seller, kind, number, issuedAt, cancels, isRest, cancelledBy, reason } = invoice;
  const cancelled = isRest ? 'rest' : 'whole';
  const takes = kind === 'credit' ? 'part' : cancelled;
  const layout = isRoll
    ? 'space-y-3 border-ink border-b border-dashed pb-3'
    : 'flex items-start justify-between gap-8 border-brand-strong border-b-2 pb-6';
  return (
    <header className={layout}>
      <div className="min-w-0">
        <ShopMark imageUrl={invoice.logo} nameStyles={isRoll ? 'text-base' : 'text-2xl'} />
        <address className={`mt-1 text-ink-muted not-italic ${isRoll ? 'leading-5' : 'leading-6'}`}>
          <SellerName seller={seller} />
          <TextLines text={seller.address} />
          {seller.phone && (
            <p>
              <bdi dir="ltr">{seller.phone}</bdi>
            </p>
          )}
          <SellerNumbers seller={seller} />
        </address>
      </div>
      <div className={isRoll ? '' : 'max-w-72 text-end'}>
        <h2 className={`font-bold ${isRoll ? 'text-base' : 'text-2xl'}`}>{words.titles[kind]}</h2>
        <p className={`mt-1 font-bold tabular-nums ${isRoll ? 'text-base' : 'text-xl'}`}>
          {words.number} <bdi dir="ltr">{number}</bdi>
        </p>
        <p className="mt-1">{words.issued + colon + formatDay(issuedAt)}</p>
        {cancels && (
          <p className="mt-1 font-semibold">
            {words.cancels[takes]}{' '}
            <bdi dir="ltr" className="whitespace-nowrap">
              {cancels.number}
            </bdi>
          </p>
        )}
        {reason && <p className="wrap-anywhere mt-1">{words.reason + colon + reason}</p>}
        {cancelledBy && <p className="mt-1 font-semibold">{words.cancelledBy(cancelledBy.number)}</p>}
      </div>
    </header>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="leading-6">
      <h3 className="mb-1 font-semibold text-ink-muted text-xs tracking-wider">{title}</h3>
      {children}
    </section>
  );
}

function LineTable({ invoice: { lines, taxes } }: { invoice: Data }) {
  const { name, quantity, netPrice, price, plainPrice, rate, net, total, plainTotal } = words.columns;
  return (
    <table className="mt-8 w-full text-start">
      <thead>
        <tr className="border-ink border-b text-xs *:px-2 *:pb-2 *:text-end *:align-bottom *:font-semibold *:first:ps-0 *:first:text-start *:last:pe-0">
          <th scope="col">{name}</th>
          <th scope="col">{quantity}</th>
          {taxes && <th scope="col">{netPrice}</th>}
          <th scope="col">{taxes ? price : plainPrice}</th>
          {taxes && <th scope="col">{rate}</th>}
          {taxes && <th scope="col">{net}</th>}
          <th scope="col">{taxes ? total : plainTotal}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr
            key={lineKey(line)}
            className="break-inside-avoid border-line border-b align-top tabular-nums *:whitespace-nowrap *:px-2 *:py-1.5 *:not-first:text-end *:not-first:[unicode-bidi:isolate] *:last:pe-0"
          >
            <th scope="row" className="own-direction wrap-anywhere whitespace-normal! ps-0! font-medium">
              {nameOf(line)}
              <DiscountOf line={line} />
            </th>
            <td>{line.quantity}</td>
            {taxes && <td>{line.netPrice !== undefined && formatPrice(line.netPrice)}</td>}
            <td>{formatPrice(line.price)}</td>
            {taxes && <td>{line.rate !== undefined && words.percent(line.rate)}</td>}
            {taxes && <td>{line.net !== undefined && formatPrice(line.net)}</td>}
            <td>{formatPrice(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What offers took off a line; its total leaves it out. */
function DiscountOf({ line: { discount } }: { line: Data['lines'][number] }) {
  if (discount === undefined) return null;
  return <span className="block font-normal text-xs">{words.discount + colon + formatPrice(-discount)}</span>;
}

/** On narrow paper each line has its name above its figures. */
function RollLines({ invoice: { lines } }: { invoice: Data }) {
  return (
    <ul className="mt-3 border-ink border-t border-dashed">
      {lines.map((line) => (
        <li key={lineKey(line)} className="break-inside-avoid border-line border-b py-1 tabular-nums">
          <p className="own-direction wrap-anywhere font-medium">{nameOf(line)}</p>
          <DiscountOf line={line} />
          <p className="flex justify-between gap-2">
            <span>
              {line.quantity} × {formatPrice(line.price)}
              {line.rate !== undefined && ` (${words.percent(line.rate)})`}
            </span>
            <span className="font-semibold">{formatPrice(line.total)}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

type Line = Data['lines'][number];

function lineKey({ name, size, price, rate }: Line) {
  return `${name} ${size} ${price} ${rate}`;
}

function nameOf({ name, size }: Line) {
  if (name === '') return words.delivery;
  return size ? `${name} (${size})` : name;
}

function Taxes({ taxes }: { taxes: NonNullable<Data['taxes']> }) {
  const { rate, net, tva, gross } = words.columns;
  const sum = (name: 'net' | 'tva' | 'gross') => taxes.reduce((total, tax) => total + tax[name], 0);
  return (
    <table className="text-xs tabular-nums">
      <caption className="mb-1 text-start font-semibold">{words.sums}</caption>
      <thead>
        <tr className="border-ink border-b *:px-2 *:py-1 *:text-end *:font-semibold *:first:ps-0 *:first:text-start *:last:pe-0">
          <th scope="col">{rate}</th>
          <th scope="col">{net}</th>
          <th scope="col">{tva}</th>
          <th scope="col">{gross}</th>
        </tr>
      </thead>
      <tbody className="*:*:whitespace-nowrap *:*:px-2 *:*:py-1 *:*:text-end *:*:[unicode-bidi:isolate] *:*:first:ps-0 *:*:first:text-start *:*:last:pe-0">
        {taxes.map((tax) => (
          <tr key={tax.rate} className="border-line border-b">
            <th scope="row" className="font-normal">
              {words.percent(tax.rate)}
            </th>
            <td>{formatPrice(tax.net)}</td>
            <td>{formatPrice(tax.tva)}</td>
            <td>{formatPrice(tax.gross)}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row">{words.all}</th>
          <td>{formatPrice(sum('net'))}</td>
          <td>{formatPrice(sum('tva'))}</td>
          <td>{formatPrice(sum('gross'))}</td>
        </tr>
      </tbody>
    </table>
  );
}

function Totals({ invoice: { kind, total, credit, stampDuty } }: { invoice: Data }) {
  const { due } = balanceOf({ totalPrice: total, credit });
  return (
    <dl className="ms-auto min-w-56">
      {credit !== undefined && (
        <>
          <TotalRow label={words.gross} amount={total} />
          <TotalRow label={words.credit} amount={-credit} />
        </>
      )}
      <div className="flex items-baseline justify-between gap-4 border-ink border-y py-2 font-bold text-base">
        <dt>{kind === 'invoice' ? words.total : words.totalBack}</dt>
        <dd className="whitespace-nowrap tabular-nums">{formatPrice(due)}</dd>
      </div>
      {stampDuty !== undefined && (
        <div className="mt-2 flex items-baseline justify-between gap-4 text-ink-muted text-xs">
          <dt>{words.stamp}</dt>
          <dd className="whitespace-nowrap tabular-nums">{formatPrice(stampDuty)}</dd>
        </div>
      )}
    </dl>
  );
}

function TotalRow({ label, amount }: { label: string; amount: number }) {
  return (
    <div className="mb-2 flex items-baseline justify-between gap-4">
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatPrice(amount)}</dd>
    </div>
  );
}

/** In French in every language, because an Algerian invoice is closed by this sentence. */
function Words({ invoice: { closing, total, credit } }: { invoice: Data }) {
  return (
    <div className="mt-6 break-inside-avoid">
      {credit !== undefined && <p className="text-xs">{words.inWords(formatPrice(total))}</p>}
      <p lang="fr" dir="ltr">
        {closing}
      </p>
    </div>
  );
}
