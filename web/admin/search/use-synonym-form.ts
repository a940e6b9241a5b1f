import { useState } from 'react';
import * as z from 'zod/mini';
import {
  type NewSynonymsBody,
  newSynonymsBody,
  type SynonymGroup,
  synonymGroup,
} from '../../../shared/admin-search.ts';
import { call } from '../../call.ts';
import { useKeptWork } from '../../session/kept-work.ts';
import { translatedFields } from '../../session/translated.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { useSentForm } from '../../ui/forms/use-sent-form.ts';
import { showToast } from '../../ui/toast.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { newerVersion } from '../list/newer-version.ts';
import { useKeptNotice } from '../list/use-kept-notice.ts';
import { type Comparison, compareSearches } from './change-preview.tsx';

const words = adminSearchWords.synonymForm;

const synonymDraft = z.object({ words: z.string(), understood: z.string() });

type SynonymDraft = z.output<typeof synonymDraft>;

/** The group that the form has loaded, null for a new one, and what was typed. */
const synonymWork = z.object({ kept: z.nullable(synonymGroup), start: synonymDraft, draft: synonymDraft });

export type SynonymForm = ReturnType<typeof useSynonymForm>;

type Options = { loaded: SynonymGroup | null; word: string; onSaved: () => void };

/** A group of synonyms, the draft of its form, and what the draft would change. */
export function useSynonymForm({ loaded, word, onSaved }: Options) {
  const start = startDraft(loaded, word);
  const work = useKeptWork(`synonymForm ${loaded?._id ?? 'new'}`, {
    schema: synonymWork,
    start: () => ({ kept: loaded, start, draft: start }),
    isChanged,
  });
  useKeptNotice(work.isKept);
  const { kept, draft } = work.value;
  const [stale, setStale] = useState<SynonymGroup | null>(null);

  const check = (typed = draft) => checkValues(newSynonymsBody, toValues(typed));
  const form = useSentForm({
    values: draft,
    onChange: (part) => work.setValue((last) => ({ ...last, draft: { ...last.draft, ...part } })),
    check,
    send: (body) => save(body, { kept, onStale: setStale }),
    onDone() {
      showToast({ kind: 'success', text: kept ? words.updated : words.created });
      onSaved();
    },
    staysOpen: true,
    failed: words.saveFailed,
  });
  const preview = usePreview(draft, { check, group: kept?._id });
  return { ...form, ...preview, stale, isChanged: isChanged(work.value) };
}

type Previewing = {
  check: () => ReturnType<typeof checkValues<typeof newSynonymsBody>>;
  group: string | undefined;
};

/** The comparison for the draft; a change of the draft takes it away. */
function usePreview(draft: SynonymDraft, { check, group }: Previewing) {
  const [compared, setCompared] = useState<{ draft: SynonymDraft; comparison: Comparison }>();
  const [isComparing, setComparing] = useState(false);

  async function compare() {
    const { body: change, errors } = check();
    setComparing(true);
    const comparison = errors
      ? { problem: Object.values(await translatedFields(errors)).join(' ') }
      : await compareSearches({ group, change });
    setCompared({ draft, comparison });
    setComparing(false);
  }

  const comparison = compared?.draft === draft ? compared.comparison : undefined;
  return { comparison, isComparing, compare };
}

function startDraft(group: SynonymGroup | null, word: string): SynonymDraft {
  const { words = [word], understood = [] } = group ?? {};
  return { words: words.join('\n'), understood: understood.join('\n') };
}

/** Each line that is not blank is a word. */
function toValues({ words, understood }: SynonymDraft) {
  return { words: linesOf(words), understood: linesOf(understood) };
}

function linesOf(text: string) {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** Whether a save would change anything. */
function isChanged({ start, draft }: z.output<typeof synonymWork>) {
  return JSON.stringify(toValues(draft)) !== JSON.stringify(toValues(start));
}

type Saving = { kept: SynonymGroup | null; onStale: (current: SynonymGroup | null) => void };

/** Saves the group over the version that the form loaded. A newer one goes to `onStale`. */
async function save(body: NewSynonymsBody, { kept, onStale }: Saving) {
  if (!kept) return call('POST /search/synonyms', { body }, { failed: words.saveFailed });
  const input = { params: { id: kept._id }, body: { ...body, version: kept.version } };
  try {
    return await call('PUT /search/synonyms/:id', input, { failed: words.saveFailed });
  } catch (error) {
    onStale(newerVersion(error, 'group', synonymGroup) ?? null);
    throw error;
  }
}
