import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { CardLink } from '#kit/web/page/address/link.tsx'
import { Meta, Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { AdditionalResponsibilityRow } from '#network/responsibilities/contract/additional-responsibilities.ts'
import { IconCalendarDue } from '~icons'
import { Due, ResponsibilityStatusBadge } from '../due.tsx'

/** One artist's additional responsibilities, each a card that opens it. */
export function AdditionalCards({ rows }: { rows: AdditionalResponsibilityRow[] }) {
  const inLanguage = useBilingual()
  return (
    <Stack as="ul" gap="sm">
      {rows.map((row) => (
        <Panel as="li" size="sm" key={row.id}>
          <Row justify="space-between">
            <Stack as="span" gap="3xs">
              <Text as="span" isStrong>
                <CardLink to={`/responsibilities/additional/${row.id}`}>{inLanguage(row.name)}</CardLink>
              </Text>
              <Meta>
                <Row as="span" gap="xs">
                  <IconCalendarDue size={16} aria-hidden="true" />
                  <Due {...row} />
                </Row>
              </Meta>
              {row.again && row.comment && (
                <Text as="q" lines={3}>
                  {row.comment}
                </Text>
              )}
            </Stack>
            <Row as="span" gap="xs">
              <ResponsibilityStatusBadge {...row} />
            </Row>
          </Row>
        </Panel>
      ))}
    </Stack>
  )
}
