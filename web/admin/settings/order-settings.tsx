import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { Card } from '../../ui/card.tsx';
import { ClosedText, closedStyles } from '../../ui/seller/shop-closed.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { closedSentence } from './closed-in-languages.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.orders;
const text = { name: 'text', maxLength: 200 } as const;

type Props = { loaded: StoredGroup<'orders'>; onLoad: (stored: StoredGroup<'orders'>) => void };

/** The form that closes the shop for orders and opens it, with the notice as buyers see it. */
export function OrderSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'orders', loaded, translated: ['text'], onSaved: onLoad });
  const { draft, texts } = form;
  const inBase = useInBase();
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <div className="space-y-5">
        <Card title={words.title}>
          <TickBox
            name="isOpen"
            text={words.isOpen}
            hint={words.hint}
            isOn={draft.isOpen}
            onChange={(isOpen) => form.setField('isOpen', isOpen)}
          />
        </Card>
        <LanguageTabs
          id="orders"
          isPart
          form={form}
          labels={words}
          fields={[text]}
          frame={(language, content) => (
            <Card title={adminTranslationsWords.texts[language]}>
              <div className="space-y-5">
                {content}
                <Preview text={texts.draft[language].texts.text?.trim() || draft.text} language={language} />
              </div>
            </Card>
          )}
        >
          <Card title={words.card}>
            <div className="space-y-5">
              <Fields form={form} labels={words} hints={words.hints} fields={[{ ...text, ...inBase }]} />
              <Preview text={draft.text} language={inBase.lang} />
            </div>
          </Card>
        </LanguageTabs>
      </div>
    </SettingsFrame>
  );
}

function Preview({ text, language }: { text: string; language: Language }) {
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">{adminSettingsWords.preview}</p>
      <p lang={language} dir={directionOf(language)} className={`rounded-control border ${closedStyles}`}>
        <ClosedText sentence={closedSentence[language]} text={text.trim()} />
      </p>
    </div>
  );
}
