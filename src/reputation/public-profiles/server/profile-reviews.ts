import { academyZone } from '#kit/contract/values/academy-zone.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { contentAnchor } from '#reputation/content-reports/contract/content-reports.flow.ts'
import type { PublicReview } from '#reputation/reviews/contract/reviews.shown.ts'
import { reportLink, type View } from './profile-view.ts'

/** So many stand open; the others unfold. */
const open = 10

/** Reviews of students: all of them, with their figures, and how they are verified. */
export function reviewsSection(view: View): Html {
  const { t, content } = view
  const { reviews, removed, reward, reports } = content
  const rest = reviews.slice(open)
  return html`<section aria-labelledby="reviews">
<h2 id="reviews">${t('publicPage.reviews')}</h2>
${reviews.length === 0 && html`<p class="soft">${t('publicPage.reviews_none')}</p>`}
${(reviews.length > 0 || removed.some((count) => count > 0)) && figures(view)}
<div class="note">
<h3>${t('publicPage.verified')}</h3>
<p>${t('reviews.how_rules')}</p>
<p>${t('publicPage.verified_text')} ${reward !== null && t('publicPage.reward', { percent: reward })}</p>
${reports.decided > 0 && html`<p>${refusedReports(view)}</p>`}
</div>
${reviews.length > 0 && html`<div class="reviews">${reviews.slice(0, open).map((review) => reviewHtml(view, review))}</div>`}
${
  rest.length > 0 &&
  html`<details>
<summary>${t('publicPage.reviews_more', { count: rest.length })}</summary>
<div class="reviews">${rest.map((review) => reviewHtml(view, review))}</div>
</details>`
}
${stars}
</section>`
}

function refusedReports({ t, language, content }: View): string {
  const { decided, refused } = content.reports
  const share = new Intl.NumberFormat(language, { style: 'percent' }).format(refused / decided)
  return t('publicPage.refused', { count: decided, refused, share })
}

/** The average under the name. */
export function ratedInShort({ t, language, content: { figures } }: View): Html | null {
  if (figures.average === null) return null
  const rating = new Intl.NumberFormat(language).format(figures.average)
  return html`<p class="rated">${starsOf(figures.average, t('artists.rating', { rating }))} <strong>${rating}</strong> <a href="#reviews">${t('artists.reviews', { count: figures.count })}</a></p>`
}

function figures({ t, language, content }: View): Html {
  const { average, count, distribution, criteria } = content.figures
  const { removed } = content
  const number = (value: number | null) => (value === null ? '—' : new Intl.NumberFormat(language).format(value))
  const most = Math.max(1, ...distribution)
  const bar = (star: number) => {
    const [given = 0, removedCount = 0] = [distribution[star - 1], removed[star - 1]]
    return html`<li>
<span>${t('app.stars', { count: star })}</span>
<svg class="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true"><rect width="${Math.round((given / most) * 100)}" height="4"/></svg>
<span class="number">${number(given)}</span>
${removedCount > 0 && html`<span class="removed">${t('publicPage.removed', { count: removedCount })}</span>`}
</li>`
  }
  return html`<div class="figures">
${
  average !== null &&
  html`<div>
<p class="average">${number(average)}</p>
${starsOf(average, t('artists.rating', { rating: number(average) }))}
<p class="soft">${t('artists.reviews', { count })}</p>
</div>`
}
<ol class="bars">${[5, 4, 3, 2, 1].map(bar)}</ol>
${
  average !== null &&
  html`<dl class="criteria">
${(['content', 'artist', 'organisation'] as const).map((name) => html`<div><dt class="soft">${t(`publicPage.criterion_${name}`)}</dt><dd>${number(criteria[name])}</dd></div>`)}
</dl>`
}
</div>`
}

export function reviewHtml(view: View, review: PublicReview): Html {
  const { t, language } = view
  const { rating, text, reply, author, title, created_at, edited_at, verification, reward_percent } = review
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: academyZone })
  const facts = [
    author,
    title[language],
    day.format(new Date(created_at)),
    edited_at && t('publicPage.edited'),
    verification === 'WITHDRAWN' && t('publicPage.unproven'),
    reward_percent !== null && t('publicPage.rewarded', { percent: reward_percent }),
  ]
  return html`<figure class="review" id="${contentAnchor('REVIEW', review.id)}">
${starsOf(rating, t('artists.rating', { rating }))}
${text && html`<blockquote>${text}</blockquote>`}
<figcaption class="soft">${facts.filter(Boolean).join(', ')} ${reportLink(view, 'REVIEW', review.id)}</figcaption>
${reply && html`<p class="reply"><strong>${t('artists.review_reply')}</strong> ${reply}</p>`}
</figure>`
}

/** Five stars, of which so many are full; drawn once for the whole page. */
function starsOf(value: number, label: string): Html {
  const width = Math.round((value / 5) * 120)
  return html`<svg class="stars" viewBox="0 0 120 24" role="img" aria-label="${label}"><use href="#stars"/><svg width="${width}" height="24"><use class="on" href="#stars"/></svg></svg>`
}

const star =
  'm8.24 7.34-6.38.93-.12.02a1 1 0 0 0-.43 1.69l4.62 4.5-1.09 6.35-.01.11a1 1 0 0 0 1.46.95l5.7-3 5.7 3 .1.04a1 1 0 0 0 1.35-1.1l-1.09-6.35 4.62-4.5.08-.09a1 1 0 0 0-.64-1.61l-6.38-.93-2.85-5.78a1 1 0 0 0-1.79 0z'

export const stars = html`<svg width="0" height="0" aria-hidden="true"><symbol id="stars" overflow="visible">${[0, 24, 48, 72, 96].map((left) => html`<path transform="translate(${left})" d="${star}"/>`)}</symbol></svg>`
