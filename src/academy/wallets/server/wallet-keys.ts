import { createPrivateKey, type X509Certificate } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { WalletKeys } from '#academy/wallets/contract/wallets.ts'
import type { Context } from '#kit/server/http/context.ts'
import { failFields } from '#kit/server/http/errors.ts'
import { lockRow } from '#kit/server/revisions/revisions.ts'
import { openSealed, storeSealed } from '#kit/server/session/sealed-secret.ts'
import { bundleIn, certificateIn, keyIn } from './key-files.ts'

/** The keys of wallets: checked when they are entered, encrypted in the database, never sent again. */

export type AppleKeys = {
  certificate: string
  key: string
  issuer_certificate: string
  pass_type: string
  team: string
  /** Of the certificate or of its issuer's, whichever ends first. */
  ends_at: string
  /** Its end was announced. */
  isReminded?: true
}
export type GoogleKeys = { issuer: string; account: string; key: string }
type Stored = { apple: AppleKeys; google: GoogleKeys }
type Place = Pick<Context<unknown>, 'db' | 'config'>

const names = { apple: 'apple wallet', google: 'google wallet' } as const

export async function walletKeys<Wallet extends keyof Stored>(
  place: Place,
  wallet: Wallet,
  isLocked = false,
): Promise<Stored[Wallet] | null> {
  const stored = await openSealed(place, names[wallet], isLocked)
  return stored && JSON.parse(stored.toString())
}

export function storeWalletKeys<Wallet extends keyof Stored>(
  place: Place,
  wallet: Wallet,
  keys: Stored[Wallet] | null,
): Promise<void> {
  return storeSealed(place, names[wallet], keys && Buffer.from(JSON.stringify(keys)))
}

/** Enters or removes keys. The same ones once more are no change, so that their reminder is not sent once more. */
export async function changeWalletKeys<Wallet extends keyof Stored>(
  ctx: Context,
  wallet: Wallet,
  keys: Stored[Wallet] | null,
): Promise<void> {
  await lockRow(ctx.db, 'settings', 1)
  const former = await walletKeys(ctx, wallet)
  if (isDeepStrictEqual(former && { ...former, isReminded: null }, keys && { ...keys, isReminded: null })) return
  await storeWalletKeys(ctx, wallet, keys)
  await ctx.record('settings.changed', 1, { before: {}, after: { [`${wallet}_wallet`]: keys !== null } })
}

/** What is shown of the keys. */
export async function shownKeys(place: Place): Promise<WalletKeys> {
  const apple = await walletKeys(place, 'apple')
  const google = await walletKeys(place, 'google')
  return {
    apple: apple && { pass_type: apple.pass_type, team: apple.team, ends_at: apple.ends_at },
    google: google && { issuer: google.issuer, account: google.account },
  }
}

type Entered = { certificate: string; key: string | null; password: string | null; issuer_certificate: string }

/** Refuses what Apple would refuse: each problem at its own field. */
export async function checkedAppleKeys(entered: Entered, now: Date): Promise<AppleKeys> {
  const { certificate, key } = await certificateAndKey(entered)
  const issuer =
    certificateIn(bytesOf(entered.issuer_certificate)) ?? failFields({ issuer_certificate: 'wallet_unreadable' })
  const { pass_type, team } = subjectOf(certificate) ?? failFields({ certificate: 'wallet_pass_type' })
  if (endOf(certificate) <= now) failFields({ certificate: 'wallet_ended' })
  if (endOf(issuer) <= now) failFields({ issuer_certificate: 'wallet_ended' })
  if (!certificate.checkPrivateKey(key)) failFields({ key: 'wallet_key_unfit' })
  const isIssued = certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)
  // Of Apple's there are some for elliptic curves, which issue no passes.
  if (!isIssued || issuer.publicKey.asymmetricKeyType !== 'rsa')
    failFields({ issuer_certificate: 'wallet_issuer_unfit' })
  return {
    certificate: certificate.toString(),
    key: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    issuer_certificate: issuer.toString(),
    pass_type,
    team,
    ends_at: new Date(Math.min(+endOf(certificate), +endOf(issuer))).toISOString(),
  }
}

/** The identifier of a kind of passes, and whose it is. */
function subjectOf({ subject }: X509Certificate): Pick<AppleKeys, 'pass_type' | 'team'> | null {
  const pass_type = /^UID=(pass\..+)$/m.exec(subject)?.[1]
  const team = /^OU=(.+)$/m.exec(subject)?.[1]
  return pass_type && team ? { pass_type, team } : null
}

const endOf = ({ validTo }: X509Certificate) => new Date(validTo)

/** The key may be in the file of the certificate. */
async function certificateAndKey({ certificate: encoded, key: encodedKey, password }: Entered) {
  const file = bytesOf(encoded)
  const certificate = certificateIn(file)
  if (certificate) {
    const key = keyIn(encodedKey === null ? file : bytesOf(encodedKey), password)
    return {
      certificate,
      key: key ?? failFields({ key: encodedKey === null ? 'wallet_no_key' : 'wallet_key_unreadable' }),
    }
  }
  const bundle = await bundleIn(file, password)
  if (bundle === 'password') return failFields({ password: 'wallet_password' })
  return bundle ?? failFields({ certificate: 'wallet_unreadable' })
}

const bytesOf = (base64: string) => Buffer.from(base64, 'base64')

export function checkedGoogleKeys({ issuer, account }: { issuer: string; account: string }): GoogleKeys {
  if (!/^\d+$/.test(issuer)) failFields({ issuer: 'wallet_issuer' })
  try {
    const { client_email, private_key } = JSON.parse(bytesOf(account).toString())
    const key = createPrivateKey(private_key)
    if (typeof client_email !== 'string' || key.asymmetricKeyType !== 'rsa') throw new Error('Not a service account')
    return { issuer, account: client_email, key: private_key }
  } catch {
    return failFields({ account: 'wallet_account' })
  }
}
