import type { Language } from '#kit/contract/texts/text.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { workFacts } from './consents.notices.ts'

/**
 * The person in the pictures has no account: the mail names the artist and the request, and links to the person's own
 * page.
 */
export async function writeToModel(
  ctx: AnyContext,
  itemId: number,
  { to, language, route }: { to: string; language: Language; route: string },
): Promise<void> {
  const { artist } = await workFacts(ctx, itemId)
  await sendMail(ctx, { to, language, name: 'consent_asked', params: { artist: defang(artist) }, route })
}

/** What was taken back, the artist takes down wherever else they show it: that cannot wait for the next visit. */
export const consentMails: Listeners = {
  'consent.withdrawn': writeToArtist,
  'consent.declined': writeToArtist,
}

async function writeToArtist(ctx: AnyContext, id: number): Promise<void> {
  const { title, email, language } = await workFacts(ctx, id)
  if (!email || !language) return
  await sendMail(ctx, {
    to: email,
    language,
    name: 'consent_withdrawn',
    typed: { title: title[language] },
    route: `portfolio/${id}`,
  })
}
