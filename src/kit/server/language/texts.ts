import type { Language } from '#kit/contract/texts/text.ts'
import { type FlatText, flatTexts, type TextConstant, type Translate } from '#kit/contract/texts/texts.ts'
import { createTranslator, type Params } from '#kit/contract/texts/translator.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import type { Db } from '#kit/server/postgres/database.ts'

/** The texts in the database, for a language. */

declare module '#kit/server/postgres/narrowed.ts' {
  interface Narrowed {
    languages: { code: Language }
  }
}

export type Texts = {
  in(language: Language): Translate
  /** Takes over later edits, by this or another process; the present version is queried if it is not given. */
  follow(version?: number): Promise<void>
  /** What every text may mention. */
  constants(): Readonly<Record<TextConstant, string>>
  /** How the academy looks. */
  look(): Look
}

/** Null: Atelier's own. */
export type Look = {
  accent: string | null
  /** A small PNG. */
  mark: Buffer | null
  /** Whether the sign-in page leads to a gallery for everybody. */
  hasGallery?: boolean
}

/** The texts in force, for any language. */
export async function loadTexts(db: Db): Promise<Texts> {
  let loaded = await readTexts(db)
  const follow = async (version?: number): Promise<void> => {
    const inForce = version ?? (await readTextsVersion(db))
    while (loaded.version < inForce) loaded = await readTogether()
  }
  let reading: ReturnType<typeof readTexts> | null = null
  // Concurrent calls share one read.
  const readTogether = () => {
    reading ??= readTexts(db).finally(() => {
      reading = null
    })
    return reading
  }
  return { in: (language) => loaded.in(language), follow, constants: () => loaded.constants, look: () => loaded.look }
}

/**
 * The defaults in the code, and from the table only edited and added texts. A process of an older version uses its own
 * defaults next to a newer one. The version is read first: an edit in between is read again.
 */
async function readTexts(db: Db) {
  const {
    version,
    accent,
    mark,
    has_gallery: hasGallery,
    ...constants
  } = await readVersion(db).executeTakeFirstOrThrow()
  constants.imprint = withReadablePhone(constants.imprint)
  const edited = await db
    .selectFrom('translations')
    .innerJoin('languages', 'languages.id', 'translations.language_id')
    .select(['languages.code as language', 'key', 'translation'])
    .where((eb) => eb.or([eb('is_edited', '=', true), eb('default_text', 'is', null)]))
    .execute()
  const shipped = shippedTexts().map(({ text, ...rest }) => ({ ...rest, translation: text }))
  const translator = createTranslator(shipped)
  translator.add(edited)
  const filledIn = (language: Language) => {
    const t = translator.in(language)
    return (key: string, params?: Params) => t(key, { ...constants, ...params })
  }
  return { in: filledIn, version, constants, look: { accent, mark, hasGallery } }
}

/** The code is the same for as long as the process runs. */
let shippedByCode: FlatText[] | undefined

export function shippedTexts(): FlatText[] {
  shippedByCode ??= flatTexts()
  return shippedByCode
}

function readVersion(db: Db) {
  return db
    .selectFrom('texts_version')
    .select(['version', 'academy', 'imprint', 'office_email', 'accent', 'mark', 'has_gallery'])
}

/** What every text may mention, as it is now. */
export async function readConstants(db: Db): Promise<Record<TextConstant, string>> {
  const constants = db.selectFrom('texts_version').select(['academy', 'imprint', 'office_email'])
  const { imprint, ...rest } = await constants.executeTakeFirstOrThrow()
  return { ...rest, imprint: withReadablePhone(imprint) }
}

/** The imprint ends in the telephone number, if there is one, as it is stored. */
function withReadablePhone(imprint: string): string {
  return imprint.replace(/\+\d+$/, formatPhone)
}

/** It rises with every text that is edited, added or removed, and with what all texts may mention. */
export async function readTextsVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('texts_version').select('version').executeTakeFirstOrThrow()
  return version
}
