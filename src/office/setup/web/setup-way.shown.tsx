import { useApi } from '#kit/web/calls/query.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Row, Text } from '#kit/web/ui/layout.tsx'
import { type Checklist, type SetupStep, setup } from '#office/setup/contract/setup.ts'
import { setupScreens } from './setup-screens.ts'
import { openStep } from './setup-step.shown.ts'
import styles from './setup-way.module.css'

/** Below what was opened from the checklist: the way back to it, and on to the next step. */
export function SetupWay({ step }: { step: SetupStep }) {
  const t = useText()
  const { data } = useApi(setup.get, {})
  if (!data) return null
  const { steps } = data.data
  const next = nextStep(steps, step)
  return (
    <nav className={styles.way} aria-label={t('setup.title')}>
      <Row justify="space-between">
        <Link to="/dashboard">
          <span aria-hidden="true">← </span>
          {t('setup.title')}
        </Link>
        <Text as="span" tone="soft" size="sm">
          {t('setup.progress', { done: steps.filter(({ is_done }) => is_done).length, all: steps.length })}
        </Text>
        {next && (
          <Link {...next.screen} onClick={() => openStep.set(next.step)}>
            {t('setup.next', { step: t(`setup.step_${next.step}`) })}
            <span aria-hidden="true"> →</span>
          </Link>
        )}
      </Row>
    </nav>
  )
}

/** The first one after this that is not done and has a screen; after the last comes the first. */
function nextStep(steps: Checklist['steps'], current: SetupStep) {
  const index = steps.findIndex(({ step }) => step === current)
  for (const { step, is_done } of [...steps.slice(index + 1), ...steps.slice(0, index)]) {
    const screen = setupScreens[step]
    if (screen && !is_done) return { step, screen }
  }
  return null
}
