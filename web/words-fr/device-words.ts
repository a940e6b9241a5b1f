import type { deviceWords as english } from '../words/device-words.ts';

/** Words of the devices on which a person is signed in, in French. */
export const deviceWords: typeof english = {
  loading: 'Chargement de vos appareils…',
  failed: 'Vos appareils n’ont pas pu être chargés.',
  tryAgain: 'Réessayer',
  device: (browser, system) => `${browser} sur ${system}`,
  unknown: 'Appareil inconnu',
  own: 'Cet appareil',
  used: (time) => `Dernière utilisation le ${time}`,
  signedIn: (time) => `Connexion le ${time}`,
  end: 'Déconnecter',
  endNamed: (device, time) => `Déconnecter\u00a0: ${device}, dernière utilisation le ${time}`,
  ended: (device) => `Appareil déconnecté\u00a0: ${device}`,
  endOthers: 'Déconnecter tous les autres appareils',
  endedOthers: 'Tous les autres appareils sont déconnectés',
  endFailed: 'L’appareil n’a pas pu être déconnecté',
  only: 'Vous êtes connecté sur cet appareil seulement.',
};
