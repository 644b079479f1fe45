/** What cells refer to by name: techniques, languages of trainings, artists. */
import { languages } from '#kit/contract/texts/text.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { Context } from '#kit/server/http/context.ts'
import type { Db } from '#kit/server/postgres/database.ts'
import { spokenLanguages, techniques } from '#network/artists/contract/artists.choices.ts'
import { invitationStatus } from '#network/artists/contract/artists.flow.ts'
import { plain } from './cells/typed-cells.ts'

type Technique = (typeof techniques)[number]
type SpokenLanguage = (typeof spokenLanguages)[number]

/** By code and by label in both languages. */
export function techniquesByName({ texts }: Pick<Context, 'texts'>): Map<string, Technique> {
  return new Map(
    languages.flatMap((language) =>
      techniques.flatMap((one) =>
        [one, texts.in(language)(`artists.techniques_${one}`)].map((name) => [plain(name), one] as const),
      ),
    ),
  )
}

/** Languages that trainings are held in: by code, and by name in both languages of the portal. */
export const spokenNames = new Map<string, SpokenLanguage>(
  spokenLanguages.flatMap((code) => [
    [code, code] as const,
    ...['pl', 'en'].map((language) => [plain(nameOfLanguage(code, language)), code] as const),
  ]),
)

export function nameOfLanguage(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}

/** Artists of the network, by email and by whole name where nobody shares it. */
export async function artistsByName(db: Db): Promise<Map<string, number>> {
  const artists = await db
    .selectFrom('pro_artists')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('invitation_status', '=', invitationStatus.COMPLETED)
    .execute()
  const byName = Map.groupBy(artists, ({ first_name, last_name }) => plain(fullName({ first_name, last_name })))
  return new Map<string, number>([
    ...[...byName].flatMap(([name, [one, ...others]]) => (one && others.length === 0 ? [[name, one.id] as const] : [])),
    ...artists.map(({ id, email }) => [plain(email), id] as const),
  ])
}
