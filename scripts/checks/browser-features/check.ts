import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pageLook } from '../../../src/kit/server/public-page/page-look.ts'
import { everyUse } from './every-use.ts'
import { lacking } from './support.ts'
import { usesOfStyle } from './used-in-styles.ts'

/*
 * Part of `npm run lint`: all that scripts and styles take from the browser is in each one that is meant. The data are
 * `web-features`, of MDN and caniuse; the compiler knows of each name whether it is the browser's.
 */

/** What the portal does without, where the browser does not have it or has it in part: it and all that is below it. */
const optional: Record<string, string> = {
  'api.CanvasRenderingContext2D.imageSmoothingQuality': 'a picture drawn smaller is a little less smooth',
  'api.FileSystemHandle.requestPermission': 'only its name is that of the permission to show notifications',
  'api.HTMLMediaElement.srcObject': 'lacks other sources than the camera’s stream',
  'api.KeyboardEvent.isComposing': 'Safari says so a moment too early',
  'api.Navigator.wakeLock': 'the screen dims while a code is shown',
  'api.Notification': 'notifications on a device are offered where the browser shows them',
  'api.WakeLock': 'the screen dims while a code is shown',
  'api.WakeLockSentinel': 'the screen dims while a code is shown',
  'css.at-rules.page': 'the margin is the printer’s',
  'css.properties.accent-color': 'checkboxes have the system’s colour',
  'css.properties.break-after': 'a heading may end a page',
  'css.properties.content-visibility': 'what is out of sight is drawn, too',
  'css.properties.cursor': 'fingers have none',
  'css.properties.field-sizing': 'a text area keeps its height and scrolls',
  'css.properties.font-family': 'the next font of the list is taken',
  'css.properties.overflow-anchor': 'Safari does not anchor, which is what is wanted',
  'css.properties.overscroll-behavior': 'the page scrolls on at the end of a list',
  'css.properties.resize': 'a text area grows with its text, or scrolls',
  'css.properties.scrollbar-gutter': 'a list moves by the width of its scrollbar',
  'css.properties.scrollbar-width': 'a scrollbar is as wide as elsewhere',
  'css.properties.text-wrap': 'lines are of uneven length',
  'css.properties.zoom': 'a badge is larger on a phone',
  'css.selectors.details-content': 'what is folded stays folded on paper',
  'css.selectors.selection': 'selected text has the system’s colour',
  'html.elements.dialog.closedby': 'a dialog that was closed opens again',
  'html.elements.video.playsinline': 'Firefox always plays in its place',
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const excused = new Set<string>()
const [look = ''] = /(?<=<style>).*(?=<\/style>)/s.exec(pageLook({ accent: '#1f4e79', mark: null }).style.text) ?? []
// Sheets of the web, too, which public pages have as they are written.
const publicPages = usesOfStyle(join(root, 'src/kit/server/public-page/page-look.ts'), look)

for (const { keys, path, line } of [...everyUse(root), ...publicPages]) {
  const late = lacking(keys)
  if (!late) continue
  const excuse = Object.keys(optional).find((key) => `${late.key}.`.startsWith(`${key}.`))
  if (excuse) excused.add(excuse)
  if (excuse) continue
  console.error(`${relative(root, path)}:${line}: ${late.key} is too new for ${late.browsers.join(', ')}`)
  process.exitCode = 1
}
for (const key of Object.keys(optional)) {
  if (excused.has(key)) continue
  console.error(`${key} is excused, and nothing uses it`)
  process.exitCode = 1
}
