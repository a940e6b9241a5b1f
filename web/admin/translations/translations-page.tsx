import LanguagesIcon from 'icon:languages';
import { Link } from 'react-router';
import type { Call, ReplyFrom } from '../../../shared/api.ts';
import { type TextLanguage, textLanguages } from '../../../shared/languages.ts';
import { textStates, translationSalesDays } from '../../../shared/product-form.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { FilterSelect } from '../../ui/forms/filter-field.tsx';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { languageNames } from '../../words/language-names.ts';
import { listStates } from '../kit/page-states.tsx';
import { foundOrProblem } from '../list/admin-list.ts';
import { SmallPicture } from '../list/chosen-products.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { ListHeading } from '../list/list-heading.tsx';
import { ListProblem, ListResults } from '../list/list-results.tsx';
import { useAdminList, useFilterDraft } from '../list/use-admin-list.ts';
import { StateIcon } from '../texts/state-icon.tsx';
import type { Route } from './+types/translations-page.ts';
import { filteredStates, type TranslationListState, translationList } from './translation-list.ts';

const words = adminTranslationsWords.list;

type Product = ReplyFrom<'GET /products/untranslated'>['products'][number];

export function meta() {
  return pageMeta(words);
}

export const clientLoader = privateLoader(async (call: Call, { url }) => {
  const state = translationList.read(url.searchParams);
  const { page: pageNumber, ...query } = state;
  const results = await foundOrProblem(
    call('GET /products/untranslated', { query: { ...query, pageNumber } }),
  );
  return { state, ...results };
}, words.failed);

export const handle = listStates(words);

/** The products without an up-to-date translation, by sales (requirements: Translations). */
export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  const { found, problem } = loaderData;
  const { state, isLoading, readAgain } = useAdminList(translationList, loaderData.state);
  return (
    <>
      <BackLink to="/admin/products">{words.back}</BackLink>
      <ListHeading title={words.title}>
        <DownloadLink
          href={translationList.exportUrl(state, '/api/products/untranslated/export')}
          title={words.exportHint}
          text={words.export}
        />
      </ListHeading>
      <p className="mt-1 text-ink-muted text-sm">{words.lead(translationSalesDays)}</p>
      <div className="mt-5">
        <Filters state={state} />
      </div>
      <ListProblem title={words.errorTitle} text={problem} onRetry={readAgain} />
      {found && (
        <ListResults
          label={words.title}
          list={translationList}
          {...{ state, found, isLoading }}
          toolbar={<Summary count={found.count} />}
          empty={{ icon: LanguagesIcon, filteredIcon: LanguagesIcon, words: words.empty }}
        >
          {found.products.length > 0 && <Rows products={found.products} />}
        </ListResults>
      )}
    </>
  );
}

/** The number of products, and what the icons mean. */
function Summary({ count }: { count: number }) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-ink-muted text-sm">
      <p aria-live="polite">{words.found(count)}</p>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1">
        {textStates.map((state) => (
          <li key={state} className="flex items-center gap-1.5">
            <StateIcon state={state} />
            {adminTranslationsWords.states[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Selects take effect at once. */
function Filters({ state }: { state: TranslationListState }) {
  const { draft, show } = useFilterDraft(translationList, state);
  const { filters } = words;
  return (
    <ListFilters
      label={filters.label}
      columns="grid-cols-1 sm:grid-cols-[12rem_16rem]"
      onApply={() => show()}
    >
      <FilterSelect
        label={filters.language}
        value={draft.language}
        onChoose={(language) => show({ language })}
      >
        <option value="">{filters.anyLanguage}</option>
        {textLanguages.map((language) => (
          <option key={language} value={language}>
            {adminTranslationsWords.languages[language]}
          </option>
        ))}
      </FilterSelect>
      <FilterSelect label={filters.state} value={draft.state} onChoose={(state) => show({ state })}>
        <option value="">{filters.anyState}</option>
        {filteredStates.map((state) => (
          <option key={state} value={state}>
            {adminTranslationsWords.states[state]}
          </option>
        ))}
      </FilterSelect>
    </ListFilters>
  );
}

function Rows({ products }: { products: Product[] }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {products.map((product) => (
        <Row key={product._id} product={product} />
      ))}
    </ul>
  );
}

/** A product with its sales, and a link to its form for each language. */
function Row({ product }: { product: Product }) {
  const { name, brand, imageUrl, sold } = product;
  return (
    <li className="flex items-center gap-x-4 gap-y-2 p-3 text-sm max-sm:flex-wrap sm:px-4">
      <SmallPicture imageUrl={imageUrl} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere line-clamp-2 font-medium">{name}</p>
        <p className="truncate text-ink-muted text-xs">
          {[brand, words.sold(sold)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        {textLanguages.map((language) => (
          <LanguageLink key={language} {...{ product, language }} />
        ))}
      </div>
    </li>
  );
}

function LanguageLink({ product, language }: { product: Product; language: TextLanguage }) {
  const { _id, name, texts } = product;
  return (
    <Link
      to={`/admin/products/${_id}/edit?language=${language}`}
      prefetch="intent"
      className="inline-flex min-h-11 items-center justify-between gap-2 rounded-control border border-line px-3 font-medium hover:border-brand-strong hover:text-brand-strong sm:w-32"
    >
      <span lang={language}>{languageNames[language]}</span>
      <StateIcon state={texts[language]} />
      <span className="sr-only">{words.translateNamed(name)}</span>
    </Link>
  );
}
