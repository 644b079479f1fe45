import { roleNames } from '#kit/contract/permissions.ts'
import { everyText, type Right, type RightGroup } from '#kit/contract/texts/texts.ts'
import { type Feature, rightsOf } from '#kit/server/http/feature.ts'
import type { DefaultRights, RightsOfGroup } from '#people/roles/contract/roles.ts'

/** Every right of these features under its heading; the headings are in the order of their texts. */
export function rightGroups(features: readonly Feature[]): RightsOfGroup[] {
  const rights = Object.entries(rightsOf(features)) as [Right, { group: RightGroup }][]
  return headings().map((name) => ({
    name,
    rights: rights.flatMap(([right, { group }]) => (group === name ? [right] : [])),
  }))
}

/** Of each role the rights that these features give it at first. */
export function defaultRights(features: readonly Feature[]): DefaultRights[] {
  const rights = Object.entries(rightsOf(features)) as [Right, { holders: readonly string[] }][]
  return roleNames.map((name) => ({
    name,
    permissions: rights.flatMap(([right, { holders }]) => (holders.includes(name) ? [right] : [])),
  }))
}

function headings(): RightGroup[] {
  return everyText().flatMap(({ group, name, language }) =>
    group === 'roles' && language === 'pl' && name.startsWith('group_')
      ? [name.slice('group_'.length) as RightGroup]
      : [],
  )
}
