import FingerprintIcon from 'icon:fingerprint-pattern';
import type { User } from '../../../shared/access/accounts.ts';
import { type SecondFactor, secondStepApi } from '../../../shared/accounts/staff.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { secondStepWords } from '../../words/second-step-words.ts';
import { AuthCard } from '../sign-in/auth-card.tsx';
import { signWithPasskey } from './passkey-device.ts';
import { useAction } from './use-action.ts';

const words = secondStepWords.verify;

type Props = { kinds: SecondFactor['kind'][]; onDone: (user: User) => void };

/** Confirms a sign-in. */
export function VerifyStep({ kinds, onDone }: Props) {
  const { isBusy, problem, run } = useAction();
  const hasPasskey = kinds.includes('passkey');
  return (
    <AuthCard title={words.title} lead={words.lead} footer={words.lost}>
      {hasPasskey && (
        <div className="mb-6 space-y-5">
          {problem && <Alert>{problem}</Alert>}
          <Button
            kind="secondary"
            size="large"
            wide
            busy={isBusy}
            onClick={() => void run(async () => onDone(await signWithPasskey()))}
          >
            {!isBusy && <FingerprintIcon className="size-5" />}
            {words.passkey}
          </Button>
          <p className="text-center text-ink-muted text-sm">{words.or}</p>
        </div>
      )}
      <CheckedForm endpoint={secondStepApi.verify} words={words} retryField="code" onDone={onDone}>
        {({ code }) => <CodeField label={words.code} error={code} />}
      </CheckedForm>
    </AuthCard>
  );
}

export function CodeField({ label, error }: { label: string; error: string | undefined }) {
  return (
    <TextField
      label={label}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      dir="ltr"
      required
      error={error}
    />
  );
}
