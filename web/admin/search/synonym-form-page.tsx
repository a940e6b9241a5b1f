import { useSearchParams } from 'react-router';
import type { SynonymGroup } from '../../../shared/admin-search.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { PageFailure, PageLoading, recordStates } from '../kit/page-states.tsx';
import { RecordEditors } from '../list/record-form.tsx';
import { RecordFrame, RecordHeading, recordMeta, useReturn } from '../list/record-page.tsx';
import type { Route } from './+types/synonym-form-page.ts';
import { ChangePreview } from './change-preview.tsx';
import { type SynonymForm, useSynonymForm } from './use-synonym-form.ts';

const words = adminSearchWords.synonymForm;
const listUrl = '/admin/search/synonyms';

const load: Load<SynonymGroup | null> = async (call, { params: { id } }) =>
  id === undefined ? null : call('GET /search/synonyms/:id', { params: { id } });

export function meta(args: Route.MetaArgs) {
  return recordMeta(words, args);
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = recordStates(words, listUrl, 'h-160');

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that creates and changes groups of synonyms (requirements: Synonyms). */
export default function SynonymFormPage({ loaderData: group }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <>
      <RecordHeading words={words} back={listUrl} isNew={!group} />
      <RecordEditors stored={group}>
        {(loaded, loadSaved) => (
          <SynonymEditor group={loaded} word={query.get('word') ?? ''} loadSaved={loadSaved} />
        )}
      </RecordEditors>
    </>
  );
}

type EditorProps = {
  group: SynonymGroup | null;
  /** The first word of a new group. */
  word: string;
  loadSaved: (current: SynonymGroup) => void;
};

function SynonymEditor({ group, word, loadSaved }: EditorProps) {
  const form = useSynonymForm({ loaded: group, word, onSaved: useReturn(listUrl) });
  const { field } = form;
  const save = group ? words.update : words.create;
  return (
    <RecordFrame {...{ form, save }} back={listUrl} onLoadSaved={loadSaved}>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Card title={words.card}>
          <div className="space-y-5">
            <WordsArea {...field('words')} label={words.fields.words} hint={words.hints.words} required />
            <WordsArea
              {...field('understood')}
              label={words.fields.understood}
              hint={words.hints.understood}
            />
          </div>
        </Card>
        <PreviewCard form={form} />
      </div>
    </RecordFrame>
  );
}

/** A list of words, each in a line with its own direction. */
function WordsArea({ value, ...area }: Parameters<typeof TextArea>[0] & { value: string }) {
  const rows = Math.min(14, Math.max(5, value.split('\n').length + 1));
  return (
    <div className="[&_textarea]:[unicode-bidi:plaintext]">
      <TextArea {...area} value={value} rows={rows} spellCheck={false} />
    </div>
  );
}

function PreviewCard({ form: { comparison, isComparing, compare } }: { form: SynonymForm }) {
  const { preview } = adminSearchWords;
  return (
    <Card title={preview.title}>
      <p className="mb-4 text-ink-muted text-sm">{preview.lead}</p>
      {(comparison || isComparing) && (
        <div className="mb-5">
          <ChangePreview comparison={comparison} />
        </div>
      )}
      {!comparison && (
        <Button kind="secondary" busy={isComparing} onClick={() => void compare()}>
          {preview.show}
        </Button>
      )}
    </Card>
  );
}
