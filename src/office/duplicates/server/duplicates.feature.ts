import { feature, holds } from '#kit/server/http/feature.ts'
import { mergingRight } from '#office/duplicates/contract/duplicates.flow.ts'
import { duplicateFollows } from './duplicates.follows.ts'
import { duplicateData } from './duplicates.personal-data.ts'
import { visiblePairs } from './duplicates.queries.ts'
import { duplicateRecords } from './duplicates.records.ts'
import { duplicateRoutes } from './duplicates.routes.ts'
import { searchFor } from './search/search.steps.ts'
import { searchInThread } from './search/search-in-thread.ts'

export const duplicates = feature({
  personalData: duplicateData,
  merging: {
    references: {
      duplicate_keys: { student_id: 'own', artist_id: 'own' },
      duplicate_pairs: {
        ...{ left_student_id: 'own', right_student_id: 'own', left_artist_id: 'own', right_artist_id: 'own' },
        decided_by: 'act',
      },
    },
  },
  rights: {
    [mergingRight]: { holders: ['administrator'], group: 'office' },
  },
  records: duplicateRecords,
  calls: duplicateRoutes,
  follows: duplicateFollows,
  tasks: {
    student: (portal, _listeners, id) => searchFor(portal, 'STUDENTS', id),
    artist: (portal, _listeners, id) => searchFor(portal, 'ARTISTS', id),
    everybody: (portal, _listeners, _import, signal) => searchInThread(portal, signal),
  },
  schedules: { daily: (portal, _listeners, signal) => searchInThread(portal, signal) },
  counters: {
    duplicatePairsCount: {
      queue: 'duplicates',
      isFor: holds(mergingRight),
      rows: (ctx) => visiblePairs(ctx).select('found_at as since').where('state', '=', 'OPEN'),
    },
  },
})
