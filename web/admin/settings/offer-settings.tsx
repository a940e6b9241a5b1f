import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { TickBox } from '../list/tick-box.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.offers;

type Props = { loaded: StoredGroup<'offers'>; onLoad: (stored: StoredGroup<'offers'>) => void };

/** The form of the rules for discounts. */
export function OfferSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'offers', loaded, onSaved: onLoad });
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <Card title={words.title}>
        <TickBox
          name="strikesLowest"
          text={words.strikesLowest}
          hint={words.hint}
          isOn={form.draft.strikesLowest}
          onChange={(isOn) => form.setField('strikesLowest', isOn)}
        />
      </Card>
    </SettingsFrame>
  );
}
