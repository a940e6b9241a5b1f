import MailIcon from 'icon:mail';
import MapPinIcon from 'icon:map-pin';
import MessageCircleIcon from 'icon:message-circle';
import PhoneIcon from 'icon:phone';
import type { ReactNode } from 'react';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import type { Icon } from '../../ui/icons/icon.tsx';
import { chatNumber } from '../../ui/seller/chat-number.ts';
import { PhoneLink, SellerName, SellerNumbers, TextLines } from '../../ui/seller/seller-details.tsx';
import { colon } from '../../words/formats.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { footerHeadingStyles } from './footer-categories.tsx';

const words = layoutWords.footer;

type Contact = PublicSettings['contact'];

/** How to reach the shop: "Coming Soon" where its settings say nothing (requirements: Footer). */
export function FooterContact({ contact }: { contact: Contact | undefined }) {
  const { phone, whatsapp, email, address } = contact ?? {};
  return (
    <>
      <h2 className={`mt-8 ${footerHeadingStyles}`}>{words.contact}</h2>
      <ul className="mt-3 space-y-3 text-ink-muted text-sm">
        <ContactLine icon={PhoneIcon} label={words.phone}>
          {phone && <PhoneLink phone={phone} className={linkStyles} />}
        </ContactLine>
        {whatsapp && (
          <ContactLine icon={MessageCircleIcon} label={words.whatsapp}>
            <a href={whatsapp} rel="noopener nofollow" dir="ltr" className={linkStyles}>
              {chatNumber(whatsapp)}
            </a>
          </ContactLine>
        )}
        {email && (
          <ContactLine icon={MailIcon} label={words.email}>
            <a href={`mailto:${email}`} dir="ltr" className={linkStyles}>
              {email}
            </a>
          </ContactLine>
        )}
        <ContactLine icon={MapPinIcon} label={words.location}>
          {address && <TextLines text={address} />}
        </ContactLine>
      </ul>
      <h2 className={`mt-8 ${footerHeadingStyles}`}>{words.social}</h2>
      <ul className="mt-1 flex flex-wrap gap-x-6 footer-links">
        {networkLinks(contact).map(({ name, url, note }) => (
          <li key={name}>
            <a href={url} rel="noopener nofollow">
              {name + note}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

const linkStyles = 'wrap-anywhere -my-3 inline-block py-3 hover:text-brand-strong hover:underline';

type LineProps = { icon: Icon; label: string; children: ReactNode };

function ContactLine({ icon: Icon, label, children }: LineProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon className="mt-px size-4.5 text-brand-strong" />
      <span className="min-w-0">
        {label}
        {colon}
        {children || words.comingSoon}
      </span>
    </li>
  );
}

const networks = ['facebook', 'instagram', 'tiktok', 'youtube'] as const;
const networkNames = { facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' };

/** The pages of the shop. As long as there is none, the links lead to the home pages of two networks. */
function networkLinks(contact: Contact | undefined) {
  const own = networks.flatMap((network) => {
    const url = contact?.[network];
    return url ? [{ name: networkNames[network], url, note: '' }] : [];
  });
  if (own.length > 0) return own;
  const note = colon + words.comingSoon;
  return [
    { name: networkNames.facebook, url: 'https://www.facebook.com/', note },
    { name: networkNames.instagram, url: 'https://www.instagram.com/', note },
  ];
}

/** The seller, as the law wants it on every offer (law 18-05); nothing as long as the settings do not name one. */
export function FooterSeller({ seller }: { seller: PublicSettings['seller'] | undefined }) {
  if (!seller?.name) return null;
  return (
    <div className="w-full *:me-4 *:inline-block *:text-xs">
      <SellerName seller={seller} />
      {seller.address && <p className="own-direction">{seller.address.replaceAll('\n', ', ')}</p>}
      <SellerNumbers seller={seller} />
    </div>
  );
}
