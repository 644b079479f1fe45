import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Panel, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { Dashboard } from '../next-steps.tsx'
import styles from './responsibilities-panel.module.css'

type Props = Pick<Dashboard, 'responsibilities' | 'additionalResponsibilities'>
type Requested = Props['additionalResponsibilities'][number]

/** The artist's additional responsibilities, the most urgent first, and the number of those of their level. */
export function ResponsibilitiesPanel({ responsibilities, additionalResponsibilities: requested }: Props) {
  const t = useText()
  return (
    <Panel title={t('dashboard.responsibilities')}>
      <Stack>
        {requested.length === 0 ? (
          <Text tone="soft">{t('dashboard.responsibilities_none')}</Text>
        ) : (
          <ul className={styles.asked}>
            {requested.map((one) => (
              <RequestedRow key={one.id} {...one} />
            ))}
          </ul>
        )}
        <Link to="/responsibilities">
          {t('dashboard.responsibilities_of_level', { count: responsibilities.length })}
        </Link>
      </Stack>
    </Panel>
  )
}

function RequestedRow({ id, name, status, again, comment, due_on, is_overdue }: Requested) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <li>
      <Link to={`/responsibilities/additional/${id}`}>{inLanguage(name)}</Link>
      <span className={styles.state}>
        {status === 'SUBMITTED' ? (
          <StatusBadge tone="waiting">{t('responsibilities.status_SUBMITTED')}</StatusBadge>
        ) : (
          <>
            {due_on && t('dashboard.due', { date: format.date(due_on) })}
            {again && <StatusBadge tone="waiting">{t(`responsibilities.again_${again}`)}</StatusBadge>}
            {is_overdue && <StatusBadge tone="bad">{t('responsibilities.overdue')}</StatusBadge>}
          </>
        )}
      </span>
      {again && comment && <q className={styles.comment}>{comment}</q>}
    </li>
  )
}
