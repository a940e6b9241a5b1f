import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { refusalText } from '../../ui/refusal-text.ts';
import { showToast } from '../../ui/toast.ts';
import { adminIntegrationsWords } from '../../words/admin-integrations-words.ts';
import { SecretDialog } from '../kit/secret-dialog.tsx';
import { outcomeText } from './deliveries.tsx';

const { secret: secretWords, test: testWords, log: logWords } = adminIntegrationsWords;

/** Sends a test to a webhook, and makes a new secret. */
export function WebhookTools({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [isTesting, setTesting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string>();

  async function test() {
    setTesting(true);
    setProblem(undefined);
    try {
      const { attempts } = await call('POST /webhooks/:id/test', { params: { id } });
      const [attempt] = attempts;
      if (attempt?.status && !attempt.problem) {
        const text = testWords.delivered(attempt.status, logWords.took(attempt.milliseconds));
        showToast({ kind: 'success', text });
      } else if (attempt) setProblem(outcomeText(attempt));
      await revalidate();
    } catch (error) {
      setProblem(refusalText(error));
    }
    setTesting(false);
  }

  return (
    <Card title={secretWords.title}>
      <p className="max-w-3xl text-ink-muted text-sm">{secretWords.hint}</p>
      <p className="mt-2 max-w-3xl text-ink-muted text-sm">{testWords.hint}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <Button kind="secondary" busy={isTesting} onClick={() => void test()}>
          {testWords.send}
        </Button>
        <Button kind="secondary" onClick={() => setAsking(true)}>
          {secretWords.renew}
        </Button>
      </p>
      {problem && (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={secretWords.renewTitle}
          text={secretWords.renewText}
          confirm={secretWords.renewConfirm}
          onConfirm={async () =>
            setSecret((await call('POST /webhooks/:id/secret', { params: { id } })).secret)
          }
          onClose={() => setAsking(false)}
        />
      )}
      {secret && <SecretDialog {...secretWords} secret={secret} onClose={() => setSecret(undefined)} />}
    </Card>
  );
}
