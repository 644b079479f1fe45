import { isDoorText } from '#academy/translations/contract/door-texts.ts'
import { withoutLoneLetters } from '#kit/contract/texts/line-ends.ts'
import { type Language, supportedLanguage } from '#kit/contract/texts/text.ts'
import { translationScopes, translations } from '#kit/contract/texts/translations.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { EncodedResponse } from '#kit/server/http/encoded-response.ts'
import type { FastPath } from '#kit/server/http/limits/fast-path.ts'
import { readConstants, readTextsVersion, type Texts } from '#kit/server/language/texts.ts'
import { oncePerVersion } from '#kit/server/once-per-version.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** Of each portal in this process. */
const answers = new WeakMap<Texts, ReturnType<typeof oncePerVersion<EncodedResponse>>>()

type TextServices = { db: Db; texts: Texts }

/** Every text in every language. An edit raises the version, which is queried first. */
export function allTexts({ db, texts }: TextServices): Promise<EncodedResponse> {
  return encodedOnce({ db, texts }, 'all', () =>
    shown(db).select(['translations.id', 'language_id', 'code as language']).execute(),
  )
}

/** The texts of all screens, in one language. */
export function applicationTexts({ db, texts }: TextServices, language: Language): Promise<EncodedResponse> {
  return encodedOnce({ db, texts }, `application ${language}`, () => ofScreens(db, language))
}

/** The texts of the screens before sign-in, in one language. */
export function doorTexts({ db, texts }: TextServices, language: Language): Promise<EncodedResponse> {
  return encodedOnce({ db, texts }, `door ${language}`, async () => {
    const rows = await ofScreens(db, language)
    return rows.filter(({ key }) => isDoorText(key))
  })
}

/** Every visit of the portal requests them: they are served before the steps of an ordinary request. */
export function textPaths({ reserved, texts }: Portal): FastPath[] {
  const services = { db: reserved.sessions, texts }
  return [
    { endpoint: translations.all, answer: () => allTexts(services) },
    {
      endpoint: translations.application,
      answer: ({ params }) => applicationTexts(services, supportedLanguage(params.language)),
    },
    { endpoint: translations.door, answer: ({ params }) => doorTexts(services, supportedLanguage(params.language)) },
  ]
}

async function encodedOnce(
  { db, texts }: TextServices,
  key: string,
  read: () => Promise<object[]>,
): Promise<EncodedResponse> {
  const answer = answers.get(texts) ?? oncePerVersion<EncodedResponse>()
  answers.set(texts, answer)
  return answer(key, await readTextsVersion(db), async () => EncodedResponse.of({ data: await read() }))
}

function shown(db: Db) {
  return db
    .selectFrom('translations')
    .innerJoin('languages', 'languages.id', 'translations.language_id')
    .select(['key', 'translation'])
    .orderBy('translations.id')
}

/** Without those of mails and of the server. What every text may mention is filled in, as the server does with its own. */
async function ofScreens(db: Db, language: Language) {
  const constants: Record<string, string> = await readConstants(db)
  const rows = await shown(db)
    .where('code', '=', language)
    .where('scope_id', '=', translationScopes.application)
    .execute()
  return rows.map(({ key, translation }) => ({
    key,
    translation: withoutLoneLetters(
      translation.replace(/\{\{(\w+)\}\}/g, (place, name: string) => constants[name] ?? place),
      language,
    ),
  }))
}
