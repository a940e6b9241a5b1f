import { Link } from 'react-router';
import { type OwnPage, ownPages } from '../../../shared/settings/own-pages.ts';
import type { Settings, StoredGroup } from '../../../shared/settings/settings.ts';
import { useShopName } from '../../head/shop-name.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { language } from '../../words/formats.ts';
import { layoutWords } from '../../words/layout-words.ts';
import { Fields } from '../kit/fields.tsx';
import { TickBox } from '../list/tick-box.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { SettingsFrame } from './settings-frame.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { usualPage } from './usual-pages.ts';

const words = adminTranslationsWords.ownPages;
const { aboutUs, terms, privacy, refund } = layoutWords.links;
const names: Record<OwnPage, string> = { about: aboutUs, terms, privacy, refund };
const text = { maxLength: 20_000, rows: 8 } as const;

type Props = { loaded: StoredGroup<'pages'>; onLoad: (stored: StoredGroup<'pages'>) => void };

/** The form of the merchant's own texts of pages. Each can begin with the usual one, in the language of this page. */
export function PageSettings({ loaded, onLoad }: Props) {
  const inBase = useInBase();
  const shop = useShopName();
  // An unchanged usual text is not stored, because it would replace the usual texts in other languages.
  const clean = (typed: Settings<'pages'>) =>
    Object.fromEntries(
      ownPages.filter((page) => typed[page] === usualPage(page, shop)).map((page) => [page, '']),
    );
  const form = useSettingsForm({ group: 'pages', loaded, translated: ownPages, clean, onSaved: onLoad });
  const start = (page: OwnPage) => form.setField(page, usualPage(page, shop));
  return (
    <SettingsFrame form={form} onLoad={onLoad}>
      <LanguageTabs
        id="pages"
        isPart
        form={form}
        labels={names}
        fields={ownPages.map((name) => ({ name, ...text, isAlone: true }))}
      >
        <Card title={adminSettingsWords.groups.pages}>
          <p className="mb-4 text-ink-muted text-sm">{words.hint}</p>
          <div className="space-y-6">
            {ownPages.map((name) => (
              <div key={name}>
                <Fields form={form} labels={names} fields={[{ name, ...inBase, ...text }]} />
                <p className="flex flex-wrap items-center gap-x-4">
                  <Link
                    to={`/${name}`}
                    target="_blank"
                    className="inline-flex min-h-11 items-center font-semibold text-brand-strong text-sm hover:underline"
                  >
                    {words.see}
                  </Link>
                  {form.draft[name] === '' && inBase.lang === language && (
                    <Button kind="plain" onClick={() => start(name)}>
                      {words.start}
                    </Button>
                  )}
                </p>
              </div>
            ))}
          </div>
        </Card>
      </LanguageTabs>
      <div className="mt-5">
        <Card title={words.articles.title}>
          <TickBox
            name="articles"
            text={words.articles.label}
            hint={words.articles.hint}
            isOn={form.draft.articles}
            onChange={(isOn) => form.setField('articles', isOn)}
          />
        </Card>
      </div>
    </SettingsFrame>
  );
}
