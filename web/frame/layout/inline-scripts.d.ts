/** The code of a file as the text of a script (scripts/lean/inline-scripts.ts). */
declare module '*?inline-script' {
  export const script: string;
}
