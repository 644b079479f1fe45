import type { FinderPart } from '#kit/web/page/screens/finder-part.ts'
import { IconAdjustments } from '~icons'
import { settingsTabs } from './settings-tabs.ts'

const picture = <IconAdjustments size={20} stroke={1.6} aria-hidden="true" />

/** Each setting by its name, its fields and its tab. The tabs declare them, so no request is sent. */
export const settingsFinder: FinderPart = {
  title: 'finder.settings',
  below: '/settings',
  lists: [],
  known: ({ t }) =>
    settingsTabs.flatMap(({ name: tab, title: tabTitle, guard, settings }) =>
      settings.map(({ title, fields = [] }) => ({
        access: guard,
        to: `/settings?tab=${tab}&setting=${title}`,
        name: t(title),
        note: t(tabTitle),
        words: [tabTitle, ...fields].map((key) => t(key)).join(' '),
        picture,
      })),
    ),
  found: (row) => row,
  picture: () => picture,
}
