import { layoutWords } from '../../words/layout-words.ts';

/** The foot of the back office, where nobody needs ways into the shop. */
export function SmallFooter() {
  return (
    <footer className="border-line border-t px-4 py-3 text-center text-ink-muted text-xs print:hidden">
      <p suppressHydrationWarning>{layoutWords.footer.copyright(new Date().getFullYear())}</p>
    </footer>
  );
}
