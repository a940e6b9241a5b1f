import { useEffect, useRef } from 'react';
import type { OrderEvent } from '../../shared/orders/admin-orders.ts';
import { isFramed } from './is-framed.ts';

const name = 'saha-orders';
/** After a refusal the browser does not connect again by itself. */
const againMs = 30_000;

type Listener = (event: OrderEvent) => void;

const listeners = new Set<Listener>();
let stop: (() => void) | undefined;

/** Calls `listener` when orders were placed or changed, in whatever tab, program or process. */
export function useOrderEvents(listener: Listener, isWanted = true) {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    // The page around a frame follows them already.
    if (!isWanted || isFramed()) return;
    return listen((event) => latest.current(event));
  }, [isWanted]);
}

function listen(listener: Listener) {
  listeners.add(listener);
  stop ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/**
 * Follows the orders. One tab of the browser has the stream and tells the others, because a browser opens only a few
 * connections to a server. Without a secure connection, browsers have no locks, and each tab has its own.
 */
function follow() {
  const leaving = new AbortController();
  const { signal } = leaving;
  const channel = new BroadcastChannel(name);
  const tell = (event: OrderEvent) => {
    for (const listener of listeners) listener(event);
  };
  channel.onmessage = ({ data }: MessageEvent<OrderEvent>) => tell(data);
  const tellAll = (event: OrderEvent) => {
    tell(event);
    channel.postMessage(event);
  };
  const hold = () => holdStream({ signal, tellAll });
  const held = navigator.locks ? navigator.locks.request(name, { signal }, hold) : hold();
  // Leaving before it was this tab's turn.
  held.catch(() => undefined);
  return () => {
    leaving.abort();
    channel.close();
  };
}

type Held = { signal: AbortSignal; tellAll: (event: OrderEvent) => void };

/** Keeps a stream open until the signal. What happened while it was lost counts as a change. */
function holdStream({ signal, tellAll }: Held) {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasLost = false;

  function open() {
    source = new EventSource('/api/orders/stream');
    source.addEventListener('placed', () => tellAll('placed'));
    source.addEventListener('changed', () => tellAll('changed'));
    source.onopen = () => {
      if (wasLost) tellAll('changed');
      wasLost = false;
    };
    source.onerror = () => {
      wasLost = true;
      if (source.readyState === EventSource.CLOSED) timer = setTimeout(open, againMs);
    };
  }

  return new Promise<void>((resolve) => {
    open();
    signal.addEventListener('abort', () => {
      source.close();
      clearTimeout(timer);
      resolve();
    });
  });
}
