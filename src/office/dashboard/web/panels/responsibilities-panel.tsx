import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { StatusBadge } from '#kit/web/ui/content/badge.tsx'
import { Lines, Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { Dashboard } from '../next-steps.tsx'

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
          <Lines>
            {requested.map((one) => (
              <RequestedRow key={one.id} {...one} />
            ))}
          </Lines>
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
    <Row as="li" justify="space-between" align="baseline">
      <Link to={`/responsibilities/additional/${id}`}>{inLanguage(name)}</Link>
      <Meta>
        {status === 'SUBMITTED' ? (
          <StatusBadge tone="waiting">{t('responsibilities.status_SUBMITTED')}</StatusBadge>
        ) : (
          <>
            {due_on && t('dashboard.due', { date: format.date(due_on) })}
            {again && <StatusBadge tone="waiting">{t(`responsibilities.again_${again}`)}</StatusBadge>}
            {is_overdue && <StatusBadge tone="bad">{t('responsibilities.overdue')}</StatusBadge>}
          </>
        )}
      </Meta>
      {again && comment && (
        <Text as="q" tone="soft" size="sm" lines={2}>
          {comment}
        </Text>
      )}
    </Row>
  )
}
