import { focusField } from '#kit/web/form/fields/field-focus.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Progress } from '#kit/web/ui/feedback/progress.tsx'
import { Entry } from '#kit/web/ui/inputs/entry.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { ProArtistForm } from '#network/artists/contract/artists.entities.ts'
import { IconAlertCircle, IconCircle, IconCircleCheckFilled, IconCircleDotted } from '~icons'
import styles from './form-progress.module.css'
import { useSections } from './form-state.ts'

const icons = { ready: IconCircleCheckFilled, open: IconCircle, mend: IconAlertCircle, optional: IconCircleDotted }
const inks = { ready: 'sage', open: 'line-strong', mend: 'amber', optional: 'line-strong' }

/** How much of the form is done, and the way to each part. */
export function FormProgress({ form }: { form: ProArtistForm }) {
  const t = useText()
  const format = useFormat()
  const sections = useSections(form)
  const wanted = sections.filter(({ state }) => state !== 'optional')
  const ready = wanted.filter(({ state }) => state === 'ready').length
  const done = t('applications.sections_done', { done: format.number(ready), total: format.number(wanted.length) })
  return (
    <nav className={styles.progress} aria-label={t('applications.sections')}>
      <div className={styles.sum}>
        <Stack gap="xs">
          <Text isStrong>{done}</Text>
          <Progress share={ready / wanted.length} label={done} />
        </Stack>
      </div>
      <ol className={styles.sections}>
        {sections.map(({ name, state }) => {
          const Icon = icons[state]
          return (
            <li key={name}>
              <Entry onClick={() => focusField(name)}>
                <Icon size={20} color={`var(--${inks[state]})`} aria-hidden="true" />
                {t(`artists.section_${name}`)}
                <span className="sr-only">, {t(`applications.section_${state}`)}</span>
              </Entry>
            </li>
          )
        })}
      </ol>
      <Text tone="soft" size="sm">
        {t('applications.form_kept')}
      </Text>
    </nav>
  )
}
