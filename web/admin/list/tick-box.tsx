type TickProps = {
  name: string;
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  onChange: (isOn: boolean) => void;
};

/** A checkbox with its text. */
export function TickBox({ name, text, isOn, isDisabled = false, isInvalid, onChange }: TickProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-brand-strong"
      />
      {text}
    </label>
  );
}
