import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Portal } from '#kit/server/http/context.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import { type MadePage, pageCache } from '#kit/server/public-page/page-cache.ts'
import { readTogether } from '#kit/server/read-together.ts'
import { publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'
import { publicPictures } from '../profile-addresses.queries.ts'
import { profileContent } from '../profile-content.queries.ts'
import { publicTraining, trainingVersion } from './public-trainings.queries.ts'
import { idIn, trainingSlug } from './training-addresses.ts'
import { trainingPage } from './training-page.ts'
import { standingOf } from './training-view.ts'

type MadeTraining = MadePage & { slug: string }

/** Renders a training's page as it is now; null: nobody may see it. The caller has checked that there is a gallery. */
export async function makeTrainingPage(
  { config, db, texts }: Pick<Portal, 'config' | 'db' | 'texts'>,
  id: number,
  language: Language,
  now: Date,
): Promise<MadeTraining | null> {
  const training = await publicTraining(db, id)
  if (!training) return null
  const [content, { operator_email: email, operator_phone: phone, sign_ups }] = await Promise.all([
    profileContent(db, { id: training.artist_id, slug: training.artist_slug }, now),
    settingsInForce(db),
  ])
  const reading = { t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }
  const artist = { content, pictures: publicPictures(content), isPreview: false }
  const page = await trainingPage({
    ...{ ...reading, ...artist, training, contact: { email, phone }, takesSignUps: sign_ups !== 'OFF' },
    standing: standingOf(training, now),
  })
  const changes = [training.starts_at, training.ends_at, ...content.trainings.map(({ starts_at }) => starts_at)]
  const ahead = changes.map((instant) => Date.parse(instant ?? '')).filter((instant) => instant > now.getTime())
  return { page, slug: trainingSlug(training, language), until: Math.min(Number.POSITIVE_INFINITY, ...ahead) }
}

/** The cache of pages: those requested last. */
const mostStored = 300

/** A page is rendered once for each version of what it shows; every request queries the version. */
export function trainingPages(portal: Portal): FastPath[] {
  const { db, clock, texts } = portal
  const stored = pageCache<MadeTraining | null>(mostStored)
  const version = readTogether<Awaited<ReturnType<typeof trainingVersion>>>()

  /** Null: the route answers, as for an address that leads on. */
  async function pageAt(slug: string, language: Language): Promise<WebPage | null> {
    const id = idIn(slug)
    if (id === null) return null
    const found = await version(String(id), () => trainingVersion(db, id))
    if (!found?.is_gallery_on) return null
    await texts.follow(found.texts_version)
    const now = clock()
    const made = await stored(`${id} ${language}`, found.state, now, () => makeTrainingPage(portal, id, language, now))
    return made?.slug === slug ? made.page : null
  }

  const at =
    (language: Language) =>
    ({ params: { slug = '' } }: { params: Record<string, string> }) =>
      pageAt(slug, language)
  return [
    { endpoint: publicTrainings.page, answer: at('pl') },
    { endpoint: publicTrainings.englishPage, answer: at('en-US') },
  ]
}
