import type { ReactNode } from 'react';

type Props = { title: string; text: string; children: ReactNode };

/** What can be done about the account's safety, with the button that does it. */
export function SecurityRow({ title, text, children }: Props) {
  return (
    <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </div>
  );
}
