import CheckIcon from 'icon:check';
import ChevronDownIcon from 'icon:chevron-down';
import { toDinars } from '../../../shared/prices.ts';
import { freeAbove, homeWilaya, orderShipping } from '../../../shared/shipping.ts';
import { wilayas } from '../../../shared/shipping-address.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatPrice } from '../../words/formats.ts';
import { shippingWords } from '../../words/shipping-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';

const words = shippingWords;

export const headers = publicPage;

export function meta() {
  return pageMeta(words);
}

/** The rules of shared/shipping.ts, explained (requirements: Content pages). */
export default function ShippingPage() {
  return (
    <div className="page-width max-w-3xl py-8 lg:py-12">
      <h1 className="page-title">{words.title}</h1>
      <p className="mt-3 text-ink-muted text-lg">{words.lead}</p>
      <h2 className="mt-10 font-semibold text-xl">{words.pricesTitle}</h2>
      <Prices />
      <p className="mt-4 text-ink-muted text-sm leading-6">
        {words.estimate(formatPrice(toDinars(freeAbove)))}
      </p>
      <Wilayas />
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

function Wilayas() {
  return (
    <details className="group mt-4 rounded-card border border-line">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 rounded-card px-4 font-medium text-brand-strong text-sm">
        {words.showWilayas(wilayas.length)}
        <ChevronDownIcon className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="grid gap-x-8 border-line border-t px-4 py-3 text-sm sm:grid-cols-2">
        {wilayas.map((wilaya) => (
          <li key={wilaya} className="flex justify-between gap-2 py-1.5">
            {wilayaName(wilaya)}
            <span className="text-ink-muted tabular-nums">{priceText(orderShipping(wilaya))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
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

function Prices() {
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
          <PriceRow wilaya={wilayaName(homeWilaya)} centimes={orderShipping(homeWilaya)} />
          <PriceRow wilaya={words.elsewhere} centimes={orderShipping('')} />
        </tbody>
      </table>
    </div>
  );
}

function PriceRow({ wilaya, centimes }: { wilaya: string; centimes: number }) {
  return (
    <tr>
      <th scope="row" className="px-4 py-4 text-start font-medium">
        {wilaya}
      </th>
      <td className="px-4 py-4 text-end font-semibold tabular-nums">{priceText(centimes)}</td>
    </tr>
  );
}

function priceText(centimes: number) {
  return centimes === 0 ? words.free : formatPrice(toDinars(centimes));
}
