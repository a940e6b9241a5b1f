import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import {
  type Settings,
  type SettingsGroup,
  type StoredGroup,
  settingsBodies,
  settingsGroups,
  storedGroup,
} from '../../../shared/settings/settings.ts';
import { hasUsualWords } from '../../../shared/settings/usual-words.ts';
import { type Language, languages } from '../../../shared/values/languages.ts';
import { call } from '../../call.ts';
import { useKeptWork } from '../../session/kept-work.ts';
import { checkOnLeave } from '../../ui/forms/check-on-leave.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminSettingsWords } from '../../words/admin-settings-words.ts';
import { newerVersion } from '../list/newer-version.ts';
import { useKeptNotice } from '../list/use-kept-notice.ts';
import { startTexts, type TextsDraft, textsDraft } from '../texts/texts-draft.ts';

const words = adminSettingsWords;

type Options<G extends SettingsGroup> = {
  group: G;
  loaded: StoredGroup<G>;
  /** The fields with translations. */
  translated?: readonly string[];
  /** What is sent of what was typed. */
  clean?: (typed: Settings<G>) => Partial<Settings<G>>;
  onSaved: (stored: StoredGroup<G>) => void;
};

/** A group of the settings and the draft of its form. */
export function useSettingsForm<G extends SettingsGroup>(options: Options<G>) {
  const { group, loaded, translated = [], clean, onSaved } = options;
  const schema = z.object({
    kept: storedGroup(settingsGroups[group]),
    draft: z.record(z.string(), z.unknown()),
    texts: textsDraft,
  });
  const start = (stored: StoredGroup<G>) => startDraft(stored.value, translated);
  const isChanged = ({ kept, draft, texts }: Work<G>) =>
    JSON.stringify({ draft, texts }) !== JSON.stringify(start(kept));
  const work = useKeptWork<Work<G>>(`settings ${group}`, {
    schema: schema as unknown as z.ZodMiniType<Work<G>>,
    start: () => ({ kept: loaded, ...start(loaded) }),
    isChanged,
  });
  useKeptNotice(work.isKept);
  const { kept, draft, texts } = work.value;
  const { revalidate } = useRevalidator();
  const [stale, setStale] = useState<StoredGroup<G>>();

  const check = (typed = { ...draft, texts } as Draft) => {
    const sent = { ...typed, ...clean?.(typed as unknown as Settings<G>), texts: toTexts(typed.texts) };
    return checkValues(settingsBodies[group], { ...sent, version: kept.version });
  };
  const form = useSentForm({
    values: { ...draft, texts } as Draft,
    onChange: ({ texts, ...part }) =>
      work.setValue((last) => ({
        ...last,
        draft: { ...last.draft, ...part },
        texts: texts ?? last.texts,
      })),
    check,
    send: (body) => save(group, body, setStale),
    onDone(stored) {
      showToast({ kind: 'success', text: words.saved });
      onSaved(stored);
      // The header and the footer show the logo and the contact.
      void revalidate();
    },
    staysOpen: true,
    failed: words.saveFailed,
  });

  return {
    ...form,
    props: { ...form.props, onBlur: checkOnLeave(form, check) },
    draft: draft as Omit<Settings<G>, 'texts'>,
    kept,
    stale,
    hasUsualWords: hasUsualWords(group),
    texts: {
      start: start(kept).texts,
      draft: texts,
      isBaseChanged: false,
      errors: form.errors,
      onChange: (texts: TextsDraft) => form.change({ texts } as Partial<Draft>),
    },
    /** Changes a switch, a list or a picture. */
    setField: <Name extends keyof Settings<G>>(name: Name, value: Settings<G>[Name]) =>
      form.change({ [name]: value } as unknown as Partial<Draft>),
    isChanged: isChanged(work.value),
  };
}

/** Most fields are texts; `setField` changes the others. */
type Draft = Record<string, string> & { texts: TextsDraft };

type Work<G extends SettingsGroup> = {
  kept: StoredGroup<G>;
  draft: Record<string, unknown>;
  texts: TextsDraft;
};

function startDraft(value: object, translated: readonly string[]) {
  const { texts, ...draft } = value as Record<string, unknown> & { texts?: Texts };
  const stored = Object.entries(texts ?? {}).map(([language, texts]) => [
    language,
    { ...texts, isBehind: false },
  ]);
  return { draft, texts: startTexts(translated, Object.fromEntries(stored)) };
}

type Texts = Record<Language, Record<string, string>>;

function toTexts(texts: TextsDraft) {
  return Object.fromEntries(languages.map((language) => [language, texts[language].texts]));
}

/** Saves a group over the version that the form loaded. A newer one goes to `onStale`. */
async function save<G extends SettingsGroup>(
  group: G,
  body: unknown,
  onStale: (stored: StoredGroup<G> | undefined) => void,
) {
  try {
    const stored = await call(
      `PUT /settings/${group}` as 'PUT /settings/seller',
      { body: body as Settings<'seller'> & { version: number } },
      { failed: words.saveFailed },
    );
    return stored as StoredGroup<G>;
  } catch (error) {
    onStale(
      newerVersion(error, 'settings', storedGroup(settingsGroups[group])) as StoredGroup<G> | undefined,
    );
    throw error;
  }
}
