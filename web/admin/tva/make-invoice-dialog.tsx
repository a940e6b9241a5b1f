import { Alert } from '../../ui/alert.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { adminInvoicesWords } from '../../words/admin-invoices-words.ts';
import { SettingsLink } from '../kit/settings-link.tsx';
import { useTva } from './use-tva.ts';

const { withoutTva } = adminInvoicesWords;

type Props = {
  title: string;
  text: string;
  confirm: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before invoices are made, and says what can never be changed: that they lack a TVA which the seller owes. */
export function MakeInvoiceDialog({ confirm, ...props }: Props) {
  const tva = useTva();
  const lacksTva = tva?.isRealRegime === true && tva.rate === null;
  return (
    <ConfirmDialog {...props} confirm={lacksTva ? withoutTva.confirm : confirm} isBlocked={tva === null}>
      {lacksTva && (
        <div className="mt-4">
          <Alert kind="warning">
            <p>{withoutTva.warning}</p>
            <SettingsLink group="invoices">{withoutTva.setUp}</SettingsLink>
          </Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}
