import { type Random, randomOf } from '#demo/records/demo-random.ts'
import type { Compared } from '#office/duplicates/server/matching/score.ts'

/*
 * Pairs of records of which it is known whether they are one person, made up by rules: docs/design/duplicates.md has
 * them in words. The rules were written before the scores were tuned.
 */

export type LabelledPair = { rule: string; isSame: boolean; left: Compared; right: Compared }

type Rule = { count: number; make: (random: Random) => [Compared, Compared] }

export function labelledPairs(seed: number): LabelledPair[] {
  const random = randomOf(seed)
  const made = (rules: Record<string, Rule>, isSame: boolean) =>
    Object.entries(rules).flatMap(([rule, { count, make }]) =>
      Array.from({ length: count }, () => {
        const [left, right] = make(random)
        return { rule, isSame, left, right }
      }),
    )
  return [...made(same, true), ...made(different, false)]
}

/** People as an academy has them, many with common names. */
export function somebody(random: Random): Compared {
  return person(random, random.pick(random.fraction() < 0.9 ? women : men))
}

const same: Record<string, Rule> = {
  'new email': { count: 30, make: (random) => again(random, (one) => ({ email: emailOf(random, one) })) },
  'new phone, email written another way': {
    count: 25,
    make: (random) =>
      again(random, ({ email }) => ({
        email: random.pick([variantOf(random, email), slip(random, email)]),
        phone: phone(random),
      })),
  },
  'short form of the first name, new email': {
    count: 35,
    make: (random) => {
      const [full, short] = random.pick(shortForms)
      const one = { ...person(random, full) }
      return mixed(random, one, { ...one, first_name: short, email: emailOf(random, one) })
    },
  },
  'typing slip in the name, new email': {
    count: 30,
    make: (random) =>
      again(random, (one) => {
        const side = random.pick(['first_name', 'last_name', 'last_name'])
        return { [side]: capital(slip(random, one[side])), email: emailOf(random, one) }
      }),
  },
  'first and last name switched, new email': {
    count: 20,
    make: (random) =>
      again(random, (one) => ({
        first_name: one.last_name,
        last_name: one.first_name,
        email: emailOf(random, one),
      })),
  },
  'married: new last name and email': {
    count: 20,
    make: (random) =>
      again(random, (one) => {
        const last_name = otherThan(random, one.last_name, () => lastName(random, true))
        return { last_name, email: emailOf(random, { ...one, last_name }) }
      }),
  },
  'double last name, new email': {
    count: 20,
    make: (random) =>
      again(random, (one) => {
        const second = otherThan(random, one.last_name, () => lastName(random, true))
        const last_name = `${one.last_name}${random.pick(['-', ' '])}${second}`
        return { last_name, email: emailOf(random, { ...one, last_name }) }
      }),
  },
  'without diacritics, new email': {
    count: 15,
    make: (random) =>
      again(random, (one) => ({
        first_name: plain(one.first_name),
        last_name: plain(one.last_name).toUpperCase(),
        email: emailOf(random, one),
      })),
  },
  'slip in the email, phone left out': {
    count: 15,
    make: (random) => again(random, ({ email }) => ({ email: slip(random, email), phone: null })),
  },
  'short form and slip in the email, phone left out': {
    count: 10,
    make: (random) => {
      const [full, short] = random.pick(shortForms)
      const one = person(random, full)
      return mixed(random, one, { ...one, first_name: short, email: slip(random, one.email), phone: null })
    },
  },
  'slip in the phone, new email': {
    count: 15,
    make: (random) =>
      again(random, (one) => ({ phone: phoneSlip(random, one.phone ?? ''), email: emailOf(random, one) })),
  },
  'new email and phone, same tax id': {
    count: 7,
    make: (random) => {
      const one = { ...somebody(random), tax_id: taxId(random) }
      return mixed(random, one, { ...one, email: emailOf(random, one), phone: phone(random) })
    },
  },
  'new email, phone left out': {
    count: 8,
    make: (random) => again(random, (one) => ({ email: emailOf(random, one), phone: null })),
  },
}

