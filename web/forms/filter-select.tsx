import { type ReactNode, useId } from 'react';
import { controlStyles } from './field.tsx';

type Props = {
  label: string;
  name?: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
};

/** A choice among a list's filters. */
export function FilterSelect({ label, name, value, onChoose, children }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
          className={`${controlStyles} cursor-pointer appearance-none truncate pe-10`}
        >
          {children}
        </select>
        <span
          aria-hidden="true"
          className="icon-[chevron-down] pointer-events-none absolute inset-y-0 end-3.5 my-auto size-4 text-ink-muted"
        />
      </span>
    </div>
  );
}
