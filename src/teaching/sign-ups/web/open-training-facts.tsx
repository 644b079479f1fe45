import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { OpenTraining } from '#teaching/sign-ups/contract/sign-up-form.ts'

/** What a sign-up is for: the same facts as on the public page of the training. */
export function OpenTrainingFacts({ training, hasSeats = true }: { training: OpenTraining; hasSeats?: boolean }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { title, artist, sessions, time_zone, place, price, seats_left: count } = training
  const left = count > 0 ? t('signUps.seats_left', { count }) : t('signUps.full')
  const cost = price.amount > 0 ? format.money(price.amount, price.currency) : t('signUps.free')
  return (
    <Panel title={inLanguage(title)}>
      <Facts
        facts={[
          {
            label: t('signUps.when'),
            value: (
              <Stack as="span" gap="2xs">
                {sessions.map((session) => (
                  <time key={session.id} dateTime={session.starts_at}>
                    <SessionTime session={session} timeZone={time_zone} />
                  </time>
                ))}
              </Stack>
            ),
          },
          { label: t('signUps.where'), value: place ?? t('signUps.online') },
          { label: t('signUps.led'), value: artist },
          { label: t('signUps.price'), value: hasSeats ? `${cost}. ${left}` : cost },
        ]}
      />
    </Panel>
  )
}
