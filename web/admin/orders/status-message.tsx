import CircleCheckIcon from 'icon:circle-check';
import { useEffect } from 'react';

const staysMs = 3_000;

type Props = { text: string | null; onGone: () => void };

/**
 * Says in green what was done, for 3 s (requirements: Admin orders), in a live region that readers know before it
 * speaks.
 */
export function StatusMessage({ text, onGone }: Props) {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(onGone, staysMs);
    return () => clearTimeout(timer);
  }, [text, onGone]);

  return (
    <div role="status" className="pointer-events-none fixed inset-x-4 top-20 z-30 flex justify-center">
      {text !== null && (
        <p className="unfold flex items-center gap-2 rounded-control border border-brand/40 bg-brand-soft px-4 py-3 font-medium text-brand-deep text-sm shadow-panel">
          <CircleCheckIcon className="size-5" />
          {text}
        </p>
      )}
    </div>
  );
}
