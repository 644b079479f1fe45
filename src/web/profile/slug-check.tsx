import { useDebouncedValue } from '@mantine/hooks'
import { publicProfiles } from '#contract/public-profiles/public-profiles.ts'
import { isSlug } from '#contract/public-profiles/slug.ts'
import { useApi } from '#web/kit/calls/query.ts'
import { useFormValue } from '#web/kit/form/form-context.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { Text } from '#web/kit/ui/layout.tsx'

/** Whether the address that is being typed is free. */
export function SlugCheck({ saved }: { saved: string }) {
  const t = useText()
  const [slug] = useDebouncedValue(String(useFormValue('slug') ?? ''), 300)
  const isNew = slug !== saved && isSlug(slug)
  const { data } = useApi(publicProfiles.checkSlug, { slug }, { isEnabled: isNew })
  const problem = data?.data.problem
  return (
    <div aria-live="polite">
      {isNew && data && (
        <Text tone="soft" size="sm">
          {t(problem ? `validation.${problem}` : 'publicProfiles.slug_free')}
        </Text>
      )}
    </div>
  )
}
