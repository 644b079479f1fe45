import { useText } from '#kit/web/language/i18n.ts'
import { TextInput } from '#kit/web/ui/inputs/input.tsx'
import { NativeSelect } from '#kit/web/ui/inputs/native-select.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { givers } from '#reputation/consents/contract/consents.ts'

export type Giver = (typeof givers)[number]

type GivenByProps = {
  giver: Giver | null
  onGiver: (giver: Giver) => void
  guardian: string
  onGuardian: (name: string) => void
}

/** Who agrees: the person in the pictures, or for a minor their guardian, by name. */
export function GivenBy({ giver, onGiver, guardian, onGuardian }: GivenByProps) {
  const t = useText()
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('consents.given_by')}
        value={giver ?? ''}
        onChange={({ currentTarget }) => onGiver(currentTarget.value as Giver)}
      >
        <option value="" disabled />
        {givers.map((value) => (
          <option key={value} value={value}>
            {t(`consents.given_by_${value}`)}
          </option>
        ))}
      </NativeSelect>
      {giver === 'GUARDIAN' && (
        <TextInput
          label={t('consents.guardian_name')}
          value={guardian}
          maxLength={160}
          autoComplete="name"
          onChange={({ currentTarget }) => onGuardian(currentTarget.value)}
        />
      )}
    </Stack>
  )
}
