/** Words of the devices on which a person is signed in. */
export const deviceWords = {
  loading: 'Loading your devices…',
  failed: 'Your devices could not be loaded.',
  tryAgain: 'Try Again',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  own: 'This device',
  used: (time: string) => `Last used ${time}`,
  signedIn: (time: string) => `Signed in ${time}`,
  end: 'Sign Out',
  endNamed: (device: string, time: string) => `Sign out: ${device}, last used ${time}`,
  ended: (device: string) => `Signed out: ${device}`,
  endOthers: 'Sign out on all other devices',
  endedOthers: 'Signed out on all other devices',
  endFailed: 'The device could not be signed out',
  only: 'You are signed in on this device only.',
};
