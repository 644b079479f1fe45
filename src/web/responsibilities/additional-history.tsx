import type { ResponsibilityEvent } from '#contract/responsibilities/additional-responsibilities.flow.ts'
import type { AdditionalResponsibility } from '#contract/responsibilities/additional-responsibilities.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { RelativeTime } from '#web/kit/language/relative-time.tsx'
import type { Tone } from '#web/kit/ui/badge.tsx'
import { Panel } from '#web/kit/ui/layout.tsx'
import { Timeline } from '#web/kit/ui/timeline.tsx'
import styles from './additional-history.module.css'

type AdditionalHistoryProps = Pick<AdditionalResponsibility, 'history'>

/** What happened to it, the latest first: who, when, and in which words. */
export function AdditionalHistory({ history }: AdditionalHistoryProps) {
  const t = useText()
  return (
    <Panel title={t('responsibilities.history')}>
      <Timeline
        entries={history.map(({ id, event, words, by, at }) => ({
          id,
          title: <span className={styles.event}>{t(`responsibilities.event_${event}`, { words: words ?? '' })}</span>,
          meta: (
            <>
              {by && `${by}, `}
              <RelativeTime at={at} />
            </>
          ),
          body: !namesFile.includes(event) && words,
          tone: tones[event] ?? 'neutral',
        }))}
      />
    </Panel>
  )
}

/** Their words stand in the title. */
const namesFile: readonly ResponsibilityEvent[] = ['addEvidence', 'removeEvidence']

const tones: Partial<Record<ResponsibilityEvent, Tone>> = {
  submit: 'waiting',
  accept: 'good',
  sendBack: 'bad',
  reopen: 'bad',
}
