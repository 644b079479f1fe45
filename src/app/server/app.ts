import '#app/contract/registers.ts'
import type { FastifyInstance } from 'fastify'
import { demo } from '#demo/server/demo.feature.ts'
import { makeBackups } from '#kit/server/backup/daily.ts'
import type { Portal } from '#kit/server/http/context.ts'
import { doTasks, type Feature, listenersOf, partsOf, schedulesOf } from '#kit/server/http/feature.ts'
import { registerParts } from '#kit/server/http/registered-parts.ts'
import { createServer } from '#kit/server/http/server.ts'
import { sendBroadcasts } from '#kit/server/jobs/broadcasts.ts'
import { audit } from '#office/audit/server/audit.feature.ts'
import { dashboard } from '#office/dashboard/server/dashboard.feature.ts'
import { decisions } from '#office/decisions/server/decisions.feature.ts'
import { artistMerges } from '#office/duplicates/server/artists/artist-merges.feature.ts'
import { merges } from '#office/duplicates/server/merging/merges.feature.ts'
import { erasures } from '#office/personal-data/server/erasures.feature.ts'
import { personalData } from '#office/personal-data/server/personal-data.feature.ts'
import { reasons } from '#office/reasons/server/reasons.feature.ts'
import { deliverWebhooks } from '#office/webhooks/server/deliver-webhooks.ts'
import { roles } from '#people/roles/server/roles.feature.ts'
import { tokens } from '#people/tokens/server/tokens.feature.ts'
import * as ofTheAcademy from './features.ts'

registerParts(partsOf(Object.values(ofTheAcademy)))

/** All that the portal does. Some features read what all of them declare. */
export const features: Record<string, Feature> = {
  ...ofTheAcademy,
  roles: roles(all),
  tokens: tokens(all),
  audit: audit(all),
  dashboard: dashboard(all),
  decisions: decisions(all),
  merges: merges(all),
  artistMerges: artistMerges(all),
  personalData: personalData(all),
  erasures: erasures(all),
  reasons: reasons(all),
}

function all(): readonly Feature[] {
  return Object.values(features)
}

export const listeners = listenersOf(all())

export function createApp(portal: Portal): Promise<FastifyInstance> {
  const { isDemo } = portal.config
  return createServer(portal, Object.values(isDemo ? { ...features, demo } : features))
}

/** What is done without anybody asking: from the queue, and by the clock. */
export async function startWork(portal: Portal): Promise<void> {
  await sendBroadcasts(portal, listeners)
  await doTasks(portal, features)
  await deliverWebhooks(portal, listeners)
  await makeBackups(portal)
  await portal.jobs.schedule(schedulesOf(portal, features))
}
