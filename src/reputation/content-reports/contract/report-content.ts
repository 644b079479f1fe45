import { z } from 'zod/mini'
import { email } from '#kit/contract/account-fields.ts'
import { endpoint, single } from '#kit/contract/endpoint.ts'
import { line, optional, personName, prose, rowKey } from '#kit/contract/fields.ts'
import { bilingual, language } from '#kit/contract/texts/text.ts'
import { anonymousReason, contentKinds, contentReasons } from './content-reports.flow.ts'

const kind = z.enum(contentKinds)

/** What is reported, as the form shows it. */
const reportable = z.object({
  kind,
  id: z.int(),
  /** Of the work, or of the training that the review is about; null for a profile. */
  title: z.nullable(bilingual(z.string())),
  artist_name: z.string(),
  /** The exact address, from the root of the portal. */
  place: z.string(),
})
export type Reportable = z.output<typeof reportable>

const needed = (field: 'name' | 'email') =>
  z.refine<{ reason: string; name: string | null; email: string | null }>(
    (notice) => notice.reason === anonymousReason || !!notice[field],
    { error: 'required', path: [field] },
  )

const notice = z
  .object({
    /** Of the form: what is sent twice is one notice. */
    key: rowKey(),
    /** The exact address: of a public profile, with the anchor of a work or a review where it is about one. */
    place: line(500),
    reason: z.enum(contentReasons, 'required'),
    explanation: prose(4000, 20),
    name: optional(personName()),
    email: optional(email()),
    good_faith: z.literal(true, 'must_confirm'),
    language_name: language(),
  })
  .check(needed('name'), needed('email'))

/** The public form's calls, in a file of their own: the form loads nothing else. */
export const reportContent = {
  content: endpoint({
    method: 'GET',
    path: '/api/content-reports/content/{kind}/{id}',
    permission: 'public',
    response: single(reportable),
    limit: { max: 60, seconds: 60 },
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/content-reports',
    permission: 'public',
    collects: 'report',
    refreshes: ['contentReports'],
    body: notice,
    response: single(z.object({ place: z.string() })),
    limit: { max: 10, seconds: 3600 },
  }),
}
