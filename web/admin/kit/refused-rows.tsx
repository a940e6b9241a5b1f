import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { adminOrdersWords } from '../../words/admin-orders-words.ts';

type Props = { title: string; rows: { _id: string; text: string }[]; onClose: () => void };

/** The chosen rows of a list for which an action was refused, each with the reason. */
export function RefusedRows({ title, rows, onClose }: Props) {
  return (
    <div className="mb-3">
      <Alert kind="warning" title={title}>
        <ul className="mt-1 max-h-48 list-disc overflow-y-auto ps-5">
          {rows.map(({ _id, text }) => (
            <li key={_id}>{text}</li>
          ))}
        </ul>
        <Button kind="plain" onClick={onClose}>
          {adminOrdersWords.selection.close}
        </Button>
      </Alert>
    </div>
  );
}
