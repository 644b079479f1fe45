import { useEffect, useState } from 'react'
import type { FieldChange } from '#contract/pro-artists.entities.ts'
import type { Profile } from '#contract/profile.ts'
import { useFormState } from '#web/kit/form-context.ts'
import { useText } from '#web/kit/i18n.ts'
import { Stack } from '#web/kit/ui/layout.tsx'
import { Notice } from '#web/kit/ui/notice.tsx'
import { ChangesTable } from './changes-table.tsx'
import { profileValues } from './profile-values.ts'

type ProfileMergeProps = {
  /** The profile that the form began with. */
  base: Profile
  now: Profile
  isConflict: boolean
  onMerged: (profile: Profile) => void
}

/**
 * When somebody else saved first: what the reader typed stays, what they left alone follows the profile as it is now, and
 * what they save next goes on from there.
 */
export function ProfileMerge({ base, now, isConflict, onMerged }: ProfileMergeProps) {
  const t = useText()
  const { values, fill } = useFormState()
  const [theirs, setTheirs] = useState<FieldChange[]>([])
  useEffect(() => {
    if (!isConflict || now.version === base.version) return
    const changes = changesBetween(profileValues(base), profileValues(now))
    const typed = changesBetween(profileValues(base), values).map(({ field }) => field)
    const untouched = changes.filter(({ field }) => !typed.includes(field))
    fill(Object.fromEntries(untouched.map(({ field, after }) => [field, after])))
    setTheirs(changes)
    onMerged(now)
  }, [isConflict, base, now, values, fill, onMerged])
  if (!isConflict) return null
  return (
    <Notice tone="bad" title={t('profile.conflict_title')}>
      <Stack gap="sm">
        {t('profile.conflict_text')}
        <ChangesTable changes={theirs} />
      </Stack>
    </Notice>
  )
}

function changesBetween(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return Object.entries(before)
    .map(([field, value]) => ({ field, before: value, after: after[field] }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
}
