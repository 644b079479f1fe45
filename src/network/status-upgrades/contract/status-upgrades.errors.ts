export const statusUpgradeErrors = {
  artist_not_active: 409,
  upgrade_already_requested: 409,
  top_level_reached: 409,
  requirements_not_met: 409,
  upgrade_not_open: 409,
  upgrade_level_changed: 409,
  upgrade_lacking: 409,
  level_already: 409,
} as const
