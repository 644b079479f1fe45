import type { Language } from '#kit/contract/texts/text.ts'
import { demoAccounts } from './demo-accounts.ts'
import { emailOf, phoneOf } from './demo-contacts.ts'
import { randomOf } from './demo-random.ts'

export type DemoStudent = {
  first_name: string
  last_name: string
  email: string
  phone: string | null
  /** ISO 3166-1 alpha-2. */
  country: string
  language_name: Language
  status: 'ACTIVE' | 'BLOCKED'
  internal_note: string | null
}

/** All that the office ever noted about somebody, by the student's number. */
const notes: Record<number, string> = {
  4: 'Prosi o terminy tylko w weekendy.',
  17: 'Uczulenie na lateks: przed każdym szkoleniem uprzedzić prowadzącą.',
  38: 'Trzy razy nie przyszła bez uprzedzenia. Zablokowana do rozmowy z biurem.',
  52: 'Faktury na firmę, dane w mailu z marca.',
  101: 'Writes to us in Polish as well.',
  116: 'Disputed two payments with the bank; blocked until that is settled.',
}
const blocked = [38, 116]

/** A hundred and twenty; the first is who signs in as the demo's student. */
export function demoStudents(): DemoStudent[] {
  const people = [emily, ...polish, ...english]
  return people.map(({ first_name, last_name, email, country, language_name }, index) => {
    const random = randomOf(10_000 + index)
    const hasPhone = index === 0 || random.fraction() < 0.9
    return {
      ...{ first_name, last_name, country, language_name },
      email: emailOf({ first_name, last_name, language_name, ...(email && { email }) }, 0),
      phone: hasPhone ? phoneOf({ country }, random) : null,
      status: blocked.includes(index) ? 'BLOCKED' : 'ACTIVE',
      internal_note: notes[index] ?? null,
    }
  })
}

type Named = Pick<DemoStudent, 'first_name' | 'last_name' | 'country' | 'language_name'> & { email?: string }

const account = demoAccounts.find(({ role }) => role === 'client') as (typeof demoAccounts)[number]
const emily: Named = { ...account, country: 'GB' }

const polishFirstNames =
  'Agata Alicja Amelia Aneta Anita Antonina Bianka Blanka Celina Daria Dorota Emilia Ewa Gaja Halina Ilona Inga Jagoda Joanna Julia Kaja Kalina Kamila Laura Lidia Liliana Lucyna Łucja Malwina Marta Milena Nadia Nina Oliwia Otylia Pola Róża Sandra Tamara Urszula Wanda Żaneta'.split(
    ' ',
  )
const polishLastNames =
  'Baran Bednarek Bielak Bober Cichoń Czaja Drozd Dudek Dziedzic Filipek Gajda Gołąb Grzyb Jarosz Kalisz Kania Kasprzak Klimek Kmiecik Kowal Kozak Krawiec Kulik Laskowicz Madej Marczak Mazur Mikuła Nawrot Niemiec Orzeł Paluch Piątek Pluta Polak Rogala Skiba Sowa Stachura Szewczyk Tokarz Urbaniak Wilczek Witek Wolny Zięba'.split(
    ' ',
  )

/** Last names that are the same for everybody, first names in their order: no pair comes twice. */
const polish: Named[] = Array.from({ length: 91 }, (_, index) => ({
  first_name: polishFirstNames[(index * 5) % polishFirstNames.length] as string,
  last_name: polishLastNames[index % polishLastNames.length] as string,
  country: 'PL',
  language_name: 'pl',
}))

const english: Named[] = [
  ['Abigail', 'Turner', 'GB'],
  ['Aoife', 'Byrne', 'IE'],
  ['Astrid', 'Lindqvist', 'SE'],
  ['Beatriz', 'Ortega', 'ES'],
  ['Camille', 'Moreau', 'FR'],
  ['Charlotte', 'Hughes', 'GB'],
  ['Clara', 'Neumann', 'DE'],
  ['Daniela', 'Conti', 'IT'],
  ['Elena', 'Vidal', 'ES'],
  ['Emma', 'Visser', 'NL'],
  ['Freya', 'Johansen', 'NO'],
  ['Grace', 'Adeyemi', 'GB'],
  ['Hannah', 'Fischer', 'DE'],
  ['Imogen', 'Clarke', 'GB'],
  ['Jasmin', 'Keller', 'AT'],
  ['Kateřina', 'Malá', 'CZ'],
  ['Laura', 'Jankauskienė', 'LT'],
  ['Lucia', 'Kráľová', 'SK'],
  ['Marta', 'Iglesias', 'ES'],
  ['Nadiia', 'Bondarenko', 'UA'],
  ['Niamh', 'Kelly', 'IE'],
  ['Oksana', 'Melnyk', 'UA'],
  ['Phoebe', 'Marsh', 'GB'],
  ['Sara', 'Lombardi', 'IT'],
  ['Tess', 'van Dijk', 'NL'],
  ['Valeria', 'Greco', 'IT'],
  ['Yuliia', 'Tkachenko', 'UA'],
  ['Zoe', 'Bennett', 'GB'],
].map(([first_name, last_name, country]) => ({ first_name, last_name, country, language_name: 'en-US' }) as Named)
