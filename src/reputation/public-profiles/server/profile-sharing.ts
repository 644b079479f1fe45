import { fullName } from '#kit/contract/values/full-name.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import { spokenRoute } from '#kit/server/mail/spoken-route.ts'
import { qrDots } from '#kit/server/pdf/qr.ts'
import { placesOf, type View } from './profile-view.ts'
import { closing } from './works/picture-viewer.ts'

/** The way to the academy, and the page's address, to be passed on: as a link, and as a code that a telephone reads off this screen. */
export function sharing(view: View): Html {
  const { t, content } = view
  const { own } = placesOf(view)
  return html`<p class="row">${asking(view)} <a class="button" data-kind="plain" href="${own}" data-opens="share">${t('publicPage.share')}</a></p>
<dialog class="sheet" id="share" aria-labelledby="sharing">
<div class="sheet-top"><h2 id="sharing">${t('publicPage.share')}</h2>${closing(view)}</div>
${qr(own, t('publicPage.qr', { name: fullName(content) }))}
<p><a href="${own}">${own}</a></p>
<p hidden><button type="button" class="button" data-kind="plain" data-address="${own}" data-copied="${t('publicPage.copied')}">${t('publicPage.pass_on')}</button></p>
</dialog>`
}

/** Leads to the academy's form, which shows no address of the artist. */
function asking({ t, language, content }: View): Html {
  return html`<a class="button" data-kind="primary" href="/#/${spokenRoute(`ask/${content.id}`, language)}" rel="nofollow">${t('inquiries.ask')}</a>`
}

/** Dark on light with a margin, in any scheme: cameras expect that. */
function qr(text: string, label: string): Html {
  const { dots, side } = qrDots(text, 4)
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges" role="img" aria-label="${label}"><path d="${dots}"/></svg>`
}
