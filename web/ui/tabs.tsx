import type { KeyboardEvent, ReactNode } from 'react';

type Tab = { id: string; name: ReactNode; panel: ReactNode };

type Props = {
  label: string;
  tabs: Tab[];
  /** The id of the tab whose panel is shown. */
  chosen: string;
  onChoose: (id: string) => void;
};

/**
 * ARIA tabs; arrow keys, Home and End move between them. The first HTML contains every panel, and without JavaScript all
 * are shown.
 */
export function Tabs({ label, tabs, chosen, onChoose }: Props) {
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const index = nextIndex(event, tabs, chosen);
    const next = index === undefined ? undefined : tabs.at(index % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    document.getElementById(`${next.id}-tab`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="flex flex-wrap gap-x-1 border-line border-b max-sm:gap-x-0"
      >
        {tabs.map(({ id, name }) => (
          <button
            key={id}
            id={`${id}-tab`}
            type="button"
            role="tab"
            aria-selected={id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
            className="-mb-px min-h-12 border-transparent border-b-2 px-4 font-semibold text-ink-muted hover:text-ink aria-selected:border-brand-strong aria-selected:text-brand-strong"
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }) => (
        <div
          key={id}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          className={`pt-6 ${id === chosen ? '' : 'hidden noscript:block'}`}
        >
          {panel}
        </div>
      ))}
    </>
  );
}

function nextIndex({ key, currentTarget }: KeyboardEvent<HTMLElement>, tabs: Tab[], chosen: string) {
  const index = tabs.findIndex(({ id }) => id === chosen);
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return isRightToLeft ? index - 1 : index + 1;
    case 'ArrowLeft':
      return isRightToLeft ? index + 1 : index - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}
