import { useState } from 'react'
import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useParam } from '#kit/web/page/address/params.ts'
import { Page } from '#kit/web/page/page.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { checkPath, isMisspelled } from '#teaching/certificates/contract/certificate-number.ts'
import { certificates, type PublicCertificate } from '#teaching/certificates/contract/certificates.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CheckForm } from './check-form.tsx'

/** By number, or by the file. */
export function CheckPage() {
  const t = useText()
  const [sha256, setHash] = useState<string | null>(null)
  return (
    <Page title={t('certificates.check_title')} intro={t('certificates.check_intro')} width="narrow">
      <CheckForm onFile={setHash} />
      <div aria-live="polite">{sha256 && <CheckedFile key={sha256} sha256={sha256} />}</div>
    </Page>
  )
}

/** What the code on a certificate leads to. */
export function CheckedPage() {
  const t = useText()
  const typed = useParam('number')
  return (
    <Page
      title={t('certificates.check_title')}
      width="narrow"
      actions={<LinkButton to="/certificate">{t('certificates.check_another')}</LinkButton>}
    >
      {isMisspelled(typed) ? (
        <Notice tone="bad" title={typed}>
          {t('certificates.check_misspelled')}
        </Notice>
      ) : (
        <CheckedNumber number={typed} />
      )}
    </Page>
  )
}

function CheckedNumber({ number }: { number: string }) {
  const t = useText()
  const unknown = (
    <Notice tone="bad" title={t('certificates.check_unknown')}>
      {t('certificates.check_unknown_text')}
    </Notice>
  )
  return (
    <Record endpoint={certificates.verify} input={{ number }} missing={unknown} loading={<Skeleton height="20rem" />}>
      {(certificate) => <Verdict certificate={certificate} />}
    </Record>
  )
}

function CheckedFile({ sha256 }: { sha256: string }) {
  const t = useText()
  const unknown = (
    <Notice tone="bad" title={t('certificates.check_file_unknown')}>
      {t('certificates.check_file_unknown_text')}
    </Notice>
  )
  return (
    <Record
      endpoint={certificates.verifyFile}
      input={{ sha256 }}
      missing={unknown}
      loading={<Skeleton height="20rem" />}
    >
      {(certificate) => (
        <Stack>
          <Text>{t('certificates.check_file_known')}</Text>
          <Verdict certificate={certificate} />
        </Stack>
      )}
    </Record>
  )
}

/** Whether the certificate is valid, and all that has to be printed on it: a copy with other content was altered. */
function Verdict({ certificate }: { certificate: PublicCertificate }) {
  const t = useText()
  const format = useFormat()
  const { state, revoked_at, replaced_at, latest, brought_in_at } = certificate
  const day = format.dateIn(academyZone, revoked_at ?? replaced_at ?? certificate.issued_at)
  return (
    <Stack>
      {state === 'VALID' && (
        <Notice tone="good" title={t('certificates.verdict_VALID')}>
          {t('certificates.check_compare')}
        </Notice>
      )}
      {brought_in_at && (
        <Notice tone="info" title={t('certificates.verdict_former')}>
          {t('certificates.verdict_former_text', { day: format.dateIn(academyZone, brought_in_at) })}
        </Notice>
      )}
      {state === 'REVOKED' && (
        <Notice tone="bad" title={t('certificates.verdict_REVOKED')}>
          {t('certificates.verdict_REVOKED_text', { day })}
        </Notice>
      )}
      {latest && (
        <Notice
          tone={latest.revoked_at ? 'bad' : 'waiting'}
          title={t('certificates.verdict_REPLACED')}
          actions={
            <LinkButton to={`/${checkPath(latest.number)}`}>
              {t(latest.revoked_at ? 'certificates.see_revoked' : 'certificates.see_replacement')}
            </LinkButton>
          }
        >
          {latest.revoked_at
            ? t('certificates.verdict_REPLACED_over', {
                ...{ day, number: latest.number },
                revoked: format.dateIn(academyZone, latest.revoked_at),
              })
            : t('certificates.verdict_REPLACED_text', { day, number: latest.number })}
        </Notice>
      )}
      <CertificateSheet certificate={certificate} />
    </Stack>
  )
}
