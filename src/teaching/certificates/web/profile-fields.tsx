import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { copyText } from '#kit/web/overlay/copy-button.tsx'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Row } from '#kit/web/ui/layout.tsx'
import type { OwnCertificate } from '#teaching/certificates/contract/certificates.ts'
import { IconCopy } from '~icons'

/** The values that profiles on other sites require, each with a button to copy it. */
export function ProfileFields({ certificate }: { certificate: OwnCertificate }) {
  const t = useText()
  const format = useFormat()
  const { title, number, url, issued_at } = certificate
  const fields = [
    { label: t('certificates.copy_name'), value: title },
    { label: t('certificates.copy_organization'), value: t('app.name') },
    { label: t('certificates.copy_number'), value: number },
    { label: t('certificates.copy_url'), value: url },
    { label: t('certificates.copy_date'), value: format.date(issued_at) },
  ]
  return (
    <details>
      <summary>{t('certificates.to_copy')}</summary>
      <Facts facts={fields.map(({ label, value }) => ({ label, value: <Copied label={label} value={value} /> }))} />
    </details>
  )
}

function Copied({ label, value }: { label: string; value: string }) {
  const t = useText()
  return (
    <Row justify="space-between">
      <span>{value}</span>
      <IconButton
        label={t('certificates.copy', { what: label })}
        onClick={() => copyText(value, t('certificates.copied'))}
      >
        <IconCopy size={18} aria-hidden="true" />
      </IconButton>
    </Row>
  )
}

/** LinkedIn's own form, filled in. */
export function linkedInAddress({ title, number, url, issued_at }: OwnCertificate, organizationName: string): string {
  const issued = new Date(issued_at)
  const filled = new URLSearchParams({
    startTask: 'CERTIFICATION_NAME',
    name: title,
    organizationName,
    issueYear: String(issued.getFullYear()),
    issueMonth: String(issued.getMonth() + 1),
    certUrl: url,
    certId: number,
  })
  return `https://www.linkedin.com/profile/add?${filled}`
}
