import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Disc } from '#kit/web/ui/content/avatar.tsx'
import { Tag } from '#kit/web/ui/content/badge.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Heading } from '#kit/web/ui/panel.tsx'
import { IconCheck } from '~icons'
import styles from './way.module.css'

const tones = { done: 'good', now: 'accent' } as const

export type Station = { title: TextKey; text: TextKey; state?: 'done' | 'now' }

/** The way ahead in numbered stations: what is behind, what happens now, what follows. */
export function Way({ stations }: { stations: Station[] }) {
  const t = useText()
  return (
    <ol>
      {stations.map(({ title, text, state }, index) => (
        <li key={title} className={styles.station} aria-current={state === 'now' ? 'step' : undefined}>
          <Disc size="md" tone={state ? tones[state] : 'quiet'}>
            {state === 'done' ? <IconCheck size={20} /> : index + 1}
          </Disc>
          <div>
            <Heading as="h3">
              {t(title)} {state && <Tag>{t(`applications.step_${state}`)}</Tag>}
            </Heading>
            <Text tone="soft">{t(text)}</Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
