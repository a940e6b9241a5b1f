import type { NeedDetail } from '../../../shared/catalog/needs.ts';
import { inPageLanguage } from '../../call.ts';
import { Card } from '../../ui/card.tsx';
import { adminNeedsWords } from '../../words/admin-needs-words.ts';
import { Fields } from '../kit/fields.tsx';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import { ActiveSelect } from '../list/active-select.tsx';
import { ProductChoice } from '../list/chosen-products.tsx';
import { PictureField } from '../products/picture-field.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import type { Route } from './+types/need-form-page.ts';
import { type NeedForm, useNeedForm } from './use-need-form.ts';

const words = adminNeedsWords.form;
const listUrl = '/admin/needs';

const route = recordRoute({
  words: { ...words, tryAgain: adminNeedsWords.tryAgain },
  list: listUrl,
  height: 'h-160',
  read: (call, { id }) => call('GET /needs/:id/form', { params: { id }, query: inPageLanguage }),
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that creates and changes needs (requirements: Admin needs). */
export default function NeedFormPage({ loaderData: need }: Route.ComponentProps) {
  return <RecordPage words={words} list={listUrl} stored={need} editor={NeedEditor} />;
}

const name = { name: 'name', maxLength: 100 } as const;
const description = { name: 'description', maxLength: 5_000, rows: 6 } as const;

function NeedEditor({ editing }: { editing: Editing<NeedDetail> }) {
  const form = useNeedForm(editing);
  const inBase = useInBase();
  const { fields: labels, hints, cards } = words;
  return (
    <RecordFrame form={form} {...form.frame} isSending={form.picture.progress !== null}>
      <LanguageTabs id="need" form={form} labels={labels} fields={[name, description]}>
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <Card title={cards.about}>
            <Fields
              form={form}
              labels={labels}
              hints={hints}
              fields={[
                { ...name, ...inBase, required: true },
                { name: 'slug', maxLength: 60 },
                { ...description, ...inBase, required: true },
              ]}
            />
          </Card>
          <PlaceCard form={form} />
          <Card title={cards.products}>
            <ProductChoice form={form} words={words} />
          </Card>
        </div>
      </LanguageTabs>
    </RecordFrame>
  );
}

function PlaceCard({ form }: { form: NeedForm }) {
  const { draft, errors, change, picture } = form;
  return (
    <Card title={words.cards.place}>
      <div className="space-y-5">
        <PictureField
          label={words.fields.imageUrl}
          picture={picture}
          imageUrl={draft.imageUrl}
          error={errors.imageUrl}
        />
        <ActiveSelect
          label={words.fields.isActive}
          words={adminNeedsWords}
          inactiveHint={words.hints.inactive}
          isActive={draft.isActive}
          error={errors.isActive}
          onChange={(isActive) => change({ isActive })}
        />
      </div>
    </Card>
  );
}
