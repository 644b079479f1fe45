import { createHash } from 'node:crypto'
import type { Operator } from '#academy/settings/contract/operator.ts'
import { operatorOf } from '#academy/settings/server/operator.queries.ts'
import { type Bilingual, type Language, languages } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import { fullNameIn } from '#kit/server/postgres/full-name.ts'
import { wordingVersion } from '#reputation/consents/contract/consents.ts'

/** Title and description, which are published with the pictures. */
export type PublishedWords = { title: Bilingual; description: Bilingual }

type World = Pick<Context<unknown>, 'db' | 'texts'>

/** The wording of the consent to a work as its person reads it now, in each language. */
export async function wordingsOf({ db, texts }: World, itemId: number) {
  const { artist, health, ...words } = await db
    .selectFrom('portfolio_items')
    .innerJoin('pro_artists', 'pro_artists.id', 'pro_artist_id')
    .select(['title', 'description', 'health', fullNameIn().as('artist')])
    .where('portfolio_items.id', '=', itemId)
    .executeTakeFirstOrThrow()
  const operator = await operatorOf(db)
  return languages.map((language) => {
    const t = texts.in(language)
    const params = { artist, ...namesOf(t, operator), title: words.title[language] }
    const paragraphs = (['scope', 'purpose', 'edit', 'time', 'controllers', 'rights'] as const).map((part) =>
      t(`consents.wording_${part}`, params),
    )
    const aboutHealth = health === 'TOLD' ? t('consents.wording_health') : null
    const text = [...paragraphs, words.description[language], aboutHealth].filter(Boolean).join('\n\n')
    const key = createHash('sha256')
      .update(JSON.stringify([text, words]))
      .digest('hex')
    return { paragraphs, health: aboutHealth, key, text, words, version: wordingVersion, language }
  })
}

export async function wordingOf(world: World, language: Language, itemId: number): Promise<Wording> {
  return (await wordingsOf(world, itemId)).find((one) => one.language === language) as Wording
}

export type Wording = Awaited<ReturnType<typeof wordingsOf>>[number]

function namesOf(t: Translate, { academy_name, operator_name, operator_address, ...contact }: Operator) {
  const address = operator_address ?? t('consents.wording_no_address')
  const email = contact.privacy_email ?? contact.operator_email ?? t('consents.wording_no_email')
  return { operator: operator_name ?? academy_name, address, email }
}
