import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { instant, line, optional } from '#kit/contract/fields.ts'

/** The keys by which the academy signs passes for the wallets of telephones, as far as they are shown again. */
const keys = z.object({
  apple: z.nullable(
    z.object({
      pass_type: z.string(),
      team: z.string(),
      /** Until when the certificate is valid. */
      ends_at: instant(),
    }),
  ),
  google: z.nullable(z.object({ issuer: z.string(), account: z.string() })),
})
export type WalletKeys = z.output<typeof keys>

/** A small file as it is, in base64: 12 KB at most, of which a bundle of a key and three certificates takes half. */
const fileInBase64 = () =>
  z
    .string()
    .check(
      z.minLength(1, 'wallet_no_file'),
      z.maxLength(16_000, 'wallet_file_large'),
      z.regex(base64, 'wallet_unreadable'),
    )
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

const offered = z.object({ apple: z.boolean(), google: z.boolean() })

/** A pass that Google’s wallet takes over when its address is opened. */
export const walletLink = single(z.object({ url: z.string() }))

export const wallets = calls('wallets', {
  keys: endpoint({
    method: 'GET',
    path: '/api/system-settings/wallets',
    permission: 'can-manage-wallets',
    isInPerson: true,
    response: single(keys),
  }),
  setApple: endpoint({
    method: 'PUT',
    path: '/api/system-settings/wallets/apple',
    permission: 'can-manage-wallets',
    isInPerson: true,
    refreshes: ['wallets'],
    body: z.object({
      certificate: fileInBase64(),
      /** Null: the file of the certificate has the key as well. */
      key: optional(fileInBase64()),
      password: optional(line()),
      issuer_certificate: fileInBase64(),
    }),
    response: single(keys),
  }),
  removeApple: endpoint({
    method: 'DELETE',
    path: '/api/system-settings/wallets/apple',
    permission: 'can-manage-wallets',
    isInPerson: true,
    refreshes: ['wallets'],
    response: single(keys),
  }),
  setGoogle: endpoint({
    method: 'PUT',
    path: '/api/system-settings/wallets/google',
    permission: 'can-manage-wallets',
    isInPerson: true,
    refreshes: ['wallets'],
    body: z.object({ issuer: line(40), account: fileInBase64() }),
    response: single(keys),
  }),
  removeGoogle: endpoint({
    method: 'DELETE',
    path: '/api/system-settings/wallets/google',
    permission: 'can-manage-wallets',
    isInPerson: true,
    refreshes: ['wallets'],
    response: single(keys),
  }),
  /** For which wallets there are keys. */
  offered: endpoint({
    method: 'GET',
    path: '/api/wallets',
    permission: 'signed-in',
    response: single(offered),
  }),
})
