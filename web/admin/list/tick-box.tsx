import { useId } from 'react';

type TickProps = {
  name: string;
  text: string;
  isOn: boolean;
  isDisabled?: boolean;
  isInvalid?: boolean;
  /** A sentence below it. */
  hint?: string;
  onChange: (isOn: boolean) => void;
};

/** A checkbox with its text. */
export function TickBox({ hint, ...box }: TickProps) {
  const id = useId();
  if (!hint) return <Tick {...box} />;
  return (
    <div className="text-sm">
      <Tick {...box} hintId={id} />
      <p id={id} className="text-ink-muted">
        {hint}
      </p>
    </div>
  );
}

type Box = Omit<TickProps, 'hint'> & { hintId?: string };

function Tick({ name, text, isOn, isDisabled = false, isInvalid, hintId, onChange }: Box) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 py-2">
      <input
        type="checkbox"
        name={name}
        checked={isOn}
        disabled={isDisabled}
        aria-invalid={isInvalid || undefined}
        aria-describedby={hintId}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-brand-strong"
      />
      {text}
    </label>
  );
}
