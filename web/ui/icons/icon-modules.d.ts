/** The Lucide icon of that name: its shapes as SVG (scripts/icons/icon-modules.ts). */
declare module 'icon:*' {
  const drawing: string;
  export default drawing;
}
