import { useState } from 'react'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { SwitchField } from '#kit/web/form/fields/field-switch.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { useFormState, useFormValue } from '#kit/web/form/form-context.ts'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useText } from '#kit/web/language/i18n.ts'
import { optionsOf } from '#kit/web/language/options.ts'
import { toast, toastError } from '#kit/web/overlay/toast.ts'
import { useSearchParam } from '#kit/web/page/address/address.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useGo } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { ArtistPicker } from '#network/artists/web/artist-picker.shown.tsx'
import { StudentPicker } from '#people/students/web/student-picker.shown.tsx'
import { issuedVouchers } from '#trade/issued-vouchers/contract/issued-vouchers.ts'
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
    <Page
      title={t('issuedVouchers.issue')}
      intro={t('issuedVouchers.issue_intro')}
      back={{ to: '/vouchers/admin', label: 'issuedVouchers.title' }}
      width="narrow"
    >
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
  // A draft for an artist opens with the artist.
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
        options={optionsOf(t, ['student', 'artist'] as const, 'issuedVouchers.to')}
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
