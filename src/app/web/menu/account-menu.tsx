import { useNavigate } from '@tanstack/react-router'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import type { ApiError } from '#kit/web/calls/api-error.ts'
import { translate, useText } from '#kit/web/language/i18n.ts'
import { ask } from '#kit/web/overlay/confirm.ts'
import { toastError } from '#kit/web/overlay/toast.ts'
import { LinkButton } from '#kit/web/page/address/link.tsx'
import { LanguageSwitch } from '#kit/web/page/appearance/preferences.tsx'
import { storage } from '#kit/web/session/device-storage.ts'
import { hasRole, type SignedIn, signOut, useMay } from '#kit/web/session/session.ts'
import { Button } from '#kit/web/ui/button.tsx'
import { Avatar } from '#kit/web/ui/content/avatar.tsx'
import { Text } from '#kit/web/ui/layout.tsx'
import { Dropdown } from '#kit/web/ui/overlays/dropdown.tsx'
import { DensityChoice, ThemeChoice } from '#kit/web/ui/styles/appearance-choices.tsx'
import { IconLanguage, IconLogout, IconSettings, IconUserCircle } from '~icons'
import { screens } from '../screens.tsx'
import { editsTexts, mayEditTexts } from '../shell/texts-mode.ts'
import styles from './account-menu.module.css'

/** Who is signed in, how they want to see the portal, and the way out. */
export function AccountMenu({ user }: { user: SignedIn }) {
  const t = useText()
  const navigate = useNavigate()
  const may = useMay()
  const name = fullName(user)
  const roles = user.roles.map((role) => t(`app.role_${role.name}` as TextKey)).join(', ')

  // Who has none of their own has no way to one.
  const ownProfile = screens.find(({ menu, role }) => menu?.icon === IconUserCircle && role && hasRole(role))

  async function leave(closeMenu: () => void) {
    closeMenu()
    if (hasUnsent(user.id) && !(await meansToLose())) return
    signOut().catch(({ status }: ApiError) => {
      if (status === 0) toastError(new Error(t('app.signed_out_offline')))
    })
    void navigate({ to: '/', replace: true, ignoreBlocker: true })
  }

  return (
    <Dropdown
      trigger={(button) => (
        <button type="button" className={styles.account} aria-label={t('app.account', { name })} {...button}>
          <Avatar name={name} src={user.pro_artist?.avatar_url} size="sm" />
        </button>
      )}
    >
      {(close) => (
        <>
          <div className={styles.who}>
            <strong>{name}</strong>
            <Text as="span" tone="soft" size="sm">
              {roles}
            </Text>
          </div>
          {ownProfile && (
            <LinkButton
              kind="quiet"
              isWide
              icon={<IconUserCircle size={18} aria-hidden="true" />}
              to={`/${ownProfile.path}`}
            >
              {t(ownProfile.title)}
            </LinkButton>
          )}
          <LinkButton
            kind="quiet"
            isWide
            icon={<IconSettings size={18} aria-hidden="true" />}
            to="/settings"
            search={{ tab: 'account' }}
          >
            {t('account.title')}
          </LinkButton>
          {mayEditTexts(may) && (
            <Button
              kind="quiet"
              isWide
              icon={<IconLanguage size={18} aria-hidden="true" />}
              onClick={() => editsTexts.set(true)}
            >
              {t('translations.page_start')}
            </Button>
          )}
          <div className={styles.looks}>
            <LanguageSwitch isWide onFailed={toastError} />
            <ThemeChoice />
            <DensityChoice />
          </div>
          <Button
            kind="quiet"
            isWide
            icon={<IconLogout size={18} aria-hidden="true" />}
            onClick={() => void leave(close)}
          >
            {t('app.sign_out')}
          </Button>
        </>
      )}
    </Dropdown>
  )
}

/** What the portal does not have yet, by the second word of its key. */
const unsent = ['draft', 'attendance', 'outcomes']

/** Whether signing out would delete something of the user's that is nowhere else. */
function hasUnsent(user: number): boolean {
  const names = storage.names((key) => unsent.some((what) => key.startsWith(`atelier.${what}.${user}.`)))
  return names.length > 0
}

function meansToLose(): Promise<boolean> {
  return ask({
    title: translate('app.sign_out_question'),
    text: translate('app.sign_out_lost'),
    action: translate('app.sign_out'),
    cancel: translate('app.stay'),
    tone: 'danger',
  })
}
