import { useEffect, useState } from 'react';

/**
 * The whole seconds until `deadline` (in milliseconds of the clock), counted down to 0; `start` until it is known. They
 * are calculated from the clock, because a sleeping tab skips its timers.
 */
export function useCountdown(deadline: number | undefined, start: number) {
  const [seconds, setSeconds] = useState(start);
  useEffect(() => {
    if (deadline === undefined) return;
    const tick = () => {
      const left = secondsUntil(deadline, Date.now());
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    tick();
    return () => clearInterval(timer);
  }, [deadline]);
  return seconds;
}

/** Often enough to show every second. */
const tickMs = 250;

export function secondsUntil(deadline: number, now: number) {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/** Minutes and seconds: `04:59`. */
export function formatSeconds(seconds: number) {
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
