import { sql } from 'kysely'
import { privacy } from '#academy/privacy/contract/privacy.ts'
import { filledIn, type PrivacyValues } from '#academy/privacy/contract/privacy-values.ts'
import { missingOfOperator } from '#academy/settings/contract/operator.ts'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { type Bilingual, languages } from '#kit/contract/texts/text.ts'
import { type Context, routes } from '#kit/server/http/context.ts'
import { fail, found } from '#kit/server/http/errors.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { presentValues, privacyVersions, publishedNotice } from './privacy.queries.ts'
import { privacyPage } from './privacy-page.ts'
import { privacyTemplate } from './privacy-template.ts'

declare module '#kit/server/jobs/events.ts' {
  interface Events {
    'privacyNotice.saved': { number: number }
    'privacyNotice.published': { number: number }
  }
}

const subject = ({ db }: Context, { id }: { id: number }) =>
  db
    .selectFrom('privacy_versions')
    .select(['id', 'number', 'body', 'published_text', 'published_at'])
    .where('id', '=', id)
    .executeTakeFirst()
type Subject = NonNullable<Awaited<ReturnType<typeof subject>>>

export const privacyRoutes = routes(privacy, {
  page: (ctx) => privacyPage(ctx, 'pl'),
  englishPage: (ctx) => privacyPage(ctx, 'en-US'),

  controller: async ({ db }) => {
    const { operator_name: name, operator_address: address } = await operatorOf(db)
    return { data: { name, address } }
  },

  get: async ({ db }) => {
    const { operator, values } = await presentValues(db)
    const published = await publishedNotice(db)
    return {
      data: {
        template: privacyTemplate,
        body: (await newest(db))?.body ?? privacyTemplate,
        versions: await privacyVersions(db).orderBy('number', 'desc').execute(),
        missing: missingOfOperator(operator),
        is_outdated: !!published && !isSame(published.published_text, textOf(published.body, values)),
      },
    }
  },

  version: {
    subject,
    handle: async ({ db }, { id }, { body, published_text }: Subject) => {
      const text = published_text ?? textOf(body, (await presentValues(db)).values)
      return { data: { ...(await versionOf(db, id)), text } }
    },
  },

  save: async ({ db, user, now, record }, { body, based_on }) => {
    await lockVersions(db)
    const before = await newest(db)
    if ((before?.number ?? 0) !== based_on) fail('privacy_newer', { number: before?.number ?? 0 })
    const number = (before?.number ?? 0) + 1
    const { id } = await db
      .insertInto('privacy_versions')
      .values({ number, body: JSON.stringify(body) as never, saved_by: user.id, saved_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await record('privacyNotice.saved', id, { number })
    return { data: await versionOf(db, id) }
  },

  publish: {
    subject,
    handle: async ({ db, now, record }, { id }, { body, number }: Subject) => {
      await lockVersions(db)
      const { operator, values } = await presentValues(db)
      if (missingOfOperator(operator).length > 0) fail('privacy_operator_missing')
      // What was published stays as it was read: with other values it is a new version.
      const { numUpdatedRows } = await db
        .updateTable('privacy_versions')
        .set({ published_text: JSON.stringify(textOf(body, values)) as never, published_at: now })
        .where('id', '=', id)
        .where('published_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await record('privacyNotice.published', id, { number })
      return { data: await versionOf(db, id) }
    },
  },
})

function newest(db: Db) {
  return db
    .selectFrom('privacy_versions')
    .select(['number', 'body'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function versionOf(db: Db, id: number) {
  return found(await privacyVersions(db).where('privacy_versions.id', '=', id).executeTakeFirst())
}

/** Saving and publishing are one after another: the next number, and what is in force, depend on all versions. */
async function lockVersions(db: Db): Promise<void> {
  await sql`lock table privacy_versions in share row exclusive mode`.execute(db)
}

function textOf(body: Bilingual, values: PrivacyValues): Bilingual {
  return { pl: filledIn(body.pl, values), 'en-US': filledIn(body['en-US'], values) }
}

function isSame(published: Bilingual | null, text: Bilingual): boolean {
  return languages.every((language) => published?.[language] === text[language])
}
