import { z } from 'zod/mini'
import { email } from '#kit/contract/account-fields.ts'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, line, optional, prose, rowId, rowKey } from '#kit/contract/fields.ts'
import { phone } from '#kit/contract/values/phone.ts'

/** What everybody knows of an artist with a public profile. */
const artist = z.object({ id: id(), first_name: z.string(), last_name: z.string(), city: z.string() })
export type InquiryArtist = z.output<typeof artist>

/** Questions of visitors about an artist: they are mailed to the academy, whose reply reaches the visitor's mailbox. */
export const inquiries = calls('inquiries', {
  artist: endpoint({
    method: 'GET',
    path: '/api/inquiries/artists/{artist_id}',
    permission: 'public',
    response: single(artist),
    limit: { max: 60, seconds: 60 },
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/inquiries',
    permission: 'public',
    collects: 'question',
    refreshes: ['inquiries'],
    body: z.object({
      /** Of the form: what is sent twice is one question. */
      key: rowKey(),
      artist_id: rowId,
      name: line(120),
      email: email(),
      phone: optional(phone()),
      text: prose(3000, 10),
      /** Hidden from people: a program fills it in. */
      website: optional(prose(200)),
    }),
    status: 204,
    limit: { max: 5, seconds: 3600 },
  }),
})
