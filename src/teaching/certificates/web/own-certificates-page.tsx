import { fillPath } from '#kit/contract/endpoint.ts'
import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, OutsideLink } from '#kit/web/page/address/link.tsx'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack } from '#kit/web/ui/layout.tsx'
import { checkPath } from '#teaching/certificates/contract/certificate-number.ts'
import { certificates, type OwnCertificate } from '#teaching/certificates/contract/certificates.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { PdfLink } from './pdf-link.tsx'
import { linkedInAddress, ProfileFields } from './profile-fields.tsx'

/** What a student was awarded, to keep and to show. */
export function OwnCertificatesPage() {
  const t = useText()
  const { data, error, refetch } = useApi(certificates.own, {})
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page title={t('certificates.own_title')} intro={t('certificates.own_intro')} width="narrow">
      {data.data.length === 0 ? (
        <EmptyState drawing="benefits" title={t('certificates.own_empty')} />
      ) : (
        <Stack gap="xl">
          {data.data.map((certificate) => (
            <Awarded key={certificate.id} certificate={certificate} />
          ))}
        </Stack>
      )}
    </Page>
  )
}

function Awarded({ certificate }: { certificate: OwnCertificate }) {
  const t = useText()
  const { id, number, state, brought_in_at } = certificate
  const isFormer = brought_in_at !== null
  return (
    <Stack as="section">
      <CertificateSheet certificate={certificate} />
      <Row>
        {!isFormer && <PdfLink id={id} />}
        <Link to={`/${checkPath(number)}`}>{t('certificates.public_page')}</Link>
        {state === 'VALID' && (
          <>
            <OutsideLink href={linkedInAddress(certificate, t('app.name'))}>{t('certificates.linkedin')}</OutsideLink>
            {!isFormer && (
              <OutsideLink href={fillPath(certificates.credentialJwt.path, { number })}>
                {t('certificates.badge')}
              </OutsideLink>
            )}
          </>
        )}
      </Row>
      {state === 'VALID' && <ProfileFields certificate={certificate} />}
    </Stack>
  )
}
