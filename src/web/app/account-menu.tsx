import { useNavigate } from '@tanstack/react-router'
import type { TextKey } from '#contract/texts.ts'
import type { ApiError } from '#web/kit/calls/api-error.ts'
import { useText } from '#web/kit/language/i18n.ts'
import { toastError } from '#web/kit/overlay/toast.ts'
import { LinkButton } from '#web/kit/page/link.tsx'
import { LanguageSwitch } from '#web/kit/page/preferences.tsx'
import { hasRole, type SignedIn, signOut, useMay } from '#web/kit/session/session.ts'
import { Avatar } from '#web/kit/ui/avatar.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dropdown } from '#web/kit/ui/dropdown.tsx'
import { DensityChoice, ThemeChoice } from '#web/pieces/look-choices.tsx'
import { IconLanguage, IconLogout, IconSettings, IconUserCircle } from '~icons'
import styles from './account-menu.module.css'
import { screens } from './screens.tsx'
import { editsTexts, mayEditTexts } from './texts-mode.ts'

/** Who is signed in, how they want to see the portal, and the way out. */
export function AccountMenu({ user }: { user: SignedIn }) {
  const t = useText()
  const navigate = useNavigate()
  const may = useMay()
  const name = `${user.first_name} ${user.last_name}`
  const roles = user.roles.map((role) => t(`app.role_${role.name}` as TextKey)).join(', ')

  // Who has none of their own has no way to one.
  const ownProfile = screens.find(({ menu, role }) => menu?.icon === IconUserCircle && role && hasRole(role))

  function leave() {
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
      <div className={styles.who}>
        <strong>{name}</strong>
        <span>{roles}</span>
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
      <Button kind="quiet" isWide icon={<IconLogout size={18} aria-hidden="true" />} onClick={leave}>
        {t('app.sign_out')}
      </Button>
    </Dropdown>
  )
}
