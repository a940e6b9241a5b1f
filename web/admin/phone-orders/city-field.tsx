import damerauLevenshtein from 'damerau-levenshtein';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  capitalOf,
  communeNamed,
  foldedPlace,
  nearCommunes,
} from '../../../shared/delivery/commune-names.ts';
import { Button } from '../../ui/button.tsx';
import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminPhoneOrderWords } from '../../words/admin-phone-order-words.ts';
import { checkoutWords } from '../../words/checkout-words.ts';
import { wilayaName } from '../../words/wilaya-names.ts';
import { elsewhere, inCommune, type OrderAddress } from './order-address.ts';
import type { ListedCommune } from './use-delivery-choices.ts';

const words = adminPhoneOrderWords.address;

type Props = {
  draft: OrderAddress;
  errors: FieldErrors;
  onChange: (part: Partial<OrderAddress>) => void;
  communes: ListedCommune[] | null;
};

/** The city. One that is a commune of the wilaya, in any spelling, chooses it; a similar one only proposes it. */
export function CityField({ draft, errors, onChange, communes }: Props) {
  const [isTyping, setTyping] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  useLateCommune({ draft, communes, onChange });
  const { city, communeId, Wilaya } = draft;
  const chosen = communes?.find(({ id }) => id === communeId);
  const find = (city: string) => communeNamed(communes ?? [], city);
  const isBegun = isTyping && communes?.some((commune) => beginsWith(commune, city));
  const isUnknown = communes !== null && !chosen && !find(city) && city.trim() !== '' && !isBegun;
  const isWilaya = [Wilaya, wilayaName(Wilaya)].some((name) => foldedPlace(name) === foldedPlace(city));
  const capital = isWilaya ? find(capitalOf(Wilaya)) : undefined;
  const similar = isUnknown ? nearCommunes(communes, city, typosBetween) : [];
  const near = isUnknown && capital ? [capital] : similar;

  function type(city: string) {
    setTyping(true);
    const found = find(city);
    // The postal code of the former commune goes with it.
    const isOfChosen = chosen !== undefined && chosen.postalCode === draft.postalCode;
    onChange({ ...(isOfChosen && { postalCode: '' }), ...inCommune(found), city });
  }

  function leave() {
    setTyping(false);
    if (chosen && !chosen.names.includes(city)) onChange({ city: chosen.name });
  }

  /** Enter ends the typing, so that an unknown city is asked about; it takes a suggestion of the browser, and places no order. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    leave();
  }

  function choose(commune: ListedCommune) {
    flushSync(() => onChange(inCommune(commune)));
    // The pressed button disappears.
    field.current?.focus();
  }

  return (
    <div>
      <TextField
        ref={field}
        label={checkoutWords.shipping.city}
        name="city"
        value={city}
        error={errors.city ?? errors.communeId}
        {...(chosen && { hint: words.found(chosen.name) })}
        warning={isUnknown && !capital ? words.unknown(wilayaName(Wilaya)) : undefined}
        required
        maxLength={200}
        autoComplete="off"
        list={listId}
        onBlur={leave}
        onKeyDown={onKeyDown}
        onChange={({ target }) => type(target.value)}
      />
      <input type="hidden" name="communeId" />
      <datalist id={listId}>
        {communes?.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
      <div aria-live="polite" className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {near.map((commune) => (
          <Button key={commune.id} kind="secondary" onClick={() => choose(commune)}>
            {words.didYouMean(commune.name)}
          </Button>
        ))}
      </div>
    </div>
  );
}

function beginsWith({ names }: ListedCommune, typed: string) {
  return names.some((name) => foldedPlace(name).startsWith(foldedPlace(typed)));
}

function typosBetween(a: string, b: string) {
  return damerauLevenshtein(a, b).steps;
}

/** Chooses the commune of a city that was typed or filled in before the list was there. A stored address stays as it is. */
function useLateCommune({ draft, communes, onChange }: Omit<Props, 'errors'>) {
  const [opened] = useState(draft);
  const { city, Wilaya, communeId, postalCode } = draft;
  const isAsOpened = city === opened.city && Wilaya === opened.Wilaya;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` is another function in each render.
  useEffect(() => {
    if (!communes || communeId !== undefined || isAsOpened) return;
    const found = communeNamed(communes, city);
    if (!found) return;
    onChange({ ...elsewhere, communeId: found.id, postalCode: postalCode || found.postalCode });
  }, [communes, city, isAsOpened]);
}
