import { setTimeout as wait } from 'node:timers/promises';
import type { ImportDetails, ImportedRow, ImportProblem } from '../shared/catalog/product-imports.ts';
import { createTestApp } from './create-test-app.ts';
import { signedInAs } from './signed-in-as.ts';

/** The server with an administrator who imports files, and with running jobs. */
export async function anImportOffice({ runsJobs = true } = {}) {
  const { app, db, resources } = await createTestApp({ runsJobs });
  const { headers, user } = await signedInAs(db, 'admin');
  const ask = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });
  const upload = async (bytes: string | Buffer, name = 'products.csv') => {
    const form = new FormData();
    form.append('file', new Blob([bytes as Uint8Array<ArrayBuffer>]), name);
    const request = new Request('http://localhost', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    const type = request.headers.get('content-type') ?? '';
    return app.inject({
      method: 'POST',
      url: '/api/imports',
      headers: { ...headers, 'content-type': type },
      payload,
    });
  };
  /** The import when its running step has ended. */
  const ended = async (id: string): Promise<ImportDetails> => {
    for (;;) {
      const details: ImportDetails = (await ask('GET', `/imports/${id}`)).json();
      if (details.activity === null) return details;
      await wait(20);
    }
  };
  /** Uploads the file and waits for its check. */
  const checked = async (text: string) => {
    const { _id: id } = (await upload(text)).json();
    return { id, details: await ended(id) };
  };
  const apply = async (id: string) => {
    const { statusCode } = await ask('POST', `/imports/${id}/apply`, { warningsSeen: true });
    if (statusCode !== 200) throw new Error(`Applying was answered with ${statusCode}`);
    return ended(id);
  };
  const rowsOf = async (id: string): Promise<{ rows: ImportedRow[]; problems: ImportProblem[] }> =>
    (await ask('GET', `/imports/${id}/rows`)).json();
  return { app, db, resources, headers, user, ask, upload, ended, checked, apply, rowsOf };
}
