import { fillPath } from '#kit/contract/endpoint.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import { fullName } from '#kit/contract/values/full-name.ts'
import { formatPhone } from '#kit/contract/values/phone.ts'
import { shortened } from '#kit/contract/values/shortened.ts'
import { periodIn, zoneName } from '#kit/contract/values/time-zone.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import { framed, tagOf } from '#kit/server/public-page/page-frame.ts'
import { publicTrainings } from '#reputation/public-profiles/contract/public-trainings.ts'
import { placeOf } from '#teaching/trainings/contract/trainings.place.ts'
import { cover } from '../gallery/list-parts.ts'
import { pathOf } from '../profile-addresses.queries.ts'
import { ratedInShort, reviewHtml, stars } from '../profile-reviews.ts'
import { trainingCard } from '../profile-trainings.ts'
import { craftOf, daysOf, priceOf } from '../profile-view.ts'
import { trainingSlug, trainingsAddress } from './training-addresses.ts'
import { trainingHead } from './training-head.ts'
import { othersOf, pathIn, signUpAddress, type TrainingView } from './training-view.ts'

/** So many reviews stand here; all of them are on the artist's page. */
const mostReviews = 3

/** One training as everybody sees it. */
export function trainingPage(view: TrainingView): Promise<WebPage> {
  const { t, training } = view
  const body = html`<main class="main" id="main">
${hero(view)}
<section aria-labelledby="program">
<h2 id="program">${t('publicTraining.program')}</h2>
<p class="prose" lang="${tagOf(training.description, view.language)}">${training.description[view.language]}</p>
</section>
${dates(view)}
${terms(view)}
${leader(view)}
${reviews(view)}
${others(view)}
${stars}
</main>`
  return framed(view, {
    head: trainingHead(view),
    body,
    versions: { pl: pathIn(view, 'pl'), 'en-US': pathIn(view, 'en-US') },
  })
}

function hero(view: TrainingView): Html {
  const { t, language, training, content, standing } = view
  const { title, technique, kind, venue, starts_at, ends_at, time_zone } = training
  const days = starts_at && ends_at && daysOf(language, { starts_at, ends_at, time_zone })
  const tags = [technique && t(`artists.techniques_${technique}`), t(`trainings.kind_${kind}`), spokenIn(view)]
  return html`<div class="hero">
${cover(view, pictured(view), 0)}
<div class="who">
<p class="soft"><a href="${trainingsAddress(language)}">${t('publicTraining.title')}</a></p>
<h1 lang="${tagOf(title, language)}">${title[language]}</h1>
<p class="when">${[days, venue?.city].filter(Boolean).join(', ')}</p>
<p><a href="${pathOf(content.slug, language)}">${fullName(content)}</a></p>
<ul class="tags">${tags.filter(Boolean).map((tag) => html`<li>${tag}</li>`)}</ul>
${standing === 'COMING' ? offer(view) : over(view)}
</div>
</div>`
}

/** A work of its technique, or of another; without one the artist. */
function pictured({ content, training }: TrainingView): Parameters<typeof cover>[1] {
  const work = content.works.find(({ technique }) => technique === training.technique) ?? content.works[0]
  const image = work?.images.find(({ stage }) => stage !== 'BEFORE') ?? work?.images[0]
  if (!work || !image) return { ...content, work: null }
  return { ...content, avatar_id: null, work: { ...image, image_id: image.id, title: work.title } }
}

function spokenIn({ t, language, training }: TrainingView): string {
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(training.language) ?? training.language
  return t('publicPage.held_in', { language: spoken })
}

/** What it costs, what is left of it, and how somebody comes to it. */
function offer(view: TrainingView): Html {
  const { t, language, training } = view
  const count = training.seats_left ?? 0
  return html`<p class="price">${priceOf(language, training.price_amount, training.price_currency)}</p>
<p>${count > 0 ? t('publicPage.seats_left', { count }) : t('publicPage.full')}</p>
${signUpButton(view)}
${ways(view)}`
}

/** To the form without an account; nothing while the academy takes no sign-ups. */
function signUpButton(view: TrainingView): Html | null {
  const { t, training, takesSignUps } = view
  if (!takesSignUps) return null
  const label = t((training.seats_left ?? 0) > 0 ? 'publicTraining.sign_up' : 'publicTraining.sign_up_list')
  return html`<p><a class="button" data-kind="primary" href="${signUpAddress(view)}" rel="nofollow">${label}</a></p>`
}

