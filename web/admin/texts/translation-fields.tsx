import { directionOf, type Language, rootLanguage } from '../../../shared/values/languages.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea, TextField as TextInput } from '../../ui/forms/text-field.tsx';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { asksForReview, type EditedTexts, isNeeded, withConfirmation, withText } from './texts-draft.ts';

const words = adminTranslationsWords;

/** A translated field of a form. */
export type TextField = {
  name: string;
  label: string;
  /** The base text as typed so far. */
  base: string;
  maxLength?: number;
  /** The height of a text with several lines; one line without it. */
  rows?: number;
  hint?: string;
  /** The translation may stand alone, without a base text. */
  isAlone?: boolean;
};

type Props = {
  language: Language;
  /** The language of the base texts. */
  base: Language;
  texts: EditedTexts;
  fields: TextField[];
  /** Whether a blank text shows the shop's usual words of the language, and not the base text. */
  hasUsualWords?: boolean | undefined;
};

/**
 * The translated fields, each beside or below its base text. A field without any text is left out, except in the language of
 * `/`, which most buyers read.
 */
export function TranslationFields({ language, base, texts, fields, hasUsualWords = false }: Props) {
  const typed = texts.draft[language].texts;
  const shown = fields.filter(
    ({ name, base: text, isAlone }) =>
      isAlone ||
      hasUsualWords ||
      language === rootLanguage() ||
      isNeeded(name) ||
      text.trim() ||
      typed[name]?.trim(),
  );
  return (
    <div className="@container space-y-6">
      <Review {...{ language, base, texts }} />
      <p className="text-ink-muted text-sm">
        {hasUsualWords
          ? words.usualLead(words.adjectives[language])
          : words.lead(words.adjectives[language], words.textIn[base])}
      </p>
      {shown.map((field) => (
        <div key={field.name} className="grid grid-cols-1 items-start gap-x-6 gap-y-2.5 @3xl:grid-cols-2">
          <BaseText language={base} label={words.inLanguage[base](field.label)} text={field.base} />
          <TranslatedField {...{ language, texts, field }} />
        </div>
      ))}
    </div>
  );
}

function BaseText({ language, label, text }: { language: Language; label: string; text: string }) {
  return (
    <div>
      <p className="mb-1.5 text-ink-muted text-sm">{label}</p>
      <p
        lang={language}
        dir={directionOf(language)}
        className="wrap-anywhere whitespace-pre-line rounded-control bg-canvas px-3.5 py-2.5 text-ink"
      >
        {text.trim() || words.nothing}
      </p>
    </div>
  );
}

type FieldProps = Pick<Props, 'language' | 'texts'> & { field: TextField };

function TranslatedField({
  language,
  texts,
  field: { name, label, base: _, isAlone: __, rows, ...field },
}: FieldProps) {
  const control = {
    ...field,
    label: words.inLanguage[language](label),
    name: `texts.${language}.${name}`,
    value: texts.draft[language].texts[name] ?? '',
    error: texts.errors[`texts.${language}.${name}`],
    lang: language,
    dir: directionOf(language),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) =>
      texts.onChange(withText(texts.draft, { language, name, text: target.value })),
  };
  return rows ? <TextArea {...control} rows={rows} /> : <TextInput {...control} />;
}

/** Asks whether a translation is still right after its base text has changed. */
function Review({ language, base, texts }: Omit<Props, 'fields'>) {
  const draft = texts.draft[language];
  const { isBaseChanged } = texts;
  if (!asksForReview({ start: texts.start[language], draft, isBaseChanged })) return null;
  const { isConfirmed } = draft;
  return (
    <Alert kind={isConfirmed ? 'success' : 'warning'}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{isConfirmed ? words.confirmed : words.behind(words.adjectives[base])}</p>
        <Button
          kind="secondary"
          aria-pressed={isConfirmed}
          onClick={() => texts.onChange(withConfirmation(texts.draft, language, !isConfirmed))}
        >
          {words.stillRight}
        </Button>
      </div>
    </Alert>
  );
}
