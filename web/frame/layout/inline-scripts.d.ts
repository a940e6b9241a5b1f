/** The code of a file as the text of a script (tools/build/inline-scripts.ts). */
declare module '*?inline-script' {
  export const script: string;
}
