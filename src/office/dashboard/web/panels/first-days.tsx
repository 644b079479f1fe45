import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { ToDo } from '#kit/web/ui/content/rows/to-do.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { FirstStep } from '#office/dashboard/contract/dashboard.ts'
import type { Dashboard } from '../next-steps.tsx'

const profiles = { artist: '/my-profile', student: '/student/my-profile' }

type FirstDaysProps = { steps: NonNullable<Dashboard['firstDays']>; side: keyof typeof profiles }

/** What somebody new does first, until all of it is done. */
export function FirstDays({ steps, side }: FirstDaysProps) {
  const t = useText()
  const places: Record<FirstStep, string> = { profile: profiles[side], documents: profiles[side], message: '/inbox' }
  return (
    <Panel title={t('dashboard.first_days')}>
      <Text tone="soft">
        {t('dashboard.first_days_done', { done: steps.filter(({ is_done }) => is_done).length, all: steps.length })}
      </Text>
      <Stack as="ul" gap="sm">
        {steps.map(({ step, is_done }) => {
          const name = step === 'profile' ? (`${step}_${side}` as const) : step
          return (
            <ToDo key={step} isDone={is_done}>
              {is_done ? (
                <>
                  {t(`dashboard.first_${name}`)} <span className="sr-only">{t('dashboard.first_is_done')}</span>
                </>
              ) : (
                <Link to={places[step]}>{t(`dashboard.first_${name}`)}</Link>
              )}
              {!is_done && (
                <Text tone="soft" size="sm">
                  {t(`dashboard.first_${name}_text`)}
                </Text>
              )}
            </ToDo>
          )
        })}
      </Stack>
    </Panel>
  )
}
