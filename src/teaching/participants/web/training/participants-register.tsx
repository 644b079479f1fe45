import { useState } from 'react'
import type { Output } from '#kit/contract/endpoint.ts'
import { hasPermission } from '#kit/contract/rights.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { PersonPicker, type PickedPerson } from '#kit/web/form/fields/person-picker.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { useUser } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type Board, type EntryChoice, participants } from '#teaching/participants/contract/participants.ts'
import { waitingList } from '#teaching/participants/contract/waiting-list.ts'
import type { Overlap as OtherTraining } from '#teaching/trainings/contract/trainings.place.ts'
import { PaidBy } from '../paid-by.shown.tsx'
import { useOverlaps } from '../use-overlaps.ts'
import { neededVouchers, ParticipantsVouchers } from './participants-vouchers.shown.tsx'

type RegisterProps = {
  board: Board
  /** Adds the chosen student to the waiting list in any case. */
  waits?: boolean
  onClose: () => void
}
type RegisterButtonProps = { isBusy: boolean; isUndecided: boolean; children: string }
type Preview = Output<typeof participants.preview>['data']
type Choices = {
  waits: boolean
  /** The package that pays; null is none, undefined not yet chosen. */
  named: number | null | undefined
  /** Vouchers that are not to be used. */
  unwanted: readonly number[]
}

const endpoints = { waiting: waitingList.join, invite: waitingList.invite, register: participants.register }
const actions = {
  waiting: 'participants.to_waiting',
  invite: 'participants.invite',
  register: 'participants.register',
} as const

/** Registers a student, or invites them where the reader may not pay for them; where all seats are taken, puts them on the waiting list. */
export function ParticipantsRegister({ board: { training_id: id }, waits = false, onClose }: RegisterProps) {
  const t = useText()
  const user = useUser()
  const [student, setStudent] = useState<PickedPerson | null>(null)
  // Undefined: what expires first, until another one is chosen.
  const [named, setNamed] = useState<number | null | undefined>()
  const [unwanted, setUnwanted] = useState<readonly number[]>([])
  const input = { id, studentId: student?.id ?? 0, email: student?.email ?? null }
  const { data, error } = useApi(participants.preview, input, { isEnabled: student !== null })
  const preview = student && data ? data.data : null
  const { kind, paid, vouchersPay, payment, isUndecided } = registrationOf(preview, { waits, named, unwanted })
  const refusal = preview?.refusal
  const isFull = refusal === 'training_full'
  const isInviting = kind === 'invite'
  const sent = { email: student?.email ?? null, ...(payment as { student_package_id?: number | null }) }
  const hint = hasPermission(user, 'can-view-students')
    ? 'participants.student_hint'
    : 'participants.student_hint_artist'
  return (
    <Dialog title={t(waits ? 'participants.to_waiting' : 'participants.register_title')} onClose={onClose}>
      <Form
        // The call changes once it is known that there is no seat; the chosen student remains.
        key={kind}
        endpoint={endpoints[kind] as typeof participants.register}
        params={{ id, ...sent }}
        values={{ student_id: student?.id ?? '', ...sent, ...(kind === 'register' && { is_overlap_meant: false }) }}
        isDiscardable
        onSent={() => {
          toast(t(`participants.done_${kind}`))
          onClose()
        }}
      >
        <Stack>
          <PersonPicker
            name="student_id"
            label="participants.student"
            hint={hint}
            list={participants.candidates}
            query={{ id: String(id) }}
            distinguishedBy="email"
            chosen={student}
            onChosen={(person) => {
              setStudent(person)
              setNamed(undefined)
              setUnwanted([])
            }}
          />
          {preview?.is_paid && <Notice>{t('participants.paid_already')}</Notice>}
          {isInviting && <Notice>{t('participants.invite_text')}</Notice>}
          {preview && !preview.is_paid && !isInviting && (
            <PaidBy id="pays" packages={preview.packages} value={paid} onChange={setNamed} />
          )}
          {preview?.has_overlap && kind === 'register' && <Overlap overlaps={preview.overlaps} />}
          {preview && vouchersPay && (
            <ParticipantsVouchers preview={preview} unwanted={unwanted} onChange={setUnwanted} />
          )}
          {isFull && !waits && (
            <Notice tone="waiting" title={t('participants.full_title')}>
              {t('participants.full_text')}
            </Notice>
          )}
          {error && <Notice tone="bad">{error.message}</Notice>}
          {refusal && refusal !== 'training_full' && <Notice tone="bad">{t(`participants.refused_${refusal}`)}</Notice>}
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <RegisterButton
              // What pays is not known before.
              isBusy={student !== null && !preview && !error}
              isUndecided={isUndecided}
            >
              {t(actions[kind])}
            </RegisterButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}

function RegisterButton({ isBusy, isUndecided, children }: RegisterButtonProps) {
  if (!isBusy && !isUndecided) return <SubmitButton>{children}</SubmitButton>
  return (
    <Button kind="primary" isBusy={isBusy} disabled={isUndecided}>
      {children}
    </Button>
  )
}

/** Which call gives the seat, what pays for it, and whether that is still to be chosen. */
function registrationOf(preview: Preview | null, { waits, named, unwanted }: Choices) {
  const isWaiting = waits || preview?.refusal === 'training_full'
  const kind = isWaiting ? 'waiting' : preview?.is_invitation ? 'invite' : 'register'
  const open = preview?.is_paid ? null : preview
  const paid = preview ? paidBy(named, preview.packages) : undefined
  const vouchersPay = open !== null && !isWaiting && !paid && open.vouchers.length > 0
  const voucher_ids = vouchersPay ? neededVouchers(open, unwanted).map(({ voucher }) => voucher.id) : []
  // Left out until it is chosen, for a form keeps a value that it began with.
  const chosen = paid === undefined ? {} : { student_package_id: paid }
  const payments = { waiting: { is_paid_otherwise: !paid }, invite: {}, register: { ...chosen, voucher_ids } }
  // Naming nothing never means free.
  const needsPayment = open !== null && kind === 'register' && open.due > 0
  const isUndecided = needsPayment && paid === undefined && voucher_ids.length === 0
  return { kind, paid, vouchersPay, payment: payments[kind], isUndecided } as const
}

/** Undefined: nothing is chosen yet, and the server requires a choice. */
function paidBy(named: number | null | undefined, packages: EntryChoice[]): number | null | undefined {
  return named === undefined ? packages[0]?.id : named
}

/** The student has a seat elsewhere at that time: the user who registers them confirms that this is intended. */
function Overlap({ overlaps }: { overlaps: readonly OtherTraining[] }) {
  const t = useText()
  const listed = useOverlaps()
  const trainings = overlaps.length > 0 ? listed(overlaps) : t('participants.overlap_other')
  return (
    <Notice tone="waiting" title={t('participants.overlap_title')}>
      <Stack gap="sm">
        {t('participants.overlap_of', { trainings })}
        <SwitchField name="is_overlap_meant" label="participants.overlap_meant" />
      </Stack>
    </Notice>
  )
}
