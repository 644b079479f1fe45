import { texts } from '#academy/translations/contract/portal-texts.ts'
import { placeOf } from '#academy/translations/contract/text-places.ts'
import { finderPart } from '#kit/web/page/screens/finder-part.ts'
import { IconLanguage } from '~icons'

const picture = <IconLanguage size={20} stroke={1.6} aria-hidden="true" />

/**
 * Texts of the portal in the command palette, by their wording in either language or by their key; each opens to be
 * read or edited.
 */
export const textFinder = finderPart({
  title: 'finder.texts',
  below: '/translations/',
  isFallback: true,
  endpoint: texts.list,
  lists: [{ input: { sortBy: 'key' } }],
  found: ({ key, scope_id, is_plural, texts: byPlace }, { inLanguage }) => {
    const form = is_plural ? 'other' : null
    return {
      to: `/translations/${scope_id}?key=${key}`,
      name: inLanguage({ pl: byPlace[placeOf('pl', form)] ?? key, 'en-US': byPlace[placeOf('en-US', form)] ?? key }),
      note: key,
      picture,
    }
  },
  picture: () => picture,
})
