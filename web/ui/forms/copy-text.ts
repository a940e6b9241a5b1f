/** Whether the text is in the clipboard now. A browser may not allow it, and has none on an address without HTTPS. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
