import PackageXIcon from 'icon:package-x';
import TriangleExclamationPointIcon from 'icon:triangle-alert';
import { Link } from 'react-router';
import type { Morning } from '../../../shared/reports/morning.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { formatNumber } from '../../words/formats.ts';
import { FirstDay, WhileClosed } from './first-day.tsx';
import { PlacedToday } from './placed-today.tsx';
import { Rates } from './rates.tsx';
import { Sellers } from './sellers.tsx';
import { Tasks } from './tasks.tsx';
import { Cash, WorkTiles } from './work-tiles.tsx';

/** The answers to a merchant's questions in the morning, in the usual order (requirements: Dashboard). */
export function MorningPart({ morning }: { morning: Morning }) {
  const { start, stock, takesOrders } = morning;
  const isNew = start?.hasOrders === false;
  return (
    <div className="grid grid-cols-1 gap-3 sm:gap-4">
      {start ? <FirstDay {...{ start, takesOrders }} /> : <WhileClosed takesOrders={takesOrders} />}
      {isNew && stock && start.done.products && <ShortStock counts={stock} />}
      {!isNew && <Figures morning={morning} />}
    </div>
  );
}

function Figures({ morning }: { morning: Morning }) {
  const { placed, toPack, cash, confirmation, delivery, sellers, stock, tasks, week } = morning;
  return (
    <>
      {(placed || toPack !== undefined) && (
        <div className={`grid grid-cols-1 gap-3 sm:gap-4 ${placed ? 'lg:grid-cols-2' : ''}`}>
          {placed && <PlacedToday placed={placed} morning={morning} />}
          <WorkTiles morning={morning} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-3 empty:hidden sm:gap-4 xl:grid-cols-3">
        {cash && <Cash cash={cash} />}
        {(confirmation || delivery) && <Rates morning={morning} />}
      </div>
      {(sellers || stock || tasks) && (
        <div className="grid grid-cols-1 items-start gap-3 sm:gap-4 lg:grid-cols-2 xl:grid-cols-3">
          {sellers && <Sellers sellers={sellers} week={week} />}
          {(stock || tasks) && (
            <div className="grid grid-cols-1 gap-3 sm:gap-4 lg:max-xl:col-span-2">
              {stock && <ShortStock counts={stock} />}
              {tasks && <Tasks morning={morning} />}
            </div>
          )}
        </div>
      )}
    </>
  );
}

const shortStocks = [
  { stock: 'low', icon: TriangleExclamationPointIcon, look: 'bg-warning-soft text-warning' },
  { stock: 'out', icon: PackageXIcon, look: 'bg-danger-soft text-danger' },
] as const;

/** The number of products to order again, linked to their list. */
function ShortStock({ counts }: { counts: NonNullable<Morning['stock']> }) {
  return (
    <section aria-label={dashboardWords.stock.label}>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4">
        {shortStocks.map(({ stock, icon: Icon, look }) => (
          <li key={stock} className="grid min-w-0">
            <Link
              to={`/admin/products?stock=${stock}`}
              prefetch="intent"
              className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-sm hover:border-brand/50"
            >
              <span
                aria-hidden="true"
                className={`grid size-8 shrink-0 place-items-center rounded-full xl:max-2xl:hidden ${counts[stock] > 0 ? look : 'bg-canvas text-ink-muted'}`}
              >
                <Icon className="size-4.5" />
              </span>
              <span className="text-ink-muted">{dashboardWords.stock[stock]}</span>{' '}
              <span className="ms-auto font-bold text-lg tabular-nums">{formatNumber(counts[stock])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
