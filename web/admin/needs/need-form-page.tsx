import { useSearchParams } from 'react-router';
import type { NeedDetail } from '../../../shared/needs.ts';
import { Card } from '../../ui/card.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { adminNeedsWords } from '../../words/admin-needs-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { PageFailure, PageLoading } from '../kit/page-states.tsx';
import { type Editing, RecordFrame, RecordPage, recordRoute } from '../kit/record-page.tsx';
import { ActiveSelect } from '../list/active-select.tsx';
import { ProductChoice } from '../list/chosen-products.tsx';
import { PictureField } from '../products/picture-field.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { inEnglish } from '../texts/texts-draft.ts';
import type { Route } from './+types/need-form-page.ts';
import { type NeedForm, useNeedForm } from './use-need-form.ts';

const words = adminNeedsWords.form;
const listUrl = '/admin/needs';

const route = recordRoute({
  words: { ...words, tryAgain: adminNeedsWords.tryAgain },
  list: listUrl,
  height: 'h-160',
  read: (call, { id }) => call('GET /needs/:id/form', { params: { id } }),
});

export const { meta, clientLoader, handle } = route;

export const loader = route.loader;

export const HydrateFallback = PageLoading;

export const ErrorBoundary = PageFailure;

/** The form that creates and changes needs (requirements: Admin needs). */
export default function NeedFormPage({ loaderData: need }: Route.ComponentProps) {
  return <RecordPage words={words} list={listUrl} stored={need} editor={NeedEditor} />;
}

function NeedEditor({ editing }: { editing: Editing<NeedDetail> }) {
  const form = useNeedForm(editing);
  const [query] = useSearchParams();
  const { draft, texts, picture } = form;
  const { fields } = words;
  return (
    <RecordFrame form={form} {...form.frame} isSending={picture.progress !== null}>
      <LanguageTabs
        id="need"
        asked={query.get('language')}
        texts={texts}
        fields={[
          { name: 'name', label: fields.name, base: draft.name, maxLength: 100 },
          {
            ...{ name: 'description', label: fields.description, base: draft.description },
            ...{ maxLength: 5_000, rows: 6 },
          },
        ]}
        frame={(language, content) => <Card title={adminTranslationsWords.texts[language]}>{content}</Card>}
      >
        <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <AboutCard form={form} />
          <PlaceCard form={form} />
          <Card title={words.cards.products}>
            <ProductChoice form={form} words={words} />
          </Card>
        </div>
      </LanguageTabs>
    </RecordFrame>
  );
}

function AboutCard({ form: { field } }: { form: NeedForm }) {
  const { fields, hints } = words;
  return (
    <Card title={words.cards.about}>
      <div className="space-y-5">
        <TextField {...field('name')} {...inEnglish} label={fields.name} required maxLength={100} />
        <TextField {...field('slug')} label={fields.slug} hint={hints.slug} maxLength={60} />
        <TextArea
          {...field('description')}
          {...inEnglish}
          label={fields.description}
          required
          rows={6}
          maxLength={5_000}
        />
      </div>
    </Card>
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
