import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Lines, Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { SoldPackage } from '#office/artist-page/contract/artists.work.ts'
import { packageTones } from '#trade/student-packages/web/package-tones.shown.ts'

/** Whom the artist sold packages to last, and how much of each is used. */
export function ArtistPackages({ packages }: { packages: SoldPackage[] }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  if (packages.length === 0) return <Text tone="soft">{t('artists.packages_none')}</Text>
  return (
    <Lines>
      {packages.map(({ id, name, student, status, entries_used, entries_total, sold_at }) => (
        <Row key={id} as="li" grows="first" basis="10rem">
          <Stack as="span" gap="none">
            <strong>{inLanguage(name)}</strong>
            <Meta>
              <span>
                {student}, {sold_at ? format.date(sold_at) : t('studentPackages.sold_before')}
              </span>
              <span>
                {t('artists.entries', { used: format.number(entries_used), total: format.number(entries_total) })}
              </span>
            </Meta>
          </Stack>
          <StatusBadge tone={packageTones[status]}>{t(`artists.package_${status}`)}</StatusBadge>
        </Row>
      ))}
    </Lines>
  )
}
