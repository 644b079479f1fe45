import { useEffect } from 'react'
import type { Profile } from '#contract/profile.ts'
import { useFormState } from '#web/kit/form-context.ts'
import { useText } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/ui/notice.tsx'
import { changedFields, profileValues } from './profile-values.ts'

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
  useEffect(() => {
    if (!isConflict || now.version === base.version) return
    const [before, after] = [profileValues(base), profileValues(now)]
    const typed = changedFields(before, values)
    fill(Object.fromEntries(Object.entries(after).filter(([field]) => !typed.includes(field))))
    onMerged(now)
  }, [isConflict, base, now, values, fill, onMerged])
  if (!isConflict) return null
  return (
    <Notice tone="bad" title={t('profile.conflict_title')}>
      {t('profile.conflict_text')}
    </Notice>
  )
}
