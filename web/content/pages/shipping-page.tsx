import CheckIcon from 'icon:check';
import ChevronDownIcon from 'icon:chevron-down';
import type { DeliveryPrices } from '../../../shared/delivery/delivery.ts';
import { onePrice, pricesInShort } from '../../../shared/delivery/delivery-price.ts';
import { inPageLanguage } from '../../call.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { comma, formatPrice } from '../../words/formats.ts';
import { shippingWords } from '../../words/shipping-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import type { Route } from './+types/shipping-page.ts';

const words = shippingWords;

export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

const load: Load<DeliveryPrices> = (call) => call('GET /delivery/prices', { query: inPageLanguage });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What the tariff says, explained (requirements: Content pages). */
export default function ShippingPage({ loaderData: prices }: Route.ComponentProps) {
  const { freeAbove } = prices.estimate;
  const { served } = pricesInShort(prices);
  return (
    <div className="page-width max-w-3xl py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-3 text-ink-muted text-lg">{words.lead(served)}</p>
      <h2 className="mt-10 font-semibold text-xl">{words.pricesTitle}</h2>
      <Prices prices={prices} />
      {prices.free && <Free rule={prices.free} />}
      {freeAbove !== null && <p className="mt-4 text-ink-muted text-sm leading-6">{words.estimate}</p>}
      <Wilayas prices={prices} />
      <Varying prices={prices} />
      <h2 className="mt-10 font-semibold text-xl">{words.stepsTitle}</h2>
      <ol className="mt-4 grid gap-4 sm:grid-cols-3">
        {words.steps.map(({ title, text }, index) => (
          <li key={title} className="rounded-card border border-line p-5">
            <span className="grid size-8 place-items-center rounded-full bg-brand-soft font-semibold text-brand-strong text-sm">
              {index + 1}
            </span>
            <h3 className="mt-3 font-semibold">{title}</h3>
            <p className="mt-1 text-ink-muted text-sm">{text}</p>
          </li>
        ))}
      </ol>
      <Parcel />
      <Questions />
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to="/products">{words.toProducts}</ButtonLink>
        {words.links.map(({ to, text }) => (
          <ButtonLink key={to} to={to} kind="secondary">
            {text}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}

function Wilayas({ prices }: Shown) {
  const { wilayas, founded } = prices;
  return (
    <details open={onePrice(prices) === undefined} className="group mt-4 rounded-card border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-card px-4 font-medium text-brand-strong text-sm">
        {words.showWilayas(wilayas.length + founded.length)}
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-8 border-line border-t px-4 py-3 text-sm sm:grid-cols-2">
        {wilayas.map((row) => (
          <Wilaya key={row.wilaya} row={row} name={wilayaName(row.wilaya)} />
        ))}
      </ul>
      <p className="border-line border-t px-4 pt-3 text-pretty text-ink-muted text-sm">{words.founded}</p>
      <ul className="grid gap-x-8 px-4 py-3 text-sm sm:grid-cols-2">
        {founded.map((row) => (
          <Wilaya key={row.name} row={row} name={row.name} former={wilayaName(row.wilaya)} />
        ))}
      </ul>
    </details>
  );
}

type RowProps = { row: DeliveryPrices['wilayas'][number]; name: string; former?: string };

function Wilaya({ row: { home, desk, varies }, name, former }: RowProps) {
  return (
    <li className="flex justify-between gap-2 py-1.5">
      <span>
        {name}
        {former && <span className="block text-ink-muted text-xs">{words.inAddress(former)}</span>}
      </span>
      <span className="text-end text-ink-muted tabular-nums">
        {priceText(home)}
        {varies && <span className="block text-xs">{words.byCommune}</span>}
        {desk !== null && <span className="block text-xs">{words.atDesk(priceText(desk))}</span>}
      </span>
    </li>
  );
}

/** Above which sum delivery is free, and where it is not. */
function Free({ rule: { above, kinds, except } }: { rule: NonNullable<DeliveryPrices['free']> }) {
  const [kind = 'all'] = kinds.length === 1 ? kinds : [];
  return (
    <p className="mt-4 font-semibold text-brand-strong leading-6">
      {words.freeAbove[kind](formatPrice(above))}{' '}
      {except.length > 0 && words.freeExcept(except.map(wilayaName).join(comma))}
    </p>
  );
}

/** Where the commune decides, which a table of wilayas cannot show. */
function Varying({ prices: { wilayas } }: Shown) {
  const names = wilayas.filter(({ varies }) => varies).map(({ wilaya }) => wilayaName(wilaya));
  if (names.length === 0) return null;
  return <p className="mt-4 text-ink-muted text-sm leading-6">{words.varies(names.join(comma))}</p>;
}

function Parcel() {
  return (
    <>
      <h2 className="mt-10 font-semibold text-xl">{words.parcelTitle}</h2>
      <ul className="mt-4 grid gap-3 text-ink-muted leading-7">
        {words.parcel.map((text) => (
          <li key={text} className="flex gap-3">
            <CheckIcon className="mt-1 size-5 text-brand-strong" />
            <span className="text-pretty">{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Questions() {
  return (
    <>
      <h2 className="mt-10 font-semibold text-xl">{words.questionsTitle}</h2>
      <dl className="mt-4 grid gap-5">
        {words.questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-semibold">{question}</dt>
            <dd className="mt-1 text-pretty text-ink-muted leading-7">{answer}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type Shown = { prices: Pick<DeliveryPrices, 'wilayas' | 'founded'> };

/** Two rows, if there are only two prices. Otherwise the list of all wilayas is open. */
function Prices({ prices }: Shown) {
  const one = onePrice(prices);
  if (!one || one.free.length > 3) return null;
  return (
    <div className="mt-4 overflow-hidden rounded-card border border-line">
      <table className="w-full text-start text-sm">
        <thead className="bg-canvas text-ink-muted">
          <tr>
            <th scope="col" className="px-4 py-3 text-start font-medium">
              {words.wilaya}
            </th>
            <th scope="col" className="px-4 py-3 text-end font-medium">
              {words.price}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {one.free.length > 0 && <PriceRow wilaya={one.free.map(wilayaName).join(comma)} price={0} />}
          <PriceRow wilaya={words.elsewhere} price={one.price} />
        </tbody>
      </table>
    </div>
  );
}

function PriceRow({ wilaya, price }: { wilaya: string; price: number }) {
  return (
    <tr>
      <th scope="row" className="px-4 py-4 text-start font-medium">
        {wilaya}
      </th>
      <td className="px-4 py-4 text-end font-semibold tabular-nums">{priceText(price)}</td>
    </tr>
  );
}

function priceText(price: number | null) {
  if (price === null) return '—';
  return price === 0 ? words.free : formatPrice(price);
}