/** To the academy: a mail with the training as its subject, or a phone call. */
function ways({ t, language, training, contact, takesSignUps }: TrainingView): Html | null {
  const { email, phone } = contact
  if (!email && !phone) return null
  const subject = encodeURIComponent(`${training.title[language]} (${training.id})`)
  return html`<p>${t(takesSignUps ? 'publicTraining.ask_more' : 'publicTraining.ask')}</p>
<ul class="ways">
${email && html`<li><a href="mailto:${email}?subject=${subject}">${email}</a></li>`}
${phone && html`<li><a href="tel:${phone}">${formatPhone(phone)}</a></li>`}
</ul>`
}

/** Nobody can come to it any more: where to look instead. */
function over(view: TrainingView): Html {
  const { t, language, standing } = view
  const next =
    othersOf(view).length > 0
      ? html`<a href="#others">${t('publicTraining.next')}</a>`
      : html`<a href="${trainingsAddress(language)}">${t('publicTraining.all')}</a>`
  return html`<div class="note" role="status"><p><strong>${t(`publicTraining.standing_${standing as 'BEGUN' | 'HELD' | 'CANCELLED'}`)}</strong></p><p>${next}</p></div>`
}

/** By the clock on the wall of its place. */
function dates({ t, language, training, standing }: TrainingView): Html {
  const { sessions, time_zone, venue } = training
  const file = fillPath(publicTrainings.file.path, { slug: trainingSlug(training, language), language })
  // "Wielka Brytania" instead of "czas: Wielka Brytania", for it follows a colon.
  const zone = zoneName(language, time_zone).replace(/^czas: /, '')
  return html`<section aria-labelledby="dates">
<h2 id="dates">${t('publicTraining.dates')}</h2>
<ul>${sessions.map((session) => html`<li>${periodIn(language, session, time_zone)}</li>`)}</ul>
<p class="soft">${t('publicTraining.zone', { zone })}</p>
<p>${venue ? `${placeOf(venue)}, ${new Intl.DisplayNames(language, { type: 'region' }).of(venue.country) ?? venue.country}` : t('publicTraining.online')}</p>
${standing === 'COMING' && html`<p><a href="${file}" rel="nofollow">${t('publicTraining.file')}</a></p>`}
</section>`
}

/** What a participant gives, and gets. */
function terms({ t, training }: TrainingView): Html {
  const { kind, seats_min: least, seats_max: most } = training
  return html`<section aria-labelledby="terms">
<h2 id="terms">${t('publicTraining.terms')}</h2>
${kind !== 'INDIVIDUAL' && html`<p>${least === most ? t('publicTraining.group', { count: most }) : t('publicTraining.group_between', { least, count: most })}</p>`}
<p>${t('publicTraining.certificate')}</p>
</section>`
}

/** Who leads it, with a link to all that everybody may know of them. */
function leader(view: TrainingView): Html {
  const { t, language, content } = view
  return html`<section aria-labelledby="leader">
<h2 id="leader">${t('publicTraining.leader')}</h2>
<ul class="cards"><li class="artist">
${cover(view, { ...content, work: null }, 3)}
<div class="about">
<h3><a href="${pathOf(content.slug, language)}">${fullName(content)}</a></h3>
${content.level && html`<p class="level">${content.level.name[language]}</p>`}
${ratedInShort(view)}
<p class="soft">${content.city} · ${craftOf(view)}</p>
${content.bio && html`<p>${shortened(content.bio[language], 240)}</p>`}
</div>
</li></ul>
</section>`
}

function reviews(view: TrainingView): Html | null {
  const { t, language, content } = view
  if (content.reviews.length === 0) return null
  return html`<section aria-labelledby="reviews">
<h2 id="reviews">${t('publicTraining.reviews')}</h2>
<div class="reviews">${content.reviews.slice(0, mostReviews).map((review) => reviewHtml(view, review))}</div>
<p><a href="${pathOf(content.slug, language)}#reviews">${t('publicTraining.reviews_all', { count: content.figures.count })}</a></p>
</section>`
}

function others(view: TrainingView): Html | null {
  const { t, language } = view
  const rest = othersOf(view)
  return html`<section aria-labelledby="others">
<h2 id="others">${t('publicTraining.others')}</h2>
${rest.length > 0 && html`<ul class="cards">${rest.slice(0, 6).map((one) => trainingCard(view, one))}</ul>`}
<p><a href="${publicPath('trainings', language)}">${t('publicTraining.all')}</a></p>
</section>`
}
