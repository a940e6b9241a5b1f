import BanknoteIcon from 'icon:banknote';
import ShieldCheckIcon from 'icon:shield-check';
import TruckIcon from 'icon:truck';
import { type RefObject, use, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { logoSource } from '../../../shared/images.ts';
import type { Language } from '../../../shared/languages.ts';
import type { PublicSettings } from '../../../shared/settings.ts';
import { routePath } from '../../session/local-url.ts';
import type { CategoryNode } from '../../shop/categories/category-chain.ts';
import { shopDay } from '../../ui/forms/shop-clock.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { RememberedPart } from '../../ui/remembered-part.tsx';
import { layoutWords } from '../../words/layout-words.ts';
import { LanguageLinks } from '../header/language-links.tsx';
import { Logo } from '../header/logo.tsx';
import { legalLinks, shopLinks } from '../header/shop-links.ts';
import { FooterCategories, footerHeadingStyles } from './footer-categories.tsx';
import { WrittenCategories, WrittenSettings } from './footer-context.ts';

const words = layoutWords.footer;

/** Only on the server: an ordinary import would put the words of invoices into the scripts of every page. */
const settingsParts = import.meta.env.SSR ? await import('./footer-contact.tsx') : null;
const deliveryParts = import.meta.env.SSR ? await import('./footer-delivery.ts') : null;

type Props = { languages?: readonly Language[] | undefined };

/** The footer of the shop: the part that is the same on all pages, and links to this page in other languages. */
export function Footer({ languages }: Props) {
  return (
    <footer className="render-late-[87.5rem] mt-auto border-line border-t bg-canvas">
      <ShopPart />
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

function shopYear() {
  return Number(shopDay(new Date()).slice(0, 4));
}

/** The footer of the back office, without links into the shop. The hidden part appears on pages of the shop. */
export function SmallFooter() {
  return (
    <footer className="border-line border-t px-4 py-3 text-center text-ink-muted text-xs print:hidden">
      <p suppressHydrationWarning>{words.copyright(shopYear())}</p>
      <ShopPart hidden />
    </footer>
  );
}

/**
 * The part that is the same on all pages. The server writes it and the browser keeps its HTML, so that neither its code
 * nor its categories are sent to the browser (docs/decisions/0044).
 */
const ShopPart = import.meta.env.SSR ? WrittenPart : KeptPart;

function WrittenPart({ hidden }: { hidden?: boolean }) {
  const { seller, contact, delivery, shipping } = use(WrittenSettings) ?? {};
  const settings = { seller, contact, pledge: delivery?.pledge, shipping };
  const props = { categories: use(WrittenCategories), settings, year: shopYear() };
  return <RememberedPart as="div" data-footer="" hidden={hidden} part={FooterContent} props={props} />;
}

const written = {
  __html: import.meta.env.SSR ? '' : (document.querySelector('[data-footer]')?.innerHTML ?? ''),
};

function KeptPart({ hidden }: { hidden?: boolean }) {
  const element = useRef<HTMLDivElement>(null);
  useLinksIn(element);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server from the components below.
  return <div ref={element} data-footer="" hidden={hidden} dangerouslySetInnerHTML={written} />;
}

/** Follows the links in an element without loading a whole page, as React Router does for its own. */
function useLinksIn(element: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
      const link = target instanceof Element ? target.closest('a') : null;
      const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
      if (link?.origin !== window.location.origin || opensElsewhere) return;
      event.preventDefault();
      const isHere = link.href === window.location.href;
      void navigate(routePath(link.pathname + link.search), { replace: isHere });
    };
    const followed = element.current;
    followed?.addEventListener('click', follow);
    return () => followed?.removeEventListener('click', follow);
  }, [navigate, element]);
}

type WrittenContent = { [Name in 'seller' | 'contact' | 'shipping']: PublicSettings[Name] | undefined } & {
  pledge: string | undefined;
};

type ContentProps = { categories: CategoryNode[]; settings: WrittenContent; year: number };

function FooterContent({ categories, settings, year }: ContentProps) {
  const logo = settings.seller?.imageUrl || undefined;
  return (
    <>
      <Pledges settings={settings} />
      <div className="border-line border-t">
        <div className="page-width grid gap-10 py-12 sm:grid-cols-2 md:grid-cols-[1.4fr_1fr_1.6fr]">
          <div>
            <Logo source={logo && logoSource(logo)} />
            <p className="mt-3 max-w-xs text-ink-muted text-sm leading-relaxed">{words.tagline}</p>
            {settingsParts && <settingsParts.FooterContact contact={settings.contact} />}
          </div>
          <nav aria-label={words.quickLinks}>
            <h2 className={footerHeadingStyles}>{words.quickLinks}</h2>
            <ul className="mt-1 grid max-sm:grid-cols-2 footer-links">
              {shopLinks.map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
            </ul>
          </nav>
          <FooterCategories categories={categories} />
        </div>
      </div>
      <div className="border-line border-t">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-ink-muted text-sm">
          <p suppressHydrationWarning>{words.copyright(year)}</p>
          <nav aria-label={words.legal}>
            <ul className="flex flex-wrap gap-x-6 footer-links">
              {legalLinks.map((link) => (
                <FooterLink key={link.to} {...link} />
              ))}
            </ul>
          </nav>
          {settingsParts && <settingsParts.FooterSeller seller={settings.seller} />}
        </div>
      </div>
    </>
  );
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

function Pledges({ settings: { pledge, shipping } }: Pick<ContentProps, 'settings'>) {
  const { title = '', text = '' } = deliveryParts?.deliveryPledge(shipping) ?? {};
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
