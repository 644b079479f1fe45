import type { Cases } from './cases.ts'

const files = import.meta.glob<Record<string, Cases>>('../server/*/*.cases.ts', { eager: true })

/** Every feature's cases, by its name in the API: gathered by the names of their files, so that no list forgets one. */
export const cases: Readonly<Record<string, Cases>> = Object.fromEntries(
  Object.entries(files).flatMap(([path, file]) => Object.values(file).map((its) => [nameOf(path), its])),
)

/** …/additional-responsibilities.cases.ts → additionalResponsibilities */
function nameOf(path: string): string {
  const file = path.slice(path.lastIndexOf('/') + 1, -'.cases.ts'.length)
  return file.replace(/-(.)/g, (_, first: string) => first.toUpperCase())
}
