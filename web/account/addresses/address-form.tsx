import { useState } from 'react';
import { type AddressBody, addressBody, type SavedAddress } from '../../../shared/accounts/profile.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { WilayaField } from '../../ui/forms/wilaya-field.tsx';
import { addressWords } from '../../words/address-words.ts';
import { cityName } from '../../words/wilaya-names.ts';

const words = addressWords.form;

const noAddress = { fullName: '', street: '', city: '', Wilaya: '', postalCode: '', isUsual: false };

type Props = {
  /** Absent for a new address. */
  saved?: SavedAddress | undefined;
  fullName: string;
  isFirst: boolean;
  /** The list, to which "Cancel" leads. */
  back: string;
  onSaved: () => void;
};

/** Adds an address to the book, or changes one. */
export function AddressForm({ saved, fullName, isFirst, back, onSaved }: Props) {
  const [draft, setDraft] = useState(() => shown(saved) ?? { ...noAddress, fullName, isUsual: isFirst });
  const form = useSentForm({
    values: draft,
    onChange: (part) => setDraft((last) => ({ ...last, ...part })),
    check: (typed) => checkValues(addressBody, typed),
    send: (body) => send(saved, body),
    onDone: onSaved,
  });
  return (
    <Card title={saved ? words.edit : words.add}>
      <form {...form.props} className="space-y-5">
        <AddressFields form={form} />
        {/* The default address stays the default until another is chosen. */}
        {!saved?.isUsual && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-sm">
            <input
              type="checkbox"
              name="isUsual"
              checked={draft.isUsual}
              onChange={({ target }) => form.change({ isUsual: target.checked })}
              className="size-5 shrink-0 accent-brand-strong"
            />
            {words.usual}
          </label>
        )}
        {form.problem && <Alert>{form.problem}</Alert>}
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
          <Button type="submit" busy={form.isBusy}>
            {form.isBusy ? words.saving : words.save}
          </Button>
          <ButtonLink to={back} kind="secondary">
            {words.cancel}
          </ButtonLink>
        </div>
      </form>
    </Card>
  );
}

/** The city as the reader calls it. The server stores the name that it has always. */
function shown(saved: SavedAddress | undefined) {
  return saved && { ...saved, city: cityName(saved) };
}

function send(saved: SavedAddress | undefined, body: AddressBody) {
  const options = { failed: words.failed };
  if (!saved) return call('POST /auth/addresses', { body }, options);
  return call('PUT /auth/addresses/:id', { params: { id: saved._id }, body }, options);
}

type Form = ReturnType<typeof useSentForm<Omit<SavedAddress, '_id'>, AddressBody, unknown>>;

function AddressFields({ form: { field } }: { form: Pick<Form, 'field'> }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          {...field('fullName')}
          label={words.recipient}
          hint={words.recipientHint}
          required
          autoComplete="shipping name"
          maxLength={200}
        />
      </div>
      <WilayaField
        {...field('Wilaya')}
        label={words.wilaya}
        required
        autoComplete="shipping address-level1"
        choose={words.chooseWilaya}
      />
      <TextField
        {...field('city')}
        label={words.city}
        required
        autoComplete="shipping address-level2"
        maxLength={200}
      />
      <TextField
        {...field('postalCode')}
        label={words.postalCode}
        inputMode="numeric"
        autoComplete="shipping postal-code"
        maxLength={20}
      />
      <div className="sm:col-span-2">
        <TextField
          {...field('street')}
          label={words.street}
          required
          autoComplete="shipping address-line1"
          maxLength={300}
        />
      </div>
    </div>
  );
}
