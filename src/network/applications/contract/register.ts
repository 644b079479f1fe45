import { z } from 'zod/mini'
import { endpoint, single } from '#kit/contract/endpoint.ts'
import { id } from '#kit/contract/fields.ts'
import { language } from '#kit/contract/texts/text.ts'
import { artistFields } from '#network/artists/contract/artists.fields.ts'
import { showingArtists } from '#network/artists/contract/artists.refresh.ts'

/** An applicant's data; the language of the page is the language of the academy's mails. */
const application = z.object({
  ...artistFields.inForm('application'),
  language_name: language(),
  terms_accepted: z.literal(true, 'must_accept'),
})
export type Application = z.output<typeof application>

/** A file of its own, so that the application form loads nothing else. */
export const register = endpoint({
  method: 'POST',
  path: '/api/proartist/register',
  permission: 'public',
  collects: 'application',
  refreshes: showingArtists,
  body: application,
  response: single(z.object({ id: id() })),
  limit: { max: 10, seconds: 60 },
  answersAfter: 150,
})
