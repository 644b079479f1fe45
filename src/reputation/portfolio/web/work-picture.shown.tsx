import type { CSSProperties, ReactNode } from 'react'
import { addressOf } from '#kit/web/calls/api.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { portfolio } from '#reputation/portfolio/contract/portfolio.ts'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'
import styles from './work-picture.module.css'

type ImageSize = 'small' | 'medium' | 'large'

type WorkPictureProps = {
  image: Pick<PortfolioImage, 'id' | 'alt' | 'width' | 'height'>
  size: ImageSize
  /** As wide as its place, and of the shape of all others. */
  isTile?: boolean
  /** It has no content that is not in the text next to it. */
  isDecoration?: boolean
  isEager?: boolean
}

/** A picture of a work; it has its shape before it has come. */
export function WorkPicture({ image, size, isTile, isDecoration, isEager }: WorkPictureProps) {
  const inLanguage = useBilingual()
  const { id, alt, width, height } = image
  return (
    <img
      src={addressOf(portfolio.image, { id, size })}
      alt={isDecoration ? '' : inLanguage(alt)}
      {...{ width, height }}
      className={isTile ? styles.tile : undefined}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  )
}

/** A square of a picture next to a text; blank where there is none, or none may be shown. */
export function SmallPicture({ id, alt = '', size = '2.5rem' }: { id: number | null; alt?: string; size?: string }) {
  const look = { className: styles.small, 'data-shade': true, style: { '--size': size } as CSSProperties }
  if (id === null) return <span {...look} />
  return <img src={addressOf(portfolio.image, { id, size: 'small' })} alt={alt} loading="lazy" {...look} />
}

/** A picture that opens as large as the screen. */
export function EnlargeButton({
  label,
  onClick,
  children,
}: {
  label: string
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className={styles.enlarge} aria-label={label} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </button>
  )
}

/** When a picture was taken, in its corner. */
export function StageMark({ side, children }: { side?: 'right'; children: string }) {
  return (
    <span className={styles.stage} data-side={side} aria-hidden="true">
      {children}
    </span>
  )
}
