import type { PortalText } from '#academy/translations/contract/portal-texts.ts'
import { type InPlaces, type TextPlace, textPlaces } from '#academy/translations/contract/text-places.ts'
import type { TextKey } from '#kit/contract/texts/texts.ts'
import type { Context } from '#kit/server/http/context.ts'
import { found } from '#kit/server/http/errors.ts'
import { requireUnchanged } from '#kit/server/revisions/revisions.ts'
import { lockTexts, portalText } from './texts.queries.ts'
import { writeTexts } from './texts.steps.ts'

/** What each place is called where somebody else changed it meanwhile. */
const labels = Object.fromEntries(textPlaces.map((place) => [place, `audit.field_${place}`])) as Record<
  TextPlace,
  TextKey
>

/** What is not given stays. Nobody writes over what others saved meanwhile without knowing it. */
export async function saveText(
  ctx: Context,
  id: number,
  revision: number | undefined,
  given: InPlaces,
  pathOf?: (place: TextPlace) => string,
): Promise<PortalText> {
  const [text] = await lockTexts(ctx.db, [id])
  await requireUnchanged(ctx, 'texts', found(text), {
    revision,
    labels: Object.fromEntries(Object.keys(given).map((place) => [place, labels[place as TextPlace]])),
  })
  await writeTexts(ctx, [{ text: found(text), given: withPlainLines(given) }], pathOf)
  return found(await portalText(ctx.db, id))
}

/** Line ends are the same everywhere in the portal, on any system that the text was typed on. */
function withPlainLines(given: InPlaces): InPlaces {
  return Object.fromEntries(
    Object.entries(given).flatMap(([place, words]) =>
      words === undefined ? [] : [[place, words.replaceAll('\r\n', '\n')]],
    ),
  )
}
