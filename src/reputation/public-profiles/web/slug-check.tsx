import { useDebouncedValue } from '@mantine/hooks'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Text } from '#kit/web/ui/layout.tsx'
import { publicProfiles } from '#reputation/public-profiles/contract/public-profiles.ts'
import { isSlug } from '#reputation/public-profiles/contract/slug.ts'

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
