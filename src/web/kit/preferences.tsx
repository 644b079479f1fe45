import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { languages } from '#contract/kit/text.ts'
import { useLanguage, useText } from './i18n.ts'
import { maySwitchLanguage, switchLanguage } from './language.ts'
import styles from './preferences.module.css'
import { useUser } from './session.ts'
import { IconButton } from './ui/button.tsx'

/** Polish or English; everything follows at once. */
export function LanguageSwitch({ onFailed }: { onFailed?: (error: Error) => void }) {
  const t = useText()
  const current = useLanguage()
  useUser()
  if (!maySwitchLanguage()) return null
  return (
    <fieldset aria-label={t('app.language')} className={styles.languages}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={t(`app.language_${language}`)}
          aria-pressed={language === current}
          onClick={() => void switchLanguage(language).catch(onFailed)}
        >
          {language.slice(0, 2).toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}

const next = { light: 'dark', dark: 'auto', auto: 'light' } as const
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

/** Light, dark, or as the system has it, one after the other. */
export function ThemeSwitch() {
  const t = useText()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const Icon = icons[colorScheme]
  return (
    <IconButton
      label={`${t('app.theme')}: ${t(`app.theme_${colorScheme}`)}`}
      onClick={() => setColorScheme(next[colorScheme])}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
