import { purposes } from '#kit/contract/values/files.ts'
import { type Html, html } from '#kit/server/http/api/html.ts'
import type { PublicWork } from '../profile-content.queries.ts'
import type { View } from '../profile-view.ts'

type Picture = PublicWork['images'][number]

const { small, medium, large } = purposes.portfolio.widths

/** A picture of a work where it takes so much of the width. A smaller one is never enlarged. */
export function pictureOf({ language, pictures }: View, { id, alt, width, height }: Picture, sizes: string): Html {
  const each = [
    ['small', small],
    ['medium', medium],
    ['large', large],
  ] as const
  const srcset = each.map(([size, most]) => `${pictures.work(id, size)} ${Math.min(most, width)}w`).join(', ')
  return html`<img src="${pictures.work(id, 'medium')}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${height}" alt="${alt[language]}" loading="lazy" decoding="async">`
}

/** Opens the viewer of a work; without a script, its first picture. */
export function enlarging({ t, pictures }: View, { id, images }: PublicWork): Html {
  const [first] = images
  return html`<a class="button" data-kind="plain" href="${first && pictures.work(first.id, 'large')}" data-opens="viewer-${id}">${t('publicPage.enlarge', { count: images.length })}</a>`
}

/** All pictures of a work as large as the screen, over the page: loaded once it is opened. */
export function pictureViewer(view: View, { id, title, images }: PublicWork): Html {
  const { t, language } = view
  return html`<dialog class="viewer" id="viewer-${id}" aria-label="${title[language]}">
${closing(view)}
${images.map((image) => html`<figure>${pictureOf(view, image, '100vw')}<figcaption>${t(`publicPage.stage_${image.stage}`)}</figcaption></figure>`)}
</dialog>`
}

export function closing({ t }: Pick<View, 't'>): Html {
  return html`<form method="dialog"><button class="button" data-kind="plain">${t('app.close')}</button></form>`
}
