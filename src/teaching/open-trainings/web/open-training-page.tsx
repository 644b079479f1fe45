import { fullName } from '#kit/contract/values/full-name.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { SessionTime } from '#kit/web/language/session-time.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { useIdParam } from '#kit/web/page/address/params.ts'
import { DeadEnd } from '#kit/web/page/dead-end.tsx'
import { Page } from '#kit/web/page/page.tsx'
import type { Back } from '#kit/web/page/record/back-link.tsx'
import { Record } from '#kit/web/page/record/record.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { type OpenTraining, openTrainings } from '#teaching/open-trainings/contract/open-trainings.ts'
import { TakeSeat } from './take-seat.tsx'

const back: Back = { to: '/my/open-trainings', label: 'openTrainings.back' }

/** One training that a student may join: what it is, and a seat at it. */
export function OpenTrainingPage() {
  const t = useText()
  const id = useIdParam()
  return (
    <Record
      endpoint={openTrainings.get}
      input={{ id }}
      back={back}
      missing={
        <DeadEnd
          title={t('openTrainings.gone_title')}
          text={t('openTrainings.gone_text')}
          action={<LinkButton to={back.to}>{t(back.label)}</LinkButton>}
        />
      }
    >
      {(training) => <Training training={training} />}
    </Record>
  )
}

function Training({ training }: { training: OpenTraining }) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Page title={inLanguage(training.title)} back={back} width="narrow">
      <Panel>
        <WhenAndWhere training={training} />
      </Panel>
      <TakeSeat training={training} />
      <Panel title={t('trainings.description')}>
        <Stack>
          <Text isProse>{inLanguage(training.description)}</Text>
          <Kind training={training} />
        </Stack>
      </Panel>
    </Page>
  )
}

function WhenAndWhere({ training }: { training: OpenTraining }) {
  const t = useText()
  const format = useFormat()
  const { artist, sessions, time_zone, venue, price, seats_left } = training
  const when = (
    <Stack gap="xs">
      {sessions.map((session) => (
        <span key={session.id}>
          <SessionTime session={session} timeZone={time_zone} />
        </span>
      ))}
    </Stack>
  )
  return (
    <Facts
      facts={[
        { label: t('participants.when'), value: when },
        { label: t('participants.where'), value: venue ?? t('trainings.online') },
        ...(artist ? [{ label: t('openTrainings.led_by'), value: fullName(artist) }] : []),
        { label: t('openTrainings.price'), value: format.money(price.amount, price.currency) },
        {
          label: t('openTrainings.seats_left'),
          value: seats_left > 0 ? format.number(seats_left) : t('openTrainings.full'),
        },
      ]}
    />
  )
}

function Kind({ training: { technique, kind, language } }: { training: OpenTraining }) {
  const t = useText()
  const format = useFormat()
  return (
    <Facts
      facts={[
        { label: t('trainings.technique'), value: technique ? t(`artists.techniques_${technique}`) : '—' },
        { label: t('trainings.kind'), value: t(`trainings.kind_${kind}`) },
        { label: t('trainings.language'), value: format.languageName(language) },
      ]}
    />
  )
}
