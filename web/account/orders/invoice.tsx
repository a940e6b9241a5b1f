import type { ReactNode } from 'react';
import { lineKey, lineTotal } from '../../../shared/orders/cart.ts';
import type { LawfulInvoice as LawfulInvoiceData } from '../../../shared/orders/invoices.ts';
import { owesNothing } from '../../../shared/orders/order-balance.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import { isOrderForm, isSellerKnown } from '../../../shared/settings/known-seller.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { orderNumber } from '../../../shared/values/ids.ts';
import { localUrl } from '../../session/local-url.ts';
import { collectedFigures, creditFigures } from '../../shop/cart/credit-figures.ts';
import { discountFigures, Figures, shippingFigure } from '../../shop/cart/figures.tsx';
import { Barcode } from '../../ui/barcode/barcode.tsx';
import { formatDateTime } from '../../ui/format-dates.ts';
import { hasNumbers, SellerName, SellerNumbers, TextLines } from '../../ui/seller/seller-details.tsx';
import { ShopMark } from '../../ui/seller/shop-mark.tsx';
import { cartWords } from '../../words/cart-words.ts';
import { colon, formatPrice } from '../../words/formats.ts';
import { invoiceWords } from '../../words/invoice-words.ts';
import { orderWords } from '../../words/order-words.ts';
import { LawfulInvoice } from './lawful-invoice.tsx';
import { OrderNumber } from './order-number.tsx';
import { AddressLines, itemsAsRead } from './order-parts.tsx';

const words = invoiceWords;

/** Without settings, an invoice has placeholders for the seller, which is better than no page. */
type Props = {
  order: Order & { invoice?: LawfulInvoiceData | null | undefined };
  settings: PublicSettings | undefined;
};

/**
 * An order as an A4 sheet that is only printed (web/print.css). It is always part of the page, so that the browser's own
 * Print command prints it too. An order with a lawful invoice shows that one; without one it is an order form as soon as
 * the shop makes lawful ones.
 */
export function Invoice({ order, settings }: Props) {
  if (order.invoice) return <LawfulInvoice invoice={order.invoice} />;
  const titles = titlesOf(settings);
  return (
    <article data-sheet="" data-order={order._id} className="hidden text-sm print:block">
      <Head order={order} settings={settings} />
      <div className="mt-8 grid grid-cols-2 gap-8">
        <Block title={titles.billTo}>
          <AddressLines address={billingAddress(order)} />
        </Block>
        <Block title={words.payment.title}>
          <Payment order={order} />
        </Block>
      </div>
      <ItemTable items={itemsAsRead(order)} />
      <div className="ms-auto mt-6 w-72 break-inside-avoid">
        <Figures
          figures={[
            { label: words.subtotal, amount: order.itemsPrice },
            ...discountFigures(order),
            shippingFigure(order.shippingPrice),
          ]}
          total={{ label: words.total, amount: order.totalPrice }}
          after={[...creditFigures(order), ...collectedFigures(order)]}
        />
      </div>
      <footer className="mt-12 break-inside-avoid border-line border-t pt-4 text-center text-ink-muted">
        <p className="font-semibold text-ink">{words.thanks}</p>
        <p className="mt-1">
          {titles.support(settings?.contact.email || window.location.host + localUrl('/contact'))}
        </p>
      </footer>
    </article>
  );
}

/** The words of the paper of an order without a lawful invoice. */
function titlesOf(settings: PublicSettings | undefined) {
  return isOrderForm({ invoice: null, settings }) ? words.orderForm : words;
}

function Head({ order, settings }: Props) {
  const titles = titlesOf(settings);
  return (
    <header className="flex items-start justify-between gap-8 border-brand-strong border-b-2 pb-6">
      <InvoiceSeller
        seller={settings?.seller}
        logo={settings?.look.imageUrl}
        phone={settings?.contact.phone}
      />
      <div className="text-end">
        <h2 className="font-bold text-3xl tracking-wider">{titles.title}</h2>
        <dl className="mt-3 space-y-1">
          <Fact label={titles.number} value={<OrderNumber id={order._id} />} />
          <Fact label={words.date} value={formatDateTime(order.createdAt)} />
          <Fact label={words.status} value={orderWords.status[order.status]} />
        </dl>
        <div className="mt-3 flex justify-end">
          <Barcode text={orderNumber(order._id)} />
        </div>
        {order.isPaid && (
          <p className="mt-4 inline-block -rotate-6 rounded-control border-3 border-brand-strong px-4 py-1 font-bold text-2xl text-brand-strong tracking-widest">
            {words.paidMark}
          </p>
        )}
      </div>
    </header>
  );
}

