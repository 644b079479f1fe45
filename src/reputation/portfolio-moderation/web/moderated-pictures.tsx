import { Suspense, useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Figure, Figures } from '#kit/web/ui/content/figures.tsx'
import { Notice } from '#kit/web/ui/feedback/notice.tsx'
import { isRefused } from '#reputation/consents/contract/consents.ts'
import type { PortfolioItem } from '#reputation/portfolio/contract/portfolio.ts'
import { EnlargeButton, WorkPicture } from '#reputation/portfolio/web/work-picture.shown.tsx'

const Lightbox = lazyPart(() => import('#reputation/portfolio/web/lightbox.shown.tsx'), 'Lightbox')

/** The pictures to decide on: each whole, and full-screen for a close look. */
export function ModeratedPictures({ item: { title, images, consent_state } }: { item: PortfolioItem }) {
  const t = useText()
  const inLanguage = useBilingual()
  const [open, setOpen] = useState<number | null>(null)
  if (isRefused(consent_state)) return <Notice tone="waiting">{t('portfolioModeration.pictures_gone')}</Notice>
  return (
    <>
      <Figures label={t('portfolioModeration.pictures')}>
        {images.map((image, index) => (
          <Figure
            key={image.id}
            picture={
              <EnlargeButton
                label={t('portfolio.enlarge', { alt: inLanguage(image.alt) })}
                onClick={() => setOpen(index)}
              >
                <WorkPicture image={image} size="medium" isDecoration />
              </EnlargeButton>
            }
          >
            {t(`portfolio.stage_${image.stage}`)}
          </Figure>
        ))}
      </Figures>
      <Suspense>
        {open !== null && images.length > 0 && (
          <Lightbox title={inLanguage(title)} images={images} first={open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  )
}
