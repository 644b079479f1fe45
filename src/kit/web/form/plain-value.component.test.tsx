import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ArtistValue } from '#network/artists/web/fields/artist-value.shown.tsx'
import { ChangeValue } from '#network/artists/web/fields/change-value.shown.tsx'
import { useFieldValue } from '#office/imports/web/use-remark.ts'
import { show } from '#testing/browser/component.tsx'
import { PlainValue } from './plain-value.tsx'

const phone = '+48601234567'

function Imported() {
  return useFieldValue()('phone', phone)
}

test.each([
  ['a conflict or the audit log', <PlainValue key="" value={phone} />],
  ['the history of an artist', <ChangeValue key="" field="phone" value={phone} />],
  ['the data of an artist', <ArtistValue key="" field="phone" value={phone} />],
  ['an import', <Imported key="" />],
])('a telephone number is read in groups in %s', async (_, value) => {
  show(<p>{value}</p>)
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('+48 601 234 567')
})

test('other words that begin with a plus stay as they are', async () => {
  show(
    <p>
      <PlainValue value="+12 miejsc" />
    </p>,
  )
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('+12 miejsc')
})
