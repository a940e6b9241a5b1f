import type { Suggestions } from '../../../shared/catalog/catalog.ts';
import { joinChoices } from '../../../shared/contract/list-query.ts';
import { suggestionWords as words } from '../../words/suggestion-words.ts';

type SuggestedProduct = Suggestions['products'][number];

/** An entry of the list: a term to search for, or a page. */
export type Option = { key: string; text: string } & (
  | { kind: 'recent' | 'term' }
  | { kind: 'page'; to: string; detail?: string | undefined }
  | { kind: 'product'; to: string; product: SuggestedProduct }
);

export type OptionGroup = { key: string; heading: string; options: Option[] };

/** The suggestions in the order in which the list shows them, without empty groups. */
export function groupsOf(suggestions: Suggestions): OptionGroup[] {
  const { terms, categories, brands, needs, products } = suggestions;
  const groups: OptionGroup[] = [
    {
      key: 'terms',
      heading: words.terms,
      options: terms.map((text) => ({ kind: 'term', key: `term-${text}`, text })),
    },
    {
      key: 'categories',
      heading: words.categories,
      options: categories.map(({ _id, name, parentName }) => ({
        kind: 'page',
        key: _id,
        text: name,
        detail: parentName,
        to: `/products?category=${_id}`,
      })),
    },
    {
      key: 'brands',
      heading: words.brands,
      options: brands.map(({ name }) => ({
        kind: 'page',
        key: `brand-${name}`,
        text: name,
        to: brandUrl(name),
      })),
    },
    {
      key: 'needs',
      heading: words.needs,
      options: needs.map(({ slug, name }) => ({
        kind: 'page',
        key: `need-${slug}`,
        text: name,
        to: `/needs/${slug}`,
      })),
    },
    {
      key: 'products',
      heading: words.products,
      options: products.map((product) => ({
        kind: 'product',
        key: product._id,
        text: product.name,
        product,
        to: `/products/${product._id}`,
      })),
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

export function recentGroup(terms: string[]): OptionGroup[] {
  if (terms.length === 0) return [];
  return [
    {
      key: 'recent',
      heading: words.recent,
      options: terms.map((text) => ({ kind: 'recent', key: `recent-${text}`, text })),
    },
  ];
}

function brandUrl(name: string) {
  return `/products?${new URLSearchParams({ brand: joinChoices([name]) })}`;
}
