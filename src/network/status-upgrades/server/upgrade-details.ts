import type { Details, EventDetails } from '#kit/server/records/event-details.ts'

/** How the audit log shows requests for the next level: by that level. */
export const upgradeDetails: EventDetails = {
  shapes: {
    'statusUpgrade.requested': ({ request }) => ({ ...levelOf(request), message: (request as Details).message }),
    'statusUpgrade.withdrawn': ({ request }) => levelOf(request),
    'statusUpgrade.approved': ({ request, ...details }) => ({ ...levelOf(request), ...details }),
    'statusUpgrade.rejected': ({ request, ...details }) => ({ ...levelOf(request), ...details }),
  },
}

function levelOf(request: unknown): Details {
  return { level: (request as Details | undefined)?.to_level }
}
