import { z } from 'zod/mini'

/** The last part of a public address: small letters without marks, digits, and hyphens between them. */
const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const shortest = 3
const longest = 60

export const slug = () =>
  z.string().check(
    z.minLength(1, 'required'),
    z.refine((text) => isSlug(text), 'slug'),
  )

export function isSlug(text: string): boolean {
  return text.length >= shortest && text.length <= longest && shape.test(text)
}

/** Of the portal and the academy: nobody is called so, nor by several of these words. */
const reserved = new Set(
  'academy accessibility admin administrator akademia akademii api app artist artists artysta artysci assets atelier biuro calendar certificate certificates dashboard demo dostepnosc haslo help index info kontakt kursy login logowanie new null office official oficjalna oficjalny oficjalne owner password payments platnosci polityka pomoc portal preview privacy prywatnosci profile register regulamin robots security settings szkolenia sitemap student support system szkola team terms trainings undefined vouchers zespol www'.split(
    ' ',
  ),
)

export function isReserved(text: string): boolean {
  return text.split('-').every((word) => reserved.has(word))
}

const unmarked: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i' }

/** What a name is as an address: "Małgorzata Świątek" is `malgorzata-swiatek`. Of a name in another script nothing may be left. */
export function slugOf(name: string): string {
  const cut = plainWords(name)
  return isSlug(cut) && !isReserved(cut) ? cut : `artist-${cut}`.replace(/-+$/, '')
}

/** Its words without marks, with hyphens between them; of another script nothing is left. */
export function plainWords(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[łßøđæœþı]/g, (mail) => unmarked[mail] ?? '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
  const joined = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '')
  return joined.slice(0, longest - 5).replace(/-+$/, '')
}
