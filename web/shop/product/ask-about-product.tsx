import MessageCircleIcon from 'icon:message-circle';
import PhoneIcon from 'icon:phone';
import type { PublicSettings } from '../../../shared/settings/settings.ts';
import { phoneAddress } from '../../../shared/values/phone-notation.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { askWords } from '../../words/ask-words.ts';
import { colon } from '../../words/formats.ts';
import { productSku } from './describe-product.ts';

/** How to reach the shop, and the absolute address of the product's page. */
export type Contact = Pick<PublicSettings['contact'], 'phone' | 'whatsapp'> & { page: string };

type Props = { product: { _id: string; name: string }; contact: Contact };

/** A chat that begins with the product's name and address, and the phone with its reference. */
export function AskAboutProduct({ product: { _id, name }, contact: { phone, whatsapp, page } }: Props) {
  const reference = productSku(_id);
  const message = encodeURIComponent(askWords.message(name, reference, page));
  return (
    <section>
      <h2 className="font-semibold">{askWords.title}</h2>
      <div className="mt-3 flex flex-wrap gap-3 *:grow">
        {whatsapp && (
          <a href={`${whatsapp}?text=${message}`} rel="noopener nofollow" className={styles}>
            <MessageCircleIcon className="size-5" />
            {askWords.whatsapp}
          </a>
        )}
        {phone && (
          <a href={phoneAddress(phone)} className={styles}>
            <PhoneIcon className="size-5" />
            {askWords.call(phone)}
          </a>
        )}
      </div>
      {phone && (
        <p className="mt-2 text-ink-muted text-sm">
          {askWords.reference + colon}
          <bdi className="font-semibold text-ink tabular-nums">{reference}</bdi>
        </p>
      )}
    </section>
  );
}

const styles = buttonStyles({ kind: 'secondary' });
