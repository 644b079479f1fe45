import { useBilingual } from '#kit/web/form/fields/bilingual.ts'
import { useText } from '#kit/web/language/i18n.ts'
import { Ladder, type Rung } from '#kit/web/ui/content/ladder.tsx'
import type { Standing } from '#network/status-upgrades/contract/status-upgrades.ts'

/** The artist's level on the ladder, and the next one. */
export function LevelLadder({ standing }: { standing: Standing }) {
  const t = useText()
  const inLanguage = useBilingual()
  const { levels, level, next_level, requirements } = standing
  const place = levels.findIndex(({ id }) => id === level?.id)
  const met = requirements.filter(({ is_met }) => is_met).length
  const stateOf = (index: number): Rung['state'] => {
    if (index === place) return 'now'
    if (index < place) return 'done'
    return levels[index]?.id === next_level?.id ? 'next' : 'ahead'
  }
  return (
    <Ladder
      label={t('statusUpgrades.ladder')}
      rungs={levels.map(({ id, name }, index) => {
        const state = stateOf(index)
        return {
          id,
          name: inLanguage(name),
          state,
          note: state !== 'ahead' && t(`statusUpgrades.rung_${state}`),
          share: state === 'next' && requirements.length > 0 ? met / requirements.length : 0,
        }
      })}
    />
  )
}
