import { useEffect, useRef, useState } from 'react';
import { pictureProblem, sendPicture } from './send-picture.ts';

export type Picture = ReturnType<typeof usePicture>;

/** A form's picture. It is uploaded as soon as it is chosen, so that the form shows it as the shop will. */
export function usePicture(onChange: (imageUrl: string) => void) {
  /** The share that has been sent; null if nothing is being sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const sending = useRef<AbortController>(null);

  function stop() {
    sending.current?.abort();
    sending.current = null;
    setProgress(null);
    setProblem(null);
  }

  async function choose(file: File) {
    stop();
    const attempt = new AbortController();
    sending.current = attempt;
    setProgress(0);
    try {
      const imageUrl = await sendPicture(file, { onProgress: setProgress, signal: attempt.signal });
      if (attempt.signal.aborted) return;
      onChange(imageUrl);
    } catch (error) {
      if (attempt.signal.aborted) return;
      setProblem(pictureProblem(error));
    }
    setProgress(null);
  }

  function remove() {
    stop();
    onChange('');
  }

  useEffect(() => () => sending.current?.abort(), []);

  return { progress, problem, choose, remove };
}
