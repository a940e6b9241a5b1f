import { useEffect, useRef, useState } from 'react';
import { call } from '../../call.ts';
import { dashboardWords } from '../../words/dashboard-words.ts';
import { type Dashboard, readDashboard } from './read-dashboard.ts';

/** The dashboard that the page was opened with, read again on demand. What was shown stays when that fails. */
export function useDashboard(opened: Dashboard) {
  const [dashboard, setDashboard] = useState(opened);
  const [state, setState] = useState<'idle' | 'refreshing' | 'refreshed'>('idle');
  const [problem, setProblem] = useState<string | null>(null);
  const lastReading = useRef(Promise.resolve());

  useEffect(() => {
    setDashboard(opened);
    setProblem(opened.isPartial ? dashboardWords.failed : null);
  }, [opened]);

  async function readAgain() {
    setState('refreshing');
    const read = await readDashboard(call);
    if (!read.isPartial) setDashboard(read);
    setProblem(read.isPartial ? dashboardWords.refreshFailed : null);
    setState(read.isPartial ? 'idle' : 'refreshed');
  }

  /** Settles once what was true at this call shows: a reading that is under way may have begun before. */
  function refresh() {
    lastReading.current = lastReading.current.then(readAgain, readAgain);
    return lastReading.current;
  }

  return { dashboard, state, problem, refresh };
}
