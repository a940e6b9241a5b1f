import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Courier, courier } from '../../../shared/couriers.ts';
import { call } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Card } from '../../ui/card.tsx';
import { errorMessage } from '../../ui/error-message.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { RecordEditors, useRecordForm } from '../list/record-form.tsx';
import { SaveBar } from '../list/save-bar.tsx';
import { SaveProblem } from '../list/save-problem.tsx';
import { afterSaving, UnsavedChanges } from '../products/unsaved-changes.tsx';
import type { Route } from './+types/courier-form-page.ts';
import { ApiFields } from './api-fields.tsx';
import { ApiTools } from './api-tools.tsx';
import { checkCourier, courierDraft, draftOf, noKeys, toBody } from './courier-draft.ts';
import { CourierFields } from './courier-fields.tsx';
import { SheetColumns } from './sheet-columns.tsx';

const words = adminCouriersWords.form;
const listUrl = '/admin/couriers';

const load: Load<Courier | null> = async (call, { params: { id } }) =>
  id === undefined ? null : call('GET /couriers/:id', { params: { id } });

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
      <Skeleton className="mt-6 h-120" />
    </>
  );
}

/** The form of a courier with the columns of its sheet (requirements: Couriers). */
export default function CourierFormPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <BackLink to={listUrl}>{words.back}</BackLink>
      <h1 className="mb-6 font-bold text-2xl tracking-tight">{loaded ? words.editTitle : words.newTitle}</h1>
      <RecordEditors stored={loaded}>
        {(stored, loadSaved) => <Editor stored={stored} loadSaved={loadSaved} />}
      </RecordEditors>
    </>
  );
}

type EditorProps = { stored: Courier | null; loadSaved: (current: Courier) => void };

function Editor({ stored, loadSaved }: EditorProps) {
  const navigate = useNavigate();
  const [keys, setKeys] = useState(noKeys);
  const form = useRecordForm({
    name: 'courier',
    loaded: stored,
    schemas: { stored: courier, draft: courierDraft },
    startOf: draftOf,
    toValues: toBody,
    check: (draft) => checkCourier(draft, keys),
    create: (body) => call('POST /couriers', { body }, { failed: words.saveFailed }),
    update: (input) => call('PUT /couriers/:id', input, { failed: words.saveFailed }),
    newer: 'courier',
    words,
    onSaved: () => void navigate(listUrl, { state: afterSaving }),
  });
  const { stale, isBusy, problem, draft, errors, field, change } = form;
  return (
    <>
      <form {...form.props} className="grid grid-cols-1 gap-5">
        <Card title={words.card}>
          <CourierFields {...{ draft, field, change }} isNew={stored === null} />
        </Card>
        {draft.kind === 'sheet' ? (
          <Card title={words.sheet}>
            <SheetColumns
              columns={draft.columns}
              error={errors.sheetColumns}
              onChange={(columns) => change({ columns })}
            />
          </Card>
        ) : (
          <Card title={adminCouriersWords.api.title}>
            <ApiFields
              {...{ stored, keys, field }}
              kind={draft.kind}
              onKeys={(part) => setKeys({ ...keys, ...part })}
            />
          </Card>
        )}
        <SaveBar save={stored ? words.update : words.create} back={listUrl} isBusy={isBusy} isSending={false}>
          <SaveProblem text={problem} onLoadSaved={stale ? () => loadSaved(stale) : undefined} />
        </SaveBar>
      </form>
      {stored?.kind === 'yalidine' && <ApiTools courierId={stored._id} />}
      <UnsavedChanges isChanged={form.isChanged || Object.values(keys).some((key) => key !== '')} />
    </>
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
