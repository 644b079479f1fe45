import { useText } from '#kit/web/language/i18n.ts'
import { RelativeTime } from '#kit/web/language/relative-time.tsx'
import type { Tone } from '#kit/web/ui/content/badge.tsx'
import { Timeline } from '#kit/web/ui/content/timeline.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { ResponsibilityEvent } from '#network/responsibilities/contract/additional-responsibilities.flow.ts'
import type { AdditionalResponsibility } from '#network/responsibilities/contract/additional-responsibilities.ts'

type AdditionalHistoryProps = Pick<AdditionalResponsibility, 'history'>

/** What happened to it, the latest first: who, when, and in which words. */
export function AdditionalHistory({ history }: AdditionalHistoryProps) {
  const t = useText()
  return (
    <Panel title={t('responsibilities.history')}>
      <Timeline
        entries={history.map(({ id, event, words, by, at }) => ({
          id,
          title: (
            <Text as="span" isSentence>
              {t(`responsibilities.event_${event}`, { words: words ?? '' })}
            </Text>
          ),
          meta: (
            <>
              {by && `${by}, `}
              <RelativeTime at={at} />
            </>
          ),
          body: !namesFile.includes(event) && words,
          tone: tones[event] ?? 'quiet',
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
