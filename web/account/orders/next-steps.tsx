import BanknoteIcon from 'icon:banknote';
import MailIcon from 'icon:mail';
import PackageCheckIcon from 'icon:package-check';
import type { Order } from '../../../shared/orders.ts';
import { formatPrice } from '../../../shared/prices.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { orderWords } from '../../words/order-words.ts';

const words = orderWords.confirmation;

/** What happens between ordering and unpacking. */
export function NextSteps({ order }: { order: Order }) {
  return (
    <>
      <ol className="space-y-4 text-sm">
        <NextStep icon={MailIcon} text={words.next.email(order.shippingAddress.email)} />
        <NextStep icon={PackageCheckIcon} text={words.next.prepare} />
        <NextStep icon={BanknoteIcon} text={words.next.pay(formatPrice(order.totalPrice))} />
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
