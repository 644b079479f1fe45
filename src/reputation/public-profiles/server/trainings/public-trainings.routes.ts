import { settingsInForce } from '#academy/settings/server/settings.queries.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { timesIn, zoneName } from '#kit/contract/values/time-zone.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import { CachedFile } from '#kit/server/http/files/cached-file.ts'
import { icalendar } from '#kit/server/http/files/icalendar.ts'
import { type PublicTrainingQuery, publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import { visibleTrainings } from '#teaching/trainings/server/trainings.queries.ts'
import { absentPage, movedPage } from '../gone-page.ts'
import { languageOf } from '../public-profiles.routes.ts'
import { publicTraining } from './public-trainings.queries.ts'
import { idIn, trainingAddresses, trainingPath } from './training-addresses.ts'
import { trainingFeed } from './training-feed.ts'
import { makeTrainingList } from './training-list-pages.ts'
import { makeTrainingPage } from './training-pages.ts'

type Visitor = Context<unknown>

export const publicTrainingRoutes = routes(publicTrainings, {
  list: (ctx, query) => listAt(ctx, query, 'pl'),
  englishList: (ctx, query) => listAt(ctx, query, 'en-US'),

  feed: (ctx, query) => feedAt(ctx, query, 'pl'),
  englishFeed: (ctx, query) => feedAt(ctx, query, 'en-US'),

  page: (ctx, { slug }) => pageAt(ctx, slug, 'pl'),
  englishPage: (ctx, { slug }) => pageAt(ctx, slug, 'en-US'),

  file: async (ctx, { slug, language: languageName }) => {
    const language = languageOf(languageName)
    const training = found(await shownTraining(ctx, idIn(slug)))
    if (training.state === 'CANCELLED') fail('not_found')
    return fileOf(ctx, training, language)
  },

  ofTraining: {
    subject: (ctx, { id }) =>
      visibleTrainings(ctx).select('trainings.id').where('trainings.id', '=', id).executeTakeFirst(),
    handle: async (ctx, { id }) => {
      const training = await shownTraining(ctx, id)
      const isPublished = training?.state === 'PUBLISHED'
      return { data: { addresses: isPublished ? trainingAddresses(ctx.config, training) : null } }
    },
  },
})

/** Undefined while the gallery is off. */
async function shownTraining({ db }: Visitor, id: number | null) {
  const { is_gallery_on } = await settingsInForce(db)
  return is_gallery_on && id !== null ? publicTraining(db, id) : undefined
}

/** Where the cache does not answer: while the gallery is off, and HEAD requests. */
async function listAt(ctx: Visitor, query: PublicTrainingQuery, language: Language): Promise<WebPage> {
  const { is_gallery_on } = await settingsInForce(ctx.db)
  return is_gallery_on ? (await makeTrainingList(ctx, language, query, ctx.now)).page : absent(ctx, language)
}

async function feedAt(ctx: Visitor, query: PublicTrainingQuery, language: Language): Promise<CachedFile> {
  const { is_gallery_on } = await settingsInForce(ctx.db)
  return is_gallery_on ? trainingFeed(ctx, language, query, ctx.now) : fail('not_found')
}

/** Addresses that lead on, and those of trainings that nobody may see. */
async function pageAt(ctx: Visitor, slug: string, language: Language): Promise<WebPage> {
  const training = await shownTraining(ctx, idIn(slug))
  const made = training && (await makeTrainingPage(ctx, training.id, language, ctx.now))
  if (!made) return absent(ctx, language)
  return made.slug === slug ? made.page : movedPage(ctx.config.publicUrl + trainingPath(training, language))
}

function absent({ texts, config }: Visitor, language: Language): Promise<WebPage> {
  return absentPage({ t: texts.in(language), look: texts.look(), language, publicUrl: config.publicUrl }, 404)
}

type Shown = NonNullable<Awaited<ReturnType<typeof publicTraining>>>

/** The sessions as events, under the ids that they have in calendars of participants. */
function fileOf({ config }: Visitor, training: Shown, language: Language): CachedFile {
  const { title, venue, sessions, time_zone } = training
  const { hostname } = new URL(config.publicUrl)
  const events = sessions.map(({ id, ...session }) => ({
    ...session,
    uid: `session-${id}@${hostname}`,
    title: title[language],
    // Other calendars show times in their own zone: the description has those that were announced.
    description: `${fullName(training)}\n${timesIn(language, session, time_zone)} (${zoneName(language, time_zone)})`,
    location: venue && placeOf(venue),
    url: config.publicUrl + trainingPath(training, language),
    status: 'CONFIRMED' as const,
  }))
  return new CachedFile('training.ics', 'text/calendar', icalendar(title[language], events))
}
