import { type ComponentProps, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SavedAddress } from '../../../shared/accounts/profile.ts';
import type { CartItem } from '../../../shared/orders/cart.ts';
import { orderNotesEntry, type StoredUser, shippingAddressEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { type Form, useForm } from '../../ui/forms/use-form.ts';
import { WilayaField } from '../../ui/forms/wilaya-field.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { useShopMails } from '../../ui/seller/shop-mails.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { checkoutWords } from '../../words/checkout-words.ts';
import { inWilaya } from '../cart/in-wilaya.ts';
import { useShipping } from '../cart/use-shipping.ts';
import { type AddressDraft, type AddressRules, checkAddress, type TextPart } from './address-draft.ts';
import { stepUrl } from './checkout-step.ts';
import { StepActions, StepFrame } from './step-frame.tsx';
import { useCommunes } from './use-communes.ts';
import { useHomeRefusal } from './use-home-refusal.ts';

const words = checkoutWords.shipping;

/** Below the form on a phone. */
const CheckoutSummary = latePart(async () => (await import('./checkout-summary.tsx')).CheckoutSummary);

/** Only shops with several ways of delivery, or with days, need it. */
const DeliveryChoice = latePart(async () => (await import('./delivery-choice.tsx')).DeliveryChoice);

/** Guests have none. */
const SavedAddresses = latePart(async () => (await import('./saved-addresses.tsx')).SavedAddresses);

type Props = {
  draft: AddressDraft;
  user: StoredUser | null;
  /** The saved addresses of a customer. */
  book: SavedAddress[];
  items: CartItem[];
  rules: AddressRules;
};

/** Step 1: the shipping address. Every change is stored at once, so that a reload loses nothing. */
export function ShippingStep({ draft, user, book, items, rules }: Props) {
  const notes = orderNotesEntry.use();
  const navigate = useNavigate();
  const { options, priceOf, setFree } = useShipping(draft, items);
  // Several parts may change before the page is drawn again.
  const onChange = (part: Partial<AddressDraft>) =>
    shippingAddressEntry.set({ ...draft, ...shippingAddressEntry.get(), ...part });
  const isHomeRefused = useHomeRefusal(draft, options !== null);
  const form = useForm(
    {
      values: draft,
      onChange,
      check: (typed) =>
        checkAddress(typed, {
          ...{ isGuest: !user, rules },
          alsoWrong: options ? communes.known?.undelivered(typed, { options, isHomeRefused }) : undefined,
        }),
    },
    () => {
      // Enter sends the form without leaving the field.
      shippingAddressEntry.set({ ...draft, city: communes.city });
      void navigate(stepUrl('payment'));
    },
  );
  // Through the form, so that filling in the commune's postal code also clears that field's error.
  const communes = useCommunes(draft, form.change);
  const { props, errors } = form;
  const [first] = options ?? [];
  // A kind that was chosen for another place also shows the choice, which then drops it.
  const isElsewhere = !options?.some(({ kind }) => kind === (draft.deliveryKind ?? 'home'));
  const hasChoice =
    first &&
    (options?.length !== 1 ||
      first.kind === 'desk' ||
      first.maxDays !== null ||
      isHomeRefused ||
      isElsewhere);

  return (
    <StepFrame
      title={checkoutWords.steps.shipping.about}
      aside={
        <Suspense fallback={<Skeleton className="h-72" />}>
          <CheckoutSummary items={items} address={draft} onFree={setFree} />
        </Suspense>
      }
    >
      <form {...props} className="space-y-8">
        {user && book.length > 0 && (
          <Suspense fallback={<Skeleton className="h-52" />}>
            <SavedAddresses book={book} draft={draft} newName={user.name} change={form.change} />
          </Suspense>
        )}
        <AddressFields {...{ form, communes, draft, user, rules }} />
        {options && hasChoice && (
          <Suspense fallback={<Skeleton className="h-26" />}>
            <DeliveryChoice
              {...{ options, draft, priceOf, isHomeRefused }}
              change={form.change}
              error={errors.pickupPointId}
            />
          </Suspense>
        )}
        <TextArea
          label={words.notes}
          hint={words.notesHint}
          name="notes"
          maxLength={1000}
          value={notes}
          onChange={(event) => orderNotesEntry.set(event.target.value)}
        />
        <StepActions backUrl="/cart" backText={checkoutWords.backToCart}>
          <Button type="submit" size="large">
            {words.submit}
          </Button>
        </StepActions>
      </form>
    </StepFrame>
  );
}

type FieldsProps = Pick<Props, 'draft' | 'user' | 'rules'> & {
  form: Form<AddressDraft>;
  communes: ReturnType<typeof useCommunes>;
};

/**
 * The parts of a shipping address (requirements: Shipping address). Only guests enter an e-mail address; a phone number
 * from the profile cannot be changed here. The wilaya comes before the city, which it helps to complete, and the city
 * before the postal code, which follows from it.
 */
function AddressFields({ form: { field, change }, communes, draft, user, rules }: FieldsProps) {
  const [isTyping, setTyping] = useState(false);
  const listId = useId();
  const part = (
    name: keyof typeof words & TextPart,
    autoComplete: string,
    more: Partial<ComponentProps<typeof TextField>> = {},
  ) => (
    <TextField
      {...field(name)}
      label={words[name]}
      required
      autoComplete={`shipping ${autoComplete}`}
      {...more}
    />
  );
  const mails = useShopMails();
  const knownPhone = Boolean(user?.phone);
  const { known } = communes;
  const cityHint = known?.cityHint(draft.city, isTyping);
  const postalCodeHint = known?.postalCodeHint(draft.postalCode);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">{part('fullName', 'name', { maxLength: 200 })}</div>
      {!user &&
        part('email', 'email', {
          ...{ type: 'email', inputMode: 'email', hint: mails.confirmOrders ? words.emailHint : undefined },
          required: !rules.emailIsOptional,
        })}
      {part('phone', 'tel', {
        type: 'tel',
        inputMode: 'tel',
        readOnly: knownPhone,
        hint: knownPhone ? words.phoneFromProfile : words.phoneHint,
      })}
      <WilayaField
        {...field('Wilaya')}
        label={words.Wilaya}
        required
        autoComplete="shipping address-level1"
        onChange={({ target }) => change(inWilaya(draft, target.value))}
        choose={words.chooseWilaya}
      />
      {part('city', 'address-level2', {
        maxLength: 200,
        list: listId,
        ...(cityHint && { hint: cityHint }),
        onFocus: () => setTyping(true),
        onBlur: () => {
          setTyping(false);
          communes.leaveCity();
        },
        onChange: ({ target }) => communes.typeCity(target.value),
      })}
      <datalist id={listId}>
        {known?.communes.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      {part('postalCode', 'postal-code', {
        inputMode: 'numeric',
        maxLength: 20,
        required: !rules.postalCodeIsOptional,
        ...(postalCodeHint && { hint: postalCodeHint }),
      })}
      <div className="sm:col-span-2">{part('street', 'address-line1', { maxLength: 300 })}</div>
      {part('country', 'country-name', { readOnly: true, value: words.algeria })}
    </div>
  );
}
