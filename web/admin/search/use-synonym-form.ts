import * as z from 'zod/mini';
import { newSynonymsBody, type SynonymGroup, synonymGroup } from '../../../shared/search/admin-search.ts';
import { call } from '../../call.ts';
import { checkValues } from '../../ui/forms/check-values.ts';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { useRecordForm } from '../kit/record-form.ts';
import type { Editing } from '../kit/record-page.tsx';
import { usePreview } from '../list/use-preview.ts';
import { compareSearches } from './change-preview.tsx';

const synonymDraft = z.object({ words: z.string(), understood: z.string() });

type SynonymDraft = z.output<typeof synonymDraft>;

export type SynonymForm = ReturnType<typeof useSynonymForm>;

/** A group of synonyms, the draft of its form, and what the draft would change. */
export function useSynonymForm(editing: Editing<SynonymGroup>, word: string) {
  const form = useRecordForm(editing, {
    name: 'synonymForm',
    schemas: { stored: synonymGroup, draft: synonymDraft },
    startOf: (group) => startDraft(group, word),
    toValues,
    check: (draft) => checkValues(newSynonymsBody, toValues(draft)),
    create: (body, failed) => call('POST /search/synonyms', { body }, failed),
    update: (input, failed) => call('PUT /search/synonyms/:id', input, failed),
    newer: 'group',
    words: adminSearchWords.synonymForm,
  });
  const { draft, kept, check } = form;
  const { shown, isReading, show } = usePreview(draft, {
    check,
    read: (change) => compareSearches({ group: kept?._id, change }),
  });
  return { ...form, comparison: shown, isComparing: isReading, compare: show };
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
