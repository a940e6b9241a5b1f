import type { StoredGroup } from '../../../shared/settings.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.invoices;

type Props = { loaded: StoredGroup<'invoices'>; onLoad: (stored: StoredGroup<'invoices'>) => void };

/** The form of what lawful invoices state. All of it is off until the merchant's accountant has said what holds. */
export function InvoiceSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'invoices', loaded, onSaved: onLoad });
  const { field, draft, setField } = form;
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <div className="mb-5">
        <Alert kind="info">{words.accountant}</Alert>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Card title={words.cards.tva}>
          <div className="space-y-5">
            <TextField {...field('tvaFrom')} type="date" label={words.tvaFrom} hint={words.hints.tvaFrom} />
            <SelectField {...field('tvaRate')} label={words.tvaRate} hint={words.hints.tvaRate}>
              {Object.entries(words.rates).map(([rate, text]) => (
                <option key={rate} value={rate}>
                  {text}
                </option>
              ))}
            </SelectField>
          </div>
        </Card>
        <Card title={words.cards.stamp}>
          <div className="space-y-5">
            <TextField
              {...field('stampFrom')}
              type="date"
              label={words.stampFrom}
              hint={words.hints.stampFrom}
            />
            <SelectField {...field('stampMethod')} label={words.stampMethod}>
              <option value="whole">{words.methods.whole}</option>
              <option value="slices">{words.methods.slices}</option>
            </SelectField>
            <SelectField {...field('stampLeast')} label={words.stampLeast}>
              <option value="5">{words.least.five}</option>
              <option value="30">{words.least.thirty}</option>
            </SelectField>
          </div>
        </Card>
        <Card title={words.cards.moment}>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="automatic"
              checked={draft.automatic}
              onChange={({ target }) => setField('automatic', target.checked)}
              className="size-5 shrink-0 accent-brand-strong"
            />
            {words.automatic}
          </label>
          <p className="mt-2 text-ink-muted text-sm">{words.hints.automatic}</p>
        </Card>
      </div>
    </SettingsFrame>
  );
}
