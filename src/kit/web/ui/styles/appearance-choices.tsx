import { useText } from '#kit/web/language/i18n.ts'
import { densities, useAppearance } from '#kit/web/page/appearance/appearance.ts'
import { useColorScheme } from '#kit/web/page/appearance/color-scheme.ts'
import { colorSchemes } from '#kit/web/page/appearance/color-scheme-rules.ts'
import { Segments } from '#kit/web/ui/inputs/segments.tsx'

/** Inputs for the color scheme and the density of lists. */

/** Light, dark, or as the system has it. */
export function ThemeChoice() {
  const t = useText()
  const [colorScheme, choose] = useColorScheme()
  const options = colorSchemes.map((value) => ({ value, label: t(`app.theme_${value}`) }))
  return <Segments isWide label={t('app.theme')} options={options} value={colorScheme} onChange={choose} />
}

/** How much room menu and lists take. */
export function DensityChoice() {
  const t = useText()
  const [{ density }, setLook] = useAppearance()
  const options = densities.map((value) => ({ value, label: t(`app.density_${value}`) }))
  return (
    <Segments
      isWide
      label={t('app.density')}
      options={options}
      value={density}
      onChange={(value) => setLook({ density: value })}
    />
  )
}
