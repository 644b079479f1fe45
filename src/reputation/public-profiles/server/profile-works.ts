import { purposes } from '#kit/contract/values/files.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { tagOf } from '#kit/server/public-page/page-frame.ts'
import { stages } from '#reputation/consents/contract/stages.ts'
import { contentAnchor } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { PublicWork } from './profile-content.queries.ts'
import { reportLink, type View } from './profile-view.ts'

/** What the artist has done: of each work the first picture of every stage, side by side. */
export function worksSection(view: View): Html | null {
  const { t, content } = view
  if (content.works.length === 0) return null
  return html`<section aria-labelledby="works">
<h2 id="works">${t('publicPage.works')}</h2>
<ul class="works">${content.works.map((work) => shown(view, work))}</ul>
<p class="soft small">${t('publicPage.works_consent')}</p>
</section>`
}

function shown(view: View, work: PublicWork): Html {
  const { t, language } = view
  const first = stages.flatMap((stage) => work.images.find((image) => image.stage === stage) ?? [])
  return html`<li class="work" id="${contentAnchor('WORK', work.id)}">
<div class="pictures">${first.map((image) => picture(view, image))}</div>
<h3 lang="${tagOf(work.title, language)}">${work.title[language]}</h3>
<p class="soft small">${t(`artists.techniques_${work.technique}`)}</p>
<p lang="${tagOf(work.description, language)}">${work.description[language]}</p>
<p class="small">${reportLink(view, 'WORK', work.id)}</p>
</li>`
}

const { small, medium } = purposes.portfolio.widths

/** A smaller picture is never enlarged. */
function picture(
  { t, language, pictures }: View,
  { id, stage, alt, width, height }: PublicWork['images'][number],
): Html {
  const sizes = [
    [pictures.work(id, 'small'), Math.min(small, width)],
    [pictures.work(id, 'medium'), Math.min(medium, width)],
  ] as const
  const srcset = sizes.map(([path, wide]) => `${path} ${wide}w`).join(', ')
  return html`<figure><img src="${sizes[1][0]}" srcset="${srcset}" sizes="(min-width: 48em) 16rem, 50vw" width="${width}" height="${height}" alt="${alt[language]}" loading="lazy" decoding="async"><figcaption>${t(`publicPage.stage_${stage}`)}</figcaption></figure>`
}
