import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What the server wrote into the head is true of the first page only: a shared link must not lead back to that one. */
export function useForgetFacts() {
  const { key } = useLocation();
  const firstKey = useRef(key);
  useEffect(() => {
    if (key === firstKey.current) return;
    for (const tag of document.querySelectorAll('[data-facts]')) tag.remove();
  }, [key]);
}
