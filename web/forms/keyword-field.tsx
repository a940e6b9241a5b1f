import { useId } from 'react';
import { controlStyles } from './field.tsx';

type Props = {
  label: string;
  placeholder: string;
  value: string;
  onFill: (keyword: string) => void;
};

/** The words to search for among a list's filters; as many as the server takes. */
export function KeywordField({ label, placeholder, value, onFill }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="search"
        maxLength={200}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onFill(target.value)}
        className={controlStyles}
      />
    </div>
  );
}
