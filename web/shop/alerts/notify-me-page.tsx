import BellRingIcon from 'icon:bell-ring';
import MailCheckIcon from 'icon:mail-check';
import PhoneCallIcon from 'icon:phone-call';
import { type ReactNode, useState } from 'react';
import { stockAlertApi } from '../../../shared/contact.ts';
import { AuthCard } from '../../account/sign-in/auth-card.tsx';
import { inPageLanguage } from '../../call.ts';
import { unlistedPage } from '../../head/cache-headers.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { browserLoader, type Load, serverLoader } from '../../load.ts';
import { userEntry } from '../../session/local-entries.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckedForm, type TypedValues } from '../../ui/forms/checked-form.tsx';
import { EmailField, TextField } from '../../ui/forms/text-field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { useShopMails } from '../../ui/seller/shop-mails.ts';
import { notifyWords } from '../../words/notify-words.ts';
import { ProductPicture } from '../product-card/product-picture.tsx';
import { isSoldOut } from '../product-card/sizes-in-stock.ts';
import type { Route } from './+types/notify-me-page.ts';

const words = notifyWords.ask;

type Awaited = { _id: string; name: string; imageUrl: string; isSoldOut: boolean };

const load: Load<Awaited> = async (call, { params }) => {
  const product = await call('GET /products/:id', { params: { id: params.id ?? '' }, query: inPageLanguage });
  const { _id, name, imageUrl } = product;
  return { _id, name, imageUrl, isSoldOut: isSoldOut(product) };
};

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load, notifyWords.notFound);
export const headers = unlistedPage;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, words);
}

/** Asks for an e-mail address or a phone number to notify when a sold-out product is back (requirements: Back in stock). */
export default function NotifyMePage({ loaderData: product }: Route.ComponentProps) {
  const [asked, setAsked] = useState<TypedValues | null>(null);
  const footer = <BackLink to={`/products/${product._id}`}>{words.back}</BackLink>;
  if (asked) return <Asked typed={asked} product={product} />;
  if (!product.isSoldOut) return <InStock product={product} />;
  return (
    <AuthCard icon={BellRingIcon} title={words.title} lead={words.lead} footer={footer}>
      <ProductLine product={product} />
      <CheckedForm
        endpoint={stockAlertApi.ask}
        known={{ productId: product._id }}
        words={words}
        onDone={(_, typed) => setAsked(typed)}
      >
        {(errors) => <Address email={errors.email} phone={errors.phone} />}
      </CheckedForm>
    </AuthCard>
  );
}

function ProductLine({ product: { name, imageUrl } }: { product: Awaited }) {
  return (
    <div className="mb-6 flex items-center gap-3 rounded-card bg-canvas p-3">
      <span className="block size-16 shrink-0 overflow-hidden rounded-control border border-line bg-white p-0.5">
        <ProductPicture imageUrl={imageUrl} name="" sizes="64px" isFirst />
      </span>
      <p className="wrap-anywhere min-w-0 font-semibold text-sm">{name}</p>
    </div>
  );
}

/**
 * The choice between e-mail and phone, with a field for each. Only CSS hides the other field, so that a choice made
 * before the scripts load counts. A shop that sends no mails offers the phone alone.
 */
function Address({ email, phone }: { email: string | undefined; phone: string | undefined }) {
  const user = userEntry.use();
  const { areSent } = useShopMails();
  const phoneField = (
    <TextField
      label={words.phone}
      hint={words.phoneHint}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      maxLength={30}
      required
      defaultValue={user?.phone}
      error={phone}
    />
  );
  if (!areSent) {
    return (
      <>
        <input type="hidden" name="by" value="phone" />
        {phoneField}
      </>
    );
  }
  return (
    <div className="group space-y-5">
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{words.by}</legend>
        <div className="grid grid-cols-2 gap-2">
          <Way value="email" defaultChecked>
            {words.byEmail}
          </Way>
          <Way value="phone">{words.byPhone}</Way>
        </div>
      </fieldset>
      <div className="group-has-[[value=phone]:checked]:hidden">
        <EmailField
          label={words.email}
          hint={words.emailHint}
          name="email"
          autoComplete="email"
          defaultValue={user?.email}
          error={email}
        />
      </div>
      <div className="hidden group-has-[[value=phone]:checked]:block">{phoneField}</div>
    </div>
  );
}

type WayProps = { value: 'email' | 'phone'; defaultChecked?: boolean; children: ReactNode };

function Way({ value, defaultChecked, children }: WayProps) {
  return (
    <label className="relative grid min-h-11 cursor-pointer place-items-center rounded-control border border-field/60 px-3 text-center font-medium text-sm hover:border-brand-strong has-checked:border-brand-strong has-checked:bg-brand-strong has-checked:text-white has-focus-visible:outline-2 has-focus-visible:outline-brand-strong has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="by"
        value={value}
        defaultChecked={defaultChecked}
        className="absolute inset-0 cursor-pointer appearance-none rounded-control outline-none"
      />
      {children}
    </label>
  );
}

function Asked({ typed, product }: { typed: TypedValues; product: Awaited }) {
  const isMail = typed.by === 'email';
  return (
    <AuthCard
      icon={isMail ? MailCheckIcon : PhoneCallIcon}
      title={isMail ? words.mailed.title : words.called.title}
      lead={
        <>
          <p>{isMail ? words.mailed.lead : words.called.lead(product.name)}</p>
          <p className="mt-1 font-semibold text-ink">{isMail ? typed.email : typed.phone}</p>
          {isMail && <p className="mt-3">{words.mailed.hint}</p>}
        </>
      }
      takesFocus
    >
      <ButtonLink to={`/products/${product._id}`} kind="secondary" size="large" wide>
        {words.back}
      </ButtonLink>
    </AuthCard>
  );
}

function InStock({ product }: { product: Awaited }) {
  return (
    <AuthCard icon={BellRingIcon} title={notifyWords.back.title} lead={notifyWords.back.lead(product.name)}>
      <ButtonLink to={`/products/${product._id}`} size="large" wide>
        {notifyWords.seeProduct}
      </ButtonLink>
    </AuthCard>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={notifyWords.errorTitle}
      failed={notifyWords.notFound}
      tryAgain={notifyWords.tryAgain}
      missing={{ title: notifyWords.errorTitle, text: notifyWords.notFound }}
      back={{ to: '/products', text: notifyWords.toProducts }}
    />
  );
}
