import { z } from 'zod/mini'
import { binary, calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { day, id, instant, line, optional, prose, rowId, wholeNumber } from '#kit/contract/fields.ts'
import { inOrder, listQuery, longListOf, totalLater } from '#kit/contract/list.ts'
import { language } from '#kit/contract/texts/text.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'

export const certificateStates = ['VALID', 'REPLACED', 'REVOKED'] as const

/** All that is printed, as it was issued; of one from before the portal, what is known of it. */
const printed = {
  number: z.string(),
  language: language(),
  holder: z.string(),
  title: z.string(),
  artist: z.string(),
  technique: z.nullable(z.enum(techniques)),
  /** Null: online, or unknown. */
  place: z.nullable(z.string()),
  first_day: day(),
  last_day: day(),
  minutes: z.nullable(z.int()),
  issued_at: instant(),
  /** When the office brought it in from before the portal; null: the portal issued it. */
  brought_in_at: z.nullable(instant()),
  /** As it is on a certificate from before the portal. */
  former_outcome: z.nullable(z.string()),
}

/** What became of it since. */
const standing = {
  state: z.enum(certificateStates),
  revoked_at: z.nullable(instant()),
  replaced_at: z.nullable(instant()),
  /** The number of the one that was issued instead. */
  replaced_by: z.nullable(z.string()),
  /** What holds now of one that was replaced, by however many after each other: the last of them, which may be revoked. */
  latest: z.nullable(z.object({ number: z.string(), revoked_at: z.nullable(instant()) })),
}

const { number, language: printedIn, holder, title, artist, last_day, issued_at } = printed
const row = z.object({
  id: id(),
  number,
  language: printedIn,
  holder,
  title,
  artist,
  last_day,
  issued_at,
  state: standing.state,
})
export type CertificateRow = z.output<typeof row>

const other = z.nullable(z.object({ id: id(), number: z.string() }))
const details = z.object({
  id: id(),
  ...printed,
  state: standing.state,
  training_id: z.nullable(id()),
  student_id: z.nullable(id()),
  revoked_at: standing.revoked_at,
  revocation_reason: z.nullable(z.string()),
  replaced_at: standing.replaced_at,
  replacement: other,
  /** The one that it corrects. */
  corrects: other,
})
export type Certificate = z.output<typeof details>

const published = z.object({ ...printed, ...standing })
export type PublicCertificate = z.output<typeof published>

const own = z.object({
  id: id(),
  ...printed,
  ...standing,
  /** Where anybody can check it. */
  url: z.string(),
})
export type OwnCertificate = z.output<typeof own>

const filters = {
  state: z.nullish(z.enum(certificateStates)),
  technique: z.nullish(z.enum(techniques)),
  trainingId: z.nullish(rowId),
  studentId: z.nullish(rowId),
  issuedFrom: z.nullish(day()),
  issuedTo: z.nullish(day()),
}
export const certificateSortable = ['number', 'holder', 'title', 'artist', 'last_day', 'issued_at', 'state'] as const
const query = listQuery(certificateSortable, { ...filters, ...totalLater }).check(inOrder('issued'))
export type CertificateQuery = z.output<typeof query>

const reason = prose(2000)

/** What the office may correct; the rest belongs to the training. */
const correction = z
  .object({
    holder: line(160),
    title: line(),
    artist: line(160),
    place: optional(line()),
    first_day: day(),
    last_day: day(),
    minutes: wholeNumber({ min: 1, max: 60_000 }),
    /** Only where none is known yet. */
    technique: z.nullish(z.enum(techniques)),
    reason,
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day <= last_day, {
      path: ['last_day'],
      error: 'from_after_to',
      // An invalid day has its own problem already.
      when: ({ issues }) => issues.length === 0,
    }),
  )

/** The files of many certificates at once. */
const bundle = z.object({
  id: id(),
  /** How many certificates it has, and how many of them are printed. */
  total: z.int(),
  printed: z.int(),
})
export const mostInBundle = 5000

/** Against programs that guess numbers. */
const limit = { max: 30, seconds: 60 }

const byId = '/api/certificates/{id}'
const refreshes = ['certificates', 'students'] as const

export const certificates = calls('certificates', {
  list: endpoint({
    method: 'GET',
    path: '/api/certificates',
    permission: 'can-view-certificates',
    mayLag: true,
    query,
    response: longListOf(row),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/certificates/counts',
    permission: 'can-view-certificates',
    mayLag: true,
    query,
    response: single(z.object({ total: z.int() })),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/certificates/csv-export',
    permission: 'can-view-certificates',
    mayLag: true,
    query,
    response: binary,
  }),
  get: endpoint({ method: 'GET', path: byId, permission: 'can-view-certificates', response: single(details) }),
  revoke: endpoint({
    method: 'PUT',
    path: `${byId}/revoke`,
    permission: 'can-correct-certificates',
    refreshes,
    body: z.object({ reason }),
    response: single(details),
  }),
  /** Issues another one instead, which is the answer. */
  correct: endpoint({
    method: 'POST',
    path: `${byId}/correct`,
    permission: 'can-correct-certificates',
    refreshes,
    body: correction,
    response: single(details),
  }),
  /** The PDF, for its holder and for the office. */
  pdf: endpoint({ method: 'GET', path: `${byId}/pdf`, permission: 'signed-in', response: binary }),
  /**
   * Renders the files of all certificates that a list shows, as a background task: the user who started it sees its
   * progress, and downloads them as one ZIP.
   */
  bundle: endpoint({
    method: 'POST',
    path: '/api/certificates/bundles',
    permission: 'can-view-certificates',
    refreshes: ['certificates'],
    body: z.object({ ...filters, filter: optional(line()) }),
    response: single(bundle),
  }),
  bundleProgress: endpoint({
    method: 'GET',
    path: '/api/certificates/bundles/{id}',
    permission: 'can-view-certificates',
    isPoll: true,
    polledAs: {},
    response: single(bundle),
  }),
  zip: endpoint({
    method: 'GET',
    path: '/api/certificates/bundles/{id}/zip',
    permission: 'can-view-certificates',
    response: binary,
  }),
  /** The reader's own, the latest first. */
  own: endpoint({
    method: 'GET',
    path: '/api/student/certificates',
    permission: 'signed-in',
    response: z.object({ data: z.array(own) }),
  }),

  /** For a person who was shown a certificate: all that is printed on it, by its number … */
  verify: endpoint({
    method: 'GET',
    path: '/api/certificates/verify/{number}',
    permission: 'public',
    response: single(published),
    limit,
  }),
  /** … or by the file, which the browser sends the SHA-256 of. */
  verifyFile: endpoint({
    method: 'GET',
    path: '/api/certificates/verify-file/{sha256}',
    permission: 'public',
    response: single(published),
    limit,
  }),

  /** The same for programs, as Open Badges 3.0 has it: plain, and signed as a JSON Web Token. */
  credential: endpoint({
    method: 'GET',
    path: '/api/credentials/{number}',
    permission: 'public',
    response: binary,
    limit,
  }),
  credentialJwt: endpoint({
    method: 'GET',
    path: '/api/credentials/{number}/jwt',
    permission: 'public',
    response: binary,
    limit,
  }),
  /** Who signs credentials, and with which key. */
  issuer: endpoint({
    method: 'GET',
    path: '/api/credentials/issuer',
    permission: 'public',
    response: binary,
  }),
  /** Which credentials are not valid any more: a Bitstring Status List, signed. */
  credentialStatus: endpoint({
    method: 'GET',
    path: '/api/credentials/status/{list}',
    permission: 'public',
    limit: { max: 120, seconds: 60 },
    response: binary,
  }),
})
