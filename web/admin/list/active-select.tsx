import { SelectField } from '../../ui/forms/select-field.tsx';

type Props = {
  label: string;
  words: { active: string; inactive: string };
  /** Shown while the choice is "inactive". */
  inactiveHint: string;
  isActive: boolean;
  error: string | undefined;
  onChange: (isActive: boolean) => void;
};

/** Chooses whether shoppers see a category or a need. */
export function ActiveSelect({ label, words, inactiveHint, isActive, error, onChange }: Props) {
  return (
    <SelectField
      label={label}
      name="isActive"
      required
      {...(!isActive && { hint: inactiveHint })}
      value={String(isActive)}
      error={error}
      onChange={({ target }) => onChange(target.value === 'true')}
    >
      <option value="true">{words.active}</option>
      <option value="false">{words.inactive}</option>
    </SelectField>
  );
}
