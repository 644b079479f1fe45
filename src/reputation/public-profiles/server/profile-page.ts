import { fullName } from '#kit/contract/values/full-name.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import { framed } from '#kit/server/public-page/page-frame.ts'
import { profileHead } from './profile-head.ts'
import { ratedInShort, reviewsSection } from './profile-reviews.ts'
import { sharing } from './profile-sharing.ts'
import { trainingsSection } from './profile-trainings.ts'
import { placesOf, portraitOf, reportLink, type View } from './profile-view.ts'
import { linksOf } from './structured-data.ts'
import { worksSection } from './works/profile-works.ts'

/** An artist as everybody sees them. */
export function profilePage(view: View): Promise<WebPage> {
  const { t, content, isPreview } = view
  const body = html`${isPreview && html`<p class="banner" role="status">${t('publicPage.preview')}</p>`}
<main class="main" id="main">
${hero(view)}
${worksSection(view)}
${about(view)}
${trainingsSection(view)}
${reviewsSection(view)}
<section aria-labelledby="certificates">
<h2 id="certificates">${t('publicPage.certificates')}</h2>
<p>${t('publicPage.certificates_text')} <a href="/#/certificate">${t('certificates.check_title')}</a></p>
</section>
</main>`
  return framed(view, {
    head: profileHead(view),
    body,
    footer: html`${t('publicPage.footer', { name: fullName(content) })} ${reportLink(view, 'PROFILE', content.id)}`,
    versions: isPreview ? null : placesOf(view).all,
    hasScript: true,
  })
}

function hero(view: View): Html {
  const { t, language, content, isPreview } = view
  const portrait = portraitOf(view)
  const { level, techniques, city, years_of_experience: count } = content
  const facts = [city, t('artists.experience', { years: t('artists.years', { count }) })]
  return html`<div class="hero">
${
  portrait &&
  html`<img class="portrait" src="${portrait.src}" srcset="${portrait.srcset}" sizes="17rem" width="${portrait.width}" height="${portrait.height}" alt="${t('publicPage.portrait', { name: fullName(content) })}" fetchpriority="high">`
}
<div class="who">
${level && html`<p class="level">${level.name[language]}</p>`}
<h1>${fullName(content)}</h1>
<p class="soft">${facts.join(' · ')}</p>
${ratedInShort(view)}
<ul class="tags" aria-label="${t('artists.techniques')}">
${techniques.map((technique) => html`<li>${t(`artists.techniques_${technique}`)}</li>`)}
</ul>
${ways(view)}
${!isPreview && sharing(view)}
</div>
</div>`
}

/** Where the artist is found elsewhere: their own words, which no search engine counts as ours. */
function ways(view: View): Html | null {
  const links = linksOf(view)
  if (links.length === 0) return null
  const items = links.map((link) => html`<li><a href="${link}" rel="nofollow ugc noopener">${shown(link)}</a></li>`)
  return html`<ul class="ways" aria-label="${view.t('publicPage.elsewhere')}">${items}</ul>`
}

function shown(link: string): string {
  return link.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')
}

function about(view: View): Html | null {
  const { t, language, content } = view
  const spoken = content.languages.map((code) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code)
  if (!content.bio && spoken.length === 0) return null
  return html`<section aria-labelledby="about">
<h2 id="about">${t('publicPage.about')}</h2>
${content.bio && html`<p class="prose">${content.bio[language]}</p>`}
${spoken.length > 0 && html`<p class="soft">${t('publicPage.teaches_in', { languages: new Intl.ListFormat(language).format(spoken) })}</p>`}
</section>`
}
