import { Link } from 'react-router';
import type { ProductDetail } from '../../../shared/catalog/catalog.ts';
import type { Family } from '../../../shared/catalog/product-families.ts';
import { directionOf, type Language } from '../../../shared/values/languages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { adminTranslationsWords } from '../../words/admin-translations-words.ts';
import { Fields } from '../kit/fields.tsx';
import { ChosenProducts, SmallPicture } from '../list/chosen-products.tsx';
import { SaveProblem } from '../list/save-problem.tsx';
import { LanguageTabs } from '../texts/language-tabs.tsx';
import { useInBase } from '../texts/use-base-language.ts';
import { type FamilyForm, noLabels, useFamilyForm } from './use-family-form.ts';

const words = adminProductsWords.family;

type Props = {
  product: ProductDetail;
  family: Family | null;
  onSaved: () => void;
  onChange: (isChanged: boolean) => void;
  /** Absent for the family that the product is in. */
  onCancel?: () => void;
};

/** Name, option and members of a family, saved together. */
export function FamilyEditor({ product, family, onSaved, onChange, onCancel }: Props) {
  const form = useFamilyForm({ product, family, onSaved, onChange });
  const inBase = useInBase();
  return (
    <form {...form.props} className="space-y-5">
      <LanguageTabs
        id="family"
        form={form}
        labels={words}
        isAsked={false}
        fields={[
          { name: 'name', maxLength: 500 },
          { name: 'optionName', maxLength: 50 },
        ]}
        frame={(_, content) => content}
        extra={(language) => <TranslatedLabels form={form} language={language} />}
      >
        <div className="space-y-5">
          <Fields
            form={form}
            labels={words}
            layout="pairs"
            fields={[
              { name: 'name', ...inBase, required: true, maxLength: 500 },
              {
                ...{ name: 'optionName', ...inBase, required: true, maxLength: 50 },
                hint: words.optionHint,
              },
            ]}
          />
          <Members form={form} own={product._id} />
        </div>
      </LanguageTabs>
      <SaveProblem text={form.problem} onLoadSaved={form.stale ? onSaved : undefined} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.isBusy}>
          {words.save}
        </Button>
        {onCancel && (
          <Button kind="plain" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  );
}

/** The members in their order, each with its label. The product itself leaves by a separate button. */
function Members({ form, own }: { form: FamilyForm; own: string }) {
  const { draft, errors, change } = form;
  const inBase = useInBase();
  const { members } = draft;
  const setMembers = (next: typeof members) => {
    change({ members: next });
    form.changeErrors((last) =>
      Object.fromEntries(Object.entries(last).filter(([name]) => !name.startsWith('members'))),
    );
  };
  const setLabel = (id: string, label: string) =>
    change({ members: members.map((member) => (member._id === id ? { ...member, label } : member)) });
  return (
    <ChosenProducts
      rows={members}
      label={words.members}
      add={words.add}
      removeNamed={words.removeNamed}
      kept={own}
      onChange={setMembers}
      onAdd={(product) => setMembers([...members, { ...product, label: '', labels: noLabels }])}
    >
      {({ _id, name, imageUrl, label }, place) => (
        <>
          <div className="max-sm:hidden">
            <SmallPicture imageUrl={imageUrl} />
          </div>
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 text-sm sm:grid-cols-2 sm:items-center">
            {_id === own ? (
              <p className="wrap-anywhere line-clamp-3 font-semibold">{name}</p>
            ) : (
              <Link
                to={`/admin/products/${_id}/edit`}
                className="wrap-anywhere line-clamp-3 rounded-sm text-brand-strong hover:underline"
              >
                {name}
              </Link>
            )}
            <TextField
              label={words.labelOf(draft.optionName)}
              {...inBase}
              name={`members.${place}.label`}
              aria-label={words.labelOfNamed(name)}
              required
              maxLength={100}
              value={label}
              error={errors[`members.${place}.label`] ?? errors[`members.${place}._id`]}
              onChange={({ target }) => setLabel(_id, target.value)}
            />
          </div>
        </>
      )}
    </ChosenProducts>
  );
}

/** The label of each member in a language, beside its base label. */
function TranslatedLabels({ form, language }: { form: FamilyForm; language: Language }) {
  const { draft, errors, change } = form;
  const inBase = useInBase();
  const setLabel = (id: string, label: string) =>
    change({
      members: draft.members.map((member) =>
        member._id === id ? { ...member, labels: { ...member.labels, [language]: label } } : member,
      ),
    });
  return (
    <div className="space-y-3">
      <p className="font-medium text-sm">{words.labels}</p>
      <ul className="divide-y divide-line border-line border-y">
        {draft.members.map(({ _id, name, label, labels }, place) => (
          <li key={_id} className="grid grid-cols-1 gap-x-6 gap-y-2 py-3 sm:grid-cols-2 sm:items-center">
            <div className="text-sm">
              <p {...inBase} className="wrap-anywhere text-start font-medium">
                {label || adminTranslationsWords.nothing}
              </p>
              <p className="wrap-anywhere line-clamp-2 text-ink-muted">{name}</p>
            </div>
            <TextField
              label={adminTranslationsWords.inLanguage[language](words.labelOf(draft.optionName))}
              aria-label={adminTranslationsWords.inLanguage[language](words.labelOfNamed(name))}
              name={`members.${place}.labels.${language}`}
              lang={language}
              dir={directionOf(language)}
              autoComplete="off"
              maxLength={100}
              value={labels[language]}
              error={errors[`members.${place}.labels.${language}`]}
              onChange={({ target }) => setLabel(_id, target.value)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
