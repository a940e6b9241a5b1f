import BellOffIcon from 'icon:bell-off';
import BellRingIcon from 'icon:bell-ring';
import CircleCheckIcon from 'icon:circle-check';
import { useState } from 'react';
import { data, useSearchParams } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { stockAlertApi } from '../../../shared/contact.ts';
import { AuthCard } from '../../account/sign-in/auth-card.tsx';
import { secretPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { notifyWords } from '../../words/notify-words.ts';
import type { Route } from './+types/alert-link-page.ts';

export const headers = secretPage;

export function loader({ params: { answer } }: Route.LoaderArgs) {
  if (answer !== 'confirm' && answer !== 'stop') throw data(null, { status: 404 });
  return { answer } as const;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta(matches, notifyWords[loaderData?.answer ?? 'confirm']);
}

/**
 * The page of a mailed link that confirms or stops an alert (requirements: Back in stock). Opening it does nothing,
 * because mail scanners open links.
 */
export default function AlertLinkPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return loaderData.answer === 'stop' ? <StopAlert token={token} /> : <ConfirmAlert token={token} />;
}

function ConfirmAlert({ token }: { token: string }) {
  const words = notifyWords.confirm;
  const [confirmed, setConfirmed] = useState<ReplyFrom<'POST /stock-alerts/confirm'> | null>(null);
  if (!confirmed) {
    return (
      <AuthCard icon={BellRingIcon} title={words.title} lead={words.lead}>
        <CheckedForm
          endpoint={stockAlertApi.confirm}
          known={{ token }}
          words={words}
          onDone={(reply) => setConfirmed(reply)}
        >
          {() => null}
        </CheckedForm>
      </AuthCard>
    );
  }
  const { productId, name, inStock } = confirmed;
  const { title, lead } = inStock ? notifyWords.back : words.done;
  return (
    <AuthCard icon={CircleCheckIcon} title={title} lead={lead(name)} takesFocus>
      <ButtonLink to={`/products/${productId}`} kind={inStock ? 'primary' : 'secondary'} size="large" wide>
        {notifyWords.seeProduct}
      </ButtonLink>
    </AuthCard>
  );
}

function StopAlert({ token }: { token: string }) {
  const words = notifyWords.stop;
  const [isStopped, setStopped] = useState(false);
  if (!isStopped) {
    return (
      <AuthCard icon={BellOffIcon} title={words.title} lead={words.lead}>
        <CheckedForm
          endpoint={stockAlertApi.stop}
          known={{ token }}
          words={words}
          onDone={() => setStopped(true)}
        >
          {() => null}
        </CheckedForm>
      </AuthCard>
    );
  }
  return (
    <AuthCard icon={CircleCheckIcon} title={words.done.title} lead={words.done.lead} takesFocus>
      <ButtonLink to="/products" kind="secondary" size="large" wide>
        {notifyWords.toProducts}
      </ButtonLink>
    </AuthCard>
  );
}
