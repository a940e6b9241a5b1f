import type { CallOutcome } from '../../../shared/confirmation/confirmation-terms.ts';
import { adminConfirmationWords as words } from '../../words/admin-confirmation-words.ts';
import { OutcomeBar } from './outcome-bar.tsx';
import { CancelDialog, NotOrderedDialog, TimeDialog } from './outcome-dialogs.tsx';
import type { Calling } from './use-call.ts';

const outcomes = [
  'confirmed',
  'noanswer',
  'busy',
  'off',
  'callback',
  'postponed',
  'wrongnumber',
  'cancelled',
  'notordered',
] as const satisfies CallOutcome[];

/** How the call about an order ended. */
export function OutcomeButtons({ calling }: { calling: Calling }) {
  return (
    <OutcomeBar
      title={words.outcome}
      outcomes={outcomes}
      names={words.outcomes}
      main="confirmed"
      nearest={['noanswer', 'callback']}
      columns={2}
      dialogs={{
        callback: (onClose) => <TimeDialog outcome="callback" {...{ calling, onClose }} />,
        postponed: (onClose) => <TimeDialog outcome="postponed" {...{ calling, onClose }} />,
        cancelled: (onClose) => <CancelDialog {...{ calling, onClose }} />,
        notordered: (onClose) => <NotOrderedDialog {...{ calling, onClose }} />,
      }}
      busy={calling.busy}
      problem={calling.problem}
      record={calling.record}
    />
  );
}
