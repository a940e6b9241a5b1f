import RefreshCwIcon from 'icon:refresh-cw';
import { useState } from 'react';
import { useOrderEvents } from '../../session/order-events.ts';
import { Button } from '../../ui/button.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

const words = adminOrdersWords.list;

type Props = {
  /** What the list shows. A new value means that it was read again. */
  shown: unknown;
  onShow: () => void;
};

/** Says that there are newer orders than those of the list, which does not jump while somebody works in it. */
export function NewerOrders({ shown, onShow }: Props) {
  const [told, setTold] = useState<unknown>(null);
  useOrderEvents((event) => {
    if (event === 'placed') setTold(shown);
  });
  const isOutdated = told !== null && told === shown;
  return (
    <div role="status">
      {isOutdated && (
        <div className="mb-2 flex flex-wrap items-center justify-center gap-3 rounded-card bg-brand-soft px-3 py-1 text-brand-deep text-sm">
          {words.newer}
          <Button kind="plain" onClick={onShow}>
            <RefreshCwIcon className="size-4" />
            {words.showNewer}
          </Button>
        </div>
      )}
    </div>
  );
}
