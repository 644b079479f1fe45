import { z } from 'zod/mini'
import { artistFields } from '#contract/artists/artists.fields.ts'
import { showingArtists } from '#contract/artists/artists.refresh.ts'
import { endpoint, single } from '#contract/kit/endpoint.ts'
import { id } from '#contract/kit/fields.ts'
import { language } from '#contract/kit/text.ts'

/** What a guest sends to apply; in which language the academy writes back, nobody is asked. */
const application = z.object({
  ...artistFields.asked('application'),
  language_name: language(),
  terms_accepted: z.literal(true, 'must_accept'),
})
export type Application = z.output<typeof application>

/** A file of its own, for whoever applies loads nothing of what follows. */
export const register = endpoint({
  method: 'POST',
  path: '/api/proartist/register',
  permission: 'public',
  refreshes: showingArtists,
  body: application,
  response: single(z.object({ id: id() })),
  limit: { max: 10, seconds: 60 },
  answersAfter: 150,
})
