import XIcon from 'icon:x';

type Props = { label: string; onClick: () => void; className?: string };

/** Takes a row out of a list in a form. The label names the row. */
export function RemoveButton({ label, onClick, className = '' }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={`grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-danger-soft hover:text-danger ${className}`}
    >
      <XIcon className="size-4.5" />
    </button>
  );
}
