import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { OldestRow, OldestRows } from '#kit/web/list/oldest-rows.tsx'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { signUps } from '#teaching/sign-ups/contract/sign-ups.ts'

/** Sign-ups that wait longest: the answer is on their page, next to what it rests on. */
export function OldestSignUps() {
  const t = useText()
  const inLanguage = useBilingual()
  return (
    <OldestRows endpoint={signUps.list} input={{ stage: 'WAITING', sortBy: 'state_changed_at' }}>
      {({ id, first_name, last_name, training, state_changed_at }) => (
        <OldestRow
          key={id}
          person={{ first_name, last_name, avatar_url: null }}
          to={`/sign-ups/${id}`}
          note={inLanguage(training.title)}
          since={state_changed_at}
        >
          <LinkButton size="sm" to={`/sign-ups/${id}`}>
            {t('signUps.answer')}
          </LinkButton>
        </OldestRow>
      )}
    </OldestRows>
  )
}
