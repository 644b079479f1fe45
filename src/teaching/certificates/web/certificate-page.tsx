import { useState } from 'react'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { FormDialog } from '#kit/web/overlay/form-dialog.tsx'
import { Link } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { type MoreAction, RecordHeader } from '#kit/web/page/record/record-header.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Split } from '#kit/web/ui/split.tsx'
import { checkPath } from '#teaching/certificates/contract/certificate-number.ts'
import { type Certificate, certificates } from '#teaching/certificates/contract/certificates.ts'
import { trainings } from '#teaching/trainings/contract/trainings.ts'
import { CertificateBadge } from './certificate-badge.shown.tsx'
import { CertificateSheet } from './certificate-sheet.tsx'
import { PdfLink } from './pdf-link.tsx'

const back: Back = { to: '/certificates', label: 'certificates.title' }

/** One certificate as it was issued, what became of it, and what the office may do about it. */
export function CertificatePage() {
  return (
    <Record endpoint={certificates.get} input={{ id: useIdParam() }} back={back}>
      {(certificate) => (
        <Page header={<CertificateHeader certificate={certificate} />}>
          <Split aside={<Since certificate={certificate} />}>
            <CertificateSheet certificate={certificate} />
          </Split>
        </Page>
      )}
    </Record>
  )
}

function CertificateHeader({ certificate }: { certificate: Certificate }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const [isRevoking, setRevoking] = useState(false)
  const { id, number, state, holder, student_id, training_id, issued_at, brought_in_at } = certificate
  const isFormer = brought_in_at !== null
  const mayRevoke = may(certificates.revoke) && state === 'VALID'
  const more: (MoreAction | false)[] = [
    { label: t('certificates.public_page'), to: `/${checkPath(number)}` },
    training_id !== null &&
      may(trainings.get) && { label: t('certificates.to_training'), to: `/training/${training_id}` },
    mayRevoke && {
      label: t(isFormer ? 'certificates.reissue' : 'certificates.correct'),
      to: `/certificates/${id}/correct`,
    },
    mayRevoke && { label: t('certificates.revoke'), onClick: () => setRevoking(true), isDanger: true },
  ]
  return (
    <>
      <RecordHeader
        back={back}
        // Its hyphens are no place for a line to end.
        title={t('certificates.page_title', { number: number.replaceAll('-', '\u2011') })}
        state={<CertificateBadge state={state} />}
        facts={[
          <PersonLink key="holder" kind="student" id={student_id} name={holder} />,
          t('certificates.issued_on', { date: format.dateIn(academyZone, issued_at) }),
          ...(isFormer ? [t('certificates.brought_in_on', { date: format.dateIn(academyZone, brought_in_at) })] : []),
        ]}
        next={isFormer ? undefined : <PdfLink id={id} kind="primary" />}
        more={more.filter((action) => action !== false)}
      />
      {isRevoking && <RevokeDialog id={id} number={number} onClose={() => setRevoking(false)} />}
    </>
  )
}

/** What became of it since. */
function Since({ certificate }: { certificate: Certificate }) {
  const t = useText()
  const format = useFormat()
  const other = ({ id, number }: { id: number; number: string }) => <Link to={`/certificates/${id}`}>{number}</Link>
  const { language, corrects, replacement, revoked_at, revocation_reason, replaced_at } = certificate
  return (
    <Panel>
      <Facts
        facts={[
          { label: t('certificates.language'), value: format.languageName(language.slice(0, 2)) },
          ...(corrects ? [{ label: t('certificates.corrects'), value: other(corrects) }] : []),
          ...(replacement ? [{ label: t('certificates.replaced_by'), value: other(replacement) }] : []),
          ...(replaced_at ? [{ label: t('certificates.replaced_at'), value: format.date(replaced_at) }] : []),
          ...(revoked_at ? [{ label: t('certificates.revoked_at'), value: format.date(revoked_at) }] : []),
          ...(revocation_reason ? [{ label: t('certificates.revocation_reason'), value: revocation_reason }] : []),
        ]}
      />
    </Panel>
  )
}

function RevokeDialog({ id, number, onClose }: { id: number; number: string; onClose: () => void }) {
  const t = useText()
  return (
    <FormDialog
      title={t('certificates.revoke_title', { number })}
      text={t('certificates.revoke_text')}
      action={t('certificates.revoke')}
      kind="danger"
      done={t('certificates.revoke_done')}
      onClose={onClose}
      endpoint={certificates.revoke}
      params={{ id }}
      values={{ reason: '' }}
      draft={`certificates.revoke.${id}`}
    >
      <ProseField name="reason" label="certificates.reason" hint="certificates.reason_hint" rows={3} />
    </FormDialog>
  )
}
