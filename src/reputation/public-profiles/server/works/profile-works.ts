import { type Html, html } from '#kit/server/http/api/html.ts'
import { tagOf } from '#kit/server/public-page/page-frame.ts'
import { contentAnchor } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { PublicWork } from '../profile-content.queries.ts'
import { reportLink, type View } from '../profile-view.ts'
import { enlarging, pictureOf, pictureViewer } from './picture-viewer.ts'

/** What the artist has done: each work large, what it was before under what it became. */
export function worksSection(view: View): Html | null {
  const { t, content } = view
  if (content.works.length === 0) return null
  return html`<section aria-labelledby="works">
<h2 id="works">${t('publicPage.works')}</h2>
<ul class="works">${content.works.map((work) => shown(view, work))}</ul>
<p class="soft">${t('publicPage.works_consent')}</p>
</section>`
}

function shown(view: View, work: PublicWork): Html {
  const { t, language } = view
  return html`<li class="work" id="${contentAnchor('WORK', work.id)}">
${pictures(view, work)}
<h3 lang="${tagOf(work.title, language)}">${work.title[language]}</h3>
<p class="soft">${t(`artists.techniques_${work.technique}`)}</p>
<p lang="${tagOf(work.description, language)}">${work.description[language]}</p>
<p class="row">${enlarging(view, work)} ${reportLink(view, 'WORK', work.id)}</p>
${pictureViewer(view, work)}
</li>`
}

const half = '(min-width: 48em) 33rem, 100vw'

/** The first picture before, under the first of the last stage; or the one that there is. */
function pictures(view: View, { images }: PublicWork): Html {
  const { t } = view
  const before = images.find(({ stage }) => stage === 'BEFORE')
  const after = ['HEALED', 'AFTER'].flatMap((stage) => images.find((image) => image.stage === stage) ?? [])[0]
  const stageOf = ({ stage }: PublicWork['images'][number]) => t(`publicPage.stage_${stage}`)
  const labelled = (image: PublicWork['images'][number]) =>
    html`<figure>${pictureOf(view, image, half)}<figcaption>${stageOf(image)}</figcaption></figure>`
  if (!before || !after)
    return html`<div class="pictures">${labelled((after ?? before) as (typeof images)[number])}</div>`
  const label = t('publicPage.compare', { before: stageOf(before), after: stageOf(after) })
  return html`<div class="pictures compare">${labelled(before)}${labelled(after)}<input class="overlaid" type="range" min="0" max="100" value="50" aria-label="${label}"></div>`
}
