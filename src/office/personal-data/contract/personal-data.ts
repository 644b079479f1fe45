import { z } from 'zod/mini'
import { email } from '#kit/contract/account-fields.ts'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, line } from '#kit/contract/fields.ts'
import { dataKinds } from '#kit/contract/values/data-kinds.ts'

/** As whom the office finds a person; an artist with an account is one person with it, and so is a student. */
export const personKinds = ['artist', 'student', 'user'] as const
export type PersonKind = (typeof personKinds)[number]

const storedData = z.object({
  /** Their ids; null: they are none. */
  person: z.object({
    user: z.nullable(id()),
    artist: z.nullable(id()),
    student: z.nullable(id()),
    email: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
  /** Of how many records of each kind, without the kinds of which there are none. */
  kinds: z.array(z.object({ kind: z.enum(dataKinds), count: z.int() })),
})
export type StoredData = z.output<typeof storedData>

/** By which email a guest is found: in the body, so that no log of addresses has it. */
export const ofGuest = z.object({ email: email() })

/** Details of the error `guest_has_account`: where the person is in the portal; none for readers who may not see it. */
export const accountOfEmail = z.object({ kind: z.enum(personKinds), id: id() })
export type AccountOfEmail = z.output<typeof accountOfEmail>

/** `token` opens the ZIP for ten minutes, in the session that requested it. */
const requested = z.object({ token: z.string() })

const stored = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'GET',
    path,
    permission: 'can-export-personal-data',
    response: single(storedData),
    limit: { max: 120, seconds: 60 },
  })

const request = <const Path extends string>(path: Path) =>
  endpoint({
    method: 'POST',
    path,
    permission: 'can-export-personal-data',
    isInPerson: true,
    refreshes: ['personalData', 'audit'],
    response: single(requested),
    limit: { max: 30, seconds: 600 },
  })

/**
 * What is stored about somebody, for themselves and for the office, which finds them as an artist, a student or an account. An export takes
 * somebody who has just shown that it is them (`twoFactor.confirm`).
 */
export const personalData = calls('personalData', {
  mine: endpoint({
    method: 'GET',
    path: '/api/account/personal-data',
    permission: 'signed-in',
    isInPerson: true,
    response: single(storedData),
    limit: { max: 120, seconds: 60 },
  }),
  ofArtist: stored('/api/proartist/{id}/personal-data'),
  ofStudent: stored('/api/students/{id}/personal-data'),
  ofUser: stored('/api/user/{id}/personal-data'),
  /** Of a person without an account. A POST, so that no log keeps the email. */
  ofGuest: endpoint({
    method: 'POST',
    path: '/api/guests/personal-data',
    permission: 'can-export-personal-data',
    isReading: true,
    status: 200,
    body: ofGuest,
    response: single(z.pick(storedData, { kinds: true })),
    limit: { max: 120, seconds: 60 },
  }),
  exportMine: endpoint({
    method: 'POST',
    path: '/api/account/personal-data/export',
    permission: 'signed-in',
    refreshes: ['personalData'],
    response: single(requested),
    limit: { max: 10, seconds: 600 },
  }),
  exportArtist: request('/api/proartist/{id}/personal-data/export'),
  exportStudent: request('/api/students/{id}/personal-data/export'),
  exportUser: request('/api/user/{id}/personal-data/export'),
  exportGuest: endpoint({
    method: 'POST',
    path: '/api/guests/personal-data/export',
    permission: 'can-export-personal-data',
    isInPerson: true,
    refreshes: ['personalData', 'audit'],
    body: ofGuest,
    response: single(requested),
    limit: { max: 30, seconds: 600 },
  }),
  /** Everything as a ZIP. */
  archive: endpoint({
    method: 'GET',
    path: '/api/account/requested-personal-data',
    permission: 'signed-in',
    isInPerson: true,
    query: z.object({ token: z.optional(line(600)) }),
    response: binary,
    limit: { max: 60, seconds: 600 },
  }),
})
