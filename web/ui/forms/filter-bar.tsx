import type { ReactNode } from 'react';

type Props = {
  label: string;
  /** How the filters share the width. */
  columns: string;
  onApply: () => void;
  children: ReactNode;
};

/** The filters above a list of the back office. */
export function FilterBar({ label, columns, onApply, children }: Props) {
  return (
    <search aria-label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onApply();
        }}
        className={`grid items-end gap-3 rounded-card border border-line bg-canvas p-4 *:min-w-0 sm:gap-4 ${columns}`}
      >
        {children}
      </form>
    </search>
  );
}
