import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useFormat } from '#kit/web/language/format.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Link, OutsideLink } from '#kit/web/page/address/link.tsx'
import { PersonLink } from '#kit/web/page/record/person-link.tsx'
import { Facts } from '#kit/web/ui/content/facts.tsx'
import { Quote } from '#kit/web/ui/content/quote.tsx'
import { Stack } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import type { SignUpDetails } from '#teaching/sign-ups/contract/sign-ups.ts'
import { SignUpAnswers } from './sign-up-answers.tsx'
import { useAcceptedTerms } from './use-accepted-terms.tsx'

/** The person, the training, the seat that is held, and the answers. */
export function SignUpPanel({ signUp, onDecided }: { signUp: SignUpDetails; onDecided?: () => void }) {
  const t = useText()
  const format = useFormat()
  const inLanguage = useBilingual()
  const { training, email, phone, price, student, held_until, state, asked_at, note, refusal, by } = signUp
  const acceptedFact = useAcceptedTerms(signUp)
  const left = t('signUps.seats_left', { count: Math.max(0, training.seats_left) })
  const held = held_until ? format.dateTime(held_until) : t('signUps.not_held')
  return (
    <Panel>
      <Stack>
        <Facts
          facts={[
            {
              label: t('signUps.training'),
              value: <Link to={`/training/${training.id}`}>{inLanguage(training.title)}</Link>,
            },
            {
              label: t('signUps.when'),
              value: training.starts_at ? format.dateIn(training.time_zone, training.starts_at) : '—',
            },
            { label: t('signUps.price'), value: format.money(price.amount, price.currency) },
            ...(state === 'WAITING' ? [{ label: t('signUps.held_until'), value: `${held} · ${left}` }] : []),
            { label: t('signUps.email'), value: <OutsideLink href={`mailto:${email}`}>{email}</OutsideLink> },
            {
              label: t('signUps.phone'),
              value: phone ? <OutsideLink href={`tel:${phone}`}>{formatPhone(phone)}</OutsideLink> : '—',
            },
            {
              label: t('signUps.student'),
              value: student ? (
                <PersonLink kind="student" id={student.id} name={fullName(student)} />
              ) : (
                t('signUps.no_student')
              ),
            },
            { label: t('signUps.asked_at'), value: format.dateTime(asked_at) },
            ...acceptedFact,
            ...(by ? [{ label: t('signUps.by'), value: by }] : []),
          ]}
        />
        {note && <Quote title={t('signUps.note')}>{note}</Quote>}
        {refusal && <Quote title={t('signUps.refusal')}>{refusal}</Quote>}
        <SignUpAnswers signUp={signUp} onDecided={onDecided} />
      </Stack>
    </Panel>
  )
}
