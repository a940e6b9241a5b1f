import { rescueOutcomes } from '../../../shared/couriers/parcel-terms.ts';
import { adminRescueWords as words } from '../../words/admin-rescue-words.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import { NewDateDialog, NoteDialog, ReturnDialog } from './rescue-dialogs.tsx';
import type { Rescuing } from './use-rescue.ts';

/** What was agreed about a parcel. */
export function RescueOutcomes({ rescuing }: { rescuing: Rescuing }) {
  return (
    <OutcomeBar
      title={words.outcome}
      outcomes={rescueOutcomes}
      names={words.outcomes}
      main="retry"
      nearest={['noanswer', 'newdate']}
      columns={1}
      dialogs={{
        newdate: (onClose) => <NewDateDialog {...{ rescuing, onClose }} />,
        newcontact: (onClose) => <NoteDialog outcome="newcontact" {...{ rescuing, onClose }} />,
        settled: (onClose) => <NoteDialog outcome="settled" {...{ rescuing, onClose }} />,
        return: (onClose) => <ReturnDialog {...{ rescuing, onClose }} />,
      }}
      busy={rescuing.busy}
      problem={rescuing.problem}
      record={rescuing.record}
    />
  );
}
