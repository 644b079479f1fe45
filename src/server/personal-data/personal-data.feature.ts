import { personalData as calls } from '#contract/personal-data/personal-data.ts'
import { feature } from '#server/kit/http/feature.ts'
import type { PersonalData } from '#server/kit/personal-data/declaration.ts'
import { personalDataRoutes } from './personal-data.routes.ts'

/** What is stored about somebody, by what all features declare. */
export const personalData = (declared: PersonalData) =>
  feature({
    rights: { 'can-export-personal-data': ['administrator'] },
    calls: personalDataRoutes(declared),
    openBeforeTerms: [calls.mine, calls.exportMine, calls.archive],
  })
