import { features } from '#app/server/app.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { shift } from '#kit/server/postgres/instant.ts'
import { readUser } from '#kit/server/session/session.ts'
import { suggestedChoice } from '#office/duplicates/contract/merge-choice.ts'
import { chosenFields } from '#office/duplicates/contract/merges.ts'
import { peopleOf } from '#office/duplicates/server/merging/merge.queries.ts'
import { mergePair } from '#office/duplicates/server/merging/merge.steps.ts'
import { createUser } from '#people/session/server/user-rows.steps.ts'
import { addStudents } from '#people/students/server/students.steps.ts'
import { officeIdOf, type UserIds } from '../seed/seed-accounts.ts'
import { contextThen } from '../seed/seed-context.ts'

/** The office wrote down some students who were there already. One it merged yesterday, which can still be undone; the others wait. */
export async function enterMerge(portal: Portal, userIds: UserIds): Promise<void> {
  const { db, clock } = portal
  const yesterday = new Date(shift(clock(), { days: -1 }))
  const [merged, ...waiting] = await db
    .selectFrom('students')
    .select(['id', 'first_name', 'last_name', 'phone', 'country_id', 'language_name'])
    .where('status', '=', 'ACTIVE')
    .where('phone', 'is not', null)
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  if (!merged) return
  for (const [index, student] of waiting.entries())
    await enterTwin(portal, student, `nowy.adres.${index + 1}@poczta.example.com`)
  const known = merged.id
  const twin = await enterTwin(portal, merged, 'druga.skrzynka@poczta.example.com')
  const pair = await db
    .insertInto('duplicate_pairs')
    .values({
      ...{ kind: 'STUDENTS', left_id: known, right_id: twin, score: 95 },
      ...{ reasons: ['NAME_SAME', 'PHONE_SAME', 'EMAIL_DIFFERS'], found_at: shift(clock(), { days: -8 }) },
    })
    .returning(['id', 'kind', 'state', 'left_id', 'right_id'])
    .executeTakeFirstOrThrow()
  const user = await readUser(db, officeIdOf(userIds))
  const ctx = { ...contextThen(portal, yesterday, user), user }
  const people = await peopleOf(ctx, { ...pair, left: { id: pair.left_id }, right: { id: pair.right_id } })
  const merging = Object.values(features).flatMap((feature) => feature.merging ?? [])
  await mergePair(ctx, merging, pair.id, suggestedChoice(chosenFields, people, 'left'), {
    left: undefined,
    right: undefined,
  })
}

type Student = {
  first_name: string
  last_name: string
  phone: string | null
  country_id: number | null
  language_name: Language
}

/** A second record of a student, by another address. */
async function enterTwin({ db, clock }: Portal, student: Student & { id: number }, email: string): Promise<number> {
  const { id: _, phone, country_id, ...names } = student
  const person = { ...names, email }
  const added = new Date(shift(clock(), { days: -9 }))
  const user_id = (await createUser(db, person, 'client', added)) as number
  const row = { ...person, user_id, phone, country_id, internal_note: 'Prosi o kontakt telefoniczny po 16.' }
  const [twin] = await addStudents(db, [row], added)
  return (twin as { id: number }).id
}
