import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ImportDetails, importApi, maxImportBytes } from '../../../shared/catalog/product-imports.ts';
import { sendFile } from '../../session/send-file.ts';
import { csvOfWorkbook } from '../../ui/forms/csv-of-workbook.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import { importWords } from '../../words/admin-import-words.ts';

/** Uploads the chosen file and opens its import. */
export function useUpload() {
  const navigate = useNavigate();
  /** The share that has been sent; null if nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);

  function cancel() {
    sending.current?.abort();
    setProgress(null);
  }

  async function send(file: File) {
    cancel();
    setProblem(null);
    if (file.size > maxImportBytes) return setProblem(importWords.upload.tooLarge);
    const attempt = new AbortController();
    sending.current = attempt;
    setProgress(0);
    try {
      const { signal } = attempt;
      const sent = await packed(await csvOfWorkbook(file));
      signal.throwIfAborted();
      const reply = await sendFile({
        endpoint: importApi.upload,
        file: sent,
        onProgress: setProgress,
        signal,
      });
      if (!signal.aborted) await navigate(`/admin/import/${(reply as ImportDetails)._id}`);
    } catch (error) {
      if (attempt.signal.aborted) return;
      setProblem(refusalText(error));
    }
    setProgress(null);
  }

  useEffect(() => () => sending.current?.abort(), []);

  return { progress, problem, send, cancel };
}

/** Compresses the file, because many connections are slow to send. Tables shrink to a fifth or less. */
async function packed(file: File) {
  if (!('CompressionStream' in window)) return file;
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  return new File([await new Response(stream).blob()], file.name);
}
