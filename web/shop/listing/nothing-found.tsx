import MessageCircleIcon from 'icon:message-circle';
import PackageSearchIcon from 'icon:package-search';
import PhoneIcon from 'icon:phone';
import { Link } from 'react-router';
import { phoneAddress } from '../../../shared/values/phone-notation.ts';
import { useEmptyPages } from '../../head/empty-pages.ts';
import { ButtonLink, buttonStyles } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { askWords } from '../../words/ask-words.ts';
import { catalogWords } from '../../words/catalog-words.ts';
import type { CategoryNode } from '../categories/category-chain.ts';
import { type Listing, listingUrl } from './listing.ts';
import type { ListingFacets, LoadedListing } from './load-listing.ts';
import { adviceLink, isQuestion, notSoldText } from './not-sold-text.ts';

const words = askWords.search;
const mostNeeds = 8;

export type NothingProps = {
  listing: Listing;
  list: LoadedListing['list'];
  needs: ListingFacets['needs'];
  /** The main categories. */
  categories: CategoryNode[];
};

/** What to do when a list is empty: similar words, needs, and the pharmacist (requirements: Listing). */
export function NothingFound({ listing, list, needs, categories }: NothingProps) {
  const { keyword } = listing;
  const { count, nearest = [], notSold = [], contact } = list;
  const isEmpty = useEmptyPages();
  const found = adviceLink(notSold);
  const advice = found?.startsWith('/blog') && isEmpty('/blog') ? undefined : found;
  if (count > 0) {
    return (
      <EmptyState icon={PackageSearchIcon} title={catalogWords.noProducts} text={catalogWords.pastTheEnd}>
        <ButtonLink to={listingUrl({ ...listing, page: 1 })}>{catalogWords.toFirstPage}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        icon={PackageSearchIcon}
        title={notSold.length > 0 ? notSoldText(notSold) : catalogWords.noProducts}
        text={textOf(notSold)}
      >
        {advice ? (
          <ButtonLink to={advice}>{isQuestion(notSold) ? words.readAnswer : words.readAdvice}</ButtonLink>
        ) : (
          <ButtonLink to="/products">{catalogWords.viewAll}</ButtonLink>
        )}
        <AskPharmacist keyword={keyword} contact={contact} />
      </EmptyState>
      {keyword !== '' && (
        <div className="mx-auto grid max-w-2xl grid-cols-1 gap-8 pb-8">
          <Choices
            label={words.nearest}
            choices={nearest.map((term) => ({ text: term, to: listingUrl({ keyword: term }) }))}
          />
          <Choices
            label={words.needs}
            choices={needs
              .slice(0, mostNeeds)
              .map(({ slug, name }) => ({ text: name, to: `/needs/${slug}` }))}
          />
          <Choices
            label={words.categories}
            choices={categories.map(({ _id, name }) => ({ text: name, to: listingUrl({ category: _id }) }))}
          />
        </div>
      )}
    </>
  );
}

function textOf(notSold: NonNullable<LoadedListing['list']['notSold']>) {
  if (isQuestion(notSold)) return words.answer;
  return notSold.length > 0 ? words.advice : words.tryAdjusting;
}

/** A chat that begins with the search, otherwise the phone, otherwise the contact page. */
function AskPharmacist({ keyword, contact }: { keyword: string } & Pick<LoadedListing['list'], 'contact'>) {
  const { phone, whatsapp } = contact ?? {};
  if (whatsapp) {
    const message = encodeURIComponent(words.message(keyword));
    return (
      <a href={`${whatsapp}?text=${message}`} rel="noopener nofollow" className={secondary}>
        <MessageCircleIcon className="size-5" />
        {words.ask}
      </a>
    );
  }
  if (phone) {
    return (
      <a href={phoneAddress(phone)} className={secondary}>
        <PhoneIcon className="size-5" />
        {words.call(phone)}
      </a>
    );
  }
  return (
    <ButtonLink to="/contact" kind="secondary">
      {words.ask}
    </ButtonLink>
  );
}

const secondary = buttonStyles({ kind: 'secondary' });

type ChoicesProps = { label: string; choices: { text: string; to: string }[] };

function Choices({ label, choices }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <nav aria-label={label}>
      <p className="text-center font-semibold text-sm">{label}</p>
      <ul className="mt-3 flex flex-wrap justify-center gap-2">
        {choices.map(({ text, to }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              className="wrap-anywhere inline-flex min-h-11 items-center rounded-full border border-field/50 px-4 text-sm hover:bg-brand-soft"
            >
              <bdi className="min-w-0">{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
