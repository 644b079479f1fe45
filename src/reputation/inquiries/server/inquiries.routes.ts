import type { Parsed } from '#kit/contract/endpoint.ts'
import { defaultLanguage } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail } from '#kit/server/http/errors.ts'
import { sentKey } from '#kit/server/http/sent-key.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { inquiries } from '#reputation/inquiries/contract/inquiries.ts'
import { liveProfiles } from '#reputation/public-profiles/server/public-profiles.queries.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    /** The question and its sender are in the mail alone. */
    'inquiry.made': { pro_artist_id: number }
  }
}

type Public = Pick<Context, 'db' | 'texts'>

export const inquiryRoutes = routes(inquiries, {
  artist: async (ctx, { artist_id }) => ({ data: await requireArtist(ctx, artist_id) }),

  send: async (ctx, { website, ...question }) => {
    const artist = await requireArtist(ctx, question.artist_id)
    // A program gets the same answer as a person.
    if (website !== null) return
    const key = sentKey(question)
    const sent = await ctx.db.selectFrom('mails').select('id').where('key', '=', key).executeTakeFirst()
    if (sent) return
    await mailToAcademy(ctx, fullName(artist), { ...question, key })
    await ctx.record('inquiry.made', artist.id, { pro_artist_id: artist.id })
  },
})

/** An artist with a public profile, of an academy that can be written to. */
async function requireArtist({ db, texts }: Public, id: number) {
  const artist = await liveProfiles(db)
    .select(['pro_artists.id', 'first_name', 'last_name', 'city'])
    .where('pro_artists.id', '=', id)
    .executeTakeFirst()
  if (!artist || texts.constants().office_email === '') fail('inquiry_closed')
  return artist
}

type Question = Omit<Parsed<typeof inquiries.send>, 'website'>

/** By mail and nowhere else: it is answered there, and no list of strangers' addresses comes to be. */
function mailToAcademy(ctx: Context<unknown>, artist: string, { key, artist_id, name, email, phone, text }: Question) {
  return sendMail(ctx, {
    to: ctx.texts.constants().office_email,
    replyTo: email,
    key,
    language: defaultLanguage,
    name: 'inquiry_made',
    params: { artist, name: defang(name), email, phone: phone ?? '—' },
    quote: defang(text),
    author: name,
    isToAcademy: true,
    route: `proartist/${artist_id}`,
  })
}
