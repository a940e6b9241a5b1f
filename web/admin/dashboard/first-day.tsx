import CircleIcon from 'icon:circle';
import CircleCheckIcon from 'icon:circle-check';
import { Link } from 'react-router';
import { firstDaySteps, type Morning, type Start } from '../../../shared/reports/morning.ts';
import { firstDayEntry } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';

const words = dashboardWords.start;

type Need = keyof typeof words.needs;

/** Where each step is done, and who wants it. Steps that need the environment are explained among the problems. */
const steps: Record<(typeof firstDaySteps)[number], { to: string; need: Need }> = {
  look: { to: '/admin/settings/look', need: 'advice' },
  home: { to: '/admin/settings/home', need: 'advice' },
  pages: { to: '/admin/settings/pages', need: 'law' },
  products: { to: '/admin/products', need: 'sale' },
  seller: { to: '/admin/settings', need: 'law' },
  delivery: { to: '/admin/delivery', need: 'sale' },
  couriers: { to: '/admin/couriers/new', need: 'sale' },
  contact: { to: '/admin/settings/contact', need: 'law' },
  orderForm: { to: '/admin/settings/delivery', need: 'advice' },
  mail: { to: '/admin/settings/mail-server', need: 'advice' },
  secondStep: { to: '/second-step', need: 'advice' },
  backups: { to: '/admin/problems', need: 'advice' },
};

type Taking = Pick<Morning, 'takesOrders'>;

type Props = Taking & { start: Start };

/**
 * The steps of the first day: before the first order in place of figures that would all be 0, later those that are left,
 * folded above the figures until put away.
 */
export function FirstDay({ start, takesOrders }: Props) {
  const { done, hasOrders } = start;
  const isPutAway = firstDayEntry.use() === 'putAway';
  const count = firstDaySteps.filter((step) => done[step]).length;
  const progress = count === firstDaySteps.length ? words.ready : words.text(count, firstDaySteps.length);
  if (!hasOrders) {
    return (
      <Card title={words.title}>
        <p className="text-ink-muted">{progress}</p>
        <Steps {...{ start, takesOrders }} />
      </Card>
    );
  }
  return (
    <>
      <WhileClosed takesOrders={takesOrders} />
      {!isPutAway && (
        <details className="rounded-card border border-line bg-surface">
          <summary className="min-h-12 cursor-pointer px-4 py-3">
            <h2 className="inline font-semibold">{words.title}</h2>{' '}
            <span className="text-ink-muted text-sm">{progress}</span>
          </summary>
          <div className="border-line border-t px-5 pb-5 sm:px-6">
            <Steps {...{ start, takesOrders }} />
            <p className="mt-3">
              <Button kind="secondary" onClick={() => firstDayEntry.set('putAway')}>
                {words.putAway}
              </Button>
            </p>
          </div>
        </details>
      )}
    </>
  );
}

/** All steps, or once there are orders those that are left. */
function Steps({ start: { done, hasOrders, choseOrderTaking }, takesOrders }: Props) {
  const shown = firstDaySteps.filter((step) => !hasOrders || !done[step]);
  return (
    <>
      <div className="mt-3">
        {takesOrders && choseOrderTaking && dashboardWords.orderTaking.chosen}
        {takesOrders && !choseOrderTaking && <OrderTaking takesOrders />}
        {!hasOrders && <WhileClosed takesOrders={takesOrders} />}
      </div>
      <ol className="mt-3 grid divide-y divide-line sm:grid-cols-2 sm:gap-x-8 sm:divide-y-0">
        {shown.map((step) => (
          <Step key={step} step={step} isDone={done[step]} />
        ))}
      </ol>
      {firstDaySteps.every((step) => done[step]) && (
        <p className="mt-4">
          <ButtonLink to="/">{words.shop}</ButtonLink>
        </p>
      )}
    </>
  );
}

/** Reminds of a closed shop, also after the first day. */
export function WhileClosed({ takesOrders }: Taking) {
  if (takesOrders !== false) return null;
  return (
    <Alert kind="warning">
      <OrderTaking takesOrders={takesOrders} />
    </Alert>
  );
}

function OrderTaking({ takesOrders }: Taking) {
  const { open, close, closed, reopen } = dashboardWords.orderTaking;
  return (
    <>
      {takesOrders ? open : closed}{' '}
      <Link
        to="/admin/settings/orders"
        prefetch="intent"
        className="font-semibold underline underline-offset-2"
      >
        {takesOrders ? close : reopen}
      </Link>
    </>
  );
}

function Step({ step, isDone }: { step: (typeof firstDaySteps)[number]; isDone: boolean }) {
  return (
    <li>
      <Link
        to={steps[step].to}
        prefetch="intent"
        className="flex min-h-12 items-center gap-3 py-2 hover:underline"
      >
        {isDone ? (
          <CircleCheckIcon className="size-5 shrink-0 text-brand-strong" />
        ) : (
          <CircleIcon className="size-5 shrink-0 text-ink-muted" />
        )}
        <span className={isDone ? 'text-ink-muted' : 'font-semibold'}>
          {words.steps[step]}
          {isDone && <span className="sr-only"> ({words.done})</span>}
          <span className="block font-normal text-ink-muted text-xs">{words.needs[steps[step].need]}</span>
        </span>
      </Link>
    </li>
  );
}
