/** Words of the page that is shown when there is no network. */
export const offlineWords = {
  title: 'You are offline',
  text: 'This page could not be loaded. Your cart is kept on this device.',
  steps: [
    'Check your Wi-Fi or mobile data, and that flight mode is off.',
    'Go back: pages that you opened a moment ago may still be available.',
  ],
  retry: 'Try Again',
  alone: 'The page opens automatically once you are connected.',
};
