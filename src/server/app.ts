import type { FastifyInstance } from 'fastify'
import { makeBackups } from '#server/kit/backup/daily.ts'
import type { Portal } from '#server/kit/http/context.ts'
import { chartsOf, countersOf, doTasks, heardBy, removalsOf, schedulesOf, stepsOf } from '#server/kit/http/feature.ts'
import { createServer } from '#server/kit/http/server.ts'
import { tellBroadcasts } from '#server/kit/jobs/broadcasts.ts'
import { declaredBy } from '#server/kit/personal-data/declared.ts'
import { demo } from './demo/demo.feature.ts'
import * as ofTheAcademy from './features.ts'
import { erasures } from './personal-data/erasures.feature.ts'
import { erasureData } from './personal-data/erasures.personal-data.ts'
import { personalData } from './personal-data/personal-data.feature.ts'
import { reasons } from './reasons/reasons.feature.ts'
import { system } from './system/system.feature.ts'

/** All that the portal does. */
const itself = {
  ...ofTheAcademy,
  system: system({
    counters: countersOf(ofTheAcademy),
    steps: stepsOf(ofTheAcademy),
    charts: chartsOf(ofTheAcademy),
    removals: removalsOf(ofTheAcademy),
  }),
}
const declared = declaredBy([...Object.values(itself), { personalData: erasureData }])
const known = { ...itself, personalData: personalData(declared), erasures: erasures(declared) }
export const features = { ...known, reasons: reasons(Object.values(known)) }

export const heard = heardBy(Object.values(features))

export function createApp(portal: Portal): Promise<FastifyInstance> {
  const { isDemo } = portal.config
  return createServer(portal, Object.values(isDemo ? { ...features, demo } : features))
}

/** What is done without anybody asking: from the queue, and by the clock. */
export async function startWork(portal: Portal): Promise<void> {
  await tellBroadcasts(portal, heard)
  await doTasks(portal, features)
  await makeBackups(portal)
  await portal.jobs.schedule(schedulesOf(portal, features))
}
