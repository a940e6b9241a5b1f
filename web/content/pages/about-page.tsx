import ArrowRightIcon from 'icon:arrow-right';
import CheckIcon from 'icon:check';
import XIcon from 'icon:x';
import { Link } from 'react-router';
import { softwareName } from '../../../shared/values/software-name.ts';
import { publicPage } from '../../head/cache-headers.ts';
import { useEmptyPages } from '../../head/empty-pages.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { useShopName } from '../../head/shop-name.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Icon } from '../../ui/icons/icon.tsx';
import { aboutWords } from '../../words/about-words.ts';
import type { Route } from './+types/about-page.ts';
import { loadOwnText, OwnPageText, type OwnText } from './own-page-text.tsx';

export const headers = publicPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, aboutWords);
}

const load: Load<{ own: OwnText }> = async (call, args) => ({ own: await loadOwnText('about')(call, args) });

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

export default function AboutPage({ loaderData: { own } }: Route.ComponentProps) {
  if (!own) return <UsualText />;
  return (
    <div className="page-width max-w-3xl py-8 lg:py-12">
      <h1 className="page-title">{aboutWords.title}</h1>
      <OwnPageText own={own} />
      <div className="mt-10">
        <ButtonLink to="/products" size="large">
          {aboutWords.toProducts}
        </ButtonLink>
      </div>
    </div>
  );
}

function UsualText() {
  const shop = useShopName();
  const isEmpty = useEmptyPages();
  const onward = aboutWords.onward.links.filter(({ to }) => !isEmpty(to));
  return (
    <div className="page-width max-w-5xl py-8 lg:py-12">
      <h1 className="page-title">{aboutWords.title}</h1>
      <p className="mt-4 max-w-2xl text-balance font-medium text-brand-deep text-xl">
        {aboutWords.lead(shop)}
        {shop === softwareName && ` ${aboutWords.meaning}`}
      </p>
      {aboutWords.story.map((text) => (
        <p key={text(shop)} className="mt-4 max-w-2xl text-pretty text-ink-muted leading-7">
          {text(shop)}
        </p>
      ))}
      <h2 className="mt-12 font-semibold text-xl">{aboutWords.rangeTitle}</h2>
      <div className="mt-5 grid gap-4 sm:grid-cols-2 lg:gap-6">
        <Range {...aboutWords.carried} icon={CheckIcon} tone="text-brand-strong" />
        <Range {...aboutWords.notCarried} icon={XIcon} tone="text-field" />
      </div>
      <h2 className="mt-12 font-semibold text-xl">{aboutWords.valuesTitle}</h2>
      <Values />
      <h2 className="mt-12 font-semibold text-xl">{aboutWords.onward.title}</h2>
      <ul className="mt-2 grid sm:grid-cols-2">
        {onward.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              className="inline-flex min-h-11 items-center gap-2 font-medium text-brand-strong hover:underline"
            >
              {text}
              <ArrowRightIcon className="size-4 rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ButtonLink to="/products" size="large">
          {aboutWords.toProducts}
        </ButtonLink>
      </div>
    </div>
  );
}

type RangeProps = { title: string; items: string[]; icon: Icon; tone: string };

function Range({ title, items, icon: Icon, tone }: RangeProps) {
  return (
    <section className="rounded-card bg-canvas p-6">
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-3 grid gap-2.5 text-ink-muted text-sm leading-6">
        {items.map((text) => (
          <li key={text} className="flex gap-2.5">
            <Icon className={`mt-0.5 size-5 ${tone}`} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values() {
  return (
    <ul className="mt-5 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {aboutWords.values.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <span className="grid size-11 place-items-center rounded-control bg-brand-soft text-brand-strong">
            <Icon className="size-5" />
          </span>
          <h3 className="mt-3 font-semibold">{title}</h3>
          <p className="mt-1.5 text-pretty text-ink-muted text-sm leading-6">{text}</p>
        </li>
      ))}
    </ul>
  );
}
