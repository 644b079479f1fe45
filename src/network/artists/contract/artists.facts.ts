import type { ProArtistRow } from './artists.entities.ts'
import type { BulkAct } from './artists.flow.ts'
import { dataFields } from './artists.form.ts'

/*
 * What a decision rests on: where others changed any of it since the revision that was decided on, the answer is a 409; what
 * else they changed does not matter to it.
 */

/** An application is judged by its data. */
export const applicationFacts: readonly string[] = ['invitation_status', ...dataFields]
/** An account, by its state. */
export const accountFacts = ['activation_status', 'pro_team', 'level'] as const

export type Fact = 'invitation_status' | (typeof accountFacts)[number] | 'data'

const restsOn: Record<BulkAct, readonly Fact[]> = {
  accept: ['invitation_status', 'data'],
  reject: ['invitation_status', 'data'],
  enable: accountFacts,
  disable: accountFacts,
  addToProTeam: accountFacts,
  removeFromProTeam: accountFacts,
  setLevel: ['level'],
  message: [],
}

/** The facts that are different in the row as it is now. */
export function changedFacts(act: BulkAct, before: ProArtistRow, now: ProArtistRow): Fact[] {
  const [then, today] = [factsOf(before), factsOf(now)]
  return restsOn[act].filter((fact) => then[fact] !== today[fact])
}

/** Where the status is the same, a later revision of an application is another state of its data. */
function factsOf({
  invitation_status,
  activation_status,
  pro_team,
  level,
  revision,
}: ProArtistRow): Record<Fact, unknown> {
  return { invitation_status, activation_status, pro_team, level: level?.id, data: revision }
}
