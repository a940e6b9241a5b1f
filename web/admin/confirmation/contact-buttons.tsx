import MessageCircleIcon from 'icon:message-circle';
import PhoneIcon from 'icon:phone';
import type { ReactNode } from 'react';
import { phoneAddress, shownPhone } from '../../../shared/values/phone-notation.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { adminConfirmationWords as words } from '../../words/admin-confirmation-words.ts';

/** Calls the buyer who is on the screen. */
export function CallButton({ phone }: { phone: string }) {
  return (
    <div className="grid gap-2 max-sm:w-full">
      <a href={phoneAddress(phone)} className={buttonStyles({ size: 'large', wide: true })}>
        <PhoneIcon className="size-5" />
        {words.call}{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {shownPhone(phone)}
        </bdi>
      </a>
    </div>
  );
}

/** Calls a buyer in a list. */
export function PhoneButton({ phone }: { phone: string }) {
  return (
    <a href={phoneAddress(phone)} className={buttonStyles({ kind: 'secondary' })}>
      <PhoneIcon className="size-4.5 text-brand-strong" />
      <bdi dir="ltr" className="whitespace-nowrap">
        {shownPhone(phone)}
      </bdi>
    </a>
  );
}

type ChatProps = { href: string | undefined; kind?: 'secondary' | 'plain'; children: ReactNode };

/** Opens a chat with a buyer, with a message filled in. */
export function ChatButton({ href, kind = 'secondary', children }: ChatProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={buttonStyles({ kind })}>
      <MessageCircleIcon className="size-4.5 text-brand-strong" />
      {children}
    </a>
  );
}
