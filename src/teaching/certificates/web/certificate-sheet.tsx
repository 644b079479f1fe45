import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { Paper } from '#kit/web/ui/content/paper.tsx'
import { Columns, Lines, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import type { PublicCertificate } from '#teaching/certificates/contract/certificates.ts'

type Printed = Omit<PublicCertificate, 'revoked_at' | 'replaced_at' | 'replaced_by' | 'latest'>

/** All that is printed on a certificate, as on the sheet. */
export function CertificateSheet({ certificate }: { certificate: Printed }) {
  const t = useText()
  const format = useFormat()
  const { state, number, holder, title, artist, technique, place, minutes, issued_at, first_day, last_day } =
    certificate
  const { language, brought_in_at, former_outcome } = certificate
  const reading = useLanguage()
  const isFormer = brought_in_at !== null
  const facts = [
    [t('certificates.technique'), technique && t(`artists.techniques_${technique}`)],
    [t('certificates.days'), format.days(first_day, last_day)],
    [t('certificates.hours'), minutes && t('certificates.hours_value', { count: minutes / 60 })],
    [t('certificates.place'), place ?? (isFormer ? null : t('certificates.online'))],
    [t('certificates.artist'), artist],
    [t('certificates.number'), number],
    [t('certificates.issued_at'), format.dateIn(academyZone, issued_at)],
    [t('certificates.former_outcome'), former_outcome],
    // Its title is as it was printed, while the labels are in the reader's language.
    [t('certificates.language'), language !== reading && format.languageName(language.slice(0, 2))],
  ] as const
  return (
    <Paper
      heading={t(isFormer ? 'certificates.former_heading' : 'certificates.sheet_heading')}
      title={holder}
      over={state === 'VALID' ? undefined : t(`certificates.state_${state}`)}
    >
      <Lines as="div">
        <Stack gap="sm">
          {!isFormer && <Text tone="soft">{t('certificates.sheet_for')}</Text>}
          <Heading>
            <span lang={language}>{title}</span>
          </Heading>
        </Stack>
        <Columns as="dl" column="10rem">
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <Text as="dt" tone="soft" size="xs">
                    {name}
                  </Text>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </Columns>
      </Lines>
    </Paper>
  )
}
