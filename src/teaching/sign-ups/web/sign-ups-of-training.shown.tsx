import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { useMay } from '#kit/web/session/session.ts'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpBadge } from './sign-up-badge.tsx'

/** Who signed up for a training and waits for an answer: for its artist to see, and for the office to open. Nothing where nobody does. */
export function SignUpsOfTraining({ trainingId }: { trainingId: number }) {
  const t = useText()
  const may = useMay()
  const format = useFormat()
  const { data } = useApi(signUps.list, { trainingId, stage: 'WAITING', itemsPerPage: 100 })
  const waiting = data?.data ?? []
  if (waiting.length === 0) return null
  return (
    <Panel title={t('signUps.of_training')}>
      <Stack>
        <Text tone="soft">{t('signUps.of_training_text')}</Text>
        <ul>
          {waiting.map((signUp) => (
            <Stack as="li" key={signUp.id} gap="2xs">
              <Row>
                {may(signUps.get) ? (
                  <Link to={`/sign-ups/${signUp.id}`}>{fullName(signUp)}</Link>
                ) : (
                  <strong>{fullName(signUp)}</strong>
                )}
                <SignUpBadge state={signUp.state} />
              </Row>
              <Text tone="soft" size="sm">
                {[
                  signUp.email,
                  signUp.phone && formatPhone(signUp.phone),
                  signUp.held_until && t('signUps.held', { until: format.dateTime(signUp.held_until) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
          ))}
        </ul>
      </Stack>
    </Panel>
  )
}
