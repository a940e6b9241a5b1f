import { type KeyboardEvent, type ReactNode, useState } from 'react';

type Tab = { id: string; name: string; panel: ReactNode };

/**
 * ARIA tabs: arrow keys, Home and End move between them. All panels stand in the first HTML; without JavaScript all
 * of them are shown.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const place = nextPlace(event, tabs, chosen);
    const next = place === undefined ? undefined : tabs.at(place % tabs.length);
    if (!next) return;
    event.preventDefault();
    setChosen(next.id);
    document.getElementById(`${next.id}-tab`)?.focus();
  };
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveByKey}
        className="flex gap-1 border-line border-b"
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
            onClick={() => setChosen(id)}
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

function nextPlace(
  { key, currentTarget }: KeyboardEvent<HTMLElement>,
  tabs: Tab[],
  chosen: string | undefined,
) {
  const place = tabs.findIndex(({ id }) => id === chosen);
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  switch (key) {
    case 'ArrowRight':
      return isRightToLeft ? place - 1 : place + 1;
    case 'ArrowLeft':
      return isRightToLeft ? place + 1 : place - 1;
    case 'Home':
      return 0;
    case 'End':
      return -1;
    default:
      return undefined;
  }
}
