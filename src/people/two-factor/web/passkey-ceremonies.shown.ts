import type { RegistrationResponseJSON } from '@simplewebauthn/browser'
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { send } from '#kit/web/calls/api.ts'
import { passkeys } from '#people/two-factor/contract/passkeys.ts'
import { twoFactor } from '#people/two-factor/contract/two-factor.ts'

export const canUsePasskeys = browserSupportsWebAuthn

/** Signs the reader in by a passkey of the browser. */
export async function signInByPasskey(): Promise<void> {
  await send(passkeys.signIn, { answer: await signByPasskey() })
}

/** Confirms the signed-in user by their passkey. */
export async function confirmByPasskey(): Promise<void> {
  await send(twoFactor.confirm, { answer: await signByPasskey() })
}

async function signByPasskey() {
  const { data } = await send(passkeys.beginSignIn, {})
  const optionsJSON = data as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  return startAuthentication({ optionsJSON })
}

/** Has the browser create a passkey and store it where the reader chooses. */
export async function makePasskey(): Promise<RegistrationResponseJSON> {
  const { data } = await send(passkeys.begin, {})
  const optionsJSON = data as unknown as Parameters<typeof startRegistration>[0]['optionsJSON']
  return startRegistration({ optionsJSON })
}
