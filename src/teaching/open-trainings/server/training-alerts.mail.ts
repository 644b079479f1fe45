import { sql } from 'kysely'
import type { Language } from '#kit/contract/texts/text.ts'
import type { AnyContext, Listeners } from '#kit/server/http/feature.ts'
import { moneyIn } from '#kit/server/language/money-in.ts'
import { defang } from '#kit/server/mail/defang.ts'
import { sendMail } from '#kit/server/mail/mail.ts'
import { citiesNear } from './near-cities.ts'
import { openTrainings } from './open-trainings.queries.ts'

/** Emails students whose alerts a newly published training fits, each of them once. */
export const trainingAlertMails: Listeners = {
  'training.published': async (ctx, id) => {
    const training = await openTrainings(ctx)
      .select(['trainings.id', 'title', 'technique', 'kind', 'language', 'city', 'country', 'time_zone'])
      .select(['price_amount', 'price_currency', 'starts_at'])
      .where('trainings.id', '=', id)
      .executeTakeFirst()
    // Meanwhile it may have been taken back, or have begun.
    if (!training) return
    for (const student of await recipientsOf(ctx, training)) {
      const { email: to, language } = student
      await sendMail(ctx, {
        ...{ to, language, name: 'training_new', route: `my/open-trainings/${id}` },
        params: {
          when: dayOf(language, training),
          price: moneyIn(language, training.price_amount, training.price_currency),
        },
        typed: {
          title: defang(training.title[language]),
          where: training.city === null ? ctx.texts.in(language)('trainings.online') : defang(training.city),
        },
      })
    }
  },
}

/** The day on which it begins, where it is held. */
function dayOf(language: Language, { starts_at, time_zone }: { starts_at: string | null; time_zone: string }): string {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: time_zone })
  return written.format(new Date(starts_at as string))
}

type Announced = {
  id: number
  technique: string | null
  kind: string
  language: string
  city: string | null
  country: string | null
}

/** Students with an alert that fits, who never had a seat there and were not notified before. */
async function recipientsOf({ db, now }: AnyContext, { id, technique, kind, language, city, country }: Announced) {
  const alerts = await db
    .selectFrom('training_alerts')
    .select(['student_id', 'near'])
    .where(({ or, eb }) => or([eb('technique', 'is', null), eb('technique', '=', technique as never)]))
    .where(({ or, eb }) => or([eb('kind', 'is', null), eb('kind', '=', kind as never)]))
    .where(({ or, eb }) => or([eb('language', 'is', null), eb('language', '=', language as never)]))
    .execute()
  const wanted = [...new Set(alerts.flatMap(({ near }) => near ?? []))]
  const here = city === null ? [] : [{ name: city, country: country ?? '' }]
  const close = new Set<string | null>([null])
  for (const near of wanted) if ((await citiesNear(here, near)).includes(city ?? '')) close.add(near)
  const ids = [...new Set(alerts.filter(({ near }) => close.has(near)).map(({ student_id }) => student_id))]
  if (ids.length === 0) return []
  const recipients = await db
    .insertInto('training_announcements')
    .columns(['training_id', 'student_id', 'announced_at'])
    .expression((eb) =>
      eb
        .selectFrom('students')
        .select([eb.val(id).as('training_id'), 'students.id', eb.val(now).as('announced_at')])
        .where('students.id', 'in', ids)
        .where('students.status', '=', 'ACTIVE')
        .where(({ not, exists }) =>
          not(
            exists(
              eb
                .selectFrom('participants')
                .select('participants.id')
                .where('training_id', '=', id)
                .where('student_id', '=', sql<number>`students.id`),
            ),
          ),
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('student_id')
    .execute()
  if (recipients.length === 0) return []
  return db
    .selectFrom('students')
    .select(['email', 'language_name as language'])
    .where(
      'id',
      'in',
      recipients.map(({ student_id }) => student_id),
    )
    .execute()
}
