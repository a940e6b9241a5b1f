import * as z from 'zod/mini';
import { call } from '../../call.ts';

type ButtonLook = {
  type: 'standard';
  theme: 'outline';
  size: 'large';
  text: 'signin_with' | 'signup_with';
  width: number;
  locale: string;
};

type Configuration = {
  client_id: string;
  nonce: string;
  callback: (answer: { credential?: string }) => void;
  use_fedcm_for_prompt: boolean;
};

/** The part of the identity provider's script that we use (developers.google.com/identity/gsi/web/reference). */
type GoogleIdentity = {
  initialize: (configuration: Configuration) => void;
  renderButton: (place: HTMLElement, look: ButtonLook) => void;
  prompt: () => void;
  cancel: () => void;
};

type WithGoogle = { google?: { accounts: { id: GoogleIdentity } } };

/** The provider's limit for the width of its button, in pixels. */
const widestButton = 400;

type Drawing = {
  clientId: string;
  scriptUrl: string;
  place: HTMLElement;
  text: ButtonLook['text'];
  /** Called with the provider's credential; an empty one is a failure. */
  onAnswer: (credential: string) => void;
  signal: AbortSignal;
};

/**
 * Draws the provider's button into `place` and offers its one-tap prompt, until `signal` aborts. A credential is valid
 * for one attempt, because its nonce is used up. Rejects if the script or the nonce cannot be loaded.
 */
export async function drawGoogleButton({ clientId, scriptUrl, place, text, onAnswer, signal }: Drawing) {
  const [identity, { nonce }] = await Promise.all([
    loadIdentity(scriptUrl),
    call('GET /auth/google-nonce', {}, { signal }),
  ]);
  signal.throwIfAborted();
  signal.addEventListener('abort', () => identity.cancel());
  identity.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential = '' }) => !signal.aborted && onAnswer(credential),
    use_fedcm_for_prompt: true,
  });
  identity.renderButton(place, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    text,
    width: Math.min(place.clientWidth, widestButton),
    locale: document.documentElement.lang,
  });
  identity.prompt();
}

/** The provider's script, loaded once. */
function loadIdentity(scriptUrl: string) {
  return new Promise<GoogleIdentity>((resolve, reject) => {
    const known = googleIdentity();
    if (known) return resolve(known);
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The identity provider could not be loaded'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      const loaded = googleIdentity();
      if (loaded) resolve(loaded);
      else fail();
    });
    script.src = scriptUrl;
    document.head.append(script);
  });
}

function googleIdentity() {
  return (window as WithGoogle).google?.accounts.id;
}

const claims = z.object({
  email: z.string(),
  sub: z.string(),
  name: z.catch(z.string(), ''),
  picture: z.catch(z.string(), ''),
});

/**
 * The unverified claims of a credential, as the body of `google-auth-request` (requirements: Google sign-in). The server
 * trusts only the credential itself. Undefined if it cannot be read.
 */
export function readCredential(credential: string) {
  try {
    const [, payload = ''] = credential.split('.');
    const bytes = Uint8Array.from(atob(payload.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
      character.charCodeAt(0),
    );
    const { email, sub, name, picture } = claims.parse(JSON.parse(new TextDecoder().decode(bytes)));
    return { email, name, googleId: sub, picture, credential };
  } catch {
    return undefined;
  }
}
