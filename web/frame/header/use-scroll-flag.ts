import { useEffect, useState } from 'react';

/** In pixels (requirements: Header). */
const threshold = 50;

/** True once the page is scrolled by more than 50 pixels. */
export function useScrollFlag() {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const read = () => setScrolled(window.scrollY > threshold);
    read();
    window.addEventListener('scroll', read, { passive: true });
    return () => window.removeEventListener('scroll', read);
  }, []);
  return isScrolled;
}
