/** Atelier's logo, an easel with a stroke of a brush, where an academy has no mark of its own. The portal draws it in `mark.tsx`. */
export function logo(size: number, ink: string, brush: string): string {
  return `<svg ${namespace} width="${size}" height="${size}" ${drawing}>${strokes(ink, brush)}</svg>`
}

/** The picture of a browser's tab in the academy's color; in Atelier's it is `favicon.svg`. */
export function tabIcon(ground: string, brush: string): string {
  return `<svg ${namespace} ${drawing}><rect width="32" height="32" rx="7" fill="${ground}"/><g transform="translate(4.5 4.5) scale(.72)">${strokes('#fffaf5', brush)}</g></svg>`
}

const namespace = 'xmlns="http://www.w3.org/2000/svg"'
const drawing = 'viewBox="0 0 32 32" fill="none" stroke-linecap="round"'

export function strokes(ink: string, brush: string): string {
  return `<path d="M16 3.5 6 28.5M16 3.5l10 25M16 3.5v6" stroke="${ink}" stroke-width="2.4"/>
<path d="M5.5 20.6c4.6-2.9 8.2 1.5 12.2-.3 2.9-1.3 5.3-2.6 8.8-.9" stroke="${brush}" stroke-width="3.2"/>`
}
