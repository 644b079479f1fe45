import type { Reader } from '#kit/server/http/context.ts'
import { visibleArtists } from '#network/artists/server/artists.queries.ts'
import { type PairKind, pairKinds } from '#office/duplicates/contract/duplicates.flow.ts'
import type { TypedPerson } from '#office/duplicates/contract/duplicates.ts'
import type { SimilarPerson } from '#office/duplicates/contract/similar-person.ts'
import { keysOf, nameKeysOf } from '#office/duplicates/server/matching/keys.ts'
import { type Compared, leastWhileTyping, prepared, scoreOf } from '#office/duplicates/server/matching/score.ts'
import { visibleStudents } from '#people/students/server/student-list.queries.ts'
import { peopleLike } from './people.queries.ts'

const most = 3

type Found = { score: number; similar: SimilarPerson }

/** Students and artists like the person who is being typed, the most similar first: only those whom the reader may see. */
export async function likeTyped(ctx: Reader, typed: TypedPerson): Promise<SimilarPerson[]> {
  const phone = typed.phone?.replace(/[\s().-]/g, '').replace(/^00/, '+') || null
  const person = { ...typed, email: typed.email ?? '', phone, tax_id: null }
  const found: Found[] = []
  for (const kind of pairKinds) found.push(...(await likeIn(ctx, kind, person)))
  return found
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ similar }) => similar)
}

async function likeIn(ctx: Reader, kind: PairKind, typed: Compared): Promise<Found[]> {
  const person = prepared(typed)
  const people = await peopleLike(ctx.db, kind, keysOf(person), nameKeysOf(person))
  const found = people.flatMap(({ id, first_name, last_name, email, ...rest }) => {
    const score = scoreOf(person, prepared({ first_name, last_name, email, ...rest }), leastWhileTyping)?.score
    return score === undefined ? [] : [{ score, similar: { kind, id, first_name, last_name, email } }]
  })
  if (found.length === 0) return []
  const visible = await visibleAmong[kind](
    ctx,
    found.map(({ similar }) => similar.id),
  )
  return found.filter(({ similar }) => visible.has(similar.id))
}

/** Those of some people whom the reader may see. */
export const visibleAmong = {
  STUDENTS: async (ctx: Reader, ids: number[]) =>
    idsOf(await visibleStudents(ctx).select('students.id').where('students.id', 'in', ids).execute()),
  ARTISTS: async ({ db, user }: Reader, ids: number[]) =>
    idsOf(await visibleArtists(db, user).select('pro_artists.id').where('pro_artists.id', 'in', ids).execute()),
}

function idsOf(rows: readonly { id: number }[]): Set<number> {
  return new Set(rows.map(({ id }) => id))
}
