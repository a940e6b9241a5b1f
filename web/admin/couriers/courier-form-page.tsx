import { useState } from 'react';
import { type Courier, courier } from '../../../shared/couriers.ts';
import { call } from '../../call.ts';
import { existenceLoader, type Load, privateLoader } from '../../load.ts';
import { Card } from '../../ui/card.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { PageFailure, PageLoading, recordStates } from '../kit/page-states.tsx';
import { RecordEditors, useRecordForm } from '../list/record-form.tsx';
import { RecordFrame, RecordHeading, recordMeta, useReturn } from '../list/record-page.tsx';
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

export function meta(args: Route.MetaArgs) {
  return recordMeta(words, args);
}

export const loader = existenceLoader(load);

export const clientLoader = privateLoader(load, words.failed);

export const handle = recordStates(words, listUrl, 'h-120');

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form of a courier with the columns of its sheet (requirements: Couriers). */
export default function CourierFormPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      <RecordHeading words={words} back={listUrl} isNew={!loaded} />
      <RecordEditors stored={loaded}>
        {(stored, loadSaved) => <Editor stored={stored} loadSaved={loadSaved} />}
      </RecordEditors>
    </>
  );
}

type EditorProps = { stored: Courier | null; loadSaved: (current: Courier) => void };

function Editor({ stored, loadSaved }: EditorProps) {
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
    onSaved: useReturn(listUrl),
  });
  const { draft, errors, field, change } = form;
  const hasKeys = Object.values(keys).some((key) => key !== '');
  return (
    <>
      <RecordFrame
        form={form}
        save={stored ? words.update : words.create}
        back={listUrl}
        onLoadSaved={loadSaved}
        isChanged={form.isChanged || hasKeys}
      >
        <div className="grid grid-cols-1 gap-5">
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
        </div>
      </RecordFrame>
      {stored?.kind === 'yalidine' && <ApiTools courierId={stored._id} />}
    </>
  );
}
