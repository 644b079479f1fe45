import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { applications } from '#contract/applications/applications.ts'
import { artists } from '#contract/artists/artists.ts'
import { benefits } from '#contract/benefits/benefits.ts'
import { languages } from '#contract/kit/text.ts'
import { additionalResponsibilities } from '#contract/responsibilities/additional-responsibilities.ts'
import { responsibilities } from '#contract/responsibilities/responsibilities.ts'
import { test } from '#testing/browser.ts'
import { cast } from '#testing/cast.ts'
import { screens } from '#web/app/screens.tsx'

const widths = [360, 1440]
/** Who looks at a screen that is made for one role. */
const viewers = {
  'super-admin': cast.owner,
  administrator: cast.office,
  'pro-artist': cast.artist,
  client: cast.fellow,
}
const schemes = ['light', 'dark'] as const

/** Where a screen shows each role something else. */
const others = screens.filter(({ path }) => path === 'inbox').map((screen) => ({ ...screen, role: 'client' as const }))

for (const { path, guard, role } of [...screens, ...others]) {
  test(`/${path}${role ? ` as ${role}` : ''} is for everybody: both languages, light and dark, phone and desk`, async ({
    page,
    people,
    portal,
  }) => {
    const faults = faultsOf(page)
    await page.goto('/')
    const isForOffice = (guard !== 'guest-only' && guard !== 'public') || path.includes('$')
    if (isForOffice) await people.signIn(role ? viewers[role] : cast.office)
    const samples = await samplesFor(path, people, portal)
    await page.goto(`/#/${path.replace(/\$(\w+)/g, (_, name: string) => samples[name] ?? '')}`)
    await page.waitForLoadState('networkidle')
    for (const language of languages) {
      await people.speak(language)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          await expectFitFor(page, `${language}, ${width} px, ${colorScheme}`)
        }
      }
    }
    await people.speak('pl')
    expect(faults).toEqual([])
  })
}

async function expectFitFor(page: Page, situation: string) {
  await expect(page.getByRole('heading', { level: 1 }), situation).toHaveCount(1)
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)
  expect(found, situation).toEqual([])
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways, `${situation}: scrolls sideways`).toBeLessThanOrEqual(0)
}

/** What the browser complains about. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  // A form that was sent is asked for, too: the answer is how its page knows.
  const isMeant = (text: string) => text.includes('409') && page.url().endsWith('/finalized')
  page.on('console', (message) => {
    if (message.type() === 'error' && !isMeant(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

type Fixtures = Parameters<Parameters<typeof test>[2]>[0]

/** Something to show on screens whose address has a part that varies. */
async function samplesFor(
  path: string,
  people: Fixtures['people'],
  portal: Fixtures['portal'],
): Promise<Record<string, string>> {
  if (!path.includes('$')) return {}
  if (path.startsWith('benefits/')) {
    const { data } = await people.send(benefits.list, {})
    return { id: String(data[0]?.id) }
  }
  if (path.startsWith('responsibilities/')) {
    const { data } = path.includes('additional')
      ? // With evidence, whose file has a long name.
        await people.send(additionalResponsibilities.list, { status: 'SUBMITTED', sortBy: 'due_on' })
      : await people.send(responsibilities.list, {})
    return { id: String(data[0]?.id) }
  }
  // What an artist of the network does fills their page.
  if (path === 'proartist/$id') {
    const { data } = await people.send(artists.list, { filter: cast.artist.email })
    return { id: String(data[0]?.id) }
  }
  const { data } = await people.send(artists.list, {
    filter: cast.accepted.email,
    params: '{"context":"INVITATION"}',
  })
  const id = data[0]?.id ?? 0
  if (path.includes('$id')) return { id: String(id) }
  if (path.endsWith('/finalized')) return { hash: await usedLink(people, portal) }
  await people.send(applications.sendLink, { id })
  const { route } = await portal.letterTo(cast.accepted.email, { leadsTo: '/pro-artist-form' })
  return { hash: route.split('/').at(-1) ?? '' }
}

/** The link of somebody who has just sent the form. */
async function usedLink(people: Fixtures['people'], portal: Fixtures['portal']): Promise<string> {
  const email = 'sent-the-form@example.com'

  const application = { first_name: 'Ida', last_name: 'Lis', email, phone: '+48601234567', city: 'Łódź' }
  const told = {
    techniques: ['LIPS' as const],
    years_of_experience: 3,
    motivation: 'Chcę uczyć się od najlepszych i uczyć innych.',
  }
  const { data } = await people.send(applications.register, {
    ...application,
    ...told,
    country_id: 1,
    language_name: 'pl',
    terms_accepted: true,
  })
  await people.send(applications.accept, { id: data.id })
  const { route } = await portal.letterTo(email, { leadsTo: '/pro-artist-form' })
  await portal.query('update pro_artists set invitation_status = 4 where email = $1', [email])
  return route.split('/').at(-1) ?? ''
}
