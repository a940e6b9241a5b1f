import type { StoredGroup } from '../../../shared/settings.ts';
import { InvoiceSeller } from '../../account/orders/invoice.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { PictureField } from '../products/picture-field.tsx';
import { usePicture } from '../products/use-picture.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.seller;

type Props = {
  loaded: StoredGroup<'seller'>;
  phone: string;
  onLoad: (stored: StoredGroup<'seller'>) => void;
};

/** The form of the seller's details, with the head of an invoice as it will be printed. */
export function SellerSettings({ loaded, phone, onLoad }: Props) {
  const form = useSettingsForm({ group: 'seller', loaded, onSaved: onLoad });
  const { field, draft, errors, setField } = form;
  const picture = usePicture((imageUrl) => setField('imageUrl', imageUrl));
  const { hints } = words;
  return (
    <SettingsFrame form={form} onLoad={onLoad} isSending={picture.progress !== null}>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-5">
          <Card title={words.cards.identity}>
            <div className="space-y-5">
              <TextField {...field('name')} label={words.name} maxLength={200} autoComplete="organization" />
              <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
                <TextField
                  {...field('legalForm')}
                  label={words.legalForm}
                  hint={hints.legalForm}
                  maxLength={60}
                />
                <TextField
                  {...field('capital')}
                  label={words.capital}
                  inputMode="numeric"
                  maxLength={20}
                  dir="ltr"
                />
              </div>
              <TextArea {...field('address')} label={words.address} hint={hints.address} maxLength={300} />
              <SelectField {...field('regime')} label={words.regime}>
                <option value="">{words.regimes.none}</option>
                <option value="real">{words.regimes.real}</option>
                <option value="ifu">{words.regimes.ifu}</option>
              </SelectField>
            </div>
          </Card>
          <Card title={words.logo}>
            <p className="-mt-3 mb-4 text-ink-muted text-sm">{words.logoLead}</p>
            <PictureField
              label={words.logo}
              picture={picture}
              imageUrl={draft.imageUrl}
              error={errors.imageUrl}
            />
          </Card>
          <Card title={words.cards.numbers}>
            <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
              {(['rc', 'nif', 'nis', 'ai'] as const).map((name) => (
                <TextField
                  key={name}
                  {...field(name)}
                  label={words[name]}
                  hint={hints[name]}
                  maxLength={30}
                  dir="ltr"
                  autoComplete="off"
                />
              ))}
            </div>
          </Card>
        </div>
        <Card title={adminSettingsWords.preview}>
          <div className="text-sm">
            <InvoiceSeller seller={{ ...draft, regime: toRegime(draft.regime) }} phone={phone} />
          </div>
        </Card>
      </div>
    </SettingsFrame>
  );
}

function toRegime(regime: string) {
  return regime === 'real' || regime === 'ifu' ? regime : '';
}
