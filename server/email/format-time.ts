/** A moment as mails tell it, in the shop's time: Nov 3, 2026, 4:05 PM. */
export function formatTime(time: Date) {
  return time.toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Africa/Algiers',
  });
}
