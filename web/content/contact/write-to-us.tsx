import MailCheckIcon from 'icon:mail-check';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { contactWords } from '../../words/contact-words.ts';
import { ContactForm, type Sender } from './contact-form.tsx';

const words = contactWords;

/** The message form, and in its place the good news once its message was sent. */
export function WriteToUs() {
  const [sender, setSender] = useState<Sender | null>(null);
  const [isSent, setSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // One took the other's place: keyboard and screen reader go on at its title.
    if (isSent || sender) heading.current?.focus();
  }, [isSent, sender]);

  function thank(writer: Sender) {
    setSender(writer);
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
        {isSent ? words.sent.title : words.form.title}
      </h2>
      {isSent && sender ? (
        <Sent email={sender.email} writeAnother={() => setSent(false)} />
      ) : (
        <div className="mt-4">
          <ContactForm sender={sender} onSent={thank} />
        </div>
      )}
    </section>
  );
}

function Sent({ email, writeAnother }: { email: string; writeAnother: () => void }) {
  return (
    <>
      <p className="mt-2 text-pretty text-ink-muted">{words.sent.lead}</p>
      <p className="wrap-anywhere mt-1 font-semibold">{email}</p>
      <div className="mt-8">
        <Button kind="secondary" size="large" onClick={writeAnother}>
          {words.sent.another}
        </Button>
      </div>
    </>
  );
}
