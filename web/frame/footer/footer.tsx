import BanknoteIcon from 'icon:banknote';
import ShieldCheckIcon from 'icon:shield-check';
import TruckIcon from 'icon:truck';
import { Link } from 'react-router';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import type { Language } from '../../../shared/values/languages.ts';
import { useShopName } from '../../head/shop-name.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { shopDay } from '../../ui/forms/shop-clock.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { Logo } from '../../ui/seller/shop-logo.tsx';
import { layoutWords } from '../../words/layout-words.ts';
import { LanguageLinks } from '../header/language-links.tsx';
import { legalLinks, useShopLinks } from '../header/shop-links.ts';
import { FooterCategories, footerHeadingStyles } from './footer-categories.tsx';
import { FooterContact, FooterSeller } from './footer-contact.tsx';
import { deliveryPledge } from './footer-delivery.ts';

const words = layoutWords.footer;

/** Of the settings only what the footer shows; undefined if they cannot be read. */
export type FooterData = {
  /** The first main categories, one more than are shown if there are others, and their children. */
  categories: CategoryNode[];
  seller: PublicSettings['seller'] | undefined;
  contact: PublicSettings['contact'] | undefined;
  shipping: PublicSettings['shipping'] | undefined;
  /** The merchant's words in place of the usual ones about delivery. */
  pledge: string | undefined;
  /** The merchant's line about the shop, in place of the usual one. */
  tagline?: string;
  /** A line at the end, such as a license. */
  legal?: string;
};

type Props = Partial<FooterData> & { languages?: readonly Language[] | undefined };

/** The footer of the shop, with links to this page in other languages. */
export function Footer(props: Props) {
  const { languages, categories = [], seller, contact, shipping, pledge, tagline, legal } = props;
  return (
    <footer className="render-late-[87.5rem] mt-auto border-line border-t bg-canvas">
      <Pledges shipping={shipping} pledge={pledge} />
      <div className="border-line border-t">
        <div className="page-width grid gap-10 py-12 sm:grid-cols-2 md:grid-cols-[1.4fr_1fr_1.6fr]">
          <div>
            <Logo />
            <p className="mt-3 max-w-xs text-ink-muted text-sm leading-relaxed">{tagline || words.tagline}</p>
            <FooterContact contact={contact} />
          </div>
          <nav aria-label={words.quickLinks}>
            <h2 className={footerHeadingStyles}>{words.quickLinks}</h2>
            <ul className="mt-1 grid max-sm:grid-cols-2 footer-links">
              {useShopLinks().map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
            </ul>
          </nav>
          <FooterCategories categories={categories} />
        </div>
      </div>
      <div className="border-line border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-ink-muted text-sm">
          <Copyright />
          <nav aria-label={words.legal}>
            <ul className="flex flex-wrap gap-x-6 footer-links">
              {legalLinks.map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
            </ul>
          </nav>
          <FooterSeller seller={seller} />
          {legal && <p className="own-direction w-full text-xs">{legal}</p>}
        </div>
      </div>
      {languages && (
        <div className="border-line border-t footer-links">
          <ul className="page-width flex flex-wrap gap-x-6 py-2">
            <LanguageLinks languages={languages} linkStyles="" />
          </ul>
        </div>
      )}
    </footer>
  );
}

/** The footer of the back office, without links into the shop. */
export function SmallFooter() {
  return (
    <footer className="border-line border-t px-4 py-3 text-center text-ink-muted text-xs print:hidden">
      <Copyright />
    </footer>
  );
}

function Copyright() {
  const year = Number(shopDay(new Date()).slice(0, 4));
  const shop = useShopName();
  return <p suppressHydrationWarning>{words.copyright(year, shop)}</p>;
}

function FooterLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <Link to={to} prefetch="intent">
        {text}
      </Link>
    </li>
  );
}

function Pledges({ pledge, shipping }: Pick<FooterData, 'pledge' | 'shipping'>) {
  const { title, text } = deliveryPledge(shipping);
  return (
    <ul className="page-width grid gap-x-10 gap-y-6 py-8 sm:grid-cols-3 lg:grid-cols-[1.4fr_1fr_1.6fr]">
      <Pledge icon={BanknoteIcon} title={words.payment} text={words.paymentText} />
      <Pledge icon={TruckIcon} title={title} text={pledge || text} />
      <Pledge icon={ShieldCheckIcon} title={words.authenticity} text={words.authenticityText} />
    </ul>
  );
}

function Pledge({ icon: Icon, title, text }: { icon: Icon; title: string; text: string }) {
  return (
    <li className="footer-pledge">
      <span>
        <Icon className="size-5" />
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="text-ink-muted">{text}</span>
      </span>
    </li>
  );
}
