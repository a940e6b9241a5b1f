import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ReplyFrom } from '../../../shared/api.ts';
import { textKinds } from '../../../shared/catalog/main-language.ts';
import { type Language, languages, rootLanguage } from '../../../shared/values/languages.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { TextOptions } from '../../ui/forms/options.tsx';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { mainLanguageWords } from '../../words/main-language-words.ts';
import { useBaseLanguage } from '../texts/use-base-language.ts';

const words = mainLanguageWords;

type Preview = ReplyFrom<'GET /catalog/base-language'> & { to: Language };

/** The language in which the texts of the catalog and of the settings are typed, with a preview of its change (requirements: Main language). */
export function CatalogSettings() {
  const base = useBaseLanguage();
  const root = rootLanguage();
  const [chosen, setChosen] = useState<Language>(root);
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function show() {
    setBusy(true);
    setProblem(undefined);
    try {
      setPreview({ ...(await call('GET /catalog/base-language', { query: { to: chosen } })), to: chosen });
    } catch (error) {
      setProblem(refusalText(error, words.failed));
    }
    setBusy(false);
  }

  async function change({ language: from, to }: Preview) {
    await call('PUT /catalog/base-language', { body: { from, to } }, { failed: words.failed });
    showToast({ kind: 'success', text: words.changed(words.languages[to]) });
    await revalidate();
  }

  return (
    <div className="mt-5 max-w-2xl">
      <Card title={words.title}>
        <div className="space-y-5">
          <p>{words.now(words.languages[base])}</p>
          {problem && <Alert>{problem}</Alert>}
          {base !== root && <Alert kind="info">{words.proposed(words.languages[root])}</Alert>}
          <SelectField
            label={words.other}
            required
            hint={words.hint}
            value={chosen}
            onChange={({ target }) =>
              setChosen(languages.find((language) => language === target.value) ?? base)
            }
          >
            <TextOptions texts={words.languages} />
          </SelectField>
          <Button kind="secondary" disabled={chosen === base} busy={isBusy} onClick={show}>
            {words.preview}
          </Button>
        </div>
      </Card>
      {preview && (
        <ConfirmDialog
          title={words.confirmTitle(words.languages[preview.to])}
          text={words.confirmText(words.languages[preview.language], words.languages[preview.to])}
          confirm={words.confirm}
          onConfirm={() => change(preview)}
          onClose={() => setPreview(undefined)}
        >
          <Counts preview={preview} />
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What becomes the base text, and what lacks one. */
function Counts({ preview }: { preview: Preview }) {
  const to = words.languages[preview.to];
  return (
    <ul className="mt-4 divide-y divide-line border-line border-y">
      {[...textKinds, 'settings' as const].map((kind) => {
        const { all, lacking } = preview[kind];
        const counted = kind === 'settings' ? words.texts : words.names;
        return (
          <li key={kind} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2.5">
            <span className="font-medium">{words.kinds[kind]}</span>
            <span className={lacking > 0 ? 'text-warning' : 'text-ink-muted'}>
              {lacking > 0 ? counted.lacking(lacking, all, to) : counted.complete(all)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
