import type { Right } from '#kit/contract/texts/texts.ts'

/** The screens of records, by their kind, which each feature declares for pages that show records of all. */

/** Who may open a screen: only anonymous visitors, everybody, signed-in users, or holders of a right or of one of several. */
export type Guard = 'guest-only' | 'public' | 'signed-in' | Right | readonly Right[]

/** Where a record is shown: `/packages/$id`; its id, `$name` and `$artist` are filled in. */
export type RecordScreen = {
  to: `/${string}`
  search?: Readonly<Record<string, string>>
  /** Who is led there, unless it is everybody who may open the screen. */
  guard?: Guard
}

/** The screens of all kinds of records that have one. */
export type RecordLinks = Readonly<Record<string, RecordScreen & { guard: Guard }>>

/** Those of all records that have a screen, guarded like it unless the record has a guard of its own. */
export function recordLinksOf(
  records: Readonly<Record<string, RecordScreen | null>>,
  screens: readonly { path: string; guard: Guard }[],
): RecordLinks {
  const guards = new Map(screens.map(({ path, guard }) => [shapeOf(`/${path}`), guard]))
  return Object.fromEntries(
    Object.entries(records).flatMap(([kind, record]) => {
      const guard = record && guards.get(shapeOf(record.to))
      return guard ? [[kind, { guard, ...record }]] : []
    }),
  )
}

/** An address without what its parts that vary are called. */
function shapeOf(path: string): string {
  return path.replace(/\$\w+/g, '$')
}
