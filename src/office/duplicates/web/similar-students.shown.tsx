import { useDebouncedValue } from '@mantine/hooks'
import { fullName } from '#kit/contract/values/full-name.ts'
import { useApi } from '#kit/web/calls/query.ts'
import { useFormValue } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link } from '#kit/web/page/address/link.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { duplicates } from '#office/duplicates/contract/duplicates.ts'
import styles from './similar-students.module.css'

const wait = 400

/** Below the inputs of a form: the student who may be the one that is being typed, in a space of constant height. */
export function SimilarStudents() {
  const t = useText()
  const first_name = useWord('first_name')
  const last_name = useWord('last_name')
  const email = useWord('email') || null
  const phone = useWord('phone') || null
  const { data } = useApi(
    duplicates.similarStudents,
    { first_name, last_name, email, phone },
    { isEnabled: first_name.length > 1 && last_name.length > 1, keepsPrevious: true },
  )
  const similar = first_name.length > 1 && last_name.length > 1 ? (data?.data[0] ?? null) : null
  return (
    <div className={styles.room} aria-live="polite">
      <Text size="sm" tone="soft">
        {similar ? (
          <>
            {t('duplicates.similar')} <Link to={`/student/${similar.id}`}>{fullName(similar)}</Link>, {similar.email}
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
