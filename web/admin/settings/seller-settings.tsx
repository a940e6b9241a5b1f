import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { InvoiceSeller } from '../../account/orders/invoice.tsx';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { Fields } from '../kit/fields.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.seller;
const numbers = [
  { name: 'rc', need: 'law' },
  { name: 'nif', need: 'law' },
  { name: 'nis' },
  { name: 'ai' },
] as const;

type Props = {
  loaded: StoredGroup<'seller'>;
  logo: string;
  phone: string;
  onLoad: (stored: StoredGroup<'seller'>) => void;
};

/** The form of the seller's details, with the head of an invoice as it will be printed. */
export function SellerSettings({ loaded, logo, phone, onLoad }: Props) {
  const form = useSettingsForm({ group: 'seller', loaded, onSaved: onLoad });
  const { draft } = form;
  const { hints } = words;
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          <Card title={words.cards.identity}>
            <Fields
              form={form}
              labels={words}
              hints={hints}
              layout="pairs"
              fields={[
                { name: 'name', need: 'law', isWide: true, maxLength: 200, autoComplete: 'organization' },
                { name: 'legalForm', maxLength: 60 },
                { name: 'capital', inputMode: 'numeric', maxLength: 20, dir: 'ltr' },
                { name: 'address', need: 'law', isWide: true, maxLength: 300, rows: 3 },
                { name: 'regime', isWide: true, options: <Regimes /> },
              ]}
            />
          </Card>
          <Card title={words.cards.numbers}>
            <Fields
              form={form}
              labels={words}
              hints={hints}
              layout="pairs"
              fields={numbers.map((number) => ({
                ...number,
                maxLength: 30,
                dir: 'ltr',
                autoComplete: 'off',
              }))}
            />
          </Card>
        </div>
        <Card title={adminSettingsWords.preview}>
          <div className="text-sm">
            <InvoiceSeller seller={{ ...draft, regime: toRegime(draft.regime) }} {...{ logo, phone }} />
          </div>
        </Card>
      </div>
    </SettingsFrame>
  );
}

function Regimes() {
  const { none, real, ifu } = words.regimes;
  return (
    <>
      <option value="">{none}</option>
      <option value="real">{real}</option>
      <option value="ifu">{ifu}</option>
    </>
  );
}

function toRegime(regime: string) {
  return regime === 'real' || regime === 'ifu' ? regime : '';
}
