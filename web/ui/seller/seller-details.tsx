import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { money, readNumber } from '../../../shared/values/typed-number.ts';
import { colon, comma, formatPrice } from '../../words/formats.ts';
import { layoutWords } from '../../words/layout-words.ts';

type Seller = PublicSettings['seller'];

const words = layoutWords.seller;

/** The seller's legal name and form, and the capital; nothing if the settings do not name the seller. */
export function SellerName({ seller: { name, legalForm, capital } }: { seller: Seller }) {
  if (!name) return null;
  return (
    <>
      <p className="own-direction wrap-anywhere font-semibold text-ink">
        {legalForm && !hasWord(name, legalForm) ? name + comma + legalForm : name}
      </p>
      {capital && <p>{words.capital + colon + formatPrice(readNumber(capital, money) ?? 0)}</p>}
    </>
  );
}

/** Whether a name has its legal form already, as "SARL Pharma Oran" has. */
function hasWord(name: string, word: string) {
  return ` ${name} `.toLowerCase().includes(` ${word.toLowerCase()} `);
}

/** The seller's numbers and tax regime, a line each; null if none is set. */
export function SellerNumbers({ seller }: { seller: Seller }) {
  const numbers = (['rc', 'nif', 'nis', 'ai'] as const).filter((name) => seller[name] !== '');
  return (
    <>
      {numbers.map((name) => (
        <p key={name}>
          {words[name] + colon}
          <bdi dir="ltr" className="wrap-anywhere">
            {seller[name]}
          </bdi>
        </p>
      ))}
      {seller.regime && <p>{words.regime + colon + words.regimes[seller.regime]}</p>}
    </>
  );
}

/** Whether the settings name any number of the seller. */
export function hasNumbers({ rc, nif, nis, ai }: Seller) {
  return [rc, nif, nis, ai].some((number) => number !== '');
}

/** A text with a line for each of its lines. */
export function TextLines({ text }: { text: string }) {
  return text.split('\n').map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and may repeat.
    <span key={place} className="own-direction wrap-anywhere block">
      {line}
    </span>
  ));
}

/** A phone number that can be called, with its digits from left to right. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={phoneAddress(phone)} dir="ltr" className={className}>
      {shownPhone(phone)}
    </a>
  );
}
