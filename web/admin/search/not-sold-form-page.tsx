import * as z from 'zod/mini';
import { notSoldKinds } from '../../../shared/catalog/not-sold-reason.ts';
import { type NotSoldRecord, notSoldBody, notSoldEntry } from '../../../shared/search/not-sold-list.ts';
import { call } from '../../call.ts';
import { Card } from '../../ui/card.tsx';
import { checkValues } from '../../ui/forms/check-values.ts';
import { Options } from '../../ui/forms/options.tsx';
import { adminSearchWords } from '../../words/admin-search-words.ts';
import { Fields } from '../kit/fields.tsx';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { useRecordForm } from '../kit/record-form.ts';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import type { Route } from './+types/not-sold-form-page.ts';

const words = adminSearchWords.notSoldForm;
const listUrl = '/admin/search/not-sold';

const route = recordRoute({
  words,
  list: listUrl,
  height: 'h-120',
  read: (call, { id }) => call('GET /search/not-sold/:id', { params: { id } }),
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form of an entry of the list of what is not sold (requirements: Not sold). */
export default function NotSoldFormPage({ loaderData: entry }: Route.ComponentProps) {
  return <RecordPage words={words} list={listUrl} stored={entry} editor={NotSoldEditor} />;
}

const notSoldDraft = z.pick(notSoldEntry, { kind: true, phrase: true, link: true });

type NotSoldDraft = z.output<typeof notSoldDraft>;

const kinds = <Options of={notSoldKinds} text={(kind) => adminSearchWords.notSold.kinds[kind]} />;

function NotSoldEditor({ editing }: { editing: Editing<NotSoldRecord> }) {
  const form = useRecordForm(editing, {
    name: 'notSoldForm',
    schemas: { stored: notSoldEntry, draft: notSoldDraft },
    startOf: (entry): NotSoldDraft => {
      const { kind = 'medicine', phrase = '', link = '' } = entry ?? {};
      return { kind, phrase, link };
    },
    toValues,
    check: (draft) => checkValues(notSoldBody, toValues(draft)),
    create: (body, failed) => call('POST /search/not-sold', { body }, failed),
    update: (input, failed) => call('PUT /search/not-sold/:id', input, failed),
    newer: 'entry',
    words,
  });
  return (
    <RecordFrame form={form} {...form.frame}>
      <Card title={words.card}>
        <div className="max-w-xl">
          <Fields
            form={form}
            labels={words.fields}
            hints={words.hints}
            fields={[
              { name: 'kind', required: true, options: kinds },
              { name: 'phrase', dir: 'auto', maxLength: 100, required: true },
              { name: 'link', dir: 'ltr' },
            ]}
          />
        </div>
      </Card>
    </RecordFrame>
  );
}

function toValues({ link, ...values }: NotSoldDraft) {
  return { ...values, link: link.trim() };
}
