import { settings } from '#academy/settings/contract/settings.ts'
import { useApi, useSend } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { toast } from '#kit/web/overlay/toast.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Button } from '#kit/web/ui/button.tsx'
import { ToDo } from '#kit/web/ui/content/rows/to-do.tsx'
import { Skeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { FormLink } from '#network/artists/web/list/form-link.shown.tsx'
import { type SetupStep, setup } from '#office/setup/contract/setup.ts'
import { setupScreens } from './setup-screens.ts'
import { openStep } from './setup-step.shown.ts'

/** What makes an academy ready for its first applications: done when the data show it, never in anybody's way. */
export function SetupChecklist() {
  const t = useText()
  const { data } = useApi(setup.get, {})
  const hide = useSend(setup.hide, { onSent: () => toast(t('setup.hidden')) })
  if (!data) return <Skeleton height="44rem" />
  const { steps } = data.data
  return (
    <Panel title={t('setup.title')}>
      <Stack>
        <Row justify="space-between" align="baseline">
          <Text tone="soft">{t('setup.intro')}</Text>
          <Text size="sm" isStrong>
            {t('setup.progress', { done: steps.filter(({ is_done }) => is_done).length, all: steps.length })}
          </Text>
        </Row>
        <Stack as="ul" gap="md">
          {steps.map((one) => (
            <Step key={one.step} {...one} />
          ))}
        </Stack>
        <Row justify="end">
          <Button kind="quiet" size="sm" isBusy={hide.isPending} onClick={() => hide.send({ is_hidden: true })}>
            {t('setup.hide')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  )
}

function Step({ step, is_done }: { step: SetupStep; is_done: boolean }) {
  const t = useText()
  const screen = setupScreens[step]
  const name = t(`setup.step_${step}`)
  return (
    <ToDo isDone={is_done}>
      <span>
        {screen ? (
          <Link {...screen} onClick={() => openStep.set(step)}>
            {name}
          </Link>
        ) : (
          <Text as="strong">{name}</Text>
        )}
        {is_done && <span className="sr-only"> {t('setup.is_done')}</span>}
      </span>
      {!is_done && (
        <Text tone="soft" size="sm">
          {t(`setup.step_${step}_text`)}
        </Text>
      )}
      {step === 'mail' && !is_done && <TestMail />}
      {step === 'applications' && (
        <Row>
          <FormLink size="sm" />
        </Row>
      )}
    </ToDo>
  )
}

function TestMail() {
  const t = useText()
  const test = useSend(settings.sendTestMail, { onSent: () => toast(t('settings.mail_test_done')) })
  return (
    <Row>
      <Button size="sm" isBusy={test.isPending} onClick={() => test.send({})}>
        {t('settings.mail_test')}
      </Button>
    </Row>
  )
}
