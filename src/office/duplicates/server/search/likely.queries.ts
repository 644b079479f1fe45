import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#kit/server/http/context.ts'
import { visibleArtists } from '#network/artists/server/artists.queries.ts'
import { type PairKind, pairKinds } from '#office/duplicates/contract/duplicates.flow.ts'
import type { LikelyPerson } from '#office/duplicates/contract/similar-person.ts'
import { keysOf } from '#office/duplicates/server/matching/keys.ts'
import { type Compared, prepared, scoreOf } from '#office/duplicates/server/matching/score.ts'
import { visibleStudents } from '#people/students/server/student-list.queries.ts'
import { peopleWithKeys } from './people.queries.ts'
import { visibleAmong } from './similar.queries.ts'

/** Who is likely the same as somebody, as it is stored: names and emails are read when it is shown, with the rights of its reader. */
export type StoredLikely = Pick<LikelyPerson, 'kind' | 'id' | 'reasons'>

/** What is compared of somebody who is not there yet. */
export type ComparedPerson = Compared

type Found = StoredLikely & { score: number }

/**
 * Of each of these people, by their place: who is there by another email and is most likely the same, of those whom the
 * reader sees. By the score from which a pair is offered; some queries for all of them, however many they are.
 */
export async function likelySame(ctx: Reader, people: readonly Compared[]): Promise<ReadonlyMap<number, StoredLikely>> {
  const compared = people.map((person, place) => {
    const one = prepared(person)
    return { place, email: person.email.toLowerCase(), prepared: one, keys: keysOf(one) }
  })
  const best = new Map<number, Found>()
  for (const kind of pairKinds)
    for (const [place, found] of await likelyIn(ctx, kind, compared))
      if (found.score > (best.get(place)?.score ?? 0)) best.set(place, found)
  return new Map([...best].map(([place, { score: _, ...likely }]) => [place, likely]))
}

type Wanted = { place: number; email: string; prepared: ReturnType<typeof prepared>; keys: string[] }

async function likelyIn(ctx: Reader, kind: PairKind, wanted: readonly Wanted[]): Promise<[number, Found][]> {
  if (wanted.length === 0) return []
  const withKey = await peopleWithKeys(ctx.db, kind, [...new Set(wanted.flatMap(({ keys }) => keys))])
  const known = new Map<number, { email: string; prepared: ReturnType<typeof prepared> }>()
  const knownAs = (person: Compared & { id: number }) => {
    const there = known.get(person.id) ?? { email: person.email.toLowerCase(), prepared: prepared(person) }
    known.set(person.id, there)
    return there
  }
  const found = wanted.flatMap(({ place, email, prepared: one, keys }) => {
    const others = new Map(keys.flatMap((key) => withKey.get(key) ?? []).map((other) => [other.id, other]))
    return [...others.values()].flatMap((person): [number, Found][] => {
      const other = knownAs(person)
      // A person with this very address is no other one: the import identifies people by it.
      const score = other.email === email ? null : scoreOf(one, other.prepared)
      return score ? [[place, { kind, id: person.id, ...score }]] : []
    })
  })
  if (found.length === 0) return []
  const visible = await visibleAmong[kind](ctx, [...new Set(found.map(([, { id }]) => id))])
  return found.filter(([, { id }]) => visible.has(id)).toSorted(([, one], [, other]) => other.score - one.score)
}

/** The person whom such a column names, for those who may see them, and null for others. */
export function likelyPerson(ctx: Reader, column: string): RawBuilder<LikelyPerson | null> {
  const stored = sql.ref(column)
  const id = sql<number>`(${stored} ->> 'id')::int`
  const shown = (table: string) => {
    const [key, first, last, email] = ['id', 'first_name', 'last_name', 'email'].map((one) =>
      sql.ref(`${table}.${one}`),
    )
    return sql<LikelyPerson>`json_build_object('kind', ${stored} ->> 'kind', 'id', ${key}, 'first_name', ${first},
      'last_name', ${last}, 'email', ${email}, 'reasons', ${stored} -> 'reasons')`.as('person')
  }
  const student = visibleStudents(ctx).where('students.id', '=', id).select(shown('students'))
  const artist = visibleArtists(ctx.db, ctx.user)
    .where('pro_artists.id', '=', id)
    .where('pro_artists.merged_into', 'is', null)
    .where('pro_artists.email', 'not like', '%@deleted.invalid')
    .select(shown('pro_artists'))
  return sql`case ${stored} ->> 'kind' when 'STUDENTS' then ${student} when 'ARTISTS' then ${artist} end`
}
