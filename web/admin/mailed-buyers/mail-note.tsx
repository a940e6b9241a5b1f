import { useEffect, useState } from 'react';
import type { BuyerMails } from '../../../shared/settings/buyer-mails.ts';
import type { OptionalMail } from '../../../shared/settings/optional-mails.ts';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { call } from '../../call.ts';
import { adminMailServerWords } from '../../words/admin-mail-server-words.ts';
import { colon } from '../../words/formats.ts';

const words = adminMailServerWords.toBuyers;

/** Which mails go out to buyers; null until it is known. */
export function useBuyerMails() {
  const [mails, setMails] = useState<BuyerMails | null>(null);
  useEffect(() => {
    const attempt = new AbortController();
    const { signal } = attempt;
    call('GET /settings/buyer-mails', {}, { signal }).then(
      (known) => !signal.aborted && setMails(known),
      () => undefined,
    );
    return () => attempt.abort();
  }, []);
  return mails;
}

/** Why no buyer gets this mail; undefined if those with an address do, or if nothing is known. */
function unsentText(mails: BuyerMails | null, mail: OptionalMail) {
  if (!mails) return undefined;
  if (!mails.hasServer) return words.noServer;
  return mails.on.includes(mail) ? undefined : words.off;
}

type Buyer = { hasEmail: boolean; phone: string };

/** What is wrong with the mail to this buyer, as a sentence; undefined if it goes out. */
export function mailProblem(mails: BuyerMails | null, mail: OptionalMail, { hasEmail, phone }: Buyer) {
  return hasEmail ? unsentText(mails, mail) : `${words.noAddress}${colon}${shownPhone(phone)}`;
}

type Props = { mail: OptionalMail; buyer?: Buyer };

/** Whether the buyer, or without one several buyers, get this mail. Nothing until it is known. */
export function MailNote({ mail, buyer }: Props) {
  const mails = useBuyerMails();
  if (buyer && !buyer.hasEmail) return <CallThem phone={buyer.phone} />;
  if (!mails) return null;
  return unsentText(mails, mail) ?? (buyer ? words.gets : words.manyGet);
}

/** For a buyer without an e-mail address. */
export function CallThem({ phone }: { phone: string }) {
  return (
    <>
      {words.noAddress}
      {colon}
      <a href={phoneAddress(phone)} className="rounded-sm font-medium text-brand-strong hover:underline">
        <bdi dir="ltr" className="whitespace-nowrap">
          {shownPhone(phone)}
        </bdi>
      </a>
    </>
  );
}
