import { useState } from 'react';
import { refusalText } from '../../ui/refusal-text.ts';

/** One action of a button: whether it runs, and why it was refused. */
export function useAction() {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function run(action: () => Promise<unknown>) {
    setBusy(true);
    setProblem(null);
    try {
      await action();
    } catch (error) {
      setProblem(refusalText(error));
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, run };
}
