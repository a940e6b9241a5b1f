import FingerprintIcon from 'icon:fingerprint-pattern';
import SmartphoneIcon from 'icon:smartphone';
import { Suspense, useState } from 'react';
import { secondStepApi } from '../../../shared/accounts/staff.ts';
import type { ReplyFrom } from '../../../shared/api.ts';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { secondStepWords } from '../../words/second-step-words.ts';
import { AuthCard } from '../sign-in/auth-card.tsx';
import { createPasskey } from './passkey-device.ts';
import { useAction } from './use-action.ts';
import { CodeField } from './verify-step.tsx';

const words = secondStepWords.enrol;

const QrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode);

type Props = {
  /** Called with the recovery codes that came with the first second step, if it was the first. */
  onAdded: (recoveryCodes: string[]) => void;
  onBack?: () => void;
};

/** Sets up a passkey or an app. */
export function EnrolStep({ onAdded, onBack }: Props) {
  const [app, setApp] = useState<ReplyFrom<'POST /auth/second-step/app'> | null>(null);
  const { isBusy, problem, run } = useAction();
  if (app) {
    return (
      <AuthCard title={words.app} lead={words.scan} takesFocus footer={<Back onBack={() => setApp(null)} />}>
        <Suspense fallback={<Skeleton className="mx-auto size-48" />}>
          <QrCode text={app.uri} label={words.qr} />
        </Suspense>
        <p className="mt-4 mb-1 text-ink-muted text-sm">{words.secret}</p>
        <p dir="ltr" className="wrap-anywhere mb-6 font-mono text-sm">
          {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
        <CheckedForm
          endpoint={secondStepApi.confirmApp}
          known={{ name: secondStepWords.manage.names.totp }}
          words={words}
          retryField="code"
          onDone={({ recoveryCodes = [] }) => onAdded(recoveryCodes)}
        >
          {({ code }) => <CodeField label={words.code} error={code} />}
        </CheckedForm>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={words.title} lead={words.lead} footer={onBack && <Back onBack={onBack} />}>
      <div className="space-y-6">
        {problem && <Alert>{problem}</Alert>}
        <div>
          <Button
            size="large"
            wide
            disabled={isBusy}
            onClick={() => void run(async () => onAdded((await createPasskey()).recoveryCodes ?? []))}
          >
            <FingerprintIcon className="size-5" />
            {words.passkey}
          </Button>
          <p className="mt-2 text-ink-muted text-sm">{words.passkeyLead}</p>
        </div>
        <div>
          <Button
            kind="secondary"
            size="large"
            wide
            disabled={isBusy}
            onClick={() => void run(async () => setApp(await call('POST /auth/second-step/app', {})))}
          >
            <SmartphoneIcon className="size-5" />
            {words.app}
          </Button>
          <p className="mt-2 text-ink-muted text-sm">{words.appLead}</p>
        </div>
      </div>
    </AuthCard>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  return (
    <Button kind="plain" onClick={onBack}>
      {words.back}
    </Button>
  );
}
