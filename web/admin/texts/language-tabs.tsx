import CircleAlertIcon from 'icon:circle-alert';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Language, languages, translatedLanguages } from '../../../shared/values/languages.ts';
import { Card } from '../../ui/card.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { languageNames } from '../../words/language-names.ts';
import { StateIcon } from './state-icon.tsx';
import { type EditedTexts, isEdited, stateOf } from './texts-draft.ts';
import { type TextField, TranslationFields } from './translation-fields.tsx';
import { useBaseLanguage } from './use-base-language.ts';

const words = adminTranslationsWords;

type Props<Name extends string> = {
  /** Distinguishes the tabs of several forms on one page. */
  id: string;
  form: {
    texts: EditedTexts;
    draft: { [Each in Name]: string };
    /** Whether a blank text shows the shop's usual words of the language, and not the base text. */
    hasUsualWords?: boolean;
  };
  /** The labels by the names of the fields. */
  labels: { [Each in Name]: string };
  hints?: { [Each in Name]?: unknown };
  /** The translated fields in their order. */
  fields: TranslatedField<Name>[];
  /** Whether the form has fields outside the tabs. Then the tab of the base language has only the translated fields. */
  isPart?: boolean;
  /** Whether the address of the page can ask for a language. */
  isAsked?: boolean;
  /** Further content of a translation's panel. */
  extra?: (language: Language) => ReactNode;
  /** Draws the frame around a translation; a card by default. */
  frame?: (language: Language, content: ReactNode) => ReactNode;
  /** The fields in the base language, and those without translation. */
  children: ReactNode;
};

type TranslatedField<Name> = Omit<TextField, 'name' | 'label' | 'base'> & { name: Name };

/**
 * A form with a tab for each language of its texts (requirements: Translations). The panel of a translation is drawn when
 * its tab is first chosen, or if it was changed before a new sign-in.
 */
export function LanguageTabs<Name extends string>(props: Props<Name>) {
  const { id, form, fields, isPart = false, isAsked = true, extra, frame = inCard, children } = props;
  const { texts, hasUsualWords } = form;
  const base = useBaseLanguage();
  const [query] = useSearchParams();
  const asked = isAsked ? query.get('language') : null;
  const [chosen, setChosen] = useState<Language>(
    () => languages.find((language) => language === asked) ?? base,
  );
  const [visited, setVisited] = useState<Language[]>([chosen]);
  const choose = (tab: string) => {
    const language = languages.find((language) => tab === `${id}-${language}`) ?? base;
    setChosen(language);
    setVisited([...visited, language]);
  };
  const isDrawn = (language: Language) =>
    visited.includes(language) || isEdited(texts.start[language], texts.draft[language]);
  const wrongIn = new Set(
    Object.entries(texts.errors).flatMap(([name, error]) => {
      const isElsewhere =
        isPart && !name.startsWith('texts.') && !fields.some((field) => field.name === name);
      return error && !isElsewhere ? languageOf(name, base) : [];
    }),
  );
  const contentOf = (language: Language) => (
    <div className="space-y-6">
      <TranslationFields {...{ language, base, texts, hasUsualWords }} fields={textFieldsOf(props)} />
      {extra?.(language)}
    </div>
  );
  return (
    // One child, because forms set their children apart.
    <div>
      <Tabs
        label={words.tabs}
        chosen={`${id}-${chosen}`}
        onChoose={choose}
        tabs={[
          {
            id: `${id}-${base}`,
            name: <TabName language={base} isWrong={wrongIn.has(base)} />,
            panel: children,
          },
          ...translatedLanguages(base).map((language) => ({
            id: `${id}-${language}`,
            name: <TabName {...{ language, texts }} isWrong={wrongIn.has(language)} />,
            panel: isDrawn(language) && frame(language, contentOf(language)),
          })),
        ]}
      />
    </div>
  );
}

function inCard(language: Language, content: ReactNode) {
  return <Card title={words.texts[language]}>{content}</Card>;
}

function textFieldsOf<Name extends string>({ form, labels, hints, fields }: Props<Name>): TextField[] {
  return fields.map((field) => {
    const hint = hints?.[field.name];
    return {
      ...{ label: labels[field.name], base: form.draft[field.name] },
      ...(typeof hint === 'string' && { hint }),
      ...field,
    };
  });
}

/** The language of a field, by its name: `texts.fr.name`, `members.0.labels.fr`. */
function languageOf(name: string, base: Language) {
  return /(?:^texts|\.labels)\.(en|fr|ar)\b/.exec(name)?.[1] ?? base;
}

type NameProps = { language: Language; texts?: EditedTexts; isWrong: boolean };

/** The name of a tab with the state of its translation, or with a mark for errors. */
function TabName({ language, texts, isWrong }: NameProps) {
  return (
    // Three tabs fit the narrowest screens.
    <span className="max-sm:-mx-2 inline-flex items-center gap-1.5">
      <span lang={language}>{languageNames[language]}</span>
      {isWrong && (
        <span title={words.hasErrors} className="inline-flex">
          <CircleAlertIcon className="size-4 text-danger" />
          <span className="sr-only">{words.hasErrors}</span>
        </span>
      )}
      {!isWrong && texts && <StateIcon state={stateIn(texts, language)} />}
    </span>
  );
}

function stateIn({ start, draft, isBaseChanged }: EditedTexts, language: Language) {
  return stateOf({ start: start[language], draft: draft[language], isBaseChanged });
}
