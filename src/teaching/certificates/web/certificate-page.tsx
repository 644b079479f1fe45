import { useState } from 'react'
import { ProseField } from '#kit/web/form/fields/field-prose.tsx'
import { Form } from '#kit/web/form/form.tsx'
import { SubmitButton } from '#kit/web/form/submit-button.tsx'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link, LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { type Back, BackLink, Record } from '#kit/web/page/record.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Panel, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Dialog, DialogActions } from '#kit/web/ui/overlays/dialog.tsx'
import { type Certificate, certificates } from '#teaching/certificates/contract/certificates.ts'
import { CertificateBadge } from './certificate-badge.shown.tsx'
import { PdfLink } from './pdf-link.tsx'
import { PrintedFacts } from './printed-facts.tsx'

const back: Back = { to: '/certificates', label: 'certificates.back' }

/** One certificate as it was issued, what became of it, and what the office may do about it. */
export function CertificatePage() {
  const t = useText()
  const id = useIdParam()
  return (
    <Record endpoint={certificates.get} input={{ id }} back={back}>
      {(certificate) => (
        <Page
          title={certificate.number}
          intro={<BackLink {...back} />}
          width="narrow"
          actions={
            <>
              <LinkButton to={`/certificate/${certificate.number}`}>{t('certificates.public_page')}</LinkButton>
              <PdfLink id={id} kind="primary" />
            </>
          }
        >
          <Panel>
            <IssuedFacts certificate={certificate} />
            <Acts certificate={certificate} />
          </Panel>
        </Page>
      )}
    </Record>
  )
}

/** What is printed, and what became of it since. */
function IssuedFacts({ certificate }: { certificate: Certificate }) {
  const t = useText()
  const format = useFormat()
  const other = ({ id, number }: { id: number; number: string }) => <Link to={`/certificates/${id}`}>{number}</Link>
  const { state, language, corrects, replacement, revoked_at, revocation_reason, replaced_at } = certificate
  const more = [
    { label: t('certificates.language'), value: t(`app.language_${language}`) },
    { label: t('certificates.state'), value: <CertificateBadge state={state} /> },
    ...(corrects ? [{ label: t('certificates.corrects'), value: other(corrects) }] : []),
    ...(replacement ? [{ label: t('certificates.replaced_by'), value: other(replacement) }] : []),
    ...(replaced_at ? [{ label: t('certificates.replaced_at'), value: format.date(replaced_at) }] : []),
    ...(revoked_at ? [{ label: t('certificates.revoked_at'), value: format.date(revoked_at) }] : []),
    ...(revocation_reason ? [{ label: t('certificates.revocation_reason'), value: revocation_reason }] : []),
  ]
  return <PrintedFacts certificate={certificate} more={more} />
}

function Acts({ certificate: { id, number, state } }: { certificate: Certificate }) {
  const t = useText()
  const may = useMay()
  const [isRevoking, setRevoking] = useState(false)
  if (!may(certificates.revoke) || state !== 'VALID') return null
  return (
    <Row>
      <LinkButton to={`/certificates/${id}/correct`}>{t('certificates.correct')}</LinkButton>
      <Button kind="danger" onClick={() => setRevoking(true)}>
        {t('certificates.revoke')}
      </Button>
      {isRevoking && <RevokeDialog id={id} number={number} onClose={() => setRevoking(false)} />}
    </Row>
  )
}

function RevokeDialog({ id, number, onClose }: { id: number; number: string; onClose: () => void }) {
  const t = useText()
  return (
    <Dialog title={t('certificates.revoke_title', { number })} onClose={onClose}>
      <Form
        endpoint={certificates.revoke}
        params={{ id }}
        values={{ reason: '' }}
        draft={`certificates.revoke.${id}`}
        onSent={() => {
          toast(t('certificates.revoke_done'))
          onClose()
        }}
      >
        <Stack>
          <Text tone="soft">{t('certificates.revoke_text')}</Text>
          <ProseField name="reason" label="certificates.reason" hint="certificates.reason_hint" rows={3} />
          <DialogActions>
            <Button onClick={onClose}>{t('app.cancel')}</Button>
            <SubmitButton kind="danger">{t('certificates.revoke')}</SubmitButton>
          </DialogActions>
        </Stack>
      </Form>
    </Dialog>
  )
}
