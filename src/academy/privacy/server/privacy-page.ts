import { filledIn } from '#academy/privacy/contract/privacy-values.ts'
import { publicPath } from '#kit/contract/public-path.ts'
import type { Language } from '#kit/contract/texts/text.ts'
import { academyDay } from '#kit/contract/values/academy-zone.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Context } from '#kit/server/http/context.ts'
import { dayInEach } from '#kit/server/language/day-in.ts'
import { framed } from '#kit/server/public-page/page-frame.ts'
import { textMarkup } from '#kit/server/public-page/text-markup.ts'
import { presentValues, publishedNotice } from './privacy.queries.ts'
import { privacyTemplate } from './privacy-template.ts'

const paths = { pl: publicPath('privacy', 'pl'), 'en-US': publicPath('privacy', 'en-US') }

/**
 * The notice for everybody. Before the first one is published, production names the controller and how to reach them,
 * which nobody has to approve; elsewhere the template is shown as such.
 */
export async function privacyPage(ctx: Context<unknown>, language: Language): Promise<WebPage> {
  const { db, texts, config } = ctx
  const t = texts.in(language)
  const published = await publishedNotice(db)
  const { values } = await presentValues(db)
  const title = t('privacy.title')
  const name = values.academy_name ?? ''
  const parts = published
    ? { note: null, text: published.published_text?.[language] ?? '' }
    : config.isDemo
      ? { note: t('privacy.not_published'), text: filledIn(privacyTemplate[language], values) }
      : { note: t('privacy.being_prepared'), text: filledIn(controllerOf(privacyTemplate[language]), values) }
  const body = html`${parts.note && html`<p class="banner" role="status">${parts.note}</p>`}
<main class="main" id="main">
<article class="legal">
<h1>${title}</h1>
${published && stateLine(t('privacy.version', { number: published.number, date: dayOf(published.published_at, language) }))}
${textMarkup(parts.text)}
</article>
</main>`
  const head = html`<title>${title} · ${name}</title>
<meta name="description" content="${t('privacy.description', { name })}">
<link rel="canonical" href="${config.publicUrl}${paths[language]}">
${!published && html`<meta name="robots" content="noindex">`}`
  return framed({ t, look: texts.look(), language, publicUrl: config.publicUrl }, { head, body, versions: paths })
}

const stateLine = (text: string): Html => html`<p class="soft">${text}</p>`

function dayOf(at: string | null, language: Language): string {
  return at === null ? '' : dayInEach(academyDay(new Date(at)))[language]
}

/** The first part of the template: who the controller is. */
function controllerOf(template: string): string {
  return template.slice(0, template.indexOf('\n## '))
}
