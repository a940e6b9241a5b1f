import LanguagesIcon from 'icon:languages';
import { Link } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { textStates, translationSalesDays } from '../../../shared/catalog/product-form.ts';
import { type Language, translatedLanguages } from '../../../shared/values/languages.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { languageNames } from '../../words/language-names.ts';
import { ListPage } from '../kit/list-page.tsx';
import { listRoute } from '../kit/list-route.ts';
import { RowList } from '../kit/row-list.tsx';
import { SmallPicture } from '../list/chosen-products.tsx';
import { StateIcon } from '../texts/state-icon.tsx';
import { useBaseLanguage } from '../texts/use-base-language.ts';
import type { Route } from './+types/translations-page.ts';
import { filteredStates, translationList } from './translation-list.ts';

const { list: words, languages, states } = adminTranslationsWords;

type Product = ReplyFrom<'GET /products/untranslated'>['products'][number];

export const { meta, clientLoader, handle } = listRoute({
  list: translationList,
  words,
  read: (call, { page: pageNumber, ...query }) =>
    call('GET /products/untranslated', { query: { ...query, pageNumber } }),
});

/** The products without an up-to-date translation, by sales (requirements: Translations). */
export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  const { filters } = words;
  const base = useBaseLanguage();
  const translated = translatedLanguages(base).map((language) => [language, languages[language]]);
  const filtered = filteredStates.map((state) => [state, states[state]]);
  return (
    <ListPage
      list={translationList}
      loaded={loaderData}
      words={words}
      back={{ to: '/admin/products', text: words.back }}
      exportFrom="/api/products/untranslated/export"
      lead={words.lead(translationSalesDays)}
      // Selects take effect at once.
      filters={{
        label: filters.label,
        columns: 'grid-cols-1 sm:grid-cols-[12rem_16rem]',
        fields: [
          {
            name: 'language',
            label: filters.language,
            options: { '': filters.anyLanguage, ...Object.fromEntries(translated) },
          },
          {
            name: 'state',
            label: filters.state,
            options: { '': filters.anyState, ...Object.fromEntries(filtered) },
          },
        ],
      }}
      rowsOf={({ products }) => products}
      toolbar={({ count }) => <Summary count={count} />}
      empty={{ icon: LanguagesIcon, words: words.empty }}
    >
      {(products) => <RowList rows={products}>{(product) => <Row product={product} />}</RowList>}
    </ListPage>
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
            {states[state]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A product with its sales, and a link to its form for each language. */
function Row({ product }: { product: Product }) {
  const { name, brand, imageUrl, sold } = product;
  const base = useBaseLanguage();
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
        {translatedLanguages(base).map((language) => (
          <LanguageLink key={language} {...{ product, language }} />
        ))}
      </div>
    </li>
  );
}

function LanguageLink({ product, language }: { product: Product; language: Language }) {
  const { _id, name, texts } = product;
  return (
    <Link
      to={`/admin/products/${_id}/edit?language=${language}`}
      prefetch="intent"
      className="inline-flex min-h-11 items-center justify-between gap-2 rounded-control border border-line px-3 font-medium hover:border-brand-strong hover:text-brand-strong sm:w-32"
    >
      <span lang={language}>{languageNames[language]}</span>
      <StateIcon state={texts[language] ?? 'current'} />
      <span className="sr-only">{words.translateNamed(name)}</span>
    </Link>
  );
}
