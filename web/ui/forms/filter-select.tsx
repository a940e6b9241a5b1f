import type { ReactNode } from 'react';
import { FilterField } from './filter-field.tsx';
import { NativeSelect } from './select-field.tsx';

type Props = {
  label: string;
  name?: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** A choice among a list's filters. */
export function FilterSelect({ label, name, value, onChoose, children }: Props) {
  return (
    <FilterField label={label}>
      {(id) => (
        <NativeSelect id={id} name={name} value={value} onChange={(event) => onChoose(event.target.value)}>
          {children}
        </NativeSelect>
      )}
    </FilterField>
  );
}
