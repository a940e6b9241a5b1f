import type { NotSoldRecord } from '../../../shared/admin-search.ts';
import { notSoldKinds } from '../../../shared/search/not-sold-reason.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { PageFailure, PageLoading, recordStates } from '../kit/page-states.tsx';
import { RecordEditors } from '../list/record-form.tsx';
import { RecordFrame, RecordHeading, recordMeta, useReturn } from '../list/record-page.tsx';
import type { Route } from './+types/not-sold-form-page.ts';
import { useNotSoldForm } from './use-not-sold-form.ts';

const words = adminSearchWords.notSoldForm;
const listUrl = '/admin/search/not-sold';

const load: Load<NotSoldRecord | null> = async (call, { params: { id } }) =>
  id === undefined ? null : call('GET /search/not-sold/:id', { params: { id } });

export function meta(args: Route.MetaArgs) {
  return recordMeta(words, args);
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = recordStates(words, listUrl, 'h-120');

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form of an entry of the list of what is not sold (requirements: Not sold). */
export default function NotSoldFormPage({ loaderData: entry }: Route.ComponentProps) {
  return (
    <>
      <RecordHeading words={words} back={listUrl} isNew={!entry} />
      <RecordEditors stored={entry}>
        {(loaded, loadSaved) => <NotSoldEditor entry={loaded} loadSaved={loadSaved} />}
      </RecordEditors>
    </>
  );
}

type EditorProps = { entry: NotSoldRecord | null; loadSaved: (current: NotSoldRecord) => void };

function NotSoldEditor({ entry, loadSaved }: EditorProps) {
  const form = useNotSoldForm({ loaded: entry, onSaved: useReturn(listUrl) });
  const { field } = form;
  return (
    <RecordFrame
      {...{ form }}
      save={entry ? words.update : words.create}
      back={listUrl}
      onLoadSaved={loadSaved}
    >
      <Card title={words.card}>
        <div className="max-w-xl space-y-5">
          <SelectField {...field('kind')} label={words.fields.kind} required>
            {notSoldKinds.map((kind) => (
              <option key={kind} value={kind}>
                {adminSearchWords.notSold.kinds[kind]}
              </option>
            ))}
          </SelectField>
          <TextField
            {...field('phrase')}
            label={words.fields.phrase}
            hint={words.hints.phrase}
            dir="auto"
            maxLength={100}
            required
          />
          <TextField {...field('link')} label={words.fields.link} hint={words.hints.link} dir="ltr" />
        </div>
      </Card>
    </RecordFrame>
  );
}
