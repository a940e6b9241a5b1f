import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { TextOptions } from '../../ui/forms/options.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.invoices;
const { least } = words;

type Props = { loaded: StoredGroup<'invoices'>; onLoad: (stored: StoredGroup<'invoices'>) => void };

/** The form of what lawful invoices state. All of it is off until the merchant's accountant has said what holds. */
export function InvoiceSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'invoices', loaded, onSaved: onLoad });
  const { draft, setField } = form;
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <div className="mb-5">
        <Alert kind="info">{words.accountant}</Alert>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card title={words.cards.tva}>
          <Fields
            form={form}
            labels={words}
            hints={words.hints}
            fields={[
              { name: 'tvaFrom', type: 'date' },
              { name: 'tvaRate', options: <TextOptions texts={words.rates} /> },
            ]}
          />
        </Card>
        <Card title={words.cards.stamp}>
          <Fields
            form={form}
            labels={words}
            hints={words.hints}
            fields={[
              { name: 'stampFrom', type: 'date' },
              { name: 'stampMethod', options: <TextOptions texts={words.methods} /> },
              { name: 'stampLeast', options: <TextOptions texts={{ 5: least.five, 30: least.thirty }} /> },
            ]}
          />
        </Card>
        <Card title={words.cards.moment}>
          <TickBox
            name="automatic"
            text={words.automatic}
            hint={words.hints.automatic}
            isOn={draft.automatic}
            onChange={(isOn) => setField('automatic', isOn)}
          />
        </Card>
      </div>
    </SettingsFrame>
  );
}
