/** Whether another page of the shop shows this one in a frame. Other sites cannot (threats T32). Only for the browser. */
export function isFramed() {
  return window.parent !== window;
}
