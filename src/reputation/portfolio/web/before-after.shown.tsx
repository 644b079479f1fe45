import { type CSSProperties, useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import styles from '#kit/web/ui/styles/compare.module.css'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'
import { WorkPicture } from './work-picture.shown.tsx'

/** Two pictures of one work, one over the other: a slider uncovers the later one. */
export function BeforeAfter({ before, after }: { before: PortfolioImage; after: PortfolioImage }) {
  const t = useText()
  const [share, setShare] = useState(50)
  const stages = { before: t(`portfolio.stage_${before.stage}`), after: t(`portfolio.stage_${after.stage}`) }
  const shape = Math.min(Math.max(after.width / after.height, 0.75), 2)
  const look = { '--split': `${share}%`, '--shape': shape } as CSSProperties
  return (
    <div className={`${styles.pictures} ${styles.compare}`} style={look}>
      <figure>
        <WorkPicture image={before} size="medium" />
        <figcaption>{stages.before}</figcaption>
      </figure>
      <figure>
        <WorkPicture image={after} size="medium" />
        <figcaption>{stages.after}</figcaption>
      </figure>
      <input
        type="range"
        className="overlaid"
        min={0}
        max={100}
        step={1}
        value={share}
        aria-label={t('portfolio.slider', stages)}
        aria-valuetext={t('portfolio.slider_value', { ...stages, share, rest: 100 - share })}
        onChange={(event) => setShare(Number(event.currentTarget.value))}
      />
    </div>
  )
}
