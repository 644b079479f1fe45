import { Menu } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { TextKey } from '#contract/texts.ts'
import { useText } from '#web/kit/i18n.ts'
import { type SignedIn, signOut } from '#web/kit/session.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import styles from './account-menu.module.css'
import '#web/kit/ui/menu.css'

/** Who is signed in, and the way out. */
export function AccountMenu({ user }: { user: SignedIn }) {
  const t = useText()
  const navigate = useNavigate()
  const name = `${user.first_name} ${user.last_name}`
  const roles = user.roles.map((role) => t(`app.role_${role.name}` as TextKey)).join(', ')

  function leave() {
    const told = signOut()
    void navigate({ to: '/', replace: true, ignoreBlocker: true })
    told.catch(() => undefined)
  }

  return (
    <Menu position="bottom-end" width={240} transitionProps={{ duration: 100 }}>
      <Menu.Target>
        <button type="button" className={styles.account} aria-label={t('app.account', { name })}>
          <Avatar name={name} size="sm" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <strong>{name}</strong>
          <span>{roles}</span>
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={leave}>
          {t('app.sign_out')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
