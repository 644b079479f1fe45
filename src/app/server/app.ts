import '#app/contract/registers.ts'
import type { FastifyInstance } from 'fastify'
import { demo } from '#demo/server/demo.feature.ts'
import { makeBackups } from '#kit/server/backup/daily.ts'
import type { Portal } from '#kit/server/http/context.ts'
import {
  chartsOf,
  countersOf,
  doTasks,
  type Feature,
  heardBy,
  partsOf,
  removalsOf,
  schedulesOf,
  stepsOf,
} from '#kit/server/http/feature.ts'
import { registerParts } from '#kit/server/http/registered-parts.ts'
import { createServer } from '#kit/server/http/server.ts'
import { tellBroadcasts } from '#kit/server/jobs/broadcasts.ts'
import { declaredBy } from '#kit/server/personal-data/declared.ts'
import { system } from '#office/dashboard/server/system.feature.ts'
import { erasures } from '#office/personal-data/server/erasures.feature.ts'
import { erasureData } from '#office/personal-data/server/erasures.personal-data.ts'
import { personalData } from '#office/personal-data/server/personal-data.feature.ts'
import { reasons } from '#office/reasons/server/reasons.feature.ts'
import { roles } from '#people/roles/server/roles.feature.ts'
import * as ofTheAcademy from './features.ts'

registerParts(partsOf(ofTheAcademy))

/** All that the portal does. */
const itself = {
  ...ofTheAcademy,
  roles: roles(() => Object.values(features)),
  system: system({
    counters: countersOf(ofTheAcademy),
    steps: stepsOf(ofTheAcademy),
    charts: chartsOf(ofTheAcademy),
    removals: removalsOf(ofTheAcademy),
  }),
}
const declared = declaredBy([...Object.values(itself), { personalData: erasureData }])
const known = { ...itself, personalData: personalData(declared), erasures: erasures(declared) }
export const features: Record<string, Feature> = { ...known, reasons: reasons(Object.values(known)) }

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
