import type { FieldErrors } from '../../ui/forms/check-values.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';

const words = adminProductsWords.family;

/** A family as typed that a product founds with its copies. */
export type FoundingDraft = { name: string; optionName: string; productLabel: string };

type Props = {
  draft: FoundingDraft;
  errors: FieldErrors;
  onChange: (part: Partial<FoundingDraft>) => void;
};

/** Asks for a new family and the label of the product that founds it. */
export function NewFamilyFields({ draft, errors, onChange }: Props) {
  const field = (name: keyof FoundingDraft) => ({
    name: `newFamily.${name}`,
    value: draft[name],
    error: errors[`newFamily.${name}`],
    required: true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...field('name')} label={words.name} maxLength={500} />
      <TextField {...field('optionName')} label={words.optionName} hint={words.optionHint} maxLength={50} />
      <TextField {...field('productLabel')} label={words.originalLabel(draft.optionName)} maxLength={100} />
    </>
  );
}
