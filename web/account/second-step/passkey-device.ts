import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../../../shared/contract/api-error.ts';
import { call } from '../../call.ts';
import { secondStepWords as words } from '../../words/second-step-words.ts';

/** Signs in with a passkey of this device, and returns the person. */
export async function signWithPasskey() {
  const options = await call('POST /auth/second-step/passkey-options', {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const response = await startAuthentication({
    // The server's library made them for this one.
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
  }).catch(notUsed);
  return call('POST /auth/second-step/passkey', { body: { response: { ...response } } });
}

/** Creates a passkey on this device and stores it with the account. */
export async function createPasskey() {
  const options = await call('POST /auth/second-step/new-passkey-options', {});
  const { startRegistration } = await import('@simplewebauthn/browser');
  const response = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  }).catch(notUsed);
  const body = { response: { ...response }, name: words.manage.names.passkey };
  return call('POST /auth/second-step/passkeys', { body });
}

/** The person closed the device's dialog, or the device has no passkeys. */
function notUsed(cause: unknown): never {
  throw ApiError.received(0, words.passkeyFailed, { cause });
}
