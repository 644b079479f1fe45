import { useDemo } from '#demo/web/use-demo.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useFormState } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import styles from './demo-accounts.module.css'

/** One click fills the form in; only where the portal is a demo. */
export function DemoAccounts() {
  const t = useText()
  const demo = useDemo()
  const { fill } = useFormState()
  if (!demo) return null
  return (
    <section className={styles.accounts}>
      <h2>{t('session.demo_title')}</h2>
      <p>{t('session.demo_text')}</p>
      <ul>
        {demo.data.map(({ email, role }) => (
          <li key={email}>
            <button type="button" onClick={() => fill({ email, password: demo.password })}>
              <strong>{t(`app.role_${role}` as TextKey)}</strong>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
