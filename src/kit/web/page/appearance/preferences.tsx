import { languages } from '#kit/contract/texts/text.ts'
import { useLanguage, useText } from '#kit/web/language/i18n.ts'
import { maySwitchLanguage, switchLanguage } from '#kit/web/language/language.ts'
import { useUser } from '#kit/web/session/session.ts'
import { IconButton } from '#kit/web/ui/button.tsx'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'
import { IconDeviceDesktop, IconMoon, IconSun } from '~icons'
import { useColorScheme } from './color-scheme.ts'

type LanguageSwitchProps = {
  /** With the languages' names instead of their codes. */
  isWide?: boolean
  onFailed?: (error: Error) => void
}

/** Polish or English; switches all texts at once. */
export function LanguageSwitch({ isWide, onFailed }: LanguageSwitchProps) {
  const t = useText()
  const current = useLanguage()
  useUser()
  if (!maySwitchLanguage()) return null
  return (
    <Segments
      label={t('app.language')}
      isWide={isWide}
      options={languages.map((language) => {
        const name = t(`app.language_${language}`)
        const code = language.slice(0, 2).toUpperCase()
        return { value: language, lang: language, ...(isWide ? { label: name } : { label: code, title: name }) }
      })}
      value={current}
      onChange={(language) => void switchLanguage(language).catch(onFailed)}
    />
  )
}

const next = { light: 'dark', dark: 'auto', auto: 'light' } as const
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop }

/** Cycles through light, dark and the system's scheme; its label names the next one. */
export function ThemeSwitch() {
  const t = useText()
  const [colorScheme, choose] = useColorScheme()
  const to = next[colorScheme]
  const Icon = icons[to]
  return (
    <IconButton label={t(`app.theme_to_${to}`)} onClick={() => choose(to)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
