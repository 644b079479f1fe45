import type { Screen } from './screen.ts'
import { artistScreens } from './screens/artists.screens.ts'
import { catalogueScreens } from './screens/catalogue.screens.ts'
import { guestScreens } from './screens/guest.screens.ts'
import { ownScreens } from './screens/own.screens.ts'
import { settingsScreens } from './screens/settings.screens.ts'

/** The whole product. What a reader may not enter is neither in their menu nor opened; the menu keeps this order. */
export const screens: Screen[] = [
  ...guestScreens,
  ...ownScreens,
  ...artistScreens,
  ...catalogueScreens,
  ...settingsScreens,
]
