import BellIcon from 'icon:bell';
import BellOffIcon from 'icon:bell-off';
import { useEffect, useRef } from 'react';
import { orderSoundEntry } from '../../session/local-entries.ts';
import { useOrderEvents } from '../../session/order-events.ts';
import { useMay } from '../../session/use-may.ts';
import { backOfficeWords } from '../../words/back-office-words.ts';
import { playChime } from './play-chime.ts';

const words = backOfficeWords.newOrders;

/** Announces new orders in the title of a hidden tab and, if wanted, with a sound. */
export function NewOrders() {
  const may = useMay();
  const isWanted = may('orders.read');
  const hasSound = orderSoundEntry.use();
  const unseen = useRef(0);

  useOrderEvents((event) => {
    if (event !== 'placed') return;
    if (orderSoundEntry.get()) playChime();
    if (document.hidden) showUnseen(++unseen.current);
  }, isWanted);

  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      unseen.current = 0;
      showUnseen(0);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  if (!isWanted) return null;
  const Icon = hasSound ? BellIcon : BellOffIcon;
  return (
    <button
      type="button"
      aria-pressed={hasSound}
      aria-label={words.sound}
      title={hasSound ? words.soundOn : words.soundOff}
      className="header-button"
      onClick={() => {
        orderSoundEntry.set(!hasSound);
        // Browsers allow a sound only after a press, and somebody who turns it on wants to hear it.
        if (!hasSound) playChime();
      }}
    >
      <Icon className={`size-5.5 ${hasSound ? '' : 'text-ink-muted'}`} />
    </button>
  );
}

/** The title of the tab begins with the number of moments at which orders came, such as `(2) Orders`. */
function showUnseen(count: number) {
  const title = document.title.replace(/^\(\d+\) /, '');
  document.title = count > 0 ? `(${count}) ${title}` : title;
}
