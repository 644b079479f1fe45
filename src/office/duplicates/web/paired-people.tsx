import { fullName } from '#kit/contract/values/full-name.ts'
import { EmailAddress } from '#kit/web/ui/content/email-address.tsx'
import { Stack, Text } from '#kit/web/ui/layout.tsx'
import type { DuplicatePair } from '#office/duplicates/contract/duplicates.ts'

/** Both people of a pair, each above the address that distinguishes them. */
export function PairedPeople({ left, right }: Pick<DuplicatePair, 'left' | 'right'>) {
  return (
    <Stack as="span" gap="2xs">
      {[left, right].map((person) => (
        <Stack key={person.id} as="span" gap="none">
          {fullName(person)}
          <Text as="small" tone="soft">
            <EmailAddress email={person.email} />
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