const different: Record<string, Rule> = {
  'siblings on one phone': {
    count: 30,
    make: (random) => relatives(random, random.pick([women, men]), random.pick([women, men])),
  },
  'mother and daughter, addresses in one mailbox': {
    count: 20,
    make: (random) => {
      const [mother, daughter] = relatives(random, women, women)
      const mailbox = `${plain(mother.first_name)}.${plain(mother.last_name)}`.toLowerCase()
      return [
        { ...mother, email: `${mailbox}@gmail.com` },
        { ...daughter, email: `${mailbox}+${plain(daughter.first_name).toLowerCase()}@gmail.com` },
      ]
    },
  },
  'couples on one phone': { count: 15, make: (random) => relatives(random, women, men) },
  namesakes: { count: 45, make: (random) => namesakes(random, (one) => one.first_name) },
  'namesakes, one with a short form': {
    count: 15,
    make: (random) => {
      const [full, short] = random.pick(shortForms)
      const one = person(random, full)
      return mixed(random, one, { ...namesake(random, one), first_name: short })
    },
  },
  'namesakes, one without a phone': {
    count: 10,
    make: (random) => {
      const [one, other] = namesakes(random, ({ first_name }) => first_name)
      return [one, { ...other, phone: null }]
    },
  },
  'colleagues on the phone of their salon': {
    count: 25,
    make: (random) => {
      const one = somebody(random)
      const first = otherThan(random, one.first_name, () => random.pick(women))
      return mixed(random, one, { ...person(random, first), phone: one.phone })
    },
  },
  'colleagues of one first name on one phone': {
    count: 5,
    make: (random) => {
      const one = somebody(random)
      return mixed(random, one, { ...person(random, one.first_name), phone: one.phone })
    },
  },
  'one company, other people': {
    count: 10,
    make: (random) => {
      const one = { ...somebody(random), tax_id: taxId(random) }
      const first = otherThan(random, one.first_name, () => random.pick(women))
      return mixed(random, one, { ...person(random, first), tax_id: one.tax_id })
    },
  },
  'first names that look alike': {
    count: 25,
    make: (random) => {
      const [first, other] = random.pick(alikeFirst)
      const one = person(random, first)
      return mixed(random, one, { ...person(random, other), last_name: one.last_name })
    },
  },
  'twins whose names look alike, on one phone': {
    count: 15,
    make: (random) => {
      const [first, other] = random.pick(alikeFirst)
      const one = person(random, first)
      return mixed(random, one, { ...person(random, other), last_name: one.last_name, phone: one.phone })
    },
  },
  'last names that look alike': {
    count: 20,
    make: (random) => {
      const [last, other] = random.pick(alikeLast)
      const one = { ...somebody(random), last_name: last }
      return mixed(random, one, { ...namesake(random, one), last_name: other })
    },
  },
  'first and last name the other way around': {
    count: 5,
    make: (random) => {
      const [first_name, last_name] = random.pick(bothWays)
      const one = { ...person(random, first_name), last_name }
      const other = { ...person(random, last_name), last_name: first_name }
      return mixed(random, one, other)
    },
  },
  'phones next to each other': {
    count: 10,
    make: (random) => {
      const one = somebody(random)
      const first = otherThan(random, one.first_name, () => random.pick(women))
      return mixed(random, one, { ...person(random, first), phone: phoneSlip(random, one.phone ?? '') })
    },
  },
}

/** The same person entered once more, with this changed. */
function again(random: Random, change: (one: Compared) => Partial<Compared>): [Compared, Compared] {
  const one = somebody(random)
  return mixed(random, one, { ...one, ...change(one) })
}

function namesakes(random: Random, firstOf: (one: Compared) => string): [Compared, Compared] {
  const one = somebody(random)
  return [one, { ...namesake(random, one), first_name: firstOf(one) }]
}

/** Somebody else of this name. */
function namesake(random: Random, one: Compared): Compared {
  const { first_name, last_name } = one
  const email = otherThan(random, one.email, () => emailOf(random, one))
  return { first_name, last_name, email, phone: phone(random), tax_id: null }
}

function relatives(random: Random, first: Names, second: Names): [Compared, Compared] {
  const one = person(random, random.pick(first))
  const name = otherThan(random, one.first_name, () => random.pick(second))
  return mixed(random, one, { ...person(random, name), last_name: one.last_name, phone: one.phone })
}

