import ArrowLeftIcon from 'icon:arrow-left';
import { Link, useNavigate } from 'react-router';
import type { OwnPage } from '../../../shared/settings/own-pages.ts';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { softwareName } from '../../../shared/values/software-name.ts';
import { useShopName } from '../../head/shop-name.ts';
import { type Load, readSettings } from '../../load.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/format-dates.ts';
import { SellerName, SellerNumbers, TextLines } from '../../ui/seller/seller-details.tsx';
import { pageWords } from '../../words/page-words.ts';
import { loadOwnText, OwnPageText, type OwnText } from './own-page-text.tsx';

/**
 * The support address, the seller and the merchant's own text. Pages are shown without the first two if these cannot be
 * read.
 */
type Loaded = { email?: string; seller?: PublicSettings['seller']; own: OwnText };

export function loadLegal(page: OwnPage): Load<Loaded> {
  return async (call, args) => {
    const [support, settings, own] = await Promise.all([
      call('GET /contact', {}).catch(() => ({})),
      readSettings(call),
      loadOwnText(page)(call, args),
    ]);
    return { ...support, ...(settings?.seller.name && { seller: settings.seller }), own };
  };
}

type Section = {
  heading: string;
  /** One with the name of the shop is a function of it. */
  paragraphs: (string | ((shop: string) => string))[];
  items?: string[];
  /** Links to related pages. */
  links?: { to: string; text: string }[];
  /** True if the section tells visitors to write, so that the address follows. */
  showsSupport?: boolean;
};

type Props = { title: string; sections: Section[]; loaded: Loaded };

const words = pageWords.legal;

/** A legal page: a Back button, the date of the last change, and the sections. */
export function LegalText({ title, sections, loaded }: Props) {
  const { own, seller } = loaded;
  return (
    <article className="page-width max-w-3xl py-8 lg:py-12">
      <BackButton />
      <h1 className="page-title mt-4">{title}</h1>
      <LastUpdate own={own} />
      {own ? (
        <OwnPageText own={own} />
      ) : (
        sections.map((section) => (
          <LegalSection key={section.heading} section={section} email={loaded.email} />
        ))
      )}
      {seller && <Seller seller={seller} />}
    </article>
  );
}

/** The usual text has a date only under the name of the software: no other shop wrote it on that day. */
function LastUpdate({ own }: { own: OwnText }) {
  const shop = useShopName();
  if (!own && shop !== softwareName) return null;
  return (
    <p className="mt-2 text-ink-muted text-sm">
      {own ? words.updatedOn(formatDay(own.changedAt)) : words.lastUpdated}
    </p>
  );
}

function LegalSection({ section, email }: { section: Section; email: string | undefined }) {
  const { heading, paragraphs, items, links = [], showsSupport } = section;
  const shop = useShopName();
  const texts = paragraphs.map((text) => (typeof text === 'function' ? text(shop) : text));
  return (
    <section className="mt-10">
      <h2 className="font-semibold text-xl">{heading}</h2>
      {texts.map((text) => (
        <p key={text} className="mt-3 text-pretty text-ink-muted leading-7">
          {text}
        </p>
      ))}
      {items && (
        <ul className="mt-3 list-disc space-y-2 ps-6 text-ink-muted marker:text-brand">
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {showsSupport && <SupportAddress email={email} />}
      {links.map(({ to, text }) => (
        <p key={to} className="mt-2">
          <Link to={to} prefetch="intent" className={linkStyles}>
            {text}
          </Link>
        </p>
      ))}
    </section>
  );
}

/** Who sells, once the settings say it (requirements: Legal pages). */
function Seller({ seller }: { seller: PublicSettings['seller'] }) {
  return (
    <section className="mt-10">
      <h2 className="font-semibold text-xl">{words.seller}</h2>
      <div className="mt-3 text-ink-muted leading-7">
        <SellerName seller={seller} />
        <TextLines text={seller.address} />
        <SellerNumbers seller={seller} />
      </div>
    </section>
  );
}

const linkStyles = 'inline-flex min-h-11 items-center font-medium text-brand-strong underline';

function SupportAddress({ email }: { email: string | undefined }) {
  return (
    <div className="mt-5 rounded-card bg-canvas px-5 py-3">
      <p className="flex flex-wrap items-center gap-x-2 text-ink-muted">
        {email && (
          <>
            <span>{words.support}</span>
            <a href={`mailto:${email}`} className={linkStyles}>
              {email}
            </a>
            <span>{words.or}</span>
          </>
        )}
        <Link to="/contact" prefetch="intent" className={linkStyles}>
          {words.contactPage}
        </Link>
      </p>
    </div>
  );
}

function BackButton() {
  const navigate = useNavigate();
  // In a new tab there is no page to go back to.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <div className="-ms-4">
      <Button kind="plain" onClick={goBack}>
        <ArrowLeftIcon className="size-4 rtl:-scale-x-100" />
        {words.back}
      </Button>
    </div>
  );
}
