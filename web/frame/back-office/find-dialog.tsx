import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRole } from '../../session/use-may.ts';
import { Dialog, type DialogHandle } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { type FindingGroup, findAnything, findPages } from './find-anything.ts';
import { FindingList } from './finding-list.tsx';

const words = backOfficeWords.find;
/** A search starts once nobody types for so long. */
const pauseMs = 200;

/** A search over orders, customers, products, parcels and pages. The arrow keys choose, Enter opens. */
export function FindDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<DialogHandle>(null);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { groups, isLoading, isFailed } = useFindings(typed);
  const navigate = useNavigate();
  const findings = groups.flatMap((group) => group.findings);
  const place = Math.min(active, findings.length - 1);
  const close = () => dialog.current?.close();
  useCloseOnReturn(dialog);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || findings.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = findings[place];
    if (step !== undefined) {
      event.preventDefault();
      const next = (place + step + findings.length) % findings.length;
      setActive(next);
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen && !isLoading) {
      event.preventDefault();
      close();
      void navigate(chosen.to);
    }
  }

  return (
    <Dialog ref={dialog} title={words.label} width="w-[min(40rem,calc(100vw-2rem))]" onClose={onClose}>
      <div className="relative mt-3">
        <input
          autoFocus
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={words.label}
          aria-expanded={findings.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={findings.length > 0 ? `${id}-${place}` : undefined}
          autoComplete="off"
          maxLength={200}
          placeholder={words.hint}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="control"
        />
        {isLoading && (
          <span className="pointer-events-none absolute inset-y-0 end-3 grid place-items-center text-ink-muted">
            <Spinner />
          </span>
        )}
      </div>
      <Outcome {...{ typed, isLoading, isFailed }} isEmpty={findings.length === 0} />
      <FindingList {...{ id, groups, place, setActive, close }} />
    </Dialog>
  );
}

type OutcomeProps = { typed: string; isLoading: boolean; isFailed: boolean; isEmpty: boolean };

/** Says that nothing was found, or that the search failed. */
function Outcome({ typed, isLoading, isFailed, isEmpty }: OutcomeProps) {
  const text = isFailed ? words.failed : words.none(typed.trim());
  return (
    <p role="status" className="text-ink-muted">
      {isEmpty && !isLoading && <span className="mt-4 block">{text}</span>}
    </p>
  );
}

type Found = { typed: string; groups: FindingGroup[]; isFailed: boolean };

/** The findings for the text as last typed; all pages without a text. */
function useFindings(typed: string) {
  const role = useRole();
  const wanted = typed.trim();
  const [found, setFound] = useState<Found>({ typed: '', groups: [], isFailed: false });

  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    const show = (groups: FindingGroup[], isFailed = false) =>
      isCurrent && setFound({ typed: wanted, groups, isFailed });
    const search = () =>
      findAnything(wanted, role).then(
        (groups) => show(groups),
        () => show([], true),
      );
    const timer = setTimeout(search, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, role]);

  if (wanted === '') {
    const pages = { name: words.groups.pages, findings: findPages('', role) };
    return { groups: [pages], isLoading: false, isFailed: false };
  }
  return { groups: found.groups, isLoading: found.typed !== wanted, isFailed: found.isFailed };
}

/** The back button leads to another page, below the dialog. All other ways to one close it themselves. */
function useCloseOnReturn(dialog: RefObject<DialogHandle | null>) {
  useEffect(() => {
    const close = () => dialog.current?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [dialog]);
}
