import { Link } from 'react-router';
import { backOfficeWords } from '../../words/back-office-words.ts';
import type { Finding, FindingGroup } from './find-anything.ts';

type Props = {
  /** The list is `id-list`, and its options are `id-0` and so on. */
  id: string;
  groups: FindingGroup[];
  /** The place of the chosen finding among those of all groups. */
  place: number;
  setActive: (place: number) => void;
  close: () => void;
};

/** The findings by kind. */
export function FindingList({ id, groups, place, setActive, close }: Props) {
  const findings = groups.flatMap((group) => group.findings);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={backOfficeWords.find.label}
      className="-mx-2 mt-2 max-h-[min(28rem,60dvh)] overflow-y-auto"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options so.
        <div key={group.name} role="group" aria-label={group.name}>
          <p aria-hidden="true" className="px-3 pt-3 pb-1 font-semibold text-ink-muted text-xs">
            {group.name}
          </p>
          {group.findings.map((finding) => {
            const index = findings.indexOf(finding);
            return (
              <Link
                key={finding.to}
                id={`${id}-${index}`}
                to={finding.to}
                role="option"
                tabIndex={-1}
                aria-selected={index === place}
                onClick={close}
                onMouseMove={() => setActive(index)}
                className="flex min-h-11 flex-col justify-center rounded-control px-3 py-1.5 text-sm aria-selected:bg-brand-soft"
              >
                <bdi className="truncate font-medium own-direction">{finding.name}</bdi>
                <Lines lines={finding.lines} />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Lines({ lines }: Pick<Finding, 'lines'>) {
  const told = lines.filter(Boolean);
  if (told.length === 0) return null;
  return (
    <span className="truncate text-ink-muted text-xs">
      {told.map((line, at) => (
        <span key={line}>
          {at > 0 && ' · '}
          <bdi>{line}</bdi>
        </span>
      ))}
    </span>
  );
}
