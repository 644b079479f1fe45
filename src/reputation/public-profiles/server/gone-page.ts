import { html } from '#kit/server/http/api/html.ts'
import { WebPage } from '#kit/server/http/api/web-page.ts'
import { framed, type Reading } from '#kit/server/public-page/page-frame.ts'

/** The page for an artist who is not here any more (410), or never was (404). */
export function absentPage(reading: Reading, status: 404 | 410): Promise<WebPage> {
  const { t } = reading
  const [title, text] =
    status === 410
      ? [t('publicPage.gone'), t('publicPage.gone_text')]
      : [t('publicPage.unknown'), t('publicPage.unknown_text')]
  return framed(reading, {
    head: html`<title>${title} · ${t('answers.academy')}</title>\n<meta name="robots" content="noindex">`,
    body: html`<main class="main dead-end" id="main">${brokenLink}<h1>${title}</h1><p class="soft">${text}</p><p><a href="/">${t('publicPage.to_portal')}</a></p></main>`,
    versions: null,
    wayOn: html`<a href="/">${t('session.login')}</a>`,
    status,
  })
}

/** The drawing that the portal's own page of broken links has: the icon `unlink`. */
const brokenLink = html`<svg data-broken-link width="56" height="56" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
<path d="M17 22v-2m-8-5l6-6m-4-3l.463-.536a5 5 0 0 1 7.071 7.072L18 13m-5 5l-.397.534a5.07 5.07 0 0 1-7.127 0a4.97 4.97 0 0 1 0-7.071L6 11m14 6h2M2 7h2m3-5v2"/>
</svg>`

/** From an address of before to the present one. */
export function movedPage(location: string): Promise<WebPage> {
  const policy = "default-src 'none'; frame-ancestors 'none'"
  return WebPage.of(html`<!doctype html><title>${location}</title><a href="${location}">${location}</a>`, {
    policy,
    status: 301,
    location,
  })
}
