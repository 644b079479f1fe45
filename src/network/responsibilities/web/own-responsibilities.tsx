import { ErrorPanel } from '#kit/web/calls/error-panel.tsx'
import { useApi } from '#kit/web/calls/query.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Page } from '#kit/web/page/page.tsx'
import { EmptyState } from '#kit/web/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#kit/web/ui/feedback/skeleton.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import { Heading, Panel } from '#kit/web/ui/panel.tsx'
import { Aligned } from '#kit/web/ui/split.tsx'
import { StatValue } from '#kit/web/ui/stat-value.tsx'
import { type Responsibility, responsibilities } from '#network/responsibilities/contract/responsibilities.ts'

/** To read: what belongs to the artist's level, and what the next one adds. */
export function OwnResponsibilities() {
  const t = useText()
  const { data, error, refetch } = useApi(responsibilities.mine, {})
  if (!data && !error) return <PageSkeleton label={t('app.loading')} />
  return (
    <Page title={t('responsibilities.title')} intro={t('responsibilities.own_intro')} width="narrow">
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {data && <Own {...data.data} />}
    </Page>
  )
}

type Mine = Awaited<ReturnType<typeof useApi<typeof responsibilities.mine>>>['data'] & object

function Own({ level, next_level, responsibilities: own, next }: Mine['data']) {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <Stack>
      <Panel
        title={
          level ? t('responsibilities.own_level', { level: inLanguage(level.name) }) : t('responsibilities.own_all')
        }
      >
        {own.length === 0 ? (
          <EmptyState drawing="responsibilities" title={t('responsibilities.own_empty')} />
        ) : (
          <Duties duties={own} />
        )}
      </Panel>
      {next_level && (
        <Panel tone="quiet" title={t('responsibilities.next_level', { level: inLanguage(next_level.name) })}>
          <Text tone="soft">
            {t(next.length === 0 ? 'responsibilities.next_nothing' : 'responsibilities.next_adds')}
          </Text>
          <Duties duties={next} />
        </Panel>
      )}
    </Stack>
  )
}

function Duties({ duties }: { duties: Responsibility[] }) {
  const inLanguage = useBilingual()
  if (duties.length === 0) return null
  return (
    <Aligned as="ol" gap="md" align="start">
      {duties.map(({ id, name, description }, index) => (
        <li key={id}>
          <StatValue tone="accent" size="sm">
            {index + 1}
          </StatValue>
          <div>
            <Heading as="h3">{inLanguage(name)}</Heading>
            <Text tone="soft" isProse>
              {inLanguage(description)}
            </Text>
          </div>
        </li>
      ))}
    </Aligned>
  )
}