type SellerProps = {
  seller: PublicSettings['seller'] | undefined;
  logo: string | undefined;
  phone: string | undefined;
};

/** Who sells: placeholders where the settings say nothing, but none on a paper of a known seller (requirements: Invoice). */
export function InvoiceSeller({ seller, logo, phone }: SellerProps) {
  const [street, city, noPhone, noNumbers] = words.seller;
  const phoneText = phone ? <bdi dir="ltr">{phone}</bdi> : noPhone;
  const isKnown = seller !== undefined && isSellerKnown(seller);
  return (
    <div className="min-w-0">
      <ShopMark imageUrl={logo} nameStyles="text-2xl" />
      <address className="mt-2 text-ink-muted not-italic leading-6">
        {seller && <SellerName seller={seller} />}
        {seller?.address ? (
          <TextLines text={seller.address} />
        ) : (
          <>
            <p>{street}</p>
            <p>{city}</p>
          </>
        )}
        {(phone || !isKnown) && <p>{phoneText}</p>}
        {seller && <SellerNumbers seller={seller} />}
        {!(seller && hasNumbers(seller)) && <p>{noNumbers}</p>}
      </address>
    </div>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold text-ink-muted text-xs tracking-wider">{title}</h3>
      {children}
    </section>
  );
}

/** The billing address is the shipping address. The account's name fills in for a missing one. */
function billingAddress({ shippingAddress, user }: Order) {
  return { ...shippingAddress, fullName: shippingAddress.fullName || (user?.name ?? ''), email: '' };
}

function stateOf(order: Order) {
  if (order.isPaid) return orderWords.paid;
  return owesNothing(order) ? orderWords.nothingToPay : orderWords.unpaid;
}

function Payment({ order }: { order: Order }) {
  const { paymentMethod, paidAt } = order;
  return (
    <dl className="space-y-1">
      <Fact label={words.payment.method} value={orderWords.method(paymentMethod)} />
      <Fact label={words.payment.status} value={stateOf(order)} />
      {paidAt && <Fact label={words.payment.paidOn} value={formatDateTime(paidAt)} />}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt className="inline text-ink-muted">{label + colon}</dt>
      <dd className="inline font-semibold">{value}</dd>
    </div>
  );
}

function ItemTable({ items }: { items: Order['orderItems'] }) {
  const { description, quantity, unitPrice, size, total } = words.columns;
  const hasSizes = items.some((item) => item.size);
  return (
    <table className="mt-8 w-full text-start">
      <thead>
        <tr className="border-ink border-b text-xs *:px-2 *:pb-2 *:text-end *:font-semibold *:first:ps-0 *:first:text-start *:last:pe-0">
          <th scope="col">{description}</th>
          <th scope="col">{quantity}</th>
          <th scope="col">{unitPrice}</th>
          {hasSizes && <th scope="col">{size}</th>}
          <th scope="col">{total}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr
            key={lineKey(item)}
            className="break-inside-avoid border-line border-b align-top tabular-nums *:whitespace-nowrap *:px-2 *:py-1.5 *:not-first:text-end *:not-first:[unicode-bidi:isolate] *:last:pe-0"
          >
            <th scope="row" className="own-direction wrap-anywhere whitespace-normal! ps-0! font-medium">
              {item.name}
              {item.isGift && ` (${cartWords.gift})`}
            </th>
            <td>{item.quantity}</td>
            <td>{formatPrice(item.price)}</td>
            {hasSizes && <td className="whitespace-normal!">{item.size ?? '—'}</td>}
            <td>{formatPrice(lineTotal(item))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
