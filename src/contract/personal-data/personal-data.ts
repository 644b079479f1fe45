import { z } from 'zod/mini'
import { dataKinds } from '#contract/kit/data-kinds.ts'
import { binary, calls, endpoint, single } from '#contract/kit/endpoint.ts'
import { id } from '#contract/kit/fields.ts'

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

/** `token` opens the ZIP for ten minutes, in the session that asked for it. */
const exported = z.object({ token: z.string() })

/** What is stored about somebody, for themselves and for the office. */
export const personalData = calls('personalData', {
  mine: endpoint({
    method: 'GET',
    path: '/api/account/personal-data',
    permission: 'signed-in',
    response: single(storedData),
    limit: { max: 120, seconds: 60 },
  }),
  /** Of an artist, a student or an account, as `kind` says. */
  get: endpoint({
    method: 'GET',
    path: '/api/personal-data/{kind}/{id}',
    permission: 'can-export-personal-data',
    response: single(storedData),
    limit: { max: 120, seconds: 60 },
  }),
  /** By whoever has just shown that it is them (`twoFactor.confirm`). */
  exportMine: endpoint({
    method: 'POST',
    path: '/api/account/personal-data/export',
    permission: 'signed-in',
    refreshes: ['personalData'],
    response: single(exported),
    limit: { max: 10, seconds: 600 },
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/personal-data/{kind}/{id}/export',
    permission: 'can-export-personal-data',
    refreshes: ['personalData', 'audit'],
    response: single(exported),
    limit: { max: 30, seconds: 600 },
  }),
  /** Everything as a ZIP, to the session that asked for it. */
  archive: endpoint({
    method: 'GET',
    path: '/api/personal-data/archives/{token}',
    permission: 'signed-in',
    response: binary,
    limit: { max: 60, seconds: 600 },
  }),
})
