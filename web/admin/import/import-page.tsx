import DownloadIcon from 'icon:download';
import FileUpIcon from 'icon:file-up';
import { useId } from 'react';
import type { Call } from '../../../shared/api.ts';
import { inPageLanguage } from '../../call.ts';
import { pageMeta } from '../../head/page-meta.ts';
import { privateLoader } from '../../load.ts';
import { mayNow } from '../../session/use-may.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Button, buttonStyles } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { tableFiles } from '../../ui/forms/csv-of-workbook.ts';
import { FieldError } from '../../ui/forms/field.tsx';
import { importWords } from '../../words/admin-import-words.ts';
import { PageFailure, type PageStates } from '../kit/page-states.tsx';
import { DownloadLink } from '../list/download-link.tsx';
import type { Route } from './+types/import-page.ts';
import { DemoCard } from './demo-card.tsx';
import { ImportList } from './import-list.tsx';
import { useUpload } from './use-upload.ts';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, importWords);
}

export const clientLoader = privateLoader(async (call: Call) => {
  const [{ imports }, demo] = await Promise.all([
    call('GET /imports', {}),
    mayNow('admin') ? call('GET /demo', {}).catch(() => null) : null,
  ]);
  return { imports, demo };
}, importWords.failed);

export const handle = {
  loading: { title: importWords.title, text: importWords.loading, outline: ['h-48', 'h-96'] },
  failure: { title: importWords.errorTitle, failed: importWords.failed, tryAgain: importWords.tryAgain },
} satisfies PageStates;

export const ErrorBoundary = PageFailure;

/** Uploads a file of products, downloads all of them, and lists the last imports (requirements: Import and export). */
export default function ImportPage({ loaderData: { imports, demo } }: Route.ComponentProps) {
  return (
    <>
      <BackLink to="/admin/products">{importWords.back}</BackLink>
      <h1 className="mt-2 font-bold text-2xl tracking-tight">{importWords.title}</h1>
      <div className="mt-6 grid grid-cols-1 items-stretch gap-5 md:grid-cols-2 *:h-full">
        <Card title={importWords.upload.title}>
          <Upload />
          <a
            href={`/api/imports/template?${new URLSearchParams(inPageLanguage)}`}
            download
            className={`${buttonStyles({ kind: 'plain' })} mt-3 -ms-3`}
          >
            <DownloadIcon className="size-4.5" />
            {importWords.upload.template}
          </a>
        </Card>
        <Card title={importWords.export.title}>
          <p className="mb-5 text-ink-muted text-sm">{importWords.export.text}</p>
          <DownloadLink href="/api/products/export" text={importWords.export.download} />
        </Card>
      </div>
      {demo && <DemoCard demo={demo} />}
      <section className="mt-8">
        <h2 className="mb-4 font-semibold text-lg">{importWords.list.title}</h2>
        <ImportList imports={imports} />
      </section>
    </>
  );
}

function Upload() {
  const { progress, problem, send, cancel } = useUpload();
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <>
      <p className="text-ink-muted text-sm">{importWords.upload.text}</p>
      <div className="mt-5">
        <input
          id={id}
          type="file"
          accept={tableFiles}
          aria-label={importWords.upload.label}
          aria-describedby={noteId}
          aria-invalid={problem ? true : undefined}
          disabled={progress !== null}
          className="peer sr-only"
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) void send(file);
            // The same file may be chosen again, after it was corrected.
            target.value = '';
          }}
        />
        {progress === null ? (
          <label
            htmlFor={id}
            className={`${buttonStyles()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-brand-strong peer-focus-visible:outline-offset-2`}
          >
            <FileUpIcon className="size-4.5" />
            {importWords.upload.choose}
          </label>
        ) : (
          <Sending share={progress} onCancel={cancel} />
        )}
        {problem ? (
          <FieldError id={noteId} text={problem} />
        ) : (
          <p id={noteId} className="mt-2 text-ink-muted text-sm">
            {importWords.upload.hint}
          </p>
        )}
      </div>
    </>
  );
}

function Sending({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.round(share * 100);
  const text = share < 1 ? importWords.upload.sending(percent) : importWords.upload.reading;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-44 flex-1 text-ink-muted text-sm">
        <progress
          aria-label={importWords.upload.label}
          value={share}
          className="block h-2 w-full accent-brand-strong"
        />
        <p className="mt-1">{text}</p>
        <p role="status" className="sr-only">
          {share < 1 ? importWords.upload.sending(percent - (percent % 25)) : importWords.upload.reading}
        </p>
      </div>
      <Button kind="secondary" onClick={onCancel}>
        {importWords.upload.cancel}
      </Button>
    </div>
  );
}
