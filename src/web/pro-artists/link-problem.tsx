import { IconHourglassEmpty, IconUnlink } from '@tabler/icons-react'
import { useText } from '#web/kit/i18n.ts'
import { LinkButton } from '#web/kit/link.tsx'
import { PageTitle } from '#web/kit/page.tsx'
import styles from './link-problem.module.css'

const icons = { unknown: IconUnlink, expired: IconHourglassEmpty }

/** A secret link that opens nothing: why, and what to do. */
export function LinkProblem({ kind }: { kind: keyof typeof icons }) {
  const t = useText()
  const Icon = icons[kind]
  return (
    <div className={styles.problem}>
      <Icon size={56} stroke={1.25} aria-hidden="true" className={styles.icon} />
      <PageTitle>{t(`proArtists.link_${kind}_title`)}</PageTitle>
      <p className={styles.text}>{t(`proArtists.link_${kind}_text`)}</p>
      <LinkButton to="/">{t('proArtists.to_start_page')}</LinkButton>
    </div>
  )
}
