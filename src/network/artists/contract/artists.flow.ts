import type { Permission } from '#kit/contract/permissions.ts'
import { hasPermission, type RoleHolder } from '#kit/contract/rights.ts'

export const invitationStatus = {
  APPLIED: 0,
  ACCEPTED: 1,
  REJECTED: 2,
  COMPLETED: 3,
  TO_VERIFY: 4,
  MISSING_DATA: 5,
} as const
export type InvitationStatus = (typeof invitationStatus)[keyof typeof invitationStatus]

const { APPLIED, ACCEPTED, REJECTED, COMPLETED, TO_VERIFY, MISSING_DATA } = invitationStatus

type Step = { from: readonly InvitationStatus[]; to: InvitationStatus; permission: Permission }

/** The office's steps for an application; any other step is a 409. */
export const officeSteps = {
  accept: { from: [APPLIED, REJECTED], to: ACCEPTED, permission: 'can-accept-pro-artist' },
  complete: { from: [TO_VERIFY], to: COMPLETED, permission: 'can-complete-invitation-pro-artist' },
  requestMissingData: {
    from: [TO_VERIFY],
    to: MISSING_DATA,
    permission: 'can-ask-for-missing-data-pro-artist',
  },
  reject: {
    from: [APPLIED, ACCEPTED, TO_VERIFY, MISSING_DATA],
    to: REJECTED,
    permission: 'can-reject-pro-artist',
  },
} as const satisfies Record<string, Step>

export type OfficeStep = keyof typeof officeSteps

/** The applicant's own step: the data form behind the secret link. */
export const formStep = { from: [ACCEPTED, MISSING_DATA], to: TO_VERIFY } as const
/** A fresh link makes sense while the form may be filled in. */
export const linkStates: readonly InvitationStatus[] = formStep.from

/** The steps that the state allows and the reader may take: the buttons of the screen, and all that the server accepts. */
export function availableSteps(
  reader: RoleHolder,
  artist: { invitation_status: number; is_merged?: boolean },
): OfficeStep[] {
  if (artist.is_merged) return []
  return (Object.keys(officeSteps) as OfficeStep[]).filter((step) => {
    const { from, permission } = officeSteps[step]
    return (from as readonly number[]).includes(artist.invitation_status) && hasPermission(reader, permission)
  })
}

/** DISABLED may not sign in. */
export const activationStatus = { DISABLED: 0, ENABLED: 1 } as const
export type ActivationStatus = (typeof activationStatus)[keyof typeof activationStatus]

/** What the office turns on and off in an artist of the network; each turns one column over. */
export const artistSwitches = {
  enable: {
    column: 'activation_status',
    to: activationStatus.ENABLED,
    permission: 'can-enable-pro-artist',
  },
  disable: {
    column: 'activation_status',
    to: activationStatus.DISABLED,
    permission: 'can-disable-pro-artist',
  },
  addToProTeam: { column: 'pro_team', to: true, permission: 'can-manage-pro-team' },
  removeFromProTeam: { column: 'pro_team', to: false, permission: 'can-manage-pro-team' },
} as const

export type ArtistSwitch = keyof typeof artistSwitches
type Switchable = { invitation_status: number; activation_status: number; pro_team: boolean; is_merged?: boolean }

/** Only who belongs to the network is switched, and only to what they are not yet. */
export function isSwitchable(artist: Switchable, name: ArtistSwitch): boolean {
  const { column, to } = artistSwitches[name]
  return artist.invitation_status === COMPLETED && artist[column] !== to
}

/** The switches that make sense now and that the reader may turn. */
export function availableSwitches(reader: RoleHolder, artist: Switchable): ArtistSwitch[] {
  return (Object.keys(artistSwitches) as ArtistSwitch[]).filter(
    (name) => isSwitchable(artist, name) && hasPermission(reader, artistSwitches[name].permission),
  )
}

/** What the office may do to many artists at once, in the order in which it is offered: what ends something comes last. */
const bulkActs = [
  'accept',
  'message',
  'setLevel',
  'enable',
  'addToProTeam',
  'removeFromProTeam',
  'reject',
  'disable',
] as const
export type BulkAct = (typeof bulkActs)[number]

/** The acts that the reader has the right to, for any artist; by default nobody has a right to them. */
export function bulkActsFor(reader: RoleHolder): BulkAct[] {
  return bulkActs.filter((act) => hasPermission(reader, rightTo(act)))
}

function rightTo(act: BulkAct): Permission {
  if (act === 'accept' || act === 'reject') return officeSteps[act].permission
  if (act === 'setLevel') return 'can-decide-status-upgrade'
  return act === 'message' ? 'can-view-all-conversations' : artistSwitches[act].permission
}

/** Whether an act applies to one of them: by the same rules as on the artist's own screen. Only an account that is enabled can read. */
export function mayBulk(reader: RoleHolder, artist: Switchable, act: BulkAct): boolean {
  if (act === 'accept' || act === 'reject') return availableSteps(reader, artist).includes(act)
  if (act !== 'message' && act !== 'setLevel') return availableSwitches(reader, artist).includes(act)
  const isReachable = act === 'setLevel' || artist.activation_status === activationStatus.ENABLED
  return artist.invitation_status === COMPLETED && isReachable && hasPermission(reader, rightTo(act))
}

/** Events of an artist's history that are their own doing; all others are the office's. */
export const ownEvents: readonly string[] = [
  'applied',
  'formSent',
  'profileChanged',
  'upgradeRequested',
  'upgradeWithdrawn',
]

/** The step that leads to a status. @throws Error 'Unsupported ProArtist status' for every status no step of the office leads to. */
export function stepTo(status: number): OfficeStep {
  const step = (Object.keys(officeSteps) as OfficeStep[]).find((name) => officeSteps[name].to === status)
  if (!step) throw new Error('Unsupported ProArtist status')
  return step
}
