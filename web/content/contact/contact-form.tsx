import MailCheckIcon from 'icon:mail-check';
import { useEffect, useRef, useState } from 'react';
import { contactApi, maxMessage } from '../../../shared/contact.ts';
import { userEntry } from '../../session/local-entries.ts';
import { Button } from '../../ui/button.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { EmailField, TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { contactWords } from '../../words/contact-words.ts';
import { formatNumber } from '../../words/formats.ts';

/** The message form, replaced by a confirmation once the message is sent (requirements: Contact). */
export function ContactForm() {
  const [sender, setSender] = useState<Sender | null>(null);
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The title takes the focus when form and confirmation replace each other, so that keyboard and screen reader
    // continue there.
    if (isSent || sender) heading.current?.focus();
  }, [isSent, sender]);

  function confirm(next: Sender) {
    setSender(next);
    setSent(true);
  }

  return (
    <section className="rounded-card border border-line bg-surface p-5 sm:p-6">
      {isSent && (
        <span className="mb-5 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <MailCheckIcon className="size-7" />
        </span>
      )}
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {isSent ? contactWords.sent.title : contactWords.form.title}
      </h2>
      {isSent && sender ? (
        <Confirmation email={sender.email} writeAnother={() => setSent(false)} />
      ) : (
        <div className="mt-4">
          <MessageForm sender={sender} onSent={confirm} />
        </div>
      )}
    </section>
  );
}

function Confirmation({ email, writeAnother }: { email: string; writeAnother: () => void }) {
  return (
    <>
      <p className="mt-2 text-pretty text-ink-muted">{contactWords.sent.lead}</p>
      <p className="wrap-anywhere mt-1 font-semibold">{email}</p>
      <div className="mt-8">
        <Button kind="secondary" size="large" onClick={writeAnother}>
          {contactWords.sent.another}
        </Button>
      </div>
    </>
  );
}

/** The author of the message. */
type Sender = { name: string; email: string };

type Props = {
  /** The author of the message before this one; otherwise the form starts with the signed-in user. */
  sender: Sender | null;
  onSent: (sender: Sender) => void;
};

function MessageForm({ sender, onSent }: Props) {
  const user = userEntry.use();
  // A default value never overwrites what a quick visitor has already typed.
  const known = sender ?? user ?? { name: '', email: '' };
  return (
    <CheckedForm
      endpoint={contactApi.send}
      words={contactWords.form}
      onDone={(_, { name = '', email = '' }) => onSent({ name, email })}
    >
      {(errors) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              label={contactWords.form.name}
              name="name"
              autoComplete="name"
              dir="auto"
              maxLength={200}
              required
              defaultValue={known.name}
              error={errors.name}
            />
            <EmailField
              label={contactWords.form.email}
              name="email"
              autoComplete="email"
              defaultValue={known.email}
              error={errors.email}
            />
          </div>
          <TextField
            label={contactWords.form.subject}
            name="subject"
            autoComplete="off"
            dir="auto"
            maxLength={200}
            required
            error={errors.subject}
          />
          {/* Without maxLength, which would silently cut off a long message that is pasted in. */}
          <TextArea
            label={contactWords.form.message}
            hint={contactWords.form.messageHint(formatNumber(maxMessage))}
            name="message"
            dir="auto"
            rows={7}
            required
            error={errors.message}
          />
          <Honeypot />
        </>
      )}
    </CheckedForm>
  );
}

/** A honeypot for bots that fill in every field. It is not displayed, so people and autofill skip it. */
function Honeypot() {
  return (
    <div className="hidden">
      <TextField label={contactWords.form.website} name="website" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
