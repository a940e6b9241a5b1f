import { useNavigate, useSearchParams } from 'react-router';
import type { SynonymGroup } from '../../../shared/admin-search.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { TextArea } from '../../ui/forms/text-field.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { RecordEditors } from '../list/record-form.tsx';
import { SaveBar } from '../list/save-bar.tsx';
import { SaveProblem } from '../list/save-problem.tsx';
import { afterSaving, UnsavedChanges } from '../products/unsaved-changes.tsx';
import type { Route } from './+types/synonym-form-page.ts';
import { ChangePreview } from './change-preview.tsx';
import { type SynonymForm, useSynonymForm } from './use-synonym-form.ts';

const words = adminSearchWords.synonymForm;
const listUrl = '/admin/search/synonyms';

const load: Load<SynonymGroup | null> = async (call, { params: { id } }) =>
  id === undefined ? null : call('GET /search/synonyms/:id', { params: { id } });

export function meta({ params, error }: Route.MetaArgs) {
  if (error) return pageMeta({ title: words.errorTitle });
  return pageMeta({ title: params.id ? words.editTitle : words.newTitle });
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export function HydrateFallback() {
  return (
    <>
      <p className="text-ink-muted">{words.loading}</p>
      <Skeleton className="mt-6 h-160" />
    </>
  );
}

/** The form that creates and changes groups of synonyms (requirements: Synonyms). */
export default function SynonymFormPage({ loaderData: group }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <>
      <BackLink to={listUrl}>{words.back}</BackLink>
      <h1 className="mb-6 font-bold text-2xl tracking-tight">{group ? words.editTitle : words.newTitle}</h1>
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
  const navigate = useNavigate();
  const onSaved = () => void navigate(listUrl, { state: afterSaving });
  const form = useSynonymForm({ loaded: group, word, onSaved });
  const { field, stale, isBusy, problem } = form;
  return (
    <>
      <form {...form.props}>
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
        <SaveBar save={group ? words.update : words.create} back={listUrl} isBusy={isBusy} isSending={false}>
          <SaveProblem text={problem} onLoadSaved={stale ? () => loadSaved(stale) : undefined} />
        </SaveBar>
      </form>
      <UnsavedChanges isChanged={form.isChanged} />
    </>
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <LoadFailure
      error={error}
      title={words.errorTitle}
      failed={words.notFound}
      tryAgain={words.tryAgain}
      missing={{ title: words.errorTitle, text: errorMessage(error) ?? words.notFound }}
      back={{ to: listUrl, text: words.back }}
    />
  );
}
