import { publicPath } from '#kit/contract/public-path.ts'
import { type Bilingual, type Language, languages, writtenIn } from '#kit/contract/texts/text.ts'
import type { Translate } from '#kit/contract/texts/texts.ts'
import { Html, html } from '#kit/server/http/api/html.ts'
import { WebPage } from '#kit/server/http/api/web-page.ts'
import type { Look } from '#kit/server/language/texts.ts'
import { strokes } from './logo.ts'
import { iconLink } from './look-style.ts'
import { pageLook } from './page-look.ts'

/** Who a page is for, and the origin that its addresses begin with. */
export type Reading = { t: Translate; look: Look; language: Language; publicUrl: string }

type Framed = {
  /** The content of the head that other pages do not have. */
  head: Html
  body: Html
  /** Above the links that all pages end with. */
  footer?: Html | string
  /** Where the same page is in each language. */
  versions: Readonly<Record<Language, string>> | null
  /** In the header of a page that has no other languages. */
  wayOn?: Html
  /** Whether the page has something that the pages' script serves. */
  hasScript?: boolean
  status?: number
}

/** As the web calls the portal's languages. */
export const tags: Record<Language, string> = { pl: 'pl', 'en-US': 'en' }

/** The tag of the language in which an artist wrote a text that this reader is shown. */
export const tagOf = (text: Bilingual, reader: Language) => tags[writtenIn(text, reader)]

/** Frames a page for everybody: its head, the portal's name and the links to its other languages. */
export function framed(
  { t, look, language }: Reading,
  { head, body, footer, versions, wayOn, hasScript = false, status = 200 }: Framed,
): Promise<WebPage> {
  const { style, script, policy } = pageLook(look)
  const document = html`<!doctype html>
<html lang="${tags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f8f3ea">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171310">
${iconLink(look)}
${style}
</head>
<body>
<a class="skip" href="#main">${t('app.skip_to_content')}</a>
<header class="top">
<a class="home wordmark" href="/">${mark} ${t('answers.academy')}</a>
${versions && html`<nav class="languages" aria-label="${t('app.other_languages')}">${others(language, versions)}</nav>`}${wayOn}
</header>
${body}
<footer class="bottom soft">${footer && html`<p>${footer}</p>`}${t('answers.imprint') && html`<p class="row">${partsOf(t('answers.imprint'))}</p>`}<p class="row"><a href="${publicPath('privacy', language)}">${t('privacy.link')}</a> <a href="${publicPath('accessibility', language)}">${t('accessibility.link')}</a></p></footer>
${hasScript && script}
</body>
</html>
`
  return WebPage.of(document, { policy, status })
}

/** An address or an email breaks only where a line holds no more than that. Spaces keep them apart where there is no style. */
function partsOf(imprint: string): Html[] {
  return imprint.split(' · ').map((part) => html`<span>${part}</span> `)
}

/** By what their speakers call them. */
const names: Record<Language, string> = { pl: 'Polski', 'en-US': 'English' }

function others(current: Language, versions: Readonly<Record<Language, string>>): Html[] {
  return languages
    .filter((one) => one !== current)
    .map((one) => html`<a href="${versions[one]}" lang="${tags[one]}" hreflang="${tags[one]}">${names[one]}</a>`)
}

/** The logo, as the portal draws it. */
const mark = html`<svg data-mark width="30" height="30" viewBox="0 0 32 32" fill="none" stroke-linecap="round" aria-hidden="true">
${new Html(strokes('currentColor', 'var(--accent-ink)'))}
</svg>`
