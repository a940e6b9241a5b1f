import { useEffect, useRef, useState } from 'react';
import { maxPictures } from '../../../shared/catalog/product-facts.ts';
import { adminProductsWords } from '../../words/admin-products-words.ts';
import { pictureProblem, sendPicture, TooLargePicture } from './send-picture.ts';

const { pictures: words } = adminProductsWords;

/** A chosen file that is waiting, being sent, or has failed. */
export type Upload = {
  key: number;
  file: File;
  /** The share that has been sent. */
  progress: number;
  problem: string | null;
  /** Whether another attempt may succeed. */
  canRetry: boolean;
  attempt: AbortController;
};

export type Pictures = ReturnType<typeof usePictures>;

type Options = { urls: string[]; onChange: (change: (urls: string[]) => string[]) => void };

/**
 * The pictures of a product in their order. Files are uploaded as soon as they are chosen, one after the other, so that
 * their order stays. After a failure, the next file is still sent.
 */
export function usePictures({ urls, onChange }: Options) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const lastKey = useRef(0);
  const queue = useRef(Promise.resolve());

  const change = (key: number, part: Partial<Upload>) =>
    setUploads((last) => last.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const forget = (key: number) => setUploads((last) => last.filter((upload) => upload.key !== key));

  async function send({ key, file, attempt: { signal } }: Upload) {
    if (signal.aborted) return;
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const url = await sendPicture(file, { onProgress, signal });
      if (signal.aborted) return;
      onChange((last) => [...last, url]);
      forget(key);
    } catch (error) {
      if (signal.aborted) return;
      change(key, { problem: pictureProblem(error), canRetry: !(error instanceof TooLargePicture) });
    }
  }

  function start(upload: Upload) {
    queue.current = queue.current.then(() => send(upload));
  }

  function choose(files: File[]) {
    const waiting = uploads.filter(({ problem }) => problem === null);
    const room = maxPictures - urls.length - waiting.length;
    const added = files.map((file, index) => {
      lastKey.current += 1;
      return {
        ...{ key: lastKey.current, file, progress: 0, canRetry: false, attempt: new AbortController() },
        problem: index < room ? null : words.tooMany(maxPictures),
      };
    });
    setUploads([...uploads, ...added]);
    for (const upload of added) if (upload.problem === null) start(upload);
  }

  function tryAgain(failed: Upload) {
    const upload = { ...failed, progress: 0, problem: null };
    change(failed.key, upload);
    start(upload);
  }

  function dismiss({ key, attempt }: Upload) {
    attempt.abort();
    forget(key);
  }

  const newest = useRef(uploads);
  useEffect(() => {
    newest.current = uploads;
  });
  useEffect(() => {
    return () => {
      for (const { attempt } of newest.current) attempt.abort();
    };
  }, []);

  return {
    ...{ urls, uploads, choose, tryAgain, dismiss },
    isSending: uploads.some(({ problem }) => problem === null),
    problem: uploads.some(({ problem }) => problem !== null) ? words.someFailed : null,
    move: (from: number, to: number) =>
      onChange((last) => last.toSpliced(from, 1).toSpliced(to, 0, last[from] ?? '')),
    remove: (url: string) => onChange((last) => last.filter((other) => other !== url)),
  };
}
