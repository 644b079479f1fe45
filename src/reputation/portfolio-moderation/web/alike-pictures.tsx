import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Tag } from '#kit/web/ui/content/badge.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import { WorkBadge } from '#reputation/portfolio/web/work-badge.shown.tsx'
import { SmallPicture } from '#reputation/portfolio/web/work-picture.shown.tsx'
import type { Alike } from '#reputation/portfolio-moderation/contract/portfolio-moderation.ts'

type AlikePicturesProps = { alike: readonly Alike[]; images: PortfolioItem['images'] }

/** Pictures of other works that look like one of these, side by side with it. */
export function AlikePictures({ alike, images }: AlikePicturesProps) {
  const t = useText()
  if (images.length === 0) return null
  return (
    <Panel title={t('portfolioModeration.alike')}>
      {alike.length === 0 && <Text tone="soft">{t('portfolioModeration.alike_none')}</Text>}
      {alike.length > 0 && (
        <Stack as="ul">
          {alike.map((pair) => (
            <Pair key={`${pair.image_id} ${pair.other_image_id}`} {...pair} />
          ))}
        </Stack>
      )}
    </Panel>
  )
}

function Pair({ image_id, other_image_id, work_id, title, artist, status, likeness, is_mirrored, is_shown }: Alike) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <Row as="li" grows="last">
      <SmallPicture id={image_id} alt={t('portfolioModeration.this_picture')} size="7.5rem" />
      <SmallPicture id={is_shown ? other_image_id : null} alt={t('portfolioModeration.other_picture')} size="7.5rem" />
      <div>
        <Row as="p" gap="xs">
          <strong>{t('portfolioModeration.likeness', { percent: format.percent(likeness) })}</strong>{' '}
          {is_mirrored && <Tag>{t('portfolioModeration.is_mirrored')}</Tag>} <WorkBadge status={status} />
        </Row>
        <Link to={`/portfolio/admin/edit/${work_id}`}>
          {t('portfolioModeration.see_work', { title: inLanguage(title) })}
        </Link>
        <Text tone="soft" size="sm">
          {fullName(artist)}
        </Text>
        {!is_shown && <Text size="sm">{t('portfolioModeration.not_shown')}</Text>}
      </div>
    </Row>
  )
}
