import type { Listeners } from '#kit/server/http/feature.ts'
import { closeNewLevels, noteNewLevel } from './new-levels.steps.ts'

/** A level that was lowered or corrected is no reason to celebrate, and neither is one that came before it. */
export const newLevelFollows: Listeners = {
  'statusUpgrade.approved': ({ db, now }, id, { request: { from_level, to_level } }) =>
    noteNewLevel(db, { artistId: id, levelId: to_level.id, formerId: from_level.id }, now),
  'proArtist.levelSet': ({ db, now }, id, { move, before, after }) =>
    move === 'raised'
      ? noteNewLevel(db, { artistId: id, levelId: after.id, formerId: before?.id ?? null }, now)
      : closeNewLevels(db, id, now),
}
