import { useState } from 'react'
import { useText } from '#kit/web/language/i18n.ts'
import type { PortfolioImage } from '#reputation/portfolio/contract/portfolio.works.ts'
import styles from './before-after.module.css'
import { StageMark, WorkPicture } from './work-picture.shown.tsx'

/** Two pictures of one work, one over the other: a slider uncovers the later one. */
export function BeforeAfter({ before, after }: { before: PortfolioImage; after: PortfolioImage }) {
  const t = useText()
  const [share, setShare] = useState(50)
  const stages = { before: t(`portfolio.stage_${before.stage}`), after: t(`portfolio.stage_${after.stage}`) }
  const ratio = Math.min(Math.max(after.width / after.height, 0.75), 2)
  return (
    <div className={styles.frame} style={{ aspectRatio: ratio }}>
      <WorkPicture image={after} size="medium" />
      <div className={styles.before} style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}>
        <WorkPicture image={before} size="medium" />
      </div>
      <span className={styles.line} aria-hidden="true" style={{ left: `${share}%` }} />
      <StageMark>{stages.before}</StageMark>
      <StageMark side="right">{stages.after}</StageMark>
      <input
        type="range"
        className={styles.slider}
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
