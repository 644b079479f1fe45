import { z } from 'zod/mini'
import type { BulkAct } from '#contract/applications/applications.flow.ts'
import { wholeNumber } from '#contract/kit/fields.ts'
import type { ProArtistRow } from './artists.entities.ts'

const max = 2_147_483_647

/**
 * What was on the screen of whoever decides, as far as the decision rests on it. Where any of it is otherwise by now, the
 * answer is a 409: `step_not_possible` for the state, `artist_changed` for the rest, which names what it is.
 */
export const seenArtist = {
  seen_status: z.optional(wholeNumber({ min: 0, max: 5 })),
  seen_activation: z.optional(wholeNumber({ min: 0, max: 1 })),
  seen_pro_team: z.optional(wholeNumber({ min: 0, max: 1 })),
  seen_level: z.optional(wholeNumber({ min: 1, max })),
  /** The number of the data's latest change. */
  seen_version: z.optional(wholeNumber({ min: 1, max })),
}

export type SeenArtist = { [Fact in keyof typeof seenArtist]?: number }
export type SeenFact = keyof SeenArtist

type Facts = Pick<ProArtistRow, 'invitation_status' | 'activation_status' | 'pro_team' | 'version'>

/** What an artist is like now, under the names by which it is said to have been seen. */
export function factsOf({ invitation_status, activation_status, pro_team, version }: Facts, level?: number | null) {
  return {
    seen_status: invitation_status,
    seen_activation: activation_status,
    seen_pro_team: Number(pro_team),
    seen_level: level ?? undefined,
    seen_version: version,
  }
}

/** What each act on many rests on: an application is judged by its data, an account by where it stands. */
const restsOn: Record<BulkAct, readonly SeenFact[]> = {
  accept: ['seen_status', 'seen_version'],
  reject: ['seen_status', 'seen_version'],
  enable: ['seen_activation', 'seen_pro_team', 'seen_level'],
  disable: ['seen_activation', 'seen_pro_team', 'seen_level'],
  addToProTeam: ['seen_activation', 'seen_pro_team', 'seen_level'],
  removeFromProTeam: ['seen_activation', 'seen_pro_team', 'seen_level'],
  setLevel: ['seen_level'],
  message: [],
}

/** What an act on this row says that it saw. */
export function seenFor(act: BulkAct, row: ProArtistRow): SeenArtist {
  const facts = factsOf(row, row.level?.id)
  return Object.fromEntries(restsOn[act].map((fact) => [fact, facts[fact]]))
}

/** What of that is otherwise by now. */
export function changedFacts(act: BulkAct, seen: ProArtistRow, now: ProArtistRow): SeenFact[] {
  const [before, after] = [seenFor(act, seen), seenFor(act, now)]
  return restsOn[act].filter((fact) => before[fact] !== after[fact])
}
