import { type ReactNode, useId, useState } from 'react';
import type { SavedAddress } from '../../../shared/accounts/profile.ts';
import { AddressText } from '../../account/addresses/address-text.tsx';
import { Button } from '../../ui/button.tsx';
import { addressWords } from '../../words/address-words.ts';
import { cityName } from '../../words/wilaya-names.ts';
import type { AddressDraft } from './address-draft.ts';

const words = addressWords.checkout;

/** The number of addresses that are offered at first. */
const shownFirst = 3;

type Props = {
  book: SavedAddress[];
  draft: AddressDraft;
  /** The recipient at an address that is not in the book yet. */
  newName: string;
  change: (part: Partial<AddressDraft>) => void;
};

type Place = Pick<AddressDraft, 'fullName' | 'street' | 'city' | 'Wilaya' | 'postalCode'>;

const otherPlace = { street: '', city: '', Wilaya: '', postalCode: '' };

/** Fills the form in with an address of the book. The fields below show what was chosen. */
export function SavedAddresses({ book, draft, newName, change }: Props) {
  const titleId = useId();
  const chosen = book.findIndex((address) => isAt(address, draft));
  const [isLong, setLong] = useState(chosen >= shownFirst);
  const shown = isLong ? book : book.slice(0, shownFirst);
  const choose = ({ fullName, street, city, Wilaya, postalCode }: Place) => {
    // The page finds the commune of the city itself.
    const place = { communeId: undefined, pickupPointId: undefined };
    change({ fullName, street, city, Wilaya, postalCode, ...place });
  };
  return (
    <fieldset aria-labelledby={titleId} className="min-w-0">
      <legend id={titleId} className="mb-1.5 font-medium text-sm">
        {words.title}
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {shown.map((address, place) => (
          <Choice
            key={address._id}
            isChosen={place === chosen}
            onChoose={() => choose({ ...address, city: cityName(address) })}
          >
            <AddressText address={address} />
          </Choice>
        ))}
        <Choice isChosen={chosen < 0} onChoose={() => choose({ ...otherPlace, fullName: newName })}>
          <span className="block font-semibold">{words.other}</span>
          <span className="mt-0.5 block text-ink-muted text-sm">{words.otherText}</span>
        </Choice>
      </div>
      {shown.length < book.length && (
        <div className="mt-3 -ms-4">
          <Button kind="plain" onClick={() => setLong(true)}>
            {words.all(book.length)}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The commune may have added the postal code. */
function isAt(address: SavedAddress, draft: AddressDraft) {
  const { fullName, street, Wilaya, postalCode } = address;
  const isSame = fullName === draft.fullName && street === draft.street && cityName(address) === draft.city;
  return isSame && Wilaya === draft.Wilaya && ['', draft.postalCode].includes(postalCode);
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  const look = isChosen ? 'border-brand-strong bg-brand-soft' : 'border-line';
  return (
    <label className={`flex cursor-pointer items-start gap-3 rounded-card border-2 p-4 ${look}`}>
      <input
        type="radio"
        name="savedAddress"
        checked={isChosen}
        onChange={onChoose}
        className="mt-0.5 size-5 shrink-0 accent-brand-strong"
      />
      <span className="min-w-0 flex-1">{children}</span>
    </label>
  );
}
