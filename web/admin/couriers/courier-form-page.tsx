import { useState } from 'react';
import { type Courier, courier } from '../../../shared/couriers/couriers.ts';
import { call } from '../../call.ts';
import { Card } from '../../ui/card.tsx';
import { adminCouriersWords } from '../../words/admin-couriers-words.ts';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { useRecordForm } from '../kit/record-form.ts';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import type { Route } from './+types/courier-form-page.ts';
import { ApiFields } from './api-fields.tsx';
import { ApiTools } from './api-tools.tsx';
import { checkCourier, courierDraft, draftOf, noKeys, toBody } from './courier-draft.ts';
import { CourierFields } from './courier-fields.tsx';
import { SheetColumns } from './sheet-columns.tsx';

const words = adminCouriersWords.form;
const listUrl = '/admin/couriers';

const route = recordRoute({
  words,
  list: listUrl,
  height: 'h-120',
  read: (call, { id }) => call('GET /couriers/:id', { params: { id } }),
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form of a courier with the columns of its sheet (requirements: Couriers). */
export default function CourierFormPage({ loaderData: stored }: Route.ComponentProps) {
  return <RecordPage words={words} list={listUrl} stored={stored} editor={CourierEditor} />;
}

function CourierEditor({ editing }: { editing: Editing<Courier> }) {
  const { loaded: stored } = editing;
  const [keys, setKeys] = useState(noKeys);
  const form = useRecordForm(editing, {
    name: 'courier',
    schemas: { stored: courier, draft: courierDraft },
    startOf: draftOf,
    toValues: toBody,
    check: (draft) => checkCourier(draft, keys),
    create: (body, failed) => call('POST /couriers', { body }, failed),
    update: (input, failed) => call('PUT /couriers/:id', input, failed),
    newer: 'courier',
    words,
  });
  const { draft, errors, field, change } = form;
  const hasKeys = Object.values(keys).some((key) => key !== '');
  return (
    <>
      <RecordFrame form={form} {...form.frame} isChanged={form.isChanged || hasKeys}>
        <div className="grid grid-cols-1 gap-5">
          <Card title={words.card}>
            <CourierFields form={form} isNew={stored === null} />
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
