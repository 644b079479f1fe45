import { useDebouncedValue } from '@mantine/hooks'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import { similarPages } from './similar-pages.ts'

const wait = 400
/** What a long name and address take on a phone. */
const lines = '3lh'

/** Below the inputs of a form: who may be the person that is being typed, of those whom the reader sees, in a space of constant height. */
export function SimilarPeople() {
  const t = useText()
  const first_name = useWord('first_name')
  const last_name = useWord('last_name')
  const email = useWord('email') || null
  const phone = useWord('phone') || null
  const { data } = useApi(
    duplicates.similarPeople,
    { first_name, last_name, email, phone },
    { isEnabled: first_name.length > 1 && last_name.length > 1, keepsPrevious: true },
  )
  const similar = first_name.length > 1 && last_name.length > 1 ? (data?.data[0] ?? null) : null
  return (
    <div style={{ minHeight: lines }} aria-live="polite">
      <Text size="sm" tone="soft">
        {similar ? (
          <>
            {t('duplicates.similar')}{' '}
            <Link to={`${similarPages[similar.kind]}/${similar.id}`}>{fullName(similar)}</Link>,{' '}
            {t(`duplicates.similar_${similar.kind}`)}, {similar.email}
          </>
        ) : (
          t('duplicates.similar_nobody')
        )}
      </Text>
    </div>
  )
}

/** What is typed there, once the typing rests. */
function useWord(name: string): string {
  const value = useFormValue(name)
  const [word] = useDebouncedValue(typeof value === 'string' ? value.trim() : '', wait)
  return word
}
