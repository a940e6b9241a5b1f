import { Link } from 'react-router';
import type { Morning, Seller } from '../../../shared/reports/morning.ts';
import { useMayOpen } from '../../session/use-may.ts';
import { Badge } from '../../ui/badge.tsx';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { ListCard } from './list-card.tsx';

const words = dashboardWords.sellers;

type Props = { sellers: NonNullable<Morning['sellers']>; week: Morning['week'] };

/** The products that sell best, and those of them that are sold out. */
export function Sellers({ sellers: { best, soldOut }, week }: Props) {
  const mayOpen = useMayOpen();
  const report = `/admin/reports?by=product&startDate=${week.startDate}&endDate=${week.endDate}`;
  return (
    <>
      <ListCard
        title={words.best}
        lead={words.bestOf}
        {...(mayOpen(report) && { all: { to: report, text: words.report } })}
        none={words.noneSold}
      >
        {best.map((seller) => (
          <SellerRow key={seller.productId} seller={seller} saysSoldOut={seller.stock === 0} />
        ))}
      </ListCard>
      <ListCard title={words.soldOut} lead={words.soldOutOf} none={words.noneOut}>
        {soldOut.map((seller) => (
          <SellerRow key={seller.productId} seller={seller} />
        ))}
      </ListCard>
    </>
  );
}

/** On a phone only the first three are shown. */
function SellerRow({ seller, saysSoldOut = false }: { seller: Seller; saysSoldOut?: boolean }) {
  const { productId, name, units } = seller;
  return (
    <li className="max-sm:nth-[n+4]:hidden">
      <Link
        to={`/admin/products/${productId}/edit`}
        prefetch="intent"
        className="flex min-h-11 items-center gap-3 py-1 text-sm leading-snug hover:underline"
      >
        <span className="own-direction wrap-anywhere line-clamp-2 min-w-0 flex-1" title={name}>
          {name}
        </span>{' '}
        {saysSoldOut && <Badge tone="danger">{words.out}</Badge>}{' '}
        <span className="whitespace-nowrap font-semibold tabular-nums">{words.units(units)}</span>
      </Link>
    </li>
  );
}
