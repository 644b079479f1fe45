import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import { Aligned } from '#kit/web/ui/split.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import type { Dashboard } from '../next-steps.tsx'

type Purchases = NonNullable<Dashboard['student']>

/** What is left of each package, and until when. */
export function PackagesPanel({ packages }: Pick<Purchases, 'packages'>) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  return (
    <Panel title={t('dashboard.packages')}>
      {packages.length === 0 && <Text tone="soft">{t('dashboard.packages_none')}</Text>}
      {packages.length > 0 && (
        <Aligned>
          {packages.map(({ id, name, entries_left, last_day, pause }) => (
            <li key={id}>
              <StatValue tone="accent" size="sm">
                {format.number(entries_left)}
              </StatValue>
              <Stack as="span" gap="3xs">
                {inLanguage(name)}
                <Text as="span" tone="soft" size="sm">
                  {t('dashboard.entries_left', { count: entries_left })}
                  {last_day && `, ${t('dashboard.until', { date: format.date(last_day) })}`}
                  {pause && (
                    <>
                      <br />
                      {pause.is_on
                        ? t('studentPackages.paused_until', { date: format.date(pause.ends_on) })
                        : t('studentPackages.pause_ahead', { date: format.date(pause.starts_on) })}
                    </>
                  )}
                </Text>
              </Stack>
            </li>
          ))}
        </Aligned>
      )}
      <Link to="/my/trainings">{t('dashboard.packages_used')}</Link>
    </Panel>
  )
}

/** What the student can pay with; nothing where there is none. */
export function VouchersPanel({ vouchers }: Pick<Purchases, 'vouchers'>) {
  const t = useText()
  const format = useFormat()
  if (vouchers.length === 0) return null
  return (
    <Panel title={t('dashboard.vouchers')}>
      <Stack as="ul" gap="sm">
        {vouchers.map(({ id, code, value, currency, last_day }) => (
          <Row as="li" key={id}>
            <StatValue tone="accent" size="sm">
              {currency ? format.money(value, currency) : format.percent(value)}
            </StatValue>
            <Stack as="span" gap="3xs">
              <code>{code.match(/.{4}/g)?.join(' ')}</code>
              <Meta>{t('dashboard.until', { date: format.date(last_day) })}</Meta>
            </Stack>
          </Row>
        ))}
      </Stack>
      <Link to="/my/vouchers">{t('dashboard.all_vouchers')}</Link>
    </Panel>
  )
}
