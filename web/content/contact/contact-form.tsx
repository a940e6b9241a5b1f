import { contactApi, maxMessage } from '../../../shared/contact.ts';
import { userEntry } from '../../session/local-entries.ts';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { TextArea, TextField } from '../../ui/forms/text-field.tsx';
import { contactWords } from '../../words/contact-words.ts';

const words = contactWords.form;

/** Who writes, and so where the answer goes. */
export type Sender = { name: string; email: string };

type Props = {
  /** Who has written before from here; else it begins with who is signed in. */
  sender: Sender | null;
  onSent: (sender: Sender) => void;
};

/** A message to the shop (requirements: Contact). What was typed stays until it is sent. */
export function ContactForm({ sender, onSent }: Props) {
  const user = userEntry.use();
  // A default value never overwrites what somebody was quicker to type.
  const known = sender ?? user ?? { name: '', email: '' };
  return (
    <CheckedForm
      endpoint={contactApi.send}
      words={words}
      onDone={(_, { name = '', email = '' }) => onSent({ name, email })}
    >
      {(errors) => (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              label={words.name}
              name="name"
              autoComplete="name"
              dir="auto"
              maxLength={200}
              required
              defaultValue={known.name}
              error={errors.name}
            />
            <TextField
              label={words.email}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={known.email}
              error={errors.email}
            />
          </div>
          <TextField
            label={words.subject}
            name="subject"
            autoComplete="off"
            dir="auto"
            maxLength={200}
            required
            error={errors.subject}
          />
          {/* Without maxLength: of a message that is pasted in, none may be cut off unseen. */}
          <TextArea
            label={words.message}
            hint={words.messageHint(maxMessage.toLocaleString('en-US'))}
            name="message"
            dir="auto"
            rows={7}
            required
            error={errors.message}
          />
          <Trap />
        </>
      )}
    </CheckedForm>
  );
}

/** For programs that fill in every field they find in the markup. Not drawn, so that people and autofill pass it by. */
function Trap() {
  return (
    <div className="hidden">
      <TextField label={words.website} name="website" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
