import { Suspense, useState } from 'react'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { lazyPart } from '#kit/web/page/loading/lazy-part.ts'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { Cards, Stack } from '#kit/web/ui/layout.tsx'
import { stages } from '#reputation/consents/contract/stages.ts'
import type { PortfolioImage, ShownWork } from '#reputation/portfolio/contract/portfolio.works.ts'
import { BeforeAfter } from './before-after.shown.tsx'
import { EnlargeButton, StageMark, WorkPicture } from './work-picture.shown.tsx'

const Lightbox = lazyPart(() => import('./lightbox.shown.tsx'), 'Lightbox')

type WorkGalleryProps = { work: Pick<ShownWork, 'title' | 'images'> }

/** A work as it is looked at: what it was before and became, and each picture by itself, as large as the screen. */
export function WorkGallery({ work }: WorkGalleryProps) {
  const t = useText()
  const inLanguage = useBilingual()
  const [open, setOpen] = useState<number | null>(null)
  const { images, title } = work
  return (
    <Stack gap="sm">
      <Comparison images={images} />
      <Cards gap="xs" column="8rem" aria-label={t('portfolio.images')}>
        {images.map((image, index) => (
          <li key={image.id}>
            <EnlargeButton
              label={t('portfolio.enlarge', { alt: inLanguage(image.alt) })}
              onClick={() => setOpen(index)}
            >
              <WorkPicture image={image} size="small" isTile isDecoration />
              <StageMark>{t(`portfolio.stage_${image.stage}`)}</StageMark>
            </EnlargeButton>
          </li>
        ))}
      </Cards>
      <Suspense>
        {open !== null && images.length > 0 && (
          <Lightbox title={inLanguage(title)} images={images} first={open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </Stack>
  )
}

/**
 * The first picture of a stage next to the first of a later one; where there are two later ones, the reader chooses.
 */
function Comparison({ images }: { images: PortfolioImage[] }) {
  const t = useText()
  const [chosen, setChosen] = useState<string | null>(null)
  const [before, ...later] = firstOfEach(images)
  const after = later.find(({ stage }) => stage === chosen) ?? later[0]
  if (!before || !after) return null
  return (
    <>
      <BeforeAfter key={`${before.id}-${after.id}`} before={before} after={after} />
      {later.length > 1 && (
        <Segments
          label={t('portfolio.compare')}
          options={later.map(({ stage }) => ({ value: stage as string, label: t(`portfolio.stage_${stage}`) }))}
          value={after.stage}
          onChange={setChosen}
        />
      )}
    </>
  )
}

function firstOfEach(images: PortfolioImage[]): PortfolioImage[] {
  return stages.flatMap((wanted) => images.find(({ stage }) => stage === wanted) ?? [])
}
