import type { Db } from '#kit/server/postgres/database.ts'
import type { PairKind } from '#office/duplicates/contract/duplicates.flow.ts'
import type { SimilarPerson, TypedPerson } from '#office/duplicates/contract/duplicates.ts'
import { keysOf, nameKeysOf } from '#office/duplicates/server/matching/keys.ts'
import { leastWhileTyping, prepared, scoreOf } from '#office/duplicates/server/matching/score.ts'
import { peopleLike } from './people.queries.ts'

const most = 3

/** Who is like a person who is being typed, the most similar first; whoever may see all of the kind may read it. */
export async function likeTyped(db: Db, kind: PairKind, typed: TypedPerson): Promise<SimilarPerson[]> {
  const phone = typed.phone?.replace(/[\s().-]/g, '').replace(/^00/, '+') || null
  const person = prepared({ ...typed, email: typed.email ?? '', phone, tax_id: null })
  const people = await peopleLike(db, kind, keysOf(person), nameKeysOf(person))
  return people
    .flatMap(({ id, first_name, last_name, email, ...rest }) => {
      const other = { first_name, last_name, email, ...rest }
      const found = scoreOf(person, prepared(other), leastWhileTyping)
      return found ? [{ score: found.score, similar: { id, first_name, last_name, email } }] : []
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ similar }) => similar)
}
