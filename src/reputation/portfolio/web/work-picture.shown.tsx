import { addressOf } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'

type ImageSize = 'small' | 'medium' | 'large'

type WorkPictureProps = {
  image: Pick<PortfolioImage, 'id' | 'alt' | 'width' | 'height'>
  size: ImageSize
  className?: string
  /** It has no content that is not in the text next to it. */
  isDecoration?: boolean
  isEager?: boolean
}

/** A picture of a work; it has its shape before it has come. */
export function WorkPicture({ image, size, className, isDecoration, isEager }: WorkPictureProps) {
  const inLanguage = useBilingual()
  const { id, alt, width, height } = image
  return (
    <img
      src={addressOf(portfolio.image, { id, size })}
      alt={isDecoration ? '' : inLanguage(alt)}
      {...{ width, height, className }}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  )
}
