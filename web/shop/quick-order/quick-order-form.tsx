import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { ShippingAddress } from '../../../shared/delivery/shipping-address.ts';
import { clampQuantity } from '../../../shared/orders/cart.ts';
import { shippingAddressEntry, userEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { useForm } from '../../ui/forms/use-form.ts';
import { quickOrderWords as words } from '../../words/quick-order-words.ts';
import { useShipping } from '../cart/use-shipping.ts';
import { type AddressDraft, startAddress } from '../checkout/address-draft.ts';
import { useCommunes } from '../checkout/use-communes.ts';
import { useHomeRefusal } from '../checkout/use-home-refusal.ts';
import { cartItemOf } from '../product-card/add-product-to-cart.ts';
import { countVisit } from './count-visit.ts';
import { checkQuickDraft } from './quick-draft.ts';
import { LiveTotal, QuickFields } from './quick-fields.tsx';
import { QuickSummary } from './quick-summary.tsx';

/** The chosen size and quantity. */
type Purchase = { quantity: number; size: string | undefined; needsChoice: boolean; askForSize: () => void };

export type QuickOrderProps = {
  product: ProductDetail;
  purchase: Purchase;
  /** The fields of size and quantity. On a product page they stand above. */
  choices?: ReactNode;
  takesFocus?: boolean;
};

/**
 * The whole order of one product: the form, then in its place the summary that must be confirmed (requirements: Quick
 * order). What is typed is kept in the browser like the address of the checkout.
 */
export function QuickOrderForm({ product, purchase, choices, takesFocus = false }: QuickOrderProps) {
  const [address, setAddress] = useState<ShippingAddress | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const wantsFocus = useRef(takesFocus);
  const hasStarted = useRef(false);
  const isChecking = address !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading of each step takes the focus.
  useEffect(() => {
    if (wantsFocus.current) heading.current?.focus();
    wantsFocus.current = true;
  }, [isChecking]);
  const { quantity, size } = purchase;

  function countStart() {
    if (!hasStarted.current) countVisit('start');
    hasStarted.current = true;
  }

  const units = clampQuantity(quantity, product.stock);
  const item = {
    ...cartItemOf(product),
    quantity: units,
    weight: product.weight ?? 0,
    ...(size && { size }),
  };
  return (
    <section className="rounded-card border-2 border-brand-strong p-4 sm:p-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-24 font-bold text-lg">
        {isChecking ? words.check : words.title}
      </h2>
      {isChecking ? (
        <QuickSummary item={item} address={address} onChange={() => setAddress(null)} />
      ) : (
        <AddressForm {...{ purchase, choices, item }} onStart={countStart} onValid={setAddress} />
      )}
    </section>
  );
}

type FormProps = Pick<QuickOrderProps, 'purchase' | 'choices'> & {
  item: Parameters<typeof QuickSummary>[0]['item'];
  /** Called when something is typed or chosen, and when the form is sent. */
  onStart: () => void;
  onValid: (address: ShippingAddress) => void;
};

type Choice = Pick<AddressDraft, 'deliveryKind' | 'pickupPointId'>;

function AddressForm({ purchase, choices, item, onStart, onValid }: FormProps) {
  const user = userEntry.use();
  const stored = startAddress(shippingAddressEntry.use(), user);
  // Chosen anew for each order, because it decides what the order costs.
  const [choice, setChoice] = useState<Choice>({ deliveryKind: undefined, pickupPointId: undefined });
  const draft = { ...stored, ...choice };
  const { options, priceOf, setFree } = useShipping(draft, [item]);
  const isHomeRefused = useHomeRefusal(draft, options !== null);

  function onChange({ deliveryKind, pickupPointId, ...texts }: Partial<AddressDraft>, isPlaced: boolean) {
    if (isPlaced) setChoice((last) => ({ deliveryKind: deliveryKind ?? last.deliveryKind, pickupPointId }));
    shippingAddressEntry.set({ ...stored, ...shippingAddressEntry.get(), ...texts });
  }

  const form = useForm(
    {
      values: draft,
      onChange: (part) => onChange(part, 'pickupPointId' in part),
      check: (typed) => checkQuickDraft(typed, { options, known: communes.known, isHomeRefused }),
    },
    ({ body }) => {
      onStart();
      if (purchase.needsChoice) return purchase.askForSize();
      onValid(body);
    },
  );
  const communes = useCommunes(draft, form.change);
  const onFormChange = (event: FormEvent) => {
    onStart();
    form.props.onChange(event);
  };
  return (
    <form {...form.props} onChange={onFormChange} className="mt-4 grid gap-5">
      <p className="-mt-3 text-ink-muted text-sm">{words.about}</p>
      {choices}
      <QuickFields
        {...{ form, draft, communes, options, priceOf, isHomeRefused }}
        hasPhone={Boolean(user?.phone)}
      />
      <LiveTotal {...{ item, draft, options, priceOf }} onFree={setFree} />
      <Button type="submit" size="large" wide>
        {words.submit}
      </Button>
    </form>
  );
}
