import MailCheckIcon from 'icon:mail-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { signInApi } from '../../../shared/accounts/sign-in.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { EmailField } from '../../ui/forms/text-field.tsx';
import { useShopMails } from '../../ui/seller/shop-mails.ts';
import { signInWords } from '../../words/sign-in-words.ts';
import type { Route } from './+types/forgot-password-page.ts';
import { AuthCard, BackToLogin } from './auth-card.tsx';

const words = signInWords.forgot;

export const headers = unlistedPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** The page that requests a link to set a new password (requirements: Password recovery). */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isAgain, setAgain] = useState(false);
  if (sentTo !== null) {
    const tryAnother = () => {
      setAgain(true);
      setSentTo(null);
    };
    return <LinkSent email={sentTo} tryAnother={tryAnother} />;
  }
  return (
    <AuthCard key="form" title={words.title} lead={words.lead} footer={<BackToLogin />} takesFocus={isAgain}>
      <Unmailed />
      <CheckedForm
        endpoint={signInApi.forgotPassword}
        words={words}
        retryField="email"
        onDone={(_, { email = '' }) => setSentTo(email)}
      >
        {({ email }) => <EmailField label={words.email} name="email" autoComplete="username" error={email} />}
      </CheckedForm>
    </AuthCard>
  );
}

/** Says that the shop has no mail server, if so. */
function Unmailed() {
  const { areSent } = useShopMails();
  if (areSent) return null;
  return (
    <div className="mb-5 text-start">
      <Alert kind="info">
        {words.unmailed}{' '}
        <Link to="/contact" className="font-semibold underline">
          {words.contact}
        </Link>
      </Alert>
    </div>
  );
}

/** The same for known and unknown addresses (threats T5). */
function LinkSent({ email, tryAnother }: { email: string; tryAnother: () => void }) {
  return (
    <AuthCard
      key="sent"
      icon={MailCheckIcon}
      title={words.sentTitle}
      takesFocus
      lead={
        <>
          <p>{words.sentTo}</p>
          <p className="mt-1 font-semibold text-ink">{email}</p>
          <p className="mt-3">{words.sentHint}</p>
        </>
      }
      footer={<BackToLogin />}
    >
      <Unmailed />
      <Button kind="secondary" size="large" wide onClick={tryAnother}>
        {words.tryAnother}
      </Button>
    </AuthCard>
  );
}