function mixed(random: Random, one: Compared, other: Compared): [Compared, Compared] {
  return random.fraction() < 0.5 ? [one, other] : [other, one]
}

function person(random: Random, first_name: string): Compared {
  const last_name = lastName(random, !(men as readonly string[]).includes(first_name))
  const name = { first_name, last_name }
  return { ...name, email: emailOf(random, name), phone: phone(random), tax_id: null }
}

function lastName(random: Random, isWoman: boolean): string {
  const name = random.fraction() < 0.6 ? random.pick(commonLast) : `${random.pick(stems)}${random.pick(endings)}`
  return isWoman ? name.replace(/ki$/, 'ka') : name
}

function emailOf(random: Random, { first_name, last_name }: Pick<Compared, 'first_name' | 'last_name'>): string {
  const first = plain(first_name).toLowerCase()
  const last = plain(last_name).toLowerCase().replace(/\W/g, '')
  const number = random.fraction() < 0.5 ? String(random.whole(1, 99)) : ''
  const name = random.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${last}.${first}`,
    `${first[0]}.${last}`,
    `${last}${first[0]}`,
  ])
  const own = `${random.pick(stems)}.${random.pick(['brwi', 'beauty', 'studio', 'kontakt'])}`.toLowerCase()
  return `${random.fraction() < 0.8 ? name : plain(own)}${number}@${random.pick(providers)}`
}

function variantOf(random: Random, email: string): string {
  const [local = '', domain = ''] = email.split('@')
  if (domain !== 'gmail.com') return `${local}+szkolenia@${domain}`
  return random.pick([`${local.replaceAll('.', '')}@gmail.com`, `${local}+kurs@gmail.com`, `${local}@googlemail.com`])
}

/** One letter left out, typed twice, replaced by its neighbour on the keyboard, or switched with the next. */
function slip(random: Random, text: string): string {
  const letters = [...text].flatMap((letter, index) => (index > 0 && /\p{L}/u.test(letter) ? [index] : []))
  const at = letters[random.whole(0, letters.length - 1)] ?? 1
  const [before, letter = '', after] = [text.slice(0, at), text[at], text.slice(at + 1)]
  const near = neighbours[plain(letter).toLowerCase()] ?? 'e'
  return random.pick([
    before + after,
    before + letter + letter + after,
    before + near + after,
    after ? before + after[0] + letter + after.slice(1) : `${before}${near}`,
  ])
}

/** One digit typed wrong, or two switched. */
function phoneSlip(random: Random, phone: string): string {
  const at = random.whole(4, phone.length - 2)
  const digit = (Number(phone[at]) + random.whole(1, 9)) % 10
  const replaced = `${phone.slice(0, at)}${digit}${phone.slice(at + 1)}`
  const switched = `${phone.slice(0, at)}${phone[at + 1]}${phone[at]}${phone.slice(at + 2)}`
  return random.fraction() < 0.6 || switched === phone ? replaced : switched
}

function phone(random: Random): string {
  return `+48${random.pick(['50', '51', '60', '66', '69', '72', '78', '88'])}${random.whole(1_000_000, 9_999_999)}`
}

function taxId(random: Random): string {
  return String(random.whole(1_000_000_000, 9_999_999_999))
}

function otherThan(_random: Random, taken: string, make: () => string): string {
  for (;;) {
    const made = make()
    if (made !== taken) return made
  }
}

function plain(text: string): string {
  return text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replace(/\p{M}/gu, '')
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

type Names = readonly [string, ...string[]]

const women: Names = [
  ...(['Anna', 'Katarzyna', 'Małgorzata', 'Agnieszka', 'Barbara', 'Ewa', 'Magdalena', 'Elżbieta', 'Joanna'] as const),
  ...['Aleksandra', 'Monika', 'Dorota', 'Julia', 'Natalia', 'Karolina', 'Marta', 'Paulina', 'Alicja', 'Justyna'],
  ...[
    'Wiktoria',
    'Sylwia',
    'Patrycja',
    'Izabela',
    'Kamila',
    'Weronika',
    'Zuzanna',
    'Oliwia',
    'Olha',
    'Oksana',
    'Emily',
  ],
]
const men: Names = ['Piotr', 'Tomasz', 'Paweł', 'Michał', 'Marcin', 'Jakub', 'Łukasz', 'Adam', 'Mateusz', 'Rafał']

const shortForms: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Małgorzata', 'Gosia'],
  ['Katarzyna', 'Kasia'],
  ['Aleksandra', 'Ola'],
  ['Joanna', 'Asia'],
  ['Magdalena', 'Magda'],
  ['Agnieszka', 'Aga'],
  ['Barbara', 'Basia'],
  ['Elżbieta', 'Ela'],
  ['Zuzanna', 'Zuzia'],
  ['Izabela', 'Iza'],
  ['Natalia', 'Natka'],
  ['Karolina', 'Karola'],
  ['Wiktoria', 'Wika'],
  ['Tomasz', 'Tomek'],
  ['Jakub', 'Kuba'],
  ['Anna', 'Ania'],
  ['Ewa', 'Ewka'],
  ['Dorota', 'Dorotka'],
  ['Julia', 'Julka'],
  ['Oleksandra', 'Sasza'],
  ['Elizabeth', 'Liz'],
]

const alikeFirst: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Marta', 'Maria'],
  ['Anna', 'Hanna'],
  ['Maja', 'Kaja'],
  ['Julia', 'Julita'],
  ['Ewa', 'Ewelina'],
  ['Karolina', 'Paulina'],
  ['Kamila', 'Kamil'],
  ['Alina', 'Alicja'],
  ['Iga', 'Ida'],
  ['Daria', 'Maria'],
  ['Lena', 'Lenka'],
  ['Adam', 'Adan'],
  ['Martyna', 'Marta'],
]

const alikeLast: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Nowak', 'Nowakowska'],
  ['Kowalska', 'Kowalczyk'],
  ['Wójcik', 'Wojcicka'],
  ['Zielińska', 'Zieleńska'],
  ['Mazur', 'Mazurek'],
  ['Wilk', 'Wilczek'],
  ['Lis', 'Lisek'],
  ['Król', 'Krol'],
]

const bothWays: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Adam', 'Marcin'],
  ['Michał', 'Paweł'],
  ['Julia', 'Anna'],
]

const commonLast: Names = [
  ...(['Nowak', 'Kowalski', 'Wiśniewski', 'Wójcik', 'Kowalczyk', 'Kamiński', 'Lewandowski', 'Zieliński'] as const),
  ...['Szymański', 'Woźniak', 'Dąbrowski', 'Kozłowski', 'Jankowski', 'Mazur', 'Kwiatkowski', 'Krawczyk', 'Kaczmarek'],
  ...['Piotrowski', 'Grabowski', 'Zając', 'Pawłowski', 'Michalski', 'Król', 'Wieczorek', 'Jabłoński', 'Wróbel'],
]
const stems: Names = [
  ...([
    'Brzez',
    'Grab',
    'Jaro',
    'Kost',
    'Lip',
    'Mal',
    'Orl',
    'Pols',
    'Rad',
    'Sien',
    'Targ',
    'Urb',
    'Wit',
    'Zar',
  ] as const),
  ...['Bor', 'Cha', 'Dzier', 'Gaw', 'Kal', 'Łuk', 'Mros', 'Ned', 'Osi', 'Pietr', 'Rud', 'Śliw', 'Tur', 'Wierz', 'Żur'],
]
const endings: Names = ['ewski', 'owski', 'iński', 'ak', 'czyk', 'asz', 'ecki', 'yń', 'ura', 'enko']

const providers: Names = [
  'gmail.com',
  'gmail.com',
  'gmail.com',
  'wp.pl',
  'onet.pl',
  'o2.pl',
  'interia.pl',
  'icloud.com',
]

/** On a keyboard. */
const neighbours: Readonly<Record<string, string>> = {
  ...{ a: 's', b: 'v', c: 'x', d: 'f', e: 'r', f: 'g', g: 'h', h: 'j', i: 'o', j: 'k', k: 'l', l: 'k', m: 'n' },
  ...{ n: 'm', o: 'p', p: 'o', r: 't', s: 'a', t: 'y', u: 'i', w: 'e', x: 'c', y: 'u', z: 'x' },
}
