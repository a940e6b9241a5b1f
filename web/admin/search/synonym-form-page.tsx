import { useSearchParams } from 'react-router';
import type { SynonymGroup } from '../../../shared/search/admin-search.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import type { Route } from './+types/synonym-form-page.ts';
import { ChangePreview } from './change-preview.tsx';
import { type SynonymForm, useSynonymForm } from './use-synonym-form.ts';

const words = adminSearchWords.synonymForm;
const listUrl = '/admin/search/synonyms';

const route = recordRoute({
  words,
  list: listUrl,
  height: 'h-160',
  read: (call, { id }) => call('GET /search/synonyms/:id', { params: { id } }),
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that creates and changes groups of synonyms (requirements: Synonyms). */
export default function SynonymFormPage({ loaderData: group }: Route.ComponentProps) {
  return <RecordPage words={words} list={listUrl} stored={group} editor={SynonymEditor} />;
}

function SynonymEditor({ editing }: { editing: Editing<SynonymGroup> }) {
  const [query] = useSearchParams();
  const form = useSynonymForm(editing, query.get('word') ?? '');
  const { field } = form;
  return (
    <RecordFrame form={form} {...form.frame}>
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
