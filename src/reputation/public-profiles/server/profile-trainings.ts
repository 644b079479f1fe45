import { publicPath } from '#kit/contract/public-path.ts'
import { shortened } from '#kit/contract/values/shortened.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { tagOf } from '#kit/server/public-page/page-frame.ts'
import type { ComingTraining } from './profile-content.queries.ts'
import { daysOf, priceOf, type View } from './profile-view.ts'
import { trainingPath } from './trainings/training-addresses.ts'

/** What the artist teaches next. */
export function trainingsSection(view: View): Html {
  const { t, language, content } = view
  return html`<section aria-labelledby="trainings">
<h2 id="trainings">${t('publicPage.trainings')}</h2>
${
  content.trainings.length > 0
    ? html`<ul class="cards">${content.trainings.map((training) => trainingCard(view, training))}</ul>`
    : html`<p class="soft">${t('publicPage.trainings_none')}</p>`
}
${content.is_gallery_on && html`<p><a href="${publicPath('trainings', language)}">${t('publicTraining.all')}</a></p>`}
</section>`
}

/** It leads to the training's own page, where there is one. */
export function trainingCard({ t, language, content, isPreview }: View, training: ComingTraining): Html {
  const { id, title, description, kind, technique, venue, seats_left: count } = training
  const hasPage = content.is_gallery_on && !isPreview
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(training.language) ?? training.language
  const facts = [
    t(`artists.techniques_${technique}`),
    kind === 'ONLINE' ? null : t(`trainings.kind_${kind}`),
    venue ? `${venue.name}, ${venue.city}` : t('trainings.online'),
    t('publicPage.held_in', { language: spoken }),
  ]
  return html`<li class="card" id="training-${id}">
<h3 lang="${tagOf(title, language)}">${hasPage ? html`<a href="${trainingPath(training, language)}">${title[language]}</a>` : title[language]}</h3>
<p class="when">${daysOf(language, training)}</p>
<p class="soft">${facts.filter((fact) => fact !== null).join(' · ')}</p>
<p lang="${tagOf(description, language)}">${shortened(description[language], 240)}</p>
<p class="price">${priceOf(language, training.price_amount, training.price_currency)}</p>
<p class="soft">${count > 0 ? t('publicPage.seats_left', { count }) : t('publicPage.full')}</p>
</li>`
}
