import * as z from 'zod/mini';
import { type Language, languages } from '../../../shared/values/languages.ts';
import { inTextLanguages } from '../../../shared/values/text.ts';
import type { FieldErrors } from '../../ui/forms/check-values.ts';

/** A translation as typed so far. Lists have one item per line. */
export type Translation = {
  texts: Record<string, string>;
  /** The base text has changed since the translation was saved. */
  isBehind: boolean;
  /** The administrator has marked the translation as still right. */
  isConfirmed: boolean;
};

/** The base language has no translation. */
export type TextsDraft = Record<Language, Translation>;

/** The translations in a form. */
export type EditedTexts = {
  /** As they are stored, and as typed so far. */
  start: TextsDraft;
  draft: TextsDraft;
  /** Whether a base text differs from the stored one. */
  isBaseChanged: boolean;
  errors: FieldErrors;
  onChange: (draft: TextsDraft) => void;
};

type Form = {
  draft: { texts: TextsDraft };
  start: { texts: TextsDraft };
  errors: FieldErrors;
  change: (part: { texts: TextsDraft }) => void;
};

/** The translations of a form whose draft has `texts`. */
export function editedTexts({ draft, start, errors, change }: Form, isBaseChanged: boolean): EditedTexts {
  return {
    start: start.texts,
    draft: draft.texts,
    isBaseChanged,
    errors,
    onChange: (texts) => change({ texts }),
  };
}

const translation = z.object({
  texts: z.record(z.string(), z.string()),
  isBehind: z.boolean(),
  isConfirmed: z.boolean(),
});

export const textsDraft = z.required(inTextLanguages(translation));

type Stored = Partial<Record<Language, { isBehind: boolean } & Record<string, unknown>>>;

/** The draft of stored translations. */
export function startTexts(names: readonly string[], stored: Stored = {}): TextsDraft {
  const start = (language: Language): Translation => {
    const translation = stored[language];
    const texts = Object.fromEntries(names.map((name) => [name, toText(translation?.[name])]));
    return { texts, isBehind: translation?.isBehind ?? false, isConfirmed: false };
  };
  return { en: start('en'), fr: start('fr'), ar: start('ar') };
}

function toText(value: unknown) {
  return Array.isArray(value) ? value.join('\n') : String(value ?? '');
}

/** The part of a draft with another text. A translation that somebody edits is up to date. */
export function withText(
  draft: TextsDraft,
  { language, name, text }: { language: Language; name: string; text: string },
): TextsDraft {
  const { texts } = draft[language];
  return {
    ...draft,
    [language]: { texts: { ...texts, [name]: text }, isBehind: false, isConfirmed: false },
  };
}

export function withConfirmation(draft: TextsDraft, language: Language, isConfirmed: boolean): TextsDraft {
  return { ...draft, [language]: { ...draft[language], isConfirmed } };
}

/** The translations to save: the edited and the confirmed ones; null for one that was cleared. */
export function changedTexts(start: TextsDraft, draft: TextsDraft) {
  const changed = languages.filter(
    (language) => isEdited(start[language], draft[language]) || draft[language].isConfirmed,
  );
  return Object.fromEntries(changed.map((language) => [language, toBody(draft[language])]));
}

function toBody({ texts, isBehind, isConfirmed }: Translation) {
  if (isBlank(texts)) return null;
  const { features, ...others } = texts;
  return {
    ...others,
    ...(features !== undefined && { features: features.split('\n').filter((line) => line.trim() !== '') }),
    isBehind: isBehind && !isConfirmed,
  };
}

function isBlank(texts: Translation['texts']) {
  return Object.values(texts).every((text) => text.trim() === '');
}

export function isEdited(start: Translation, { texts }: Translation) {
  return Object.entries(texts).some(([name, text]) => text.trim() !== (start.texts[name] ?? '').trim());
}

export type TextsState = 'current' | 'behind' | 'missing';

/** Texts without which a translation counts as missing. */
const needed = ['name', 'description', 'optionName'];

export function isNeeded(name: string) {
  return needed.includes(name);
}

type Compared = { start: Translation; draft: Translation; isBaseChanged: boolean };

/** The state of a translation as it would be saved now. */
export function stateOf({ start, draft, isBaseChanged }: Compared): TextsState {
  const { texts, isConfirmed } = draft;
  if (isBlank(texts)) return 'missing';
  if (Object.entries(texts).some(([name, text]) => isNeeded(name) && text.trim() === '')) return 'missing';
  return asksForReview({ start, draft, isBaseChanged }) && !isConfirmed ? 'behind' : 'current';
}

/** Whether the base text has changed since the translation was typed. */
export function asksForReview({ start, draft, isBaseChanged }: Compared) {
  if (isBlank(draft.texts)) return false;
  return draft.isBehind || (isBaseChanged && !isEdited(start, draft));
}
