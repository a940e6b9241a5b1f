import PrinterIcon from 'icon:printer';
import type { CutProducts, Offer } from '../../../shared/offers/offers.ts';
import type { ShopSettings } from '../../../shared/settings/settings.ts';
import { inPageLanguage } from '../../call.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { formatPrice } from '../../words/formats.ts';
import { priceCutWords } from '../../words/price-cut-words.ts';
import { DataTable } from '../kit/data-table.tsx';
import { PageFailure, PageLoading, thingMeta, thingStates } from '../kit/page-states.tsx';
import type { Route } from './+types/declaration-page.ts';

const words = priceCutWords.declaration;

type Sheet = { offer: Offer; cut: CutProducts; seller: ShopSettings['seller'] };

const load: Load<Sheet> = async (call, { params }) => {
  const input = { params: { id: params.id ?? '' } };
  const [offer, cut, { seller }] = await Promise.all([
    call('GET /offers/:id', input),
    call('GET /offers/:id/products', { ...input, query: inPageLanguage }),
    call('GET /settings', {}),
  ]);
  return { offer, cut, seller };
};

export function meta(args: Route.MetaArgs) {
  return thingMeta({ ...words, title: words.link }, args, () => words.link);
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = thingStates({ ...words, notFoundText: words.notFound }, '/admin/offers', {
  ...{ title: words.link, text: words.loading, outline: ['h-160'] },
});

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The declaration of a price cut to the direction of commerce, to print and sign (décret exécutif 06-215). */
export default function DeclarationPage({ loaderData: { offer, cut, seller } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={`/admin/offers/${offer._id}/edit`}>{words.back}</BackLink>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-bold text-2xl tracking-tight">{words.link}</h1>
        <Button onClick={() => window.print()}>
          <PrinterIcon className="size-4.5" />
          {words.print}
        </Button>
      </div>
      <article
        data-sheet=""
        className="mt-6 max-w-4xl rounded-card border border-line bg-surface p-6 text-sm sm:p-10 print:border-0 print:p-0"
      >
        <h2 className="font-bold text-xl">{words.title}</h2>
        <p className="text-ink-muted">{words.decree}</p>
        <Facts offer={offer} seller={seller} />
        <Products cut={cut} />
        <div className="mt-12 grid grid-cols-2 gap-8">
          {[words.place, words.signature].map((text) => (
            <p key={text} className="border-line border-t pt-2 text-ink-muted">
              {text}
            </p>
          ))}
        </div>
      </article>
    </>
  );
}

function Facts({ offer, seller }: Pick<Sheet, 'offer' | 'seller'>) {
  const lines = [seller.name, seller.legalForm, seller.address, seller.rc && words.register(seller.rc)];
  const facts = [
    { name: words.shop, text: lines.filter(Boolean).join('\n') || '…' },
    { name: words.firstDay, text: formatDay(offer.firstDay) },
    { name: words.lastDay, text: formatDay(offer.lastDay) },
  ];
  return (
    <dl className="mt-6 grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
      {facts.map(({ name, text }) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="wrap-anywhere whitespace-pre-line font-medium">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Products({ cut: { count, products } }: Pick<Sheet, 'cut'>) {
  if (count === 0) return <p className="mt-6">{words.none}</p>;
  return (
    <div className="mt-6">
      <DataTable
        rows={products}
        keyOf={({ _id }) => _id}
        look="narrow"
        label={words.products}
        columns={[
          {
            heading: words.product,
            namesRow: true,
            className: 'wrap-anywhere',
            cell: ({ name }) => <bdi>{name}</bdi>,
          },
          { heading: words.former, isFigure: true, cell: ({ former }) => formatPrice(former) },
          { heading: words.reduced, isFigure: true, cell: ({ after }) => formatPrice(after) },
          {
            heading: words.reduction,
            isFigure: true,
            cell: ({ former, after }) => words.percent(Math.round((100 * (former - after)) / former)),
          },
        ]}
      />
      {count > products.length && (
        <p className="mt-2 text-ink-muted">{words.more(count - products.length)}</p>
      )}
    </div>
  );
}
