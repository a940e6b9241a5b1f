import BanknoteIcon from 'icon:banknote';
import MailIcon from 'icon:mail';
import PackageCheckIcon from 'icon:package-check';
import RotateIcon from 'icon:rotate-ccw';
import { handOverSentence } from '../../../shared/orders/exchange.ts';
import type { Order } from '../../../shared/orders/orders.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { useShopMails } from '../../ui/seller/shop-mails.ts';
import { language } from '../../words/formats.ts';
import { orderWords } from '../../words/order-words.ts';
import { paymentSentence } from './order-state.tsx';

const words = orderWords.confirmation;

/** The steps from a new order to its delivery. */
export function NextSteps({ order }: { order: Order }) {
  const { email } = order.shippingAddress;
  const handOver = handOverSentence(order, language);
  const { confirmOrders } = useShopMails();
  return (
    <>
      <ol className="space-y-4 text-sm">
        {confirmOrders && email !== '' && !order.emailSuppressedAt && !order.emailUnsentAt && (
          <NextStep
            icon={MailIcon}
            text={order.emailSent ? words.next.emailed(email) : words.next.email(email)}
          />
        )}
        <NextStep icon={PackageCheckIcon} text={order.isHeld ? words.next.held : words.next.prepare} />
        <NextStep icon={BanknoteIcon} text={paymentSentence(order)} />
        {handOver && <NextStep icon={RotateIcon} text={handOver} />}
      </ol>
      <p className="mt-5 text-ink-muted text-sm">{words.keep}</p>
    </>
  );
}

function NextStep({ icon: Icon, text }: { icon: Icon; text: string }) {
  return (
    <li className="flex items-center gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon className="size-5" />
      </span>
      <span className="wrap-break-word min-w-0">{text}</span>
    </li>
  );
}

/** The thank-you on the page of an order that was just placed. */
export function Thanks({ order }: { order: Order }) {
  return (
    <section className="mt-8 rounded-card bg-brand-soft p-5 sm:p-6">
      <h2 className="mb-4 font-semibold text-brand-deep text-xl">{words.thanks}</h2>
      <NextSteps order={order} />
    </section>
  );
}
