const linksShown = 5;

/** The page numbers to link, up to five around the current one (spec §9, pagination window). */
export function pageWindow(page: number, pages: number) {
  const shown = Math.min(linksShown, pages);
  const start = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: shown }, (_, place) => start + place);
}
