import { type HomeSection, homeSections } from '../../../shared/settings/home-sections.ts';
import type { StoredGroup } from '../../../shared/settings/settings.ts';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { Fields } from '../kit/fields.tsx';
import { OrderedRows } from '../list/ordered-rows.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { PictureField } from '../products/picture-field.tsx';
import { usePicture } from '../products/use-picture.ts';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { HeroPreview } from './hero-preview.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';

const words = adminSettingsWords.home;
const translated = ['title', 'text', 'button'] as const;
const title = { name: 'title', maxLength: 120 } as const;
const text = { name: 'text', maxLength: 400, rows: 3 } as const;
const button = { name: 'button', maxLength: 40 } as const;

type Props = { loaded: StoredGroup<'home'>; onLoad: (stored: StoredGroup<'home'>) => void };

/** The form of the home page: its top as shoppers see it, and the parts below. */
export function HomeSettings({ loaded, onLoad }: Props) {
  const form = useSettingsForm({ group: 'home', loaded, translated, onSaved: onLoad });
  const { draft, texts, errors, setField } = form;
  const inBase = useInBase();
  const picture = usePicture((imageUrl) => setField('imageUrl', imageUrl));
  return (
    <SettingsFrame form={form} onLoad={onLoad} isSending={picture.progress !== null}>
      <LanguageTabs
        id="home"
        form={form}
        labels={words}
        fields={[title, text, button]}
        frame={(language, content) => (
          <div className="space-y-5">
            <Card title={adminTranslationsWords.texts[language]}>{content}</Card>
            <HeroPreview hero={{ ...draft, ...texts.draft[language].texts }} language={language} />
          </div>
        )}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Card title={words.cards.hero}>
            <div className="space-y-5">
              <Fields
                form={form}
                labels={words}
                hints={words.hints}
                layout="pairs"
                fields={[
                  { ...title, ...inBase, isWide: true },
                  { ...text, ...inBase, isWide: true },
                  { ...button, ...inBase },
                  { name: 'link', dir: 'ltr', maxLength: 500 },
                ]}
              />
              <PictureField
                label={words.imageUrl}
                picture={picture}
                imageUrl={draft.imageUrl}
                error={errors.imageUrl}
              />
              <TickBox
                name="tiles"
                text={words.tiles}
                hint={words.hints.tiles}
                isOn={draft.tiles}
                onChange={(isOn) => setField('tiles', isOn)}
              />
            </div>
          </Card>
          <Sections shown={draft.sections} onChange={(sections) => setField('sections', sections)} />
          <div className="xl:col-span-2">
            <HeroPreview hero={draft} language={inBase.lang} />
          </div>
        </div>
      </LanguageTabs>
    </SettingsFrame>
  );
}

type SectionsProps = { shown: HomeSection[]; onChange: (shown: HomeSection[]) => void };

/** The parts of the page in their order, those that are not shown last. */
function Sections({ shown, onChange }: SectionsProps) {
  const hidden = homeSections.filter((name) => !shown.includes(name));
  const rows = [...shown, ...hidden].map((name) => ({ _id: name, name: words.names[name] }));
  return (
    <Card title={words.cards.sections}>
      <p className="mb-3 text-ink-muted text-sm">{words.hints.sections}</p>
      <OrderedRows
        items={rows}
        label={words.sections}
        onOrder={(rows) => onChange(rows.map(({ _id }) => _id).filter((name) => shown.includes(name)))}
      >
        {({ _id, name }) => (
          <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 ps-1 text-sm">
            <input
              type="checkbox"
              checked={shown.includes(_id)}
              onChange={({ target }) =>
                onChange(target.checked ? [...shown, _id] : shown.filter((other) => other !== _id))
              }
              className="size-5 shrink-0 accent-brand-strong"
            />
            {name}
          </label>
        )}
      </OrderedRows>
    </Card>
  );
}
