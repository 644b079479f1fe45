import { sql } from 'kysely'
import { hasPermission } from '#kit/contract/rights.ts'
import type { User } from '#kit/contract/session.ts'
import type { Context, Reader } from '#kit/server/http/context.ts'
import type { CsvColumn } from '#kit/server/lists/csv.ts'
import { decimal, minute, nameOfCode } from '#kit/server/lists/csv-values.ts'
import { inLanguage } from '#kit/server/lists/list.ts'
import { inPolishOrder } from '#kit/server/postgres/full-name.ts'
import { midnight } from '#kit/server/postgres/midnight.ts'
import { moneyOf } from '#kit/server/postgres/money.ts'
import { techniques } from '#network/artists/contract/artists.choices.ts'
import { pictureOrNull } from '#network/artists/server/artists.queries.ts'
import { allTrainingsRight, trainingKinds, trainingStates } from '#teaching/trainings/contract/trainings.flow.ts'
import type { TrainingQuery, TrainingRow } from '#teaching/trainings/contract/trainings.ts'
import { leaderOf, visibleTrainings } from './trainings.queries.ts'

type Trainings = ReturnType<typeof visibleTrainings>

/** What a list of trainings shows, and how it is filtered and sorted. */
export function trainingList(ctx: Reader<'language'>, query: TrainingQuery) {
  const { language } = ctx
  return {
    table: 'trainings' as const,
    matching: matching(ctx, query),
    rows: (some: Trainings) => trainingRows(some, ctx.user),
    search: sql.ref<string>('trainings.search'),
    sort: {
      name: [inLanguage(sql.ref('trainings.title'), language)],
      artist: [inPolishOrder('trainings.artist_name')],
      city: [inPolishOrder('trainings.city')],
      price: [sql.ref('trainings.price_amount')],
    },
  }
}

function matching(ctx: Reader<'language'>, query: TrainingQuery): Trainings {
  const { scope, artistId, state, technique, kind, country } = query
  const { startsFrom, startsTo, changedFrom, changedTo, seatsLeft } = query
  return visibleTrainings(ctx)
    .$if(scope === 'mine', (some) => some.where('trainings.pro_artist_id', '=', ctx.user.pro_artist?.id ?? 0))
    .$if(scope === 'verification', (some) => some.where('trainings.state', '=', 'PENDING_VERIFICATION'))
    .$if(!!artistId, (some) => some.where('trainings.pro_artist_id', '=', artistId as number))
    .$if(!!state, (some) => some.where('trainings.state', '=', state as never))
    .$if(!!technique, (some) => some.where('trainings.technique', '=', technique as never))
    .$if(!!kind, (some) => some.where('trainings.kind', '=', kind as never))
    .$if(!!country, (some) => some.where('trainings.country', '=', country as string))
    .$if(!!startsFrom, (some) => some.where('trainings.starts_at', '>=', midnight(startsFrom as string)))
    .$if(!!startsTo, (some) => some.where('trainings.starts_at', '<', midnight(startsTo as string, 1)))
    .$if(!!changedFrom, (some) => some.where('trainings.state_changed_at', '>=', midnight(changedFrom as string)))
    .$if(!!changedTo, (some) => some.where('trainings.state_changed_at', '<', midnight(changedTo as string, 1)))
    .$if(seatsLeft === 1, (some) => some.where('trainings.seats_left', '>', 0))
    .$if(seatsLeft === 0, (some) => some.where('trainings.seats_left', '=', 0))
}

export function trainingRows(some: Trainings, user: User | null) {
  const own = user?.pro_artist?.id ?? 0
  return some.leftJoin('pro_artists', 'pro_artists.id', 'trainings.pro_artist_id').select([
    'trainings.id',
    'trainings.title',
    sql<TrainingRow['artist']>`case when pro_artists.id is not null then json_build_object(
        'id', pro_artists.id, 'first_name', pro_artists.first_name, 'last_name', pro_artists.last_name,
        'avatar_url', ${pictureOrNull}
      ) end`.as('artist'),
    leaderOf.as('artist_name'),
    sql<boolean>`coalesce(trainings.pro_artist_id = ${own}, false)`.as('is_own'),
    'trainings.technique',
    'trainings.kind',
    'trainings.language',
    'trainings.state',
    'trainings.starts_at',
    'trainings.ends_at',
    'trainings.time_zone',
    'trainings.city',
    'trainings.country',
    'trainings.seats_min',
    'trainings.seats_max',
    'trainings.seats_taken',
    moneyOf('trainings.price').as('price'),
    sql<boolean>`trainings.verified is not null`.as('was_verified'),
    'trainings.created_at',
    'trainings.state_changed_at',
    'trainings.revision',
  ])
}

export function trainingColumns({ t, language, user }: Context): CsvColumn[] {
  const names = <Code extends string>(codes: readonly Code[], nameOf: (code: Code) => string) =>
    Object.fromEntries(codes.map((code) => [code, nameOf(code)]))
  const states = names(trainingStates, (state) => t(`artists.training_${state}`))
  const kinds = names(trainingKinds, (kind) => t(`trainings.kind_${kind}`))
  const text = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: true })
  const plain = (heading: string, value: CsvColumn['value']) => ({ heading, value, isText: false })
  return [
    plain(t('trainings.number'), sql.ref('trainings.id')),
    text(t('trainings.title_pl'), sql`trainings.title ->> 'pl'`),
    text(t('trainings.title_en'), sql`trainings.title ->> 'en-US'`),
    ...(hasPermission(user, allTrainingsRight) ? [text(t('trainings.artist'), leaderOf)] : []),
    plain(t('trainings.state'), nameOfCode(sql`trainings.state`, states)),
    plain(t('trainings.kind'), nameOfCode(sql`trainings.kind`, kinds)),
    plain(t('trainings.technique'), nameOfCode(sql`trainings.technique`, techniqueNames(t))),
    plain(t('trainings.language'), sql.ref('trainings.language')),
    text(t('trainings.city'), sql.ref('trainings.city')),
    plain(t('trainings.country'), sql.ref('trainings.country')),
    plain(t('trainings.export_starts_at'), minute(sql`trainings.starts_at`)),
    plain(t('trainings.export_ends_at'), minute(sql`trainings.ends_at`)),
    plain(t('trainings.seats_taken'), sql.ref('trainings.seats_taken')),
    plain(t('trainings.seats_max'), sql.ref('trainings.seats_max')),
    plain(t('trainings.price'), decimal(sql`round(trainings.price_amount / 100.0, 2)`, language)),
    plain(t('trainings.export_changed_at'), minute(sql`trainings.state_changed_at`)),
  ]
}

function techniqueNames(t: Context['t']) {
  return Object.fromEntries(techniques.map((code) => [code, t(`artists.techniques_${code}`)]))
}
