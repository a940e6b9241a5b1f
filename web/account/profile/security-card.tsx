import KeyRoundIcon from 'icon:key-round';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { minimumLength, passwordStrength } from '../../../shared/accounts/passwords.ts';
import { call } from '../../call.ts';
import { leaveSignedOut } from '../../session/local-entries.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { profileWords } from '../../words/profile-words.ts';
import type { ProfileForm } from './use-profile-form.ts';

const words = profileWords.security;

/** Changes the password, and signs out all devices. */
export function SecurityCard({ form }: { form: ProfileForm }) {
  const { profile, isChangingPassword, togglePassword } = form;
  const fieldsId = useId();
  return (
    <Card title={words.title}>
      <SecurityRow title={words.password} text={profile.hasPassword ? words.changeLead : words.setLead}>
        <Button
          kind="secondary"
          aria-expanded={isChangingPassword}
          aria-controls={isChangingPassword ? fieldsId : undefined}
          onClick={togglePassword}
        >
          <KeyRoundIcon className="size-4.5" />
          {profile.hasPassword ? words.change : words.set}
        </Button>
      </SecurityRow>
      {isChangingPassword && (
        <div id={fieldsId} className="mt-5 grid gap-5 sm:grid-cols-2">
          {profile.hasPassword && (
            <div className="sm:col-span-2">
              <CurrentPassword form={form} />
            </div>
          )}
          <NewPassword form={form} />
        </div>
      )}
      <Devices />
    </Card>
  );
}

/** Few change their password, so the page does not wait for the meter. */
const StrengthMeter = latePart(async () => (await import('../../ui/forms/strength-meter.tsx')).StrengthMeter);

function NewPassword({ form }: { form: ProfileForm }) {
  const { newPassword } = form.draft;
  const hint = words.nextHint(minimumLength(form.profile.role, 'profile'));
  return (
    <>
      <div>
        <PasswordField {...form.field('newPassword')} label={words.next} autoComplete="new-password" />
        <Suspense>
          <StrengthMeter strength={newPassword ? passwordStrength(newPassword) : null} hint={hint} />
        </Suspense>
      </div>
      <PasswordField {...form.field('confirmPassword')} label={words.confirm} autoComplete="new-password" />
    </>
  );
}

/** Required to change the password or the e-mail address, so that only the owner can do it (threats T8). */
export function CurrentPassword({ form, hint }: { form: ProfileForm; hint?: string }) {
  return (
    <PasswordField
      {...form.field('currentPassword')}
      label={words.current}
      {...(hint && { hint })}
      autoComplete="current-password"
    />
  );
}

/** Few look at their devices, so the page does not wait for the list. */
const DeviceList = latePart(async () => (await import('./device-list.tsx')).DeviceList);

/** Ends every session of the account, and shows where they are. */
function Devices() {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const [isLeaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function leave() {
    setLeaving(true);
    setProblem(null);
    try {
      await call('POST /auth/logout-everywhere', {}, { failed: words.everywhereFailed });
    } catch (error) {
      setLeaving(false);
      setProblem(refusalText(error));
      return;
    }
    leaveSignedOut();
  }

  return (
    <div className="mt-5 space-y-4 border-line border-t pt-5">
      <SecurityRow title={words.devices} text={words.everywhereLead}>
        {/* Aligns the button's text, not its padding, with the edge. */}
        <span className="grid max-sm:-ms-4 sm:-me-4">
          <Button kind="danger" busy={isLeaving} onClick={() => void leave()}>
            {words.everywhere}
          </Button>
        </span>
      </SecurityRow>
      {problem && <Alert>{problem}</Alert>}
      <Button
        kind="secondary"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {words.showDevices}
      </Button>
      {isOpen && (
        <div id={listId}>
          <Suspense>
            <DeviceList />
          </Suspense>
        </div>
      )}
    </div>
  );
}

type RowProps = { title: string; text: string; children: ReactNode };

function SecurityRow({ title, text, children }: RowProps) {
  return (
    <div className="flex flex-col items-start gap-3 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <h3 className="font-medium">{title}</h3>
        <p className="text-ink-muted text-sm">{text}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </div>
  );
}
