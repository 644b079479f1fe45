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
    body: html`<main class="main" id="main"><div><h1>${title}</h1><p class="soft">${text}</p><p><a href="/">${t('publicPage.to_portal')}</a></p></div></main>`,
    versions: null,
    status,
  })
}

/** From an address of before to the present one. */
export function movedPage(location: string): Promise<WebPage> {
  const policy = "default-src 'none'; frame-ancestors 'none'"
  return WebPage.of(html`<!doctype html><title>${location}</title><a href="${location}">${location}</a>`, {
    policy,
    status: 301,
    location,
  })
}
