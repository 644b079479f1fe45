import { useState } from 'react'
import { issuedVouchers } from '#contract/issued-vouchers/issued-vouchers.ts'
import type { ApiError } from '#web/kit/calls/api-error.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { SwitchField } from '#web/kit/form/field-switch.tsx'
import { Form } from '#web/kit/form/form.tsx'
import { useFormState, useFormValue } from '#web/kit/form/form-context.ts'
import { SubmitButton } from '#web/kit/form/submit-button.tsx'
import { useText } from '#web/kit/language/i18n.ts'
import { toast, toastError } from '#web/kit/overlay/toast.ts'
import { useSearchParam } from '#web/kit/page/address.ts'
import { Link, LinkButton } from '#web/kit/page/link.tsx'
import { Page } from '#web/kit/page/page.tsx'
import { useGo } from '#web/kit/page/params.ts'
import { useMay } from '#web/kit/session/session.ts'
import { Panel, Row, Stack } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { Segments } from '#web/kit/ui/segments.tsx'
import { ArtistPicker } from '#web/pieces/artist-picker.tsx'
import { StudentPicker } from '#web/pieces/student-picker.tsx'
import { blankTerms, TermsFields } from './terms-fields.tsx'

/** A voucher for one person; for the student in the address, where it names one. */
export function IssuePage() {
  const t = useText()
  const go = useGo()
  const may = useMay()
  const student = useSearchParam('student')
  const maySee = may(issuedVouchers.get)
  const [again, setAgain] = useState<ApiError | null>(null)
  return (
    <Page title={t('issuedVouchers.issue')} intro={t('issuedVouchers.issue_intro')} width="narrow">
      <Form
        endpoint={issuedVouchers.issue}
        values={{ ...blankTerms, student_id: student, pro_artist_id: '', is_again: false }}
        draft={`issued-vouchers.${student || 'new'}`}
        onRefused={(refusal) => {
          if (refusal.code === 'voucher_again') setAgain(refusal)
          else return refusal.code === 'changed_meanwhile' || toastError(refusal)
        }}
        onSent={({ data }) => {
          toast(t('issuedVouchers.done_issue'))
          go(maySee ? `/vouchers/admin/${data.id}` : '/vouchers/admin/batches', { replaces: true })
        }}
      >
        <Panel>
          <Stack>
            <HolderField />
            <TermsFields />
          </Stack>
        </Panel>
        {again && (
          <Panel>
            <Stack>
              <Notice tone="waiting">{again.message}</Notice>
              <SwitchField name="is_again" label="issuedVouchers.is_again" />
            </Stack>
          </Panel>
        )}
        <Row>
          <SubmitButton>{t('issuedVouchers.issue')}</SubmitButton>
          <LinkButton to={maySee ? '/vouchers/admin' : '/vouchers/admin/batches'}>{t('app.cancel')}</LinkButton>
          <Link to="/vouchers/admin/batches/new">{t('voucherBatches.add')}</Link>
        </Row>
      </Form>
    </Page>
  )
}

const fields = { student: 'student_id', artist: 'pro_artist_id' } as const

/** Somebody of one list or of the other. */
function HolderField() {
  const t = useText()
  const { write } = useFormState()
  // A draft that was begun for an artist goes on with them.
  const isForArtist = Boolean(useFormValue('pro_artist_id'))
  const [chosen, setOf] = useState<keyof typeof fields | null>(null)
  const of = chosen ?? (isForArtist ? 'artist' : 'student')
  const ids = {
    studentId: Number(useFormValue('student_id')) || null,
    artistId: Number(useFormValue('pro_artist_id')) || null,
  }
  const isChosen = ids.studentId !== null || ids.artistId !== null
  const { data: holding } = useApi(issuedVouchers.holding, ids, { isEnabled: isChosen })
  const count = isChosen ? (holding?.data.count ?? 0) : 0
  return (
    <Stack gap="sm">
      <Segments
        label={t('issuedVouchers.to')}
        isWide
        options={(['student', 'artist'] as const).map((value) => ({ value, label: t(`issuedVouchers.to_${value}`) }))}
        value={of}
        onChange={(next) => {
          write(fields[of], '')
          setOf(next)
        }}
      />
      {of === 'student' ? (
        <StudentPicker name="student_id" label="issuedVouchers.to_student" hint="issuedVouchers.to_hint" isRequired />
      ) : (
        <ArtistPicker name="pro_artist_id" label="issuedVouchers.to_artist" hint="issuedVouchers.to_hint" isRequired />
      )}
      {count > 0 && <Notice>{t('issuedVouchers.holds', { count })}</Notice>}
    </Stack>
  )
}
