/** The Lucide icon of that name (tools/build/icons/icon-modules.ts). */
declare module 'icon:*' {
  const icon: import('./icon.tsx').Icon;
  export default icon;
}
