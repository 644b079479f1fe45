import { Person } from '#kit/web/ui/content/person.tsx'
import { Row, Stack, Text } from '#kit/web/ui/layout.tsx'
import type { DuplicatePair, PairedPerson } from '#office/duplicates/contract/duplicates.ts'

/** Both people of a pair, each with the address that tells them apart. */
export function PairedPeople({ left, right }: Pick<DuplicatePair, 'left' | 'right'>) {
  return (
    <Stack gap="2xs">
      <One {...left} />
      <One {...right} />
    </Stack>
  )
}

function One({ email, ...person }: PairedPerson) {
  return (
    <Row gap="xs">
      <Person {...person} size="sm">
        <Text as="small" tone="soft">
          {email}
        </Text>
      </Person>
    </Row>
  )
}
