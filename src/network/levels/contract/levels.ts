import { z } from 'zod/mini'
import { calls, endpoint, single } from '#kit/contract/endpoint.ts'
import { id, idList, line } from '#kit/contract/fields.ts'
import { revised } from '#kit/contract/revision.ts'
import { bilingual } from '#kit/contract/texts/text.ts'

/** What a level may ask of an artist; each is one of the artist's figures. */
export const metrics = ['trainings_completed', 'average_rating', 'reviews_count', 'approved_portfolio_items'] as const
export type Metric = (typeof metrics)[number]

const requirement = z.object({ metric: z.enum(metrics), at_least: z.number() })
export type Requirement = z.output<typeof requirement>

/** The bounds of a requirement; a rating has tenths, all others are counts. */
export const metricRules: Record<Metric, { min: number; max: number; isWhole: boolean }> = {
  trainings_completed: { min: 1, max: 10_000, isWhole: true },
  average_rating: { min: 1, max: 5, isWhole: false },
  reviews_count: { min: 1, max: 10_000, isWhole: true },
  approved_portfolio_items: { min: 1, max: 10_000, isWhole: true },
}

/** A number as people type it, also "4,5". */
const typedNumber = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^-?\d{1,9}([.,]\d{1,4})?$/, 'number'))], 'number'),
  z.transform((value) => Number(String(value).replace(',', '.'))),
)

const requirementDraft = z.object({ metric: z.enum(metrics), at_least: typedNumber }).check((context) => {
  const { metric, at_least } = context.value
  const { min, max, isWhole } = metricRules[metric]
  const refuse = (message: string, params?: Record<string, number>) =>
    context.issues.push({ code: 'custom', input: at_least, path: ['at_least'], message, params })
  if (at_least < min) refuse('too_small', { min })
  else if (at_least > max) refuse('too_big', { max })
  else if (isWhole && !Number.isInteger(at_least)) refuse('whole_number')
  else if (!isWhole && !isTenths(at_least)) refuse('tenths')
})

const draft = z.object({
  name: bilingual(line(60)),
  /** How programs and exports call the level. */
  code: z
    .string()
    .check(z.minLength(1, 'required'), z.maxLength(40, 'too_long'), z.regex(/^[A-Z][A-Z0-9_]*$/, 'level_code')),
  requirements: z.array(requirementDraft).check(z.maxLength(20, 'too_many'), (context) => {
    const required = context.value.map(({ metric }) => metric)
    const twice = required.findIndex((metric, index) => required.indexOf(metric) !== index)
    if (twice >= 0)
      context.issues.push({ code: 'custom', input: required, path: [twice, 'metric'], message: 'metric_twice' })
  }),
})

const level = z.object({
  id: id(),
  code: z.string(),
  name: bilingual(z.string()),
  /** Rises along the ladder; there may be gaps. */
  position: z.int(),
  /** The lowest level has no requirements: every artist begins there. */
  requirements: z.array(requirement),
  /** The number of artists on the level; only for users who may see them all. */
  artists_count: z.nullable(z.int()),
  revision: z.int(),
})
export type Level = z.output<typeof level>

/** A level as others speak of it. */
export const levelName = z.pick(level, { id: true, code: true, name: true })

/** The features that show a level, or are ordered by it. */
const showingLevels = ['levels', 'artists', 'profile', 'statusUpgrades', 'responsibilities', 'benefits']

export const levels = calls('levels', {
  /** The ladder, the lowest first. */
  list: endpoint({
    method: 'GET',
    path: '/api/levels',
    permission: 'signed-in',
    response: z.object({ data: z.array(level) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/levels',
    permission: 'can-edit-system-settings',
    refreshes: showingLevels,
    body: draft,
    response: single(level),
  }),
  reorder: endpoint({
    method: 'PUT',
    path: '/api/levels/order',
    permission: 'can-edit-system-settings',
    refreshes: showingLevels,
    body: z.object({ ids: idList() }),
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/levels/{id}',
    permission: 'can-edit-system-settings',
    refreshes: showingLevels,
    body: revised(draft),
    response: single(level),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/levels/{id}',
    permission: 'can-edit-system-settings',
    refreshes: showingLevels,
  }),
})

/** Requirements that are lower than those of the level below: allowed, but shown as a warning. */
export function fallingMetrics(level: Pick<Level, 'requirements'>, below: Pick<Level, 'requirements'>): Metric[] {
  const required = (of: Pick<Level, 'requirements'>, metric: Metric) =>
    of.requirements.find((requirement) => requirement.metric === metric)?.at_least ?? 0
  return metrics.filter((metric) => required(level, metric) < required(below, metric))
}

function isTenths(value: number): boolean {
  return Math.abs(value * 10 - Math.round(value * 10)) < 1e-9
}
