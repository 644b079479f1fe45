import { useDemo } from '#demo/web/use-demo.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { useFormState } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Cards, Text } from '#kit/web/ui/layout.tsx'
import { Panel } from '#kit/web/ui/panel.tsx'
import styles from './demo-accounts.module.css'

/** One click fills the form in; only where the portal is a demo. */
export function DemoAccounts() {
  const t = useText()
  const demo = useDemo()
  const { fill } = useFormState()
  if (!demo) return null
  return (
    <Panel tone="quiet" size="sm" title={t('session.demo_title')}>
      <Text size="sm" tone="soft">
        {t('session.demo_text')}
      </Text>
      <Cards gap="xs" column="10rem">
        {demo.data.map(({ email, role }) => (
          <li key={email}>
            <button
              type="button"
              className={`${styles.account} surface`}
              onClick={() => fill({ email, password: demo.password })}
            >
              <strong>{t(`app.role_${role}` as TextKey)}</strong>
              <span>{email}</span>
            </button>
          </li>
        ))}
      </Cards>
    </Panel>
  )
}
