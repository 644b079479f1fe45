import { hasPermission, type Permission, permissions, type Reader } from './kit/permissions.ts'

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

/** The office's steps in an application's way; whatever is not here is a 409. */
export const officeSteps = {
  accept: { from: [APPLIED, REJECTED], to: ACCEPTED, permission: permissions.CAN_ACCEPT_PRO_ARTIST },
  complete: { from: [TO_VERIFY], to: COMPLETED, permission: permissions.CAN_COMPLETE_INVITATION_PRO_ARTIST },
  requestMissingData: {
    from: [TO_VERIFY],
    to: MISSING_DATA,
    permission: permissions.CAN_ASK_FOR_MISSING_DATA_PRO_ARTIST,
  },
  reject: {
    from: [APPLIED, ACCEPTED, TO_VERIFY, MISSING_DATA],
    to: REJECTED,
    permission: permissions.CAN_REJECT_PRO_ARTIST,
  },
} as const satisfies Record<string, Step>

export type OfficeStep = keyof typeof officeSteps

/** The applicant's own step: the data form behind the secret link. */
export const formStep = { from: [ACCEPTED, MISSING_DATA], to: TO_VERIFY } as const
/** A fresh link makes sense while the form may be filled in. */
export const linkStates: readonly InvitationStatus[] = formStep.from

/** The steps that the state allows and the reader may take: the buttons of the screen, and all that the server accepts. */
export function availableSteps(reader: Reader, artist: { invitation_status: number }): OfficeStep[] {
  return (Object.keys(officeSteps) as OfficeStep[]).filter((step) => {
    const { from, permission } = officeSteps[step]
    return (from as readonly number[]).includes(artist.invitation_status) && hasPermission(reader, permission)
  })
}

/** The step that leads to a status. @throws Error 'Unsupported ProArtist status' for every status no step of the office leads to. */
export function stepTo(status: number): OfficeStep {
  const step = (Object.keys(officeSteps) as OfficeStep[]).find((name) => officeSteps[name].to === status)
  if (!step) throw new Error('Unsupported ProArtist status')
  return step
}
